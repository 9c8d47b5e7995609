"""The puzzle of a day is a matter of the date alone, and every puzzle has its days."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise

import pytest

from sixrealms.exercises import daily
from sixrealms.exercises.daily import puzzle_of
from sixrealms.exercises.exercise import exercises

MANY = 5 * len(exercises("puzzles"))
BEGUN = date(2026, 11, 27)
DAYS = [puzzle_of(BEGUN + timedelta(days=number)).key for number in range(MANY)]


def test_each_puzzle_comes_once_in_as_many_days_as_there_are_puzzles() -> None:
    count = len(exercises("puzzles"))
    begun = next(n for n in range(count) if (BEGUN + timedelta(days=n)).toordinal() % count == 0)

    for first in range(begun, MANY - count, count):
        assert sorted(DAYS[first : first + count]) == sorted(one.key for one in exercises("puzzles"))
    assert len({tuple(DAYS[n : n + count]) for n in range(begun, MANY - count, count)}) > 2, "always the same order"


def test_no_puzzle_comes_on_two_days_in_a_row() -> None:
    assert all(one != other for one, other in pairwise(DAYS))


def test_the_date_decides_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    first_ten = exercises("puzzles")[:10]
    monkeypatch.setattr(daily, "exercises", lambda kind: first_ten)

    days = [puzzle_of(BEGUN + timedelta(days=number)).key for number in range(4)]
    assert days == ["the-net", "who-goes-first", "fire-in-time", "storm-and-calm"]
    assert puzzle_of(date.min)
    assert puzzle_of(date.max)
