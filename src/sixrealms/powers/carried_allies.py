"""Cards that take walking allies along to shielded realms (ledger: move.allies.protected)."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine.battle_statics import Carries
from sixrealms.engine.power import Context
from sixrealms.engine.state import State


@dataclass(frozen=True)
class TakesAlliesAlong(Carries):
    """Whatever ally your champion is given moves as it does from the moment it is played, so it reaches the realm."""

    def passes(self, s: State, ally: int, champion: int, x: Context) -> bool:
        return s.ctrl[champion] == x.player
