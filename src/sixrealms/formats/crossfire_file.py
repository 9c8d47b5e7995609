"""Deck format files of the CrossFire program (`.cff`): Tcl commands that set `tempDeckFormatTotal` and others."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from types import MappingProxyType
from typing import Final

from sixrealms import catalogue
from sixrealms.catalogue import CARD_TYPES
from sixrealms.decks.deck_file import text_of
from sixrealms.decks.tcl import TclReader, Word
from sixrealms.errors import CardRefused, CatalogueError, Phrase
from sixrealms.formats.crossfire_format import TOTALS, Allowed, DeckFormat, named_format

_TITLE: Final = "tempDeckFormatTitle"
_TOTALS: Final = "tempDeckFormatTotal"
_GROUPS: Final = MappingProxyType(
    {
        "types": "tempDeckFormatLimits",
        "rarities": "tempDeckFormatRarity",
        "sets": "tempDeckFormatSet",
        "worlds": "tempDeckFormatWorld",
        "digits": "tempDeckFormatDigit",
    }
)
_BANNED: Final = "tempDeckFormatBanned"
_ALLOWED: Final = "tempDeckFormatAllowed"

_WORLD_NUMBERS: Final = ("none", "FR", "GH", "RL", "DS", "DL", "BR", "ADD", "TSR", "blank")
"""The worlds by CrossFire's numbers, from 0."""

_TYPE_NUMBERS: Final = (
    *("ally", "artifact", "blood ability", "cleric spell", "cleric", "event", "hero", "holding", "magical item"),
    *("monster", "psionic power", "psionicist", "realm", "regent", "rule", "thief", "thief ability"),
    *("unarmed combat", "wizard spell", "wizard", "dungeon"),
)
"""The card types by CrossFire's numbers, from 1."""

_TYPES: Final = {str(number): card_type for number, card_type in enumerate(_TYPE_NUMBERS, 1)}
_WORLDS: Final = {str(number): world for number, world in enumerate(_WORLD_NUMBERS)}
_FOREIGN: Final = frozenset({"FRN", "DE", "IT", "POR", "SP"})  # editions whose cards the catalogue does not hold
_CARD: Final = re.compile(r"([A-Za-z0-9]+?)(c?)/([0-9]{1,4})")
_MOST: Final = 9_999_999


def read_format(path: str | Path) -> DeckFormat:
    """The format in a `.cff` file. DeckError: file, line, what is wrong, what would be right."""
    file = Path(path)
    return parse_format(text_of(file, "format"), str(file), file.stem)


def format_asked_for(name: str) -> DeckFormat:
    """The format in the file of that name, otherwise the shipped format called so; DeckError for neither."""
    if "/" in name or os.sep in name or name.casefold().endswith(".cff") or os.path.exists(name):
        return read_format(name)
    return named_format(name)


def parse_format(text: str, source: str, name: str) -> DeckFormat:
    """The format a `.cff` text describes; DeckError says on which line it goes wrong. Descriptions are not kept."""
    reader = TclReader(text, source)
    values = reader.settings()
    if _TOTALS not in values:
        raise reader.refuse(Phrase("deck-format-no-totals"), 0)
    totals = {kind: (least, most) for kind, (least, most) in _rows(reader, values[_TOTALS], 2)}
    if missing := [kind for kind in TOTALS if kind not in totals]:
        raise reader.refuse(Phrase("deck-format-totals-lack", kinds=", ".join(missing)), values[_TOTALS].start)
    groups = {
        group: MappingProxyType(dict(_kinds(reader, group, values.get(variable), totals["All"][1])))
        for group, variable in _GROUPS.items()
    }
    banned, _ = _cards(reader, values.get(_BANNED))
    allowed, types = _cards(reader, values.get(_ALLOWED))
    title = " ".join(values[_TITLE].text.split()) if _TITLE in values else name
    return DeckFormat(name, title, MappingProxyType(totals), MappingProxyType(groups), banned, allowed, types)


def _kinds(reader: TclReader, group: str, value: Word | None, size: int) -> Iterator[tuple[str, Allowed]]:
    """The kinds of a group about which the file says something that would not go without saying."""
    for kind, numbers in _rows(reader, value, 3):
        known = kind.casefold() if group == "types" else _WORLDS.get(kind, kind) if group == "worlds" else kind
        if group == "types" and known not in CARD_TYPES:
            raise reader.refuse(Phrase("deck-format-no-type", name=repr(kind[:40])), value.start if value else 0)
        if numbers != (0, size, 1):
            yield known, Allowed(*numbers)


def _rows(reader: TclReader, value: Word | None, count: int) -> Iterator[tuple[str, tuple[int, ...]]]:
    """A flat list of a name and so many numbers, again and again."""
    items = reader.within(value) if value else []
    for first in range(0, len(items), count + 1):
        kind, *numbers = items[first : first + count + 1]
        for number in numbers:
            if not number.text.isdecimal() or not number.text.isascii() or int(number.text[:12]) > _MOST:
                why = Phrase("deck-format-no-number", most=str(_MOST), found=repr(number.text[:40]))
                raise reader.refuse(why, number.start)
        if len(numbers) < count:
            why = Phrase("deck-format-numbers", name=repr(kind.text[:40]), count=str(count), found=str(len(numbers)))
            raise reader.refuse(why, kind.start)
        yield kind.text, tuple(int(number.text) for number in numbers)


def _cards(reader: TclReader, value: Word | None) -> tuple[frozenset[str], frozenset[str]]:
    """Printing ids and card types of a list like `DUc/20 AR/092 type:15`."""
    cards: set[str] = set()
    types: set[str] = set()
    for item in reader.within(value) if value else ():
        if item.text.startswith("type:"):
            number = item.text.removeprefix("type:")
            if number not in _TYPES:
                raise reader.refuse(Phrase("deck-format-no-type-number", number=repr(number[:20])), item.start)
            types.add(_TYPES[number])
            continue
        found = _CARD.fullmatch(item.text)
        if found and found[1] in _FOREIGN:
            continue
        try:
            if found is None:
                raise CardRefused("tcl-no-card", like="DU/20", found=repr(item.text[:40]))
            cards.add(_printing(found[1], chase=bool(found[2]), number=int(found[3])))
        except CatalogueError as error:
            raise reader.refuse(error, item.start) from None
    return frozenset(cards), frozenset(types)


def _printing(set_id: str, *, chase: bool, number: int) -> str:
    """Chase cards are numbered by themselves: DUc/20 is the twentieth of them."""
    if not chase:
        return catalogue.printing(f"{set_id}/{number}").id
    for one in catalogue.all_printings():
        if one.set == set_id and one.chase and one.printed_number == number:
            return one.id
    raise CardRefused("deck-format-no-chase-card", number=str(number), set=repr(set_id[:20]))
