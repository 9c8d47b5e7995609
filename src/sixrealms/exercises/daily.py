"""The puzzle of a day: the same for everybody on that date, whatever server or terminal they ask."""

from __future__ import annotations

from datetime import date
from hashlib import sha256

from sixrealms.exercises.exercise import Exercise, exercises


def puzzle_of(day: date) -> Exercise:
    """The puzzle of this date. As many days as there are puzzles have every puzzle once, each time in another order;
    none comes on two days in a row.
    """
    puzzles = exercises("puzzles")
    turn, place = divmod(day.toordinal(), len(puzzles))
    order = _drawn(puzzles, turn)
    if order[0] == _drawn(puzzles, turn - 1)[-1]:  # the last of a turn is never moved by this
        order[:2] = reversed(order[:2])
    return order[place]


def _drawn(puzzles: tuple[Exercise, ...], turn: int) -> list[Exercise]:
    """All puzzles in an order of their own for each turn; a digest draws the same one everywhere."""
    return sorted(puzzles, key=lambda one: sha256(f"{turn}/{one.key}".encode()).digest())
