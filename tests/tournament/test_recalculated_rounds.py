"""Who goes on, who has the bonus and who stands where: whole events of 5 to 61, by the program and by the oracle."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sixrealms.tournament.event import Event, brackets_of
from sixrealms.tournament.scoring.points import totals
from sixrealms.tournament.scoring.scores import scoring_of, standings_of
from tests.tournament.advancing_by_hand import (
    Announced,
    first_sizes,
    later_sizes,
    semifinalists,
    weights_of,
    wrong_in_advancing,
    wrong_in_order,
)
from tests.tournament.events import a_plan
from tests.tournament.recalculation import PlayedTable, totals_of
from tests.tournament.test_recalculation import held, rounds_of

GRIDS: tuple[dict[str, Any], ...] = (
    {},
    {"fours_later": True},
    {"redraw": True},
    {"semifinalist_bonus": 3},
    {"fours_later": True, "redraw": True, "semifinalist_bonus": 1},
)
ROUNDS: tuple[dict[str, Any], ...] = (
    {"scheme": "swiss", "rounds": 2, "cut": 9, "semifinalist_bonus": 3},
    {"scheme": "round-robin", "rounds": 2, "cut": 4, "semifinalist_bonus": 3},
    {"scheme": "swiss", "rounds": 3, "cut": 12, "fours_later": True},
    {"scheme": "swiss", "rounds": 3},
)
EVENTS = [
    *((entrants, plan) for entrants in range(5, 20) for plan in (*GRIDS, *ROUNDS)),
    *((entrants, GRIDS[entrants % 5]) for entrants in range(20, 62)),
    *((entrants, ROUNDS[entrants % 4]) for entrants in range(20, 62, 3)),
]


def _named(one: object) -> str:
    return ".".join(f"{name}-{said}" for name, said in one.items()) or "grid" if isinstance(one, dict) else str(one)


def announced(event: Event) -> Announced:
    plan = event.plan
    return Announced(0 if plan.scheme == "grid" else plan.rounds, plan.cut, plan.fours_later, plan.redraw)


def played(event: Event) -> list[list[PlayedTable]]:
    """The rounds with what the oracle itself says they are multiplied by."""
    said = announced(event)
    rounds = [
        [table._replace(times=said.times(number)) for table in tables]
        for number, tables in enumerate(rounds_of(event), start=1)
    ]
    for number, tables in enumerate(rounds, start=1):  # one table alone is the final, wherever one advances
        assert {table.final for table in tables} == {len(tables) == 1 and number > said.rounds}
    return rounds


@pytest.mark.daily_share
@pytest.mark.rule("scoring.multiplier", "scoring.semifinalist")
@pytest.mark.parametrize(("entrants", "plan"), EVENTS, ids=_named)
def test_the_oracle_seats_the_same_people_and_has_the_same_order(entrants: int, plan: dict[str, Any]) -> None:
    event = held(a_plan(**plan), entrants, ties=False)
    rounds, scoring = played(event), scoring_of(event.plan)
    weights = []
    for number in range(1, len(rounds) + 1):
        so_far = rounds[:number]
        expected = totals_of(
            (table for tables in so_far for table in tables),
            bonus=event.plan.semifinalist_bonus,
            semifinalists=semifinalists(so_far, announced(event).rounds),
        )
        points = totals([one for one in brackets_of(event) if one.round <= number], scoring, seed=event.plan.seed)
        assert set(points) == set(expected)
        for player, (least, most) in expected.items():
            assert least <= points[player] <= most, (number, player)
        weights.append(weights_of(so_far, points))

    assert wrong_in_advancing(rounds, weights, announced(event), wins=2) == []
    final = rounds[-1][0] if rounds[-1][0].final else None
    order = [(line.player, _reason(line.because)) for line in standings_of(event)]
    assert wrong_in_order(order, weights[-1], final, wins=2) == []
    assert [line.rank for line in standings_of(event)] == list(range(1, entrants + 1))


def _reason(because: Any) -> str:
    """By which measure somebody is behind the one above."""
    return "points" if because is None else because.key.removeprefix("tie-by-").removeprefix("standing-")


def test_winners_that_are_seated_by_lot_leave_the_lines_of_the_grid() -> None:
    others = 0
    for entrants in (18, 27, 36, 45, 54):
        rounds = played(held(a_plan(redraw=True), entrants, ties=False))
        weights = [dict.fromkeys((one for table in rounds[0] for one in table.players), (0, 0, 0, 0))] * len(rounds)
        others += "lines" in str(wrong_in_advancing(rounds, weights, Announced(), wins=2))  # type: ignore[arg-type]
    assert others > 3


def test_the_oracle_sees_what_is_wrong() -> None:
    """A wrong order, a wrong reason, a winner left out and a table of another size are all found."""
    event = held(a_plan(), 18, ties=False)
    rounds = played(event)
    points = totals(brackets_of(event), scoring_of(event.plan), seed=event.plan.seed)
    weights = [
        weights_of(rounds[:number], totals([one for one in brackets_of(event) if one.round <= number]))
        for number in (1, 2, 3)
    ]
    order = [(line.player, _reason(line.because)) for line in standings_of(event)]
    assert Counter(points) == Counter({line.player: line.points for line in standings_of(event)})
    assert wrong_in_order(order, weights[-1], rounds[-1][0], wins=2) == []
    swapped = [*order[:6], (order[7][0], order[6][1]), (order[6][0], order[7][1]), *order[8:]]
    assert wrong_in_order(swapped, weights[-1], rounds[-1][0], wins=2)
    assert wrong_in_order([order[1], order[0], *order[2:]], weights[-1], rounds[-1][0], wins=2)
    assert wrong_in_order([*order[:-1], (order[-1][0], "wins")], weights[-1], rounds[-1][0], wins=2)
    assert wrong_in_advancing(rounds, weights, Announced(), wins=2) == []
    assert wrong_in_advancing(rounds, weights, Announced(fours_later=True), wins=2) == []  # eighteen have no fours
    first, second = rounds[1][0], rounds[1][1]
    rounds[1] = [second, first]
    assert wrong_in_advancing(rounds, weights, Announced(), wins=2)


@pytest.mark.parametrize(
    ("winners", "fours", "expected"),
    [
        (2, False, ([3], 1)),
        (3, False, ([3], 0)),
        (4, False, ([4], 0)),
        (5, False, ([3, 3], 1)),
        (7, False, ([3, 3, 3], 2)),
        (20, False, ([3] * 7, 1)),
        (5, True, ([3, 3], 1)),
        (7, True, ([3, 4], 0)),
        (8, True, ([4, 4], 0)),
    ],
)
def test_the_oracle_has_the_tables_of_the_printed_grids(
    winners: int, fours: bool, expected: tuple[list[int], int]
) -> None:
    assert later_sizes(winners, fours) == expected
    assert first_sizes(9) == [3, 3, 3]
