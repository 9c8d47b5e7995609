from __future__ import annotations

import pytest

from sixrealms.simulation.outcome import ERROR, OUT_OF_REACH, UNFINISHED, VIOLATION, Finding, GameOutcome
from sixrealms.simulation.summary import summarise


def _won(number: int, turns: int, *side: int) -> GameOutcome:
    return GameOutcome(number, number, 100, turns, side, side, "goal")


def _shared(number: int, turns: int, *winners: int) -> GameOutcome:
    return GameOutcome(number, number, 100, turns, winners, (), "turn-limit")


def _stopped(number: int, kind: str) -> GameOutcome:
    return GameOutcome(number, number, 10, 2, (), (), "", Finding(kind, "name", "detail", 10))


def test_wins_are_counted_per_bot() -> None:
    outcomes = [_won(0, 10, 0), _won(1, 20, 1), _won(2, 30, 1), _shared(3, 40, 0, 1)]

    summary = summarise(outcomes, ("random", "greedy"), 2.0)

    assert summary.wins == {"random": 1, "greedy": 2}
    assert summary.draws == 1
    assert summary.median_turns == 25


def test_two_seats_of_one_bot_are_one_count() -> None:
    assert summarise([_won(0, 10, 0), _won(1, 20, 1)], ("random", "random"), 1.0).wins == {"random": 2}


@pytest.mark.rule("format.team-spirit.victory")
def test_partners_win_together_once_for_each_name() -> None:
    bots = ("greedy", "random", "random", "greedy", "careless", "random")
    outcomes = [_won(0, 10, 0, 3), _won(1, 20, 1, 4), _won(2, 30, 2, 5), _shared(3, 40, 0, 1, 3, 4), _shared(4, 50)]

    summary = summarise(outcomes, bots, 1.0)

    assert summary.wins == {"greedy": 1, "random": 2, "careless": 1}
    assert (summary.finished, summary.draws) == (5, 2)


def test_stopped_games_are_not_finished() -> None:
    outcomes = [_won(0, 10, 0), *(_stopped(n, kind) for n, kind in enumerate((ERROR, VIOLATION, UNFINISHED), 1))]

    summary = summarise(outcomes, ("a", "b"), 1.0)

    assert (summary.games, summary.finished, summary.errors, summary.invariant_violations) == (4, 1, 1, 1)
    assert [finding["kind"] for finding in summary.findings] == [ERROR, VIOLATION, UNFINISHED]
    assert summary.median_turns == 10


def test_rates_are_per_second() -> None:
    summary = summarise([_won(0, 10, 0), _won(1, 10, 0)], ("a", "b"), 0.5)

    assert summary.decisions_per_second == 400
    assert summary.games_per_second == 4


def test_no_games_in_no_time_are_no_rate() -> None:
    summary = summarise([], ("a", "b"), 0.0)

    assert (summary.games_per_second, summary.median_turns) == (0, 0)


def test_games_nobody_could_win_any_more_are_counted_apart() -> None:
    hopeless = GameOutcome(1, 1, 500, 101, (), (), OUT_OF_REACH)

    summary = summarise([_won(0, 10, 0), hopeless], ("a", "b"), 1.0)

    assert (summary.finished, summary.draws, summary.endings) == (1, 0, {"goal": 1, OUT_OF_REACH: 1})
    assert summary.findings == ()
