"""An event with drawn results: large fields are paired without anybody meeting twice, the same way every time."""

from __future__ import annotations

from random import Random

import pytest

from sixrealms.simulation.drawn_event import DrawnEvent, draw_event
from sixrealms.tournament.pairing.together import large
from sixrealms.tournament.plan import Plan, Scheme


def held(players: int, scheme: Scheme = "swiss", **changes: int) -> tuple[DrawnEvent, list[int]]:
    tables: list[int] = []
    plan = Plan(name="Drawn", scored=False, scheme=scheme, seed=changes.get("seed", 5), rounds=changes.get("rounds", 0))
    found = draw_event(plan, players, lambda _round, count, _took: tables.append(count))
    return found, tables


@pytest.mark.parametrize("players", [300, 301, 302, 500])
def test_in_a_large_field_nobody_meets_twice_and_nobody_stands_aside(players: int) -> None:
    found, tables = held(players)
    assert (found.players, found.rounds, found.repeats) == (players, 6, 0)
    assert tables == [players // 3] * 6


def test_the_same_seed_gives_the_same_event() -> None:
    one, other = (msg[0] for msg in (held(320), held(320)))
    assert (one.rounds, one.repeats) == (other.rounds, other.repeats)


def test_a_grid_is_drawn_to_its_final() -> None:
    found, tables = held(60, "grid")
    assert tables == [20, 7, 3, 1]
    assert found.rounds == 4


def test_who_could_only_meet_again_changes_places_with_somebody_further_away() -> None:
    """The last three have met one another; somebody of an earlier table sits down with them."""
    met: list[set[int]] = [set() for _ in range(9)]
    for one in (6, 7, 8):
        met[one] = {6, 7, 8} - {one}
    tables = large.seated(met, [0] * 9, [3, 3, 3], 3)
    assert sorted(one for table in tables for one in table) == list(range(9))
    assert not any(large.again(met, table) for table in tables)


def test_at_unusual_tables_sit_those_who_did_so_the_least() -> None:
    unusual = [0] * 8 + [1] * 3
    tables = large.seated([set() for _ in unusual], unusual, [3, 4, 4], 3)
    assert {one for table in tables if len(table) == 4 for one in table} == set(range(8))


def test_points_at_a_table_are_about_equal() -> None:
    """Everybody sits with their neighbours as far as these are new to them."""
    chance = Random(3)
    met: list[set[int]] = [set() for _ in range(600)]
    for _ in range(6):
        order = sorted(range(600), key=lambda one: one + chance.uniform(0, 30))
        for at in range(0, 600, 3):
            table = set(order[at : at + 3])
            for one in table:
                met[one] |= table - {one}
    tables = large.seated(met, [0] * 600, [3] * 200, 3)
    assert not any(large.again(met, table) for table in tables)
    assert max(max(table) - min(table) for table in tables) < 60
