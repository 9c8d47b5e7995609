"""What keeps a command line from being understood, in the person's language.

click knows its sentences in English only; here each of its refusals is told with a message of our own, which names the
same option, value and remedy.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

import click

from sixrealms.errors import Phrase, Sayable

_EXTRA: Final = re.compile(r"Got unexpected extra arguments? \((.*)\)\.?", re.DOTALL)
_LONGEST: Final = 60
_WHOLE: Final = type(click.INT)


class Misused(click.UsageError):
    """A command line that a command of ours refuses: a message of `wording` and its values."""

    def __init__(self, message_id: str, /, ctx: click.Context | None = None, **values: str | int | Sayable) -> None:
        self.phrase = Phrase(message_id, **values)
        super().__init__(self.phrase.said("en"), ctx)


def unknown_command(name: str, known: Sequence[str], ctx: click.Context) -> Misused:
    """The refusal of a command nobody has, with the nearest that exists."""
    wrong = repr(name[:40])
    if near := get_close_matches(name.casefold(), known, n=1):
        return Misused("usage-no-command-near", ctx, name=wrong, near=near[0])
    return Misused("usage-no-command", ctx, name=wrong, known=", ".join(known))


def in_words(wrong: click.UsageError) -> Phrase:
    """What is wrong and what would be right, for every refusal click has; an unknown one as click says it."""
    if isinstance(wrong, Misused):
        return wrong.phrase
    if isinstance(wrong, click.NoSuchOption):
        return _no_such_option(wrong)
    if isinstance(wrong, click.MissingParameter):
        return _missing(wrong)
    if isinstance(wrong, click.BadParameter):
        return Phrase("usage-invalid", name=_name(wrong), why=_why_invalid(wrong))
    if isinstance(wrong, click.BadOptionUsage):
        takes_none = "not take a value" in wrong.message  # it leaves out the context, and so which option it is
        return Phrase("usage-takes-no-value" if takes_none else "usage-needs-value", name=wrong.option_name)
    if extra := _EXTRA.fullmatch(wrong.message):
        return Phrase("usage-extra", count=len(extra[1].split()), words=_short(extra[1]))
    return _as_it_is(wrong.format_message())


def _as_it_is(text: str) -> Phrase:
    return Phrase("usage-other", what=text)


def _options(context: click.Context | None) -> list[click.Parameter]:
    return [one for one in context.command.get_params(context) if isinstance(one, click.Option)] if context else []


def _no_such_option(wrong: click.NoSuchOption) -> Phrase:
    known = [name for option in _options(wrong.ctx) for name in (*option.opts, *option.secondary_opts)]
    near = get_close_matches(wrong.option_name, known, n=1)
    name = repr(_short(wrong.option_name))
    return Phrase("usage-no-option-near", name=name, near=near[0]) if near else Phrase("usage-no-option", name=name)


def _missing(wrong: click.MissingParameter) -> Phrase:
    option = isinstance(wrong.param, click.Option)
    kind = wrong.param.type if wrong.param is not None else None
    if isinstance(kind, click.Choice):
        return Phrase("usage-missing-of", option=str(option), name=_name(wrong), known=_listed(kind))
    return Phrase("usage-missing", option=str(option), name=_name(wrong))


def _why_invalid(wrong: click.BadParameter) -> Phrase:
    """Click keeps the value in its sentence alone, before the words "is not"."""
    value, is_not, _ = wrong.message.partition(" is not ")
    kind = wrong.param.type if wrong.param is not None else None
    if not is_not:
        return _as_it_is(wrong.message)
    if isinstance(kind, click.Choice):
        return Phrase("usage-none-of", value=_short(value), known=_listed(kind))
    if isinstance(kind, click.IntRange) and "range" in wrong.message:
        if kind.max is None:
            return Phrase("usage-too-low", value=_short(value), least=str(kind.min))
        return Phrase("usage-out-of-range", value=_short(value), least=str(kind.min), most=str(kind.max))
    if isinstance(kind, _WHOLE):
        return Phrase("usage-no-number", value=_short(value))
    return _as_it_is(wrong.message)


def _name(wrong: click.BadParameter) -> str:
    hint = wrong.param.get_error_hint(wrong.ctx) if wrong.param is not None and wrong.ctx is not None else ""
    return str(hint)


def _listed(kind: click.Choice[str]) -> str:
    return ", ".join(repr(str(choice)) for choice in kind.choices)


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}..."


def said(wrong: click.UsageError, language: str, program: str) -> tuple[str, str]:
    """Which command is meant, and the line about it."""
    path = wrong.ctx.command_path if wrong.ctx else program
    return path, Phrase("usage-see-help", what=in_words(wrong), path=path).said(language)


def asked_language(given: Sequence[str]) -> str | None:
    """What a command line says after its last --lang, even if the rest of it cannot be understood."""
    found = None
    for at, word in enumerate(given):
        if word == "--lang" and at + 1 < len(given):
            found = given[at + 1]
        elif word.startswith("--lang="):
            found = word.removeprefix("--lang=")
    return found
