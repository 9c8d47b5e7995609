"""Filing by difference: what cards say is filed as if all had been filed, whatever has moved."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sixrealms.engine import atoms
from sixrealms.engine import zones as z
from sixrealms.engine.board import filed
from sixrealms.engine.filed_board import CardPowers
from sixrealms.engine.state import Battle, State
from tests.lively_powers import lively_power
from tests.random_games import PowerOf, positions, setup_of
from tests.table_talk import Table, table_test


def _laid(s: State) -> CardPowers:
    b = filed(s)
    found = (b.before or b).laid
    assert found is not None
    return found


def _anew(s: State) -> CardPowers:
    other = s.copy()
    other.forget()
    return _laid(other)


@pytest.mark.parametrize("powers", [None, lively_power])
def test_in_every_position_of_games_by_chance(powers: PowerOf | None) -> None:
    seen = 0
    for names in (("A-1", "C-2"), ("B-1", "C-1", "A-2", "B-2")):
        for state, _ in positions(setup_of("tournament", names, 5), 5, powers):
            seen += 1
            assert _laid(state.copy()) == _anew(state)
    assert seen > 100


@table_test(rules=["raze.power-off"])
def test_what_hangs_on_a_card_moves_with_it(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Neeva + Flameblade", "Sadira"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Azhul"])
    t.begin(active="A", phase=3, windows="pass")
    s = t.now().state.copy()
    realm, hero, enemy = t.card("Nibenay"), t.card("Neeva"), t.card("Sembia")
    changes: tuple[Callable[[], None], ...] = (
        lambda: atoms.raze(s, realm),
        lambda: atoms.rebuild(s, realm),
        lambda: atoms.set_battle(s, Battle(1, 0, realm)),
        lambda: atoms.set_battle(s, None),
        lambda: atoms.set_battle(s, Battle(0, 1, enemy, hero)),
        lambda: atoms.move(s, hero, z.BATTLE),
        lambda: atoms.set_battle(s, None),
        lambda: atoms.move(s, hero, z.POOL),
        lambda: atoms.set_control(s, hero, 1),
        lambda: atoms.cover(s, hero),
        lambda: atoms.move(s, hero, z.HAND),
    )
    for change in changes:
        filed(s)
        change()
        assert s.stale is not None
        assert _laid(s) == _anew(s)
    t.settled("A")


def test_who_says_nothing_of_what_has_moved_has_all_filed() -> None:
    state = next(iter(positions(setup_of("tournament", ("A-1", "C-2"), 5), 5)))[0].copy()
    filed(state)

    atoms.touch(state)

    assert state.filed is None
    assert state.stale is None
