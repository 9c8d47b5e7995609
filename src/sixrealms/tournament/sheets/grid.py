"""The advancement grid: every bracket of every round as a box, empty to be filled by hand or as it was played.

Ledger: grid.sheet.header, grid.bracket.columns, grid.9.overall, conflict.scoring.five-games (columns for every game a
bracket can take, a fourth value where four play), conflict.scoring.winner-five-or-four (the heads keep the values of
the printed grids; a note tells what the winner of the final gets).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from sixrealms.tournament.brackets import Game, longest
from sixrealms.tournament.scoring.points import PUBLISHED
from sixrealms.tournament.sheets.heading import Heading, foot, grid_fields, sign_off
from sixrealms.tournament.sheets.sheet import (
    Block,
    Box,
    Boxes,
    Column,
    Fields,
    Page,
    Sheet,
    SheetLine,
    SheetNote,
    SheetTable,
)
from sixrealms.wording import say

_COLUMN: Final = 5  # brackets below each other
_OF_ONE_ROUND: Final = 10  # brackets on a page
_OF_SEVERAL: Final = 9
_OWN_LIST: Final = 9  # so many players have their scores on the grid itself; more have the wrap-up report
_FEWEST_LINES: Final = 3


class SheetGridLine(msgspec.Struct, frozen=True):
    """A line of a bracket: its printed number, who stands there, or in words who is awaited, and their points."""

    number: int
    player: str = ""
    awaited: str = ""
    points: int | None = None


class SheetGridBracket(msgspec.Struct, frozen=True):
    """A bracket of the grid, played or to come. `factor` multiplies its places."""

    round: int
    number: int
    lines: tuple[SheetGridLine, ...]
    games: tuple[Game, ...] = ()
    final: bool = False
    factor: int = 0
    note: str = ""


def grid(
    heading: Heading,
    rounds: Sequence[Sequence[SheetGridBracket]],
    names: Mapping[str, str],
    totals: Sequence[tuple[str, int | None]],
    language: str,
    *,
    wins: int = 2,
    spread: bool = False,
) -> Sheet:
    """The grid of an event. `totals` are players with their points, best first; `spread` says that lines are filled by
    players who had been eliminated, who then are a minority in every bracket (grid.wildcard.minority).
    """
    players = sum(len(one.lines) for one in rounds[0]) if rounds else 0
    title = say("sheet-grid", language, players=players)
    pages = [_page(title, heading, boxes, names, language, wins) for boxes in _on_pages(rounds)]
    last = list(pages[-1].blocks) if pages else []
    final = next((one for one in reversed(rounds[-1]) if one.final), None) if rounds else None
    if final is not None:
        factor = final.factor or final.round
        last.append(SheetNote(say("sheet-grid-final", language, points=5 * factor, printed=4 * factor)))
    if spread:
        last.append(SheetNote(say("sheet-grid-minority", language)))
    if any(one.games for boxes in rounds for one in boxes):
        last.append(SheetNote(say("sheet-grid-won", language)))
    if players <= _OWN_LIST:
        last += [_overall(totals, max(players, len(totals)), names, language), Fields(sign_off(heading, language))]
    if pages:
        pages[-1] = Page(title, tuple(last))
    return Sheet("grid", title, language, foot(heading, title), tuple(pages))


def _on_pages(rounds: Sequence[Sequence[SheetGridBracket]]) -> Iterator[tuple[SheetGridBracket, ...]]:
    """Which brackets share a page: ten of one round, or rounds that are few together, as on the printed grids."""
    page: list[SheetGridBracket] = []
    for boxes in rounds:
        if page and len(page) + len(boxes) > _OF_SEVERAL:
            yield tuple(page)
            page = []
        left = list(boxes)
        while len(left) > _OF_ONE_ROUND:
            yield tuple(left[:_OF_ONE_ROUND])
            left = left[_OF_ONE_ROUND:]
        page += left
    if page:
        yield tuple(page)


def _page(
    title: str,
    heading: Heading,
    boxes: Sequence[SheetGridBracket],
    names: Mapping[str, str],
    language: str,
    wins: int,
) -> Page:
    first = sum(one.round == boxes[0].round for one in boxes)
    blocks: list[Block] = [Fields(grid_fields(heading, language))]
    blocks.append(Boxes(tuple(box_of(one, names, language, wins) for one in boxes), down=min(_COLUMN, first)))
    return Page(title, tuple(blocks))


def box_of(one: SheetGridBracket, names: Mapping[str, str], language: str, wins: int) -> Box:
    """A bracket as it is drawn, with the heads of its columns."""
    factor = one.factor or one.round
    players = max(len(one.lines), _FEWEST_LINES)
    heading = say("sheet-final" if one.final else "sheet-bracket", language, round=one.round, bracket=one.number)
    return Box(
        heading=heading,
        lines=tuple(_line(line, one.games, names) for line in one.lines),
        games=max(longest(players, wins), len(one.games)),
        points="/".join(map(str, PUBLISHED.heading(factor, players))),
        names_head=say("sheet-player-names", language),
        games_head=say("sheet-unrazed", language),
        points_head=say("sheet-points", language),
        note=one.note,
    )


def _line(line: SheetGridLine, games: Sequence[Game], names: Mapping[str, str]) -> SheetLine:
    player = line.player
    return SheetLine(
        number=f"{line.number}.",
        name=names.get(player, player),
        games=tuple(str(game.unrazed[player]) if player in game.unrazed else "" for game in games) if player else (),
        won=tuple(at for at, game in enumerate(games) if player and game.winner == player),
        points="" if line.points is None else str(line.points),
        hint=line.awaited,
    )


def _overall(
    totals: Sequence[tuple[str, int | None]], lines: int, names: Mapping[str, str], language: str
) -> SheetTable:
    """The list of scores that the sheet for nine players has on it."""
    rows = [
        (f"{at}.", names.get(who, who), "" if points is None else str(points))
        for at, (who, points) in enumerate(totals, 1)
    ]
    rows += [(f"{at}.", "", "") for at in range(len(rows) + 1, lines + 1)]
    columns = (
        Column("", 4, number=True),
        Column(say("sheet-player-names", language), 60),
        Column(say("sheet-total", language), 18, number=True),
    )
    return SheetTable(columns, tuple(rows), caption=say("sheet-overall", language))
