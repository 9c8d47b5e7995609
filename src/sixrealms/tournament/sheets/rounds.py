"""Sheets of one round: who sits where, and a slip for every table on which its result is written down and confirmed."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence

from sixrealms.tournament.brackets import Table as Seating
from sixrealms.tournament.brackets import longest
from sixrealms.tournament.sheets.heading import Heading, event_fields, foot
from sixrealms.tournament.sheets.sheet import (
    Block,
    Column,
    Fields,
    Page,
    Sheet,
    SheetBeside,
    SheetField,
    SheetTable,
    Slip,
    Slips,
)
from sixrealms.wording import say

_LINES = 34  # of the list by names, in one column


def pairings(
    heading: Heading, round_number: int, tables: Sequence[Seating], names: Mapping[str, str], language: str
) -> Sheet:
    """The seating of a round twice: by table, and by name, so that everybody finds themselves."""
    title = say("sheet-pairings", language, round=round_number)
    seats = max((len(one.players) for one in tables), default=3)
    columns = (
        Column(say("sheet-table", language), 10, number=True),
        *(Column(say("sheet-seat", language, seat=seat), 30) for seat in range(1, seats + 1)),
    )
    bye = say("sheet-bye", language)
    rows = tuple(
        (
            bye if len(one.players) == 1 else str(one.number),
            *(names.get(who, who) for who in one.players),
            *[""] * (seats - len(one.players)),
        )
        for one in tables
    )
    by_name = sorted(
        (
            (names.get(who, who), bye, "")
            if len(one.players) == 1
            else (names.get(who, who), str(one.number), str(seat))
            for one in tables
            for seat, who in enumerate(one.players, 1)
        ),
        key=lambda row: alphabetic(row[0]),
    )
    heads = (
        Column(say("sheet-player", language), 36),
        Column(say("sheet-table", language), 10, number=True),
        Column(say("sheet-seat-head", language), 10, number=True),
    )
    fields = Fields(event_fields(heading, language))
    blocks: list[Block] = [fields]
    for start in range(0, len(by_name), 2 * _LINES):
        part = by_name[start : start + 2 * _LINES]
        half = -(-len(part) // 2)
        blocks.append(SheetBeside(tuple(SheetTable(heads, tuple(rows)) for rows in (part[:half], part[half:]) if rows)))
    pages = (
        Page(title, (fields, SheetTable(columns, rows, tall=7.0))),
        Page(say("sheet-pairings-by-name", language, round=round_number), tuple(blocks)),
    )
    return Sheet("pairings", title, language, foot(heading, title), pages)


def slips(
    heading: Heading,
    round_number: int,
    tables: Sequence[Seating],
    names: Mapping[str, str],
    addresses: Mapping[int, str],
    language: str,
    *,
    wins: int = 2,
) -> Sheet:
    """A slip for each table, four to a page; `addresses` are the pages of the tables, drawn as QR codes."""
    title = say("sheet-slips", language, round=round_number)
    made = tuple(
        _slip(heading, round_number, one, names, addresses.get(one.number, ""), language, wins) for one in tables
    )
    return Sheet("slips", title, language, foot(heading, title), (Page(title, (Slips(made, 2, 2),)),))


def _slip(
    heading: Heading,
    round_number: int,
    table: Seating,
    names: Mapping[str, str],
    address: str,
    language: str,
    wins: int,
) -> Slip:
    games = longest(len(table.players), wins)
    columns = (
        Column(say("sheet-player", language), 40),
        *(Column(str(game), 7) for game in range(1, games + 1)),
        Column(say("sheet-signs", language), 24),
    )
    rows = tuple((names.get(who, who), *[""] * games, "") for who in table.players)
    return Slip(
        heading=say("sheet-slip", language, round=round_number, table=table.number),
        fields=(
            SheetField(say("sheet-tournament", language), heading.name, 6),
            SheetField(say("sheet-game", language), heading.game, 6),
            SheetField(say("sheet-winner", language), "", 6),
        ),
        table=SheetTable(columns, rows, tall=13.0),
        note=say("sheet-slip-how", language, wins=wins),
        code=address,
        code_says=say("sheet-slip-code", language) if address else "",
    )


def alphabetic(name: str) -> str:
    """By what names are sorted: letters without their accents and capitals."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
