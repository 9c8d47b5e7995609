"""A bracket in a PDF: a heading, the heads of its columns, and a line for every player."""

from __future__ import annotations

from typing import Final

from sixrealms.tournament.sheets.pen import Pen, base, height
from sixrealms.tournament.sheets.sheet import Box

_HEADING: Final = 6.0
_HEADS: Final = 5.0
_LINE: Final = 7.2
_NUMBER: Final = 7.0
_GAME: Final = 7.6
_POINTS: Final = 15.0
_NOTE: Final = 7.0  # points
_LEAST_NAME: Final = 7.5


def tall(pen: Pen, wide: float, box: Box) -> float:
    """How high the bracket will be."""
    note = height(len(pen.lines(box.note, _NOTE, wide)), _NOTE) + 1 if box.note else 0
    return _HEADING + _HEADS + _LINE * len(box.lines) + note


def draw(pen: Pen, x: float, y: float, wide: float, box: Box) -> float:
    """Draw the bracket below a place; how high it is."""
    games = x + wide - _POINTS - _GAME * box.games
    points = x + wide - _POINTS
    low = y + _HEADING + _HEADS + _LINE * len(box.lines)
    pen.shade(x, y, wide, _HEADING, 0.88)
    pen.write(x + 1.5, y + 4.3, pen.lines(box.heading, 9.5, games - x - 3, bold=True, most=1)[0], 9.5, bold=True)
    for left, width, head in ((games, _GAME * box.games, box.games_head), (points, _POINTS, box.points_head)):
        size, lines = pen.fitted(head, 7.5, width - 1.5)
        pen.write_middle(left + width / 2, y + 4.1, lines[0], size)
    below = y + _HEADING + 3.6
    pen.write(x + 1.5, below, box.names_head, 7.5, grey=0.2)
    for game in range(box.games):
        pen.write_middle(games + _GAME * (game + 0.5), below, str(game + 1), 7.5)
    size, lines = pen.fitted(box.points, 8, _POINTS - 1.5, bold=True)
    pen.write_middle(points + _POINTS / 2, below, lines[0], size, bold=True)
    top = y + _HEADING + _HEADS
    for at, line in enumerate(box.lines):
        row = top + at * _LINE
        for game in line.won:
            pen.shade(games + _GAME * game + 0.3, row + 0.3, _GAME - 0.6, _LINE - 0.6, 0.82)
        pen.write_right(x + _NUMBER - 2, row + 4.7, line.number, 8)
        _name(pen, x + _NUMBER, row, games - x - _NUMBER - 1, line.name or line.hint, bool(line.name))
        for game, realms in enumerate(line.games[: box.games]):
            pen.write_middle(games + _GAME * (game + 0.5), row + 4.9, realms, 10, bold=game in line.won)
        pen.write_middle(points + _POINTS / 2, row + 4.9, line.points, 10, bold=True)
    for at in range(len(box.lines) + 1):
        pen.line(x, top + at * _LINE, x + wide, top + at * _LINE)
    pen.line(x, y + _HEADING, x + wide, y + _HEADING)
    for game in range(box.games):
        pen.line(games + _GAME * game, y if game == 0 else y + _HEADING, games + _GAME * game, low)
    pen.line(points, y, points, low)
    pen.frame(x, y, wide, low - y, thick=0.35)
    if box.note:
        for at, text in enumerate(pen.lines(box.note, _NOTE, wide)):
            pen.write(x, low + 0.8 + height(at, _NOTE) + base(_NOTE), text, _NOTE, grey=0.2)
    return tall(pen, wide, box)


def _name(pen: Pen, x: float, row: float, wide: float, name: str, known: bool) -> None:
    """A name on one line or two, cut where that would make it too small; in grey where it only says who is awaited."""
    if not name:
        return
    size, lines = pen.fitted(name, 10 if known else 7.5, wide)
    if len(lines) > 1 or size < 8:
        size, lines = pen.fitted(name, 8 if known else 7, wide, most=2)
    if known and size < _LEAST_NAME:
        size, lines = _LEAST_NAME, [pen.cut(name, _LEAST_NAME, wide)]
    top = row + (_LINE - height(len(lines), size)) / 2
    for at, line in enumerate(lines):
        pen.write(x, top + height(at, size) + base(size), line, size, grey=0 if known else 0.45)
