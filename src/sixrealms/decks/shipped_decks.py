"""The decks that come with the program: the 12 first-edition starters and 34 decks of CrossFire's players."""

from __future__ import annotations

import difflib
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from sixrealms.catalogue.card_data import fold
from sixrealms.decks.deck import Deck, from_list
from sixrealms.errors import Alternatives, DeckRefused

_FILES: Final = ("starter.json", "sample.json")


class _Row(msgspec.Struct):
    """One deck of a data file."""

    id: str
    title: str
    author: str
    format: str
    cards: list[str]
    considering: list[str] = []


def shipped() -> tuple[Deck, ...]:
    """Every shipped deck, the starters first."""
    return _load()


def starters() -> tuple[Deck, ...]:
    """The 12 starter decks, A-1 to F-2."""
    return tuple(d for d in _load() if d.format == "551ES")


def named(wanted: str) -> Deck:
    """The shipped deck with that id ("A-1", "55-psionicist") or title, whatever the case.

    DeckError names the nearest decks, or the ids when several decks share the title.
    """
    decks = _load()
    by_id = [d for d in decks if fold(d.id) == fold(wanted)]
    found = by_id or [d for d in decks if fold(d.name) == fold(wanted)]
    if len(found) == 1:
        return found[0]
    if found:
        raise DeckRefused(
            "deck-several", count=str(len(found)), name=repr(wanted[:60]), known=Alternatives(d.id for d in found)
        )
    words = {fold(w): d.id for d in decks for w in (d.name, d.id)}
    near = difflib.get_close_matches(fold(wanted), words, n=3, cutoff=0.6)
    ids = list(dict.fromkeys(words[n] for n in near))
    if ids:
        raise DeckRefused("deck-unknown-near", name=repr(wanted[:60]), near=Alternatives(ids))
    raise DeckRefused("deck-unknown", name=repr(wanted[:60]), known=", ".join(d.id for d in starters()))


@cache
def _load() -> tuple[Deck, ...]:
    folder = files("sixrealms.decks") / "data"
    return tuple(
        from_list(row.title, row.cards, considering=row.considering, author=row.author, format=row.format, id=row.id)
        for name in _FILES
        for row in msgspec.json.decode((folder / name).read_bytes(), type=list[_Row])
    )
