"""Whole events by Swiss rounds and round robin, told step by step."""

from __future__ import annotations

from itertools import combinations

import pytest

from sixrealms.tournament.event import brackets_of
from sixrealms.tournament.operations import Enter, Leave, Seat
from sixrealms.tournament.pairing import seating
from sixrealms.tournament.scoring.scores import standings_of
from tests.tournament.events import Telling


def test_four_swiss_rounds_and_a_final_table_with_one_who_leaves_and_one_who_comes_late() -> None:
    log = Telling("a b c d e f g h i j k l", scheme="swiss", rounds=4, cut=3)
    for number in range(1, 6):
        log.says(Seat(number))
        if number == 2:
            log.says(Leave("a"))
        log.finish_round()
        if number == 1:
            log.says(Enter("z"))

    event = log.event
    tables = [[table.players for table in one.tables] for one in event.rounds]
    assert [len(one) for one in tables] == [4, 4, 4, 4, 1]
    assert [one.worth for one in event.rounds] == [1, 1, 1, 1, 2]
    assert [one.final for one in event.rounds] == [False] * 4 + [True]
    met = [frozenset(pair) for one in brackets_of(event)[:-1] for pair in combinations(one.players, 2)]
    assert len(set(met)) == len(met), "nobody met anybody twice"
    assert event.winner in tables[4][0]
    assert standings_of(event)[0].player == event.winner
    assert event.phase == "decided"


def test_nine_meet_one_another_once_each_by_round_robin() -> None:
    log = Telling(scheme="round-robin")
    while not log.event.winner:
        log.says(Seat(len(log.event.rounds) + 1))
        log.finish_round()

    met = [frozenset(pair) for one in brackets_of(log.event) for pair in combinations(one.players, 2)]
    assert len(met) == len(set(met)) == 36
    assert standings_of(log.event)[0].player == log.event.winner


@pytest.mark.parametrize("scheme", ["swiss", "round-robin"])
def test_looking_at_an_event_between_rounds_seats_nobody(scheme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seating hundreds takes a moment, and an event is folded anew whenever somebody looks."""
    log = Telling(scheme=scheme, rounds=3)
    log.says(Seat(1))
    log.finish_round()
    monkeypatch.setattr(seating, "_SCHEMES", {})

    assert log.event.winner == ""
    assert log.event.phase == "between"


@pytest.mark.rule("scoring.multiplier", "scoring.tournament-winner")
@pytest.mark.parametrize(
    ("cut", "worth", "points"), [(4, [1, 1, 1, 2], 3 * 4 + 2 * 5), (9, [1, 1, 1, 2, 3], 3 * 4 + 2 * 4 + 3 * 5)]
)
def test_each_round_somebody_advances_into_is_worth_one_time_more(cut: int, worth: list[int], points: int) -> None:
    told = Telling(" ".join(f"P{at}" for at in range(18)), scheme="swiss", rounds=3, cut=cut)
    while not told.event.winner:
        told.says(Seat(len(told.event.rounds) + 1))
        told.finish_round(
            [name for name in ("P0",) if any(name in table for table in told.tables(len(told.event.rounds)))]
        )
    assert [one.worth for one in told.event.rounds] == worth
    assert told.points()["P0"] == points
    assert told.ranks()[0] == "P0"
