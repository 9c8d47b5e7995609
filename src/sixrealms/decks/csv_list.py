"""Decks as tables: CSV with a line for each printing, as spreadsheets and other programs write it."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from sixrealms import catalogue
from sixrealms.decks.deck import Deck, from_list
from sixrealms.decks.faults import at_place, raise_all
from sixrealms.decks.text_list import MOST_CARDS, MOST_COPIES, find
from sixrealms.errors import CatalogueError, DeckError, DeckRefused

COLUMNS: Final = ("count", "id", "name", "type", "pile")
"""The columns `write` writes. `parse` needs a printing or a name, and takes them in any order."""

_CALLED: Final = {
    "count": ("count", "quantity", "qty", "number of copies", "copies"),
    "id": ("id", "printing", "card id"),
    "name": ("name", "card", "card name"),
    "set": ("set", "edition"),
    "number": ("number", "no", "card number", "collector number"),
    "type": ("type",),
    "pile": ("pile", "section", "board"),
}
_PILES: Final = {
    "": "deck",
    "deck": "deck",
    "main": "deck",
    "main deck": "deck",
    "dungeon": "deck",
    "sideboard": "sideboard",
    "side": "sideboard",
    "considering": "considering",
    "maybeboard": "considering",
    "realm deck": "realm deck",
}
_SEPARATORS: Final = (",", ";", "\t")


def looks_like(text: str) -> bool:
    """Whether a text is such a table: its first line names columns, a printing or a name among them."""
    heads = _heads(text)
    return len(heads) > 1 and ("id" in heads or "name" in heads or {"set", "number"} <= set(heads))


def parse(text: str, source: str, name: str) -> Deck:
    """The deck a table holds; DeckError says of every line that is wrong what would be right."""
    heads = _heads(text)
    rows = csv.reader(io.StringIO(text.strip("\ufeff")), delimiter=_separator(text))
    piles: dict[str, list[str]] = {"deck": [], "sideboard": [], "considering": [], "realm deck": []}
    faults: list[DeckError] = []
    try:
        for row in rows:
            if rows.line_num == 1 or not any(cell.strip() for cell in row):
                continue
            said = {head: cell.strip() for head, cell in zip(heads, row, strict=False) if head}
            try:
                pile, cards = _line(said)
                piles[pile] += cards
            except (CatalogueError, DeckError) as error:
                faults.append(at_place(source, str(rows.line_num), error))
            if any(len(cards) > MOST_CARDS for cards in piles.values()):
                raise DeckRefused("deck-too-many-cards", source=source, most=MOST_CARDS)
    except csv.Error as error:
        raise DeckRefused("deck-csv-broken", source=source, line=str(rows.line_num), why=str(error)) from None
    raise_all(source, faults)
    if not any(piles.values()):
        raise DeckRefused("deck-without-cards", source=source)
    return from_list(
        name,
        piles["deck"],
        sideboard=piles["sideboard"],
        considering=piles["considering"],
        realm_deck=piles["realm deck"],
    )


def write(deck: Deck) -> str:
    """The deck as a table that `parse` reads back to the same cards."""
    out = io.StringIO()
    lines = csv.writer(out, lineterminator="\n")
    lines.writerow(COLUMNS)
    main = [*([deck.dungeon] if deck.dungeon else []), *deck.cards]
    piles = {"deck": main, "sideboard": deck.sideboard, "considering": deck.considering, "realm deck": deck.realm_deck}
    for pile, cards in piles.items():
        lines.writerows(_rows(pile, cards))
    return out.getvalue()


def _rows(pile: str, cards: Iterable[str]) -> list[tuple[object, ...]]:
    found = [(count, catalogue.printing(card)) for card, count in Counter(cards).items()]
    return [(count, card.id, card.name, card.type, pile) for count, card in found]


def _separator(text: str) -> str:
    first = text.strip("\ufeff").partition("\n")[0]
    return max(_SEPARATORS, key=first.count)


def _heads(text: str) -> list[str]:
    """What each column holds, "" for one that is read over; nothing for a line that is none of a table."""
    line = text.strip("\ufeff").partition("\n")[0].rstrip("\r")
    try:
        first = next(csv.reader([line[:400]], delimiter=_separator(text)), [])
    except csv.Error:  # a return in the middle of the line
        return []
    words = [cell.strip().casefold() for cell in first]
    return [next((key for key, called in _CALLED.items() if word in called), "") for word in words]


def _line(said: Mapping[str, str]) -> tuple[str, list[str]]:
    pile = _PILES.get(said.get("pile", "").casefold())
    if pile is None:
        known = ", ".join(sorted({one.title() for one in _PILES if one}))
        raise DeckRefused("deck-unknown-section", name=repr(said["pile"][:60]), known=known)
    written = said.get("count") or "1"
    count = int(written) if written.isdecimal() and len(written) < 5 else 0
    if not 1 <= count <= MOST_COPIES:
        raise DeckRefused("deck-count", most=MOST_COPIES, found=repr(written[:20]))
    printing = said.get("id") or ""
    if not printing and said.get("set") and said.get("number"):
        printing = f"{said['set']}/{said['number']}"
    name = said.get("name", "")
    if "(" not in name and said.get("type") and not printing:
        name = f"{name} ({said['type']})"
    return pile, [find(" ".join(part for part in (printing, name) if part)).id] * count
