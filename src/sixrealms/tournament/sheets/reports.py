"""Sheets of a finished event: standings, the wrap-up report, and the scoring form with its slips.

Ledger: report.wrap-up (names, total points, signature, convention and date), report.wrap-up.capacity (56 lines to a
sheet, as many sheets as are needed), report.form.fields and report.form.formula (the slips; S and P are left to whoever
knows what they were for, conflict.report.form.s-p-boxes).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from sixrealms.tournament.scoring.points import PUBLISHED
from sixrealms.tournament.scoring.scores import Stage
from sixrealms.tournament.sheets.drawing import SheetDrawing
from sixrealms.tournament.sheets.heading import Heading, event_fields, foot, sign_off
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
    Slip,
    Slips,
)
from sixrealms.wording import say

LINES: Final = 28  # in each of the two columns of the report
_SLIP_LINES: Final = 4


class StandingRow(msgspec.Struct, frozen=True):
    """A line of the standings. `why` tells in words what put them before the next of the same points."""

    place: int
    player: str
    points: int
    realms: int
    wins: int
    team: str = ""
    why: str = ""


class PrizeRow(msgspec.Struct, frozen=True):
    """A prize as the report tells it: what it is for, what it is, who has it, and the ties it hung on."""

    title: str
    what: str
    players: str
    notes: tuple[str, ...] = ()


class FormSlip(msgspec.Struct, frozen=True):
    """A bracket as the scoring form reports it: players by place, each with their points."""

    round: int
    bracket: int
    players: tuple[tuple[str, int | None], ...]
    factor: int = 0  # what its places are multiplied by; 0: the number of the round


class TeamRow(msgspec.Struct, frozen=True):
    """A line of the standings of teams; `members` are named with their points."""

    place: int
    team: str
    points: int
    members: str


def standings(
    heading: Heading,
    lines: Sequence[StandingRow],
    names: Mapping[str, str],
    language: str,
    stage: Stage = "final",
    round_: int = 0,
    teams_in_order: Sequence[TeamRow] = (),
) -> Sheet:
    """Everybody's place, with points, realms and games won, and why ties stand as they do, at a stage of the event."""
    title = say(f"sheet-standings-{stage}", language, round=round_)
    teams = any(line.team for line in lines)
    columns = (
        Column(say("sheet-place", language), 11, number=True),
        Column(say("sheet-player", language), 42),
        *([Column(say("sheet-team", language), 26)] if teams else []),
        Column(say("sheet-points", language), 13, number=True),
        Column(say("sheet-realms", language), 13, number=True),
        Column(say("sheet-games-won", language), 13, number=True),
        Column(say("sheet-why", language), 66),
    )
    rows = tuple(
        (
            str(one.place),
            names.get(one.player, one.player),
            *([one.team] if teams else []),
            *(str(one.points), str(one.realms), str(one.wins)),
            one.why,
        )
        for one in lines
    )
    fields = Fields(event_fields(heading, language))
    pages = [Page(title, (fields, SheetTable(columns, rows, tall=5.4)))]
    if teams_in_order:
        heads = (
            Column(say("sheet-place", language), 11, number=True),
            Column(say("sheet-team", language), 36),
            Column(say("sheet-points", language), 13, number=True),
            Column(say("sheet-team-members", language), 90),
        )
        lines_of_teams = tuple((str(one.place), one.team, str(one.points), one.members) for one in teams_in_order)
        pages.append(Page(say("sheet-teams", language), (fields, SheetTable(heads, lines_of_teams))))
    return Sheet("standings", title, language, foot(heading, title), tuple(pages))


def wrap_up(
    heading: Heading,
    totals: Sequence[tuple[str, int | None]],
    officials: Sequence[tuple[str, str, int]],
    names: Mapping[str, str],
    language: str,
    *,
    remarks: Sequence[str] = (),
    prizes: Sequence[PrizeRow] = (),
    bracket: SheetDrawing | None = None,
) -> Sheet:
    """Names and total points, 56 to a sheet. `officials` are name, office in words and points; `remarks` stand below,
    such as why an event does not count for rankings. `prizes` and the
    picture of the `bracket` have pages of their own.
    """
    title = say("sheet-wrap-up", language)
    columns = (
        Column("", 10, number=True),
        Column(say("sheet-player-name", language), 58),
        Column(say("sheet-total", language), 18, number=True),
    )
    rows = [
        (f"{at}.", names.get(who, who), "" if points is None else str(points))
        for at, (who, points) in enumerate(totals, 1)
    ]
    pages: list[Page] = []
    for start in range(0, max(len(rows), 1), 2 * LINES):
        part = rows[start : start + 2 * LINES]
        part += [(f"{start + at}.", "", "") for at in range(len(part) + 1, 2 * LINES + 1)]
        last = start + 2 * LINES >= len(rows)
        blocks: list[Block] = [
            Fields(event_fields(heading, language)),
            SheetBeside(tuple(SheetTable(columns, tuple(half), tall=5.4) for half in (part[:LINES], part[LINES:]))),
        ]
        if last and officials:
            blocks.append(SheetNote(_officials(officials, language)))
        if last and remarks:
            blocks.append(SheetNote(" ".join(remarks)))  # one paragraph: the signature stays on the sheet
        blocks.append(Fields(sign_off(heading, language)))
        pages.append(Page(title, tuple(blocks)))
    if prizes:
        pages.append(_prize_page(heading, prizes, language))
    if bracket is not None:
        pages.append(Page(bracket.title, (bracket,)))
    return Sheet("wrap-up", title, language, foot(heading, title), tuple(pages))


def _prize_page(heading: Heading, prizes: Sequence[PrizeRow], language: str) -> Page:
    """Who has which prize, and the ties that a prize hung on."""
    columns = (
        Column(say("sheet-prize-for", language), 36),
        Column(say("sheet-prize", language), 52),
        Column(say("sheet-prize-to", language), 62),
    )
    rows = tuple((one.title, one.what, one.players) for one in prizes)
    notes = tuple(SheetNote(f"{one.what}: {note}") for one in prizes for note in one.notes)
    blocks: tuple[Block, ...] = (Fields(event_fields(heading, language)), SheetTable(columns, rows), *notes)
    return Page(say("sheet-prizes", language), blocks)


def scoring_form(heading: Heading, slips: Sequence[FormSlip], names: Mapping[str, str], language: str) -> Sheet:
    """A slip for each bracket, six to a page; without brackets a page to be filled by hand."""
    title = say("sheet-form", language)
    made = tuple(_form_slip(heading, one, names, language) for one in slips or (None,) * 6)
    return Sheet("scoring-form", title, language, foot(heading, title), (Page(title, (Slips(made, 2, 3),)),))


def places(factor: int, players: int = _SLIP_LINES) -> tuple[int, ...]:
    """What the form credits the places of a bracket with: place values times the number of the round."""
    return PUBLISHED.heading(factor, players)


def _form_slip(heading: Heading, one: FormSlip | None, names: Mapping[str, str], language: str) -> Slip:
    known = one.players if one is not None else ()
    rows = [
        (f"{at}.", names.get(who, who), "" if points is None else str(points))
        for at, (who, points) in enumerate(known, 1)
    ]
    rows += [(f"{at}.", "", "") for at in range(len(rows) + 1, _SLIP_LINES + 1)]
    scheme = "/".join(map(str, places(1)))
    factor = (one.factor or one.round) if one is not None else 1
    first = known[0][1] if known else None
    note = say("sheet-form-formula", language)
    if first is not None and first > places(factor)[0]:
        note += " " + say("sheet-form-winner", language, points=first, printed=places(factor)[0])
    columns = (
        Column("", 8, number=True),
        Column(say("sheet-player-names", language), 62),
        Column(
            say("sheet-form-points", language, scheme=scheme if factor == 1 else f"{scheme} × {factor}"),
            22,
            number=True,
        ),
    )
    return Slip(
        heading=say("sheet-form", language),
        fields=(
            SheetField(say("sheet-tournament", language), heading.name, 4),
            SheetField(say("sheet-round", language), str(one.round) if one else "", 1),
            SheetField(say("sheet-bracket-number", language), str(one.bracket) if one else "", 1),
            SheetField(say("sheet-convention-code", language), heading.convention_code, 2),
            SheetField(say("sheet-tournament-code", language), heading.tournament_code, 2),
            SheetField("S", "", 1),
            SheetField("P", "", 1),
        ),
        table=SheetTable(columns, tuple(rows), tall=6.5),
        note=note,
    )


def _officials(officials: Sequence[tuple[str, str, int]], language: str) -> str:
    told = "; ".join(
        say("sheet-official", language, office=office, name=name, points=points) for name, office, points in officials
    )
    return say("sheet-officials", language, officials=told)
