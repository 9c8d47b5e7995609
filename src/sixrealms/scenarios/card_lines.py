"""How a scenario writes a card it lays on the table: name, notes in parentheses, what hangs on it.

`Waterdeep (razed)`, `Drizzt Do'Urden + Horn of Blasting + Rod of Shapechange`, `1st/44`, `Elminster the Mage [PR/1]`.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from sixrealms import catalogue
from sixrealms.catalogue import Printing
from sixrealms.errors import Alternatives, CardRefused, CatalogueError, InEveryLanguage
from sixrealms.scenarios.mistake import Mistake, Path

_ID = re.compile(r"\w+/\d+")
_WRITTEN = re.compile(r"(?P<name>[^()\[\]]+?)\s*(?:\[(?P<id>[^\]]*)\])?\s*(?P<notes>(?:\([^()]*\)\s*)*)")
_NOTE = re.compile(r"\(([^()]*)\)")
#: What may stand in parentheses after a name, besides "of B" and "2 turns".
NOTES: Final = ("razed", "face down", "turned", "spent", "lasting", "used", "fought")
_OF = re.compile(r"of ([A-H])")
_TURNS = re.compile(r"([1-9]\d?) turns?")


@dataclass(frozen=True)
class Laid:
    """One card of a position: which printing, in what condition, with what on it."""

    printing: str
    notes: frozenset[str] = frozenset()
    owner: str = ""  # seat letter when it is not the seat it lies with
    turns: int = 0  # turns still to spend in Limbo; 0: not said
    on_it: tuple[Laid, ...] = ()


def laid(written: str | Mapping[str, Any], edition: str, where: Path) -> Laid:
    """Read one card; Mistake names the place, what is wrong and the nearest names."""
    if isinstance(written, Mapping):
        unknown = sorted(set(written) - {"card", "with"})
        if unknown or "card" not in written:
            raise Mistake(where, "lay-card-form", found=f"{dict(written)!r:.80}")
        base = laid(written["card"], edition, where)
        hung = tuple(laid(one, edition, where) for one in written.get("with", ()))
        return Laid(base.printing, base.notes, base.owner, base.turns, (*base.on_it, *hung))
    if not isinstance(written, str):
        raise Mistake(where, "lay-card-name", found=f"{written!r:.60}")
    first, *rest = (part.strip() for part in written.split(" + "))
    one = _one(first, edition, where)
    return Laid(one.printing, one.notes, one.owner, one.turns, tuple(_one(part, edition, where) for part in rest))


def _one(text: str, edition: str, where: Path) -> Laid:
    found = _WRITTEN.fullmatch(text)
    if found is None:
        raise Mistake(where, "lay-no-card", said=repr(text[:60]))
    notes: set[str] = set()
    owner, turns = "", 0
    for note in (n.strip() for n in _NOTE.findall(found["notes"])):
        if note in NOTES:
            notes.add(note)
        elif of := _OF.fullmatch(note):
            owner = of[1]
        elif stay := _TURNS.fullmatch(note):
            turns = int(stay[1])
        else:
            known = ", ".join((*NOTES, "of B", "2 turns"))
            raise Mistake(where, "lay-no-note", said=repr(text[:60]), note=note, known=known)
    try:
        return Laid(printing_of(found["id"] or found["name"], edition).id, frozenset(notes), owner, turns)
    except CatalogueError as unknown:
        raise Mistake(where, "said-by-another", what=unknown) from None


@cache
def printing_of(name: str, edition: str) -> Printing:
    """The printing a name means: the one of `edition`, else the card's default; CatalogueError if it is ambiguous."""
    if _ID.fullmatch(name):
        return catalogue.printing(name)
    try:
        cards = catalogue.by_name(name)
    except CatalogueError as unknown:
        near = _by_word(name)
        if not near or "near" in (unknown.values if isinstance(unknown, InEveryLanguage) else ()):
            raise
        raise CardRefused("card-unknown-near", name=repr(name[:60]), near=Alternatives(near)) from None
    here = [p for card in cards for p in card.printings if p.set == edition]
    if len(here) == 1:
        return here[0]
    if not here and len(cards) == 1:
        return cards[0].default
    several = Alternatives(f"{p.id} ({p.type})" for p in here or [card.default for card in cards])
    raise CardRefused("lay-several-cards", name=repr(name), several=several)


def _by_word(name: str) -> list[str]:
    """Names of which a word is like the first one given."""
    words: dict[str, str] = {}
    for card in catalogue.cards():
        for word in card.name.split():
            words.setdefault(word.casefold(), card.name)
    near = difflib.get_close_matches(name.casefold().split()[0][:40] if name.split() else "", list(words), n=2)
    return list(dict.fromkeys(words[word] for word in near))
