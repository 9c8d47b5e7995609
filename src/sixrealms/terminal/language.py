"""Which language a person at a terminal wants to read."""

from __future__ import annotations

from collections.abc import Mapping

from sixrealms.errors import InEveryLanguage
from sixrealms.wording import LANGUAGES

_SYSTEM_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguage(InEveryLanguage):
    """Somebody asked by name for a language that does not exist here."""

    def __init__(self, name: str, where: str) -> None:
        self.name = name
        super().__init__("language-unknown", name=repr(name), where=where, known=", ".join(LANGUAGES))


def chosen_language(option: str | None, environment: Mapping[str, str]) -> str:
    """The language to speak: the --lang option, then SIXREALMS_LANG, then the system's locale, then English.

    A name given on purpose (option or SIXREALMS_LANG) is refused when no such language exists; a system
    locale without translation quietly means English.
    """
    for name, where in ((option, "--lang"), (environment.get("SIXREALMS_LANG"), "SIXREALMS_LANG")):
        if name:
            language = _match(name)
            if language is None:
                raise UnknownLanguage(name, where)
            return language
    for variable in _SYSTEM_VARIABLES:
        # POSIX: the first of the three that is set decides, even where it names no language we speak
        if locale := environment.get(variable):
            return _match(locale) or LANGUAGES[0]
    return LANGUAGES[0]


def likely_language(option: str | None, environment: Mapping[str, str]) -> str:
    """The language as `chosen_language` finds it, for whoever tells a mistake: a name nobody knows is passed over."""
    names = (option, environment.get("SIXREALMS_LANG"))
    found = next((language for name in names if name and (language := _match(name))), None)
    return found or chosen_language(None, {**environment, "SIXREALMS_LANG": ""})


def _match(name: str) -> str | None:
    """The language meant by `pt-BR`, `pt_BR.UTF-8`, `PT` and the like."""
    wanted = name.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    exact = {language.lower(): language for language in LANGUAGES}
    by_first_part = {language.partition("-")[0]: language for language in LANGUAGES}
    return exact.get(wanted) or by_first_part.get(wanted.partition("-")[0])
