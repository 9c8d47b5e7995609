"""Combats of other players, and how they end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sixrealms.engine.marks import Mark
from sixrealms.engine.power import Context, Saying
from sixrealms.engine.state import State
from sixrealms.powers.conditions import Claim


@dataclass(frozen=True)
class _OthersAboutToFight(Claim):
    """A defender has just come forward in a battle you take no part in (combat.c.defender-choice)."""

    def met(self, s: State, x: Context) -> bool:
        b = s.battle
        return b is not None and b.stage == 1 and b.opponent >= 0 and x.player not in (b.attacker, b.defender)


@dataclass(frozen=True)
class CameTrue(Claim):
    """The round just over has gone as noted in `note` (1: the attacker has won it, 2: the defender), or nobody has won
    it.
    """

    note: Mark

    def met(self, s: State, x: Context) -> bool:
        b = s.battle
        if b is None:
            return False
        if "over" in b.flags or b.loser < 0:
            return True
        return s.marks.get(self.note.on(s, x.source)) == (2 if b.loser == b.attacker else 1)

    def saying(self) -> Saying:
        return Saying("came-true")


OTHERS_ABOUT_TO_FIGHT: Final = _OthersAboutToFight()
