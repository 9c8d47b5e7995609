"""The messages of one language: nouns, clauses and sentences for every word of the card language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from sixrealms.realise.grammar import Grammar

#: The folder of each language that card texts exist in.
FOLDERS: Final = {"en": "en", "pt-BR": "pt_br", "fr": "fr"}
#: Those that have words for everything a power can say. The others tell some cards whole and refuse the rest.
COMPLETE: Final = ("en", "pt-BR")


class MissingWords(LookupError):
    """A language lacks words for something a power says, or its words ask for a value there is none of."""


class Words:
    """What one language has to say about each message id; a message may have several parts (its attributes)."""

    def __init__(self, language: str, grammar: Grammar, texts: list[str]) -> None:
        self.language = language
        self.grammar = grammar
        # isolation marks are meant for mixed writing directions and would show up in plain terminals
        self._bundle = FluentBundle([language], use_isolating=False, functions=grammar.functions())
        for text in texts:
            self._bundle.add_resource(FluentResource(text))

    def has(self, message: str, part: str = "") -> bool:
        """Whether there are words for a message (or for that part of it)."""
        if not self._bundle.has_message(message):
            return False
        found = self._bundle.get_message(message)
        return part in found.attributes if part else found.value is not None

    def silent(self, message: str) -> bool:
        """Whether there is nothing to say about it: what is only noted."""
        pattern = self._bundle.get_message(message).value if self.has(message) else None
        return pattern is not None and self._bundle.format_pattern(pattern, {}) == ("", [])

    def tell(self, message: str, values: Mapping[str, Any], part: str = "") -> str:
        """The words of a message with its values; refuses a message or part that is not there (MissingWords)."""
        if not self.has(message, part):
            raise MissingWords(f"{self.language}: no words for {message}{'.' + part if part else ''}")
        found = self._bundle.get_message(message)
        pattern = found.attributes[part] if part else found.value
        assert pattern is not None
        said, errors = self._bundle.format_pattern(pattern, dict(values))
        if errors:
            raise MissingWords(f"{self.language}: {message}{'.' + part if part else ''}: {errors[0]!r}")
        return str(said)


@cache
def words_of(language: str) -> Words:
    """The words of a language; refuses one without a folder (KeyError)."""
    folder = f"sixrealms.realise.{FOLDERS[language]}"
    grammar: Grammar = import_module(f"{folder}.grammar").GRAMMAR
    found = sorted((path for path in files(folder).iterdir() if path.name.endswith(".ftl")), key=lambda p: p.name)
    return Words(language, grammar, [path.read_text(encoding="utf-8") for path in found])
