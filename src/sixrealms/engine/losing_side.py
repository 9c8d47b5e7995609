"""Who is losing the round of a battle."""

from __future__ import annotations

from sixrealms.engine.battle_statics import Comparison
from sixrealms.engine.board import holding_true
from sixrealms.engine.level import total
from sixrealms.engine.state import State


def losing_side(s: State) -> int:
    """The player who is losing the round; ties go to the defender (ledger: combat.e.tie)."""
    battle = s.battle
    assert battle is not None
    attack, defence = total(s, battle.champion), total(s, battle.opponent)
    for static, x, _ in holding_true(s, Comparison):
        return static.loser(s, battle, attack, defence, x)
    return battle.defender if attack > defence else battle.attacker
