"""Registration: a sheet for each player's deck and sideboard, and the list of everybody who has signed up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from sixrealms.tournament.brackets import Entrant
from sixrealms.tournament.sheets.heading import Heading, event_fields, foot
from sixrealms.tournament.sheets.rounds import alphabetic
from sixrealms.tournament.sheets.sheet import (
    Block,
    Column,
    Fields,
    Page,
    Sheet,
    SheetBeside,
    SheetField,
    SheetNote,
    SheetTable,
)
from sixrealms.wording import say

_SIDE_BY_SIDE: Final = 3
_ON_A_PAGE: Final = 78  # cards; what people write needs six millimetres
SIDEBOARD: Final = 7  # variant.sideboard.size


class DeckListSheet(msgspec.Struct, frozen=True):
    """A deck as it is registered: how many of each card, its name, and where it is printed. Without cards: by hand."""

    player: str = ""
    deck_name: str = ""
    cards: tuple[tuple[int, str, str], ...] = ()
    sideboard: tuple[tuple[int, str, str], ...] = ()


def deck_sheets(
    heading: Heading,
    decks: Sequence[DeckListSheet],
    size: int,
    names: Mapping[str, str],
    language: str,
    *,
    sideboards: bool,
) -> Sheet:
    """A sheet for each deck: its cards, a line for the dungeon card, the sideboard where there is one, signatures."""
    title = say("sheet-registration", language)
    pages = tuple(_deck_page(title, heading, deck, size, names, language, sideboards) for deck in decks)
    return Sheet("registration", title, language, foot(heading, title), pages)


def sign_up(heading: Heading, entrants: Sequence[Entrant], language: str, *, lines: int = 30) -> Sheet:
    """Who has signed up, by name, with lines for those who come still."""
    title = say("sheet-sign-up", language)
    teams = any(one.team for one in entrants)
    columns = (
        Column("", 8, number=True),
        Column(say("sheet-player-name", language), 60),
        *([Column(say("sheet-team", language), 40)] if teams else []),
        Column(say("sheet-deck", language), 40),
        Column(say("sheet-signs", language), 40),
    )
    known = sorted(entrants, key=lambda one: alphabetic(one.name))
    rows = [(one.name, *([one.team] if teams else []), "", "") for one in known]
    rows += [("",) * (len(columns) - 1)] * max(6, lines - len(rows))
    table = SheetTable(columns, tuple((f"{at}.", *row) for at, row in enumerate(rows, 1)), tall=6.7)
    page = Page(title, (Fields(event_fields(heading, language)), table))
    return Sheet("sign-up", title, language, foot(heading, title), (page,))


def _deck_page(
    title: str,
    heading: Heading,
    deck: DeckListSheet,
    size: int,
    names: Mapping[str, str],
    language: str,
    sideboards: bool,
) -> Page:
    name = names.get(deck.player, deck.player)
    blocks: list[Block] = [
        Fields(
            (
                *event_fields(heading, language),
                SheetField(say("sheet-player-name", language), name, 3),
                SheetField(say("sheet-deck-name", language), deck.deck_name, 3),
            )
        )
    ]
    blocks += _cards(deck.cards, size + 1, language)
    if sideboards:
        blocks.append(SheetNote(say("sheet-sideboard", language, count=SIDEBOARD)))
        blocks += _cards(deck.sideboard, SIDEBOARD, language)
    total = sum(count for count, _, _ in deck.cards)
    blocks.append(
        Fields(
            (
                SheetField(say("sheet-cards-total", language), str(total) if total else "", 1),
                SheetField(say("sheet-signature-player", language), "", 3),
                SheetField(say("sheet-checked-by", language), "", 2),
            )
        )
    )
    return Page(f"{title} · {name}" if name else title, tuple(blocks))


def _cards(cards: Sequence[tuple[int, str, str]], lines: int, language: str) -> list[SheetBeside]:
    columns = (
        Column(say("sheet-count", language), 10, number=True),
        Column(say("sheet-card", language), 40),
        Column(say("sheet-printing", language), 16),
    )
    rows = [(str(count), name, printing) for count, name, printing in cards] or [("", "", "")] * lines
    found = []
    for start in range(0, len(rows), _ON_A_PAGE):
        part = rows[start : start + _ON_A_PAGE]
        length = -(-len(part) // _SIDE_BY_SIDE)
        parts = [part[at : at + length] for at in range(0, len(part), length)]
        found.append(SheetBeside(tuple(SheetTable(columns, tuple(one)) for one in parts)))
    return found
