"""A reason as a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from sixrealms.tournament.brackets import Because
from sixrealms.wording import say

PERSONS: Final = ("player", "other", "players")
"""Values of a reason that are ids of entrants; several stand with a comma between them."""


def said(because: Because, language: str, names: Mapping[str, str] | None = None) -> str:
    """The reason in words, with the names of the entrants where they are known."""
    known = names or {}
    values = {
        key: ", ".join(known.get(one.strip(), one.strip()) for one in value.split(","))
        if key in PERSONS and isinstance(value, str)
        else value
        for key, value in because.arguments.items()
    }
    return _sentence(because.key, language, tuple(values.items()))


@lru_cache(maxsize=20_000)  # the standings of a large event are told after every result, and few lines change
def _sentence(key: str, language: str, values: tuple[tuple[str, str | int], ...]) -> str:
    sentence = say(key, language, **dict(values))
    # a name such as "Ana B." brings its own full stop
    return sentence[:-1] if sentence.endswith("..") and not sentence.endswith("...") else sentence
