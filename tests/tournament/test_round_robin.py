"""Round robin: everybody meets everybody, as evenly as the number allows."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from sixrealms.tournament.brackets import Bracket, Seating
from sixrealms.tournament.pairing.round_robin import design, meets, round_robin_round, round_robin_rounds
from tests.tournament.playing import numbered, played_by_lot


def whole_event(
    players: int, seed: int = 1, *, cut: int = 0, gone_after_1: tuple[str, ...] = ()
) -> tuple[list[Bracket], Seating]:
    brackets: list[Bracket] = []
    active = numbered(players)
    while True:
        seating = round_robin_round(brackets, active, seed=seed, cut=cut)
        if not seating.tables:
            return brackets, seating
        brackets += played_by_lot(seating, seed)
        active = [player for player in active if player not in gone_after_1]


def _meetings(brackets: list[Bracket], players: list[str]) -> Counter[int]:
    met = Counter(frozenset(pair) for one in brackets for pair in combinations(one.players, 2))
    return Counter(met[frozenset(pair)] for pair in combinations(players, 2))


@pytest.mark.parametrize("players", [9, 15, 27, 81])
def test_a_design_lets_every_two_meet_exactly_once(players: int) -> None:
    plan = design(players)
    assert plan is not None

    assert len(plan) == round_robin_rounds(players)
    assert all(sorted(one for table in tables for one in table) == list(range(players)) for tables in plan)
    met = meets(plan)
    assert set(met.values()) == {1}
    assert len(met) == players * (players - 1) // 2


def test_for_other_numbers_there_is_none() -> None:
    assert [players for players in range(3, 90) if design(players)] == [9, 15, 27, 81]


@pytest.mark.parametrize("players", [3, 4, 9, 15, 27])
def test_an_event_in_which_everybody_meets_everybody_once(players: int) -> None:
    brackets, over = whole_event(players)

    assert _meetings(brackets, numbered(players)) == {1: players * (players - 1) // 2}
    assert over.winner


@pytest.mark.daily_share
@pytest.mark.parametrize("players", [6, 7, 10, 11, 12, 13, 14, 16, 18, 20])
def test_other_numbers_leave_few_pairs_out_and_nobody_meets_three_times(players: int) -> None:
    brackets, _ = whole_event(players)
    met = _meetings(brackets, numbered(players))

    assert set(met) <= {0, 1, 2}
    assert met[0] * 5 <= met.total(), "at most a fifth of the pairs, in six and seven players; fewer in all others"
    assert players < 8 or met[0] * 20 < met.total()


def test_who_leaves_does_not_stop_the_rounds_and_the_others_go_on_without_meeting_again() -> None:
    brackets, _ = whole_event(9, gone_after_1=("p1", "p2", "p3"))
    second = [one for one in brackets if one.round == 2]
    met = Counter(frozenset(pair) for one in brackets if one.round == 1 for pair in combinations(one.players, 2))

    assert sorted(player for one in second for player in one.players) == numbered(9)[3:]
    repeated = sum(met[frozenset(pair)] for one in second for pair in combinations(one.players, 2))
    assert repeated <= 2, "six are left, of whom some sat together in round 1"


def test_the_seed_draws_who_is_who_in_the_design() -> None:
    first = [round_robin_round([], numbered(9), seed=seed).tables for seed in range(5)]

    assert len({frozenset(frozenset(table.players) for table in tables) for tables in first}) > 1
    assert round_robin_round([], numbered(9), seed=3).tables == first[3]


def test_a_cut_follows_the_rounds() -> None:
    brackets, over = whole_event(9, cut=3)

    assert [one.final for one in brackets].count(True) == 1
    assert brackets[-1].worth == 2
    assert over.winner in brackets[-1].players


@pytest.mark.parametrize(("players", "rounds"), [(3, 1), (4, 1), (5, 1), (6, 3), (9, 4), (10, 5), (15, 7), (27, 13)])
def test_how_many_rounds_it_takes(players: int, rounds: int) -> None:
    assert round_robin_rounds(players) == rounds
