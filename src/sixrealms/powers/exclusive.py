"""Words that say one of several things: a power that asks for two of them at once is refused as it is written."""

from __future__ import annotations


def one_at_most(word: str, **given: object) -> None:
    """Refuse more than one of these parts of a word (those that are not empty): the others would be lost in silence.

    ValueError with the word and the parts.
    """
    named = [name for name, value in given.items() if value]
    if len(named) > 1:
        raise ValueError(f"{word} says one thing: {' and '.join(named)} do not go together")


def only_with(word: str, part: str, wanted: object, **given: object) -> None:
    """Refuse parts of a word that mean something only beside another one; ValueError with their names."""
    named = [name for name, value in given.items() if value]
    if named and not wanted:
        raise ValueError(f"{word} heeds {' and '.join(named)} only with {part}")
