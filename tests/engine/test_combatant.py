from __future__ import annotations

import pytest

from sixrealms import table
from sixrealms.engine import atoms
from sixrealms.engine import zones as z
from sixrealms.engine.combatants import combatant, fights_for
from sixrealms.engine.placement import casters
from sixrealms.engine.state import Battle, State

ATTACKER, DEFENDER = 0, 1


def _round() -> tuple[State, int]:
    """A round under way, and the champion that attacks in it."""
    s = table.new_game(["A-1", "B-1"], seed=1)
    mine, theirs, realm = (
        next(c for c in s.kit.decks[seat] if s.kit.defs[s.defn[c]].champion is champion)
        for seat, champion in ((ATTACKER, True), (DEFENDER, True), (DEFENDER, False))
    )
    atoms.settle_in_formation(s, realm, DEFENDER, 0)
    atoms.move(s, mine, z.BATTLE, ATTACKER)
    atoms.move(s, theirs, z.BATTLE, DEFENDER)
    atoms.set_battle(s, Battle(ATTACKER, DEFENDER, realm, mine, theirs, 1, 2))
    return s, mine


@pytest.mark.rule("spell.any-time")
def test_in_the_round_the_fighting_champion_casts() -> None:
    s, champion = _round()

    assert combatant(s, ATTACKER) == champion
    assert casters(s, ATTACKER, "combat") == [champion]


@pytest.mark.rule("spell.any-time", "combat.h.winner-to-pool")
def test_back_in_the_pool_it_casts_as_one_of_the_pool() -> None:
    s, champion = _round()
    atoms.move(s, champion, z.POOL, ATTACKER)

    assert combatant(s, ATTACKER) == -1
    assert casters(s, ATTACKER, "any") == [champion]
    assert casters(s, ATTACKER, "combat") == []


@pytest.mark.rule("spell.any-time", "combat.h.loser-discards-all")
def test_a_discarded_champion_casts_nothing() -> None:
    s, champion = _round()
    atoms.move(s, champion, z.DISCARD)

    assert casters(s, ATTACKER, "any") == []
    assert fights_for(s, ATTACKER) == champion
