"""The bracket drawn: rounds beside each other with lines from table to table, or under each other for a phone."""

from __future__ import annotations

from typing import Final, Literal, get_args

from sixrealms.tournament.sheets.bracket import BracketOfEvent, BracketRound, BracketTable
from sixrealms.tournament.sheets.drawing import DrawnBox, DrawnLine, DrawnWords, SheetDrawing
from sixrealms.wording import say

Shape = Literal["wide", "tall"]
SHAPES: Final[tuple[Shape, ...]] = get_args(Shape)

_EDGE: Final = 12.0
_BOX: Final = 240.0  # wide
_GAP: Final = 64.0  # between rounds, with the lines in it
_HEAD: Final = 24.0
_ROW: Final = 24.0
_BETWEEN: Final = 16.0  # tables of a round
_ROUND: Final = 34.0  # the heading of a round
_PHONE: Final = 366.0  # wide: what a phone shows without making it smaller
_LANE: Final = 5.0  # between two lines that run down beside each other


def drawn_bracket(bracket: BracketOfEvent, shape: Shape, language: str) -> SheetDrawing:
    """The picture in one of its shapes."""
    pencil = _Pencil(bracket, language)
    return pencil.wide() if shape == "wide" else pencil.tall()


class _Pencil:
    def __init__(self, bracket: BracketOfEvent, language: str) -> None:
        self._bracket = bracket
        self._language = language
        self._boxes: list[DrawnBox] = []
        self._links: list[DrawnLine] = []
        self._words: list[DrawnWords] = []

    def _drawing(self, width: float, height: float) -> SheetDrawing:
        found = self._bracket
        return SheetDrawing(
            width, height, found.title, found.lines, tuple(self._boxes), tuple(self._links), tuple(self._words)
        )

    def wide(self) -> SheetDrawing:
        """Rounds from left to right; a line leads every player who went on to their row in the next round."""
        rounds = self._bracket.rounds
        tallest = max(map(_height, rounds))
        rows: dict[tuple[int, int, str], float] = {}
        for at, now in enumerate(rounds):
            x = _EDGE + at * (_BOX + _GAP)
            self._words.append(DrawnWords(x, _EDGE + 16, now.heading, 16, _BOX, bold=True))
            spare = (tallest - _height(now)) / len(now.tables)
            y = _EDGE + _ROUND + spare / 2
            for table in now.tables:
                top = self._table(x, y, _BOX, table, head=_head(now))
                for place, player in enumerate(table.players):
                    rows[at, table.number, player.name] = top + (place + 0.5) * _ROW
                y += _head(now) + _tall(table) + _BETWEEN + spare
        for at, now in enumerate(rounds[:-1]):
            ways = [
                (rows[at, table.number, one.name], rows[at + 1, one.to, one.name])
                for table in now.tables
                for one in table.players
                if one.to
            ]
            self._lead(_EDGE + at * (_BOX + _GAP) + _BOX, ways)
        wide = 2 * _EDGE + len(rounds) * _BOX + (len(rounds) - 1) * _GAP
        return self._drawing(wide, 2 * _EDGE + _ROUND + tallest)

    def _lead(self, x: float, ways: list[tuple[float, float]]) -> None:
        """Lines from here to there, each with a lane of its own to run down in; those that go down turn later the
        higher they begin, those that go up the lower they begin, so that neighbours do not cross.
        """
        down = sorted((way for way in ways if way[1] >= way[0]), key=lambda way: -way[0])
        lanes = [*down, *sorted(way for way in ways if way[1] < way[0])]
        apart = min(_LANE, (_GAP - 16) / max(1, len(lanes)))
        for lane, (here, there) in enumerate(lanes):
            turn = x + 8 + lane * apart
            self._links.append(DrawnLine(((x, here), (turn, here), (turn, there), (x + _GAP, there))))

    def tall(self) -> SheetDrawing:
        """The last round on top, those before it below; who went on has the table they went to beside the name."""
        wide = _PHONE - 2 * _EDGE
        y = _EDGE
        for now in reversed(self._bracket.rounds):
            self._words.append(DrawnWords(_EDGE, y + 18, now.heading, 18, wide, bold=True))
            y += _ROUND
            for table in now.tables:
                self._table(_EDGE, y, wide, table, head=_head(now), tells_where=True)
                y += _head(now) + _tall(table) + _BETWEEN
            y += _BETWEEN / 2
        return self._drawing(_PHONE, y)

    def _table(
        self, x: float, y: float, wide: float, table: BracketTable, *, head: float, tells_where: bool = False
    ) -> float:
        """Draw a table below its heading, if it has one; where its first row begins."""
        if head:
            self._words.append(DrawnWords(x + 2, y + 17, table.heading, 13, wide, soft=True))
        top = y + head
        for place, player in enumerate(table.players):
            line = top + place * _ROW
            if player.won:
                self._boxes.append(DrawnBox(x, line, wide, _ROW, filled=True))
            where = say("bracket-to", self._language, table=player.to) if tells_where and player.to else ""
            room = wide - 44 - (96 if where else 0)
            self._words.append(DrawnWords(x + 8, line + 17, player.name, 15, room, bold=player.won))
            if where:
                self._words.append(DrawnWords(x + wide - 36, line + 17, where, 13, 92, right=True, soft=True))
            self._words.append(
                DrawnWords(x + wide - 8, line + 17, str(player.wins), 15, 24, bold=player.won, right=True)
            )
        self._boxes.append(DrawnBox(x, top, wide, _tall(table)))
        return top


def _head(now: BracketRound) -> float:
    """How high the headings of tables are; one table alone needs none beside that of its round."""
    return _HEAD if len(now.tables) > 1 else 0


def _tall(table: BracketTable) -> float:
    return _ROW * len(table.players)


def _height(now: BracketRound) -> float:
    tables = sum(_head(now) + _tall(table) for table in now.tables)
    return tables + _BETWEEN * (len(now.tables) - 1)
