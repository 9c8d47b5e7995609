"""Combats of other players, and how they end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sixrealms.engine.defeat import merely_kept
from sixrealms.engine.power import Context, Saying, Test, Who
from sixrealms.engine.state import State
from sixrealms.powers.conditions import Claim


@dataclass(frozen=True)
class _OthersAboutToFight(Claim):
    """A defender has just come forward in a battle you take no part in (combat.c.defender-choice)."""

    def met(self, s: State, x: Context) -> bool:
        b = s.battle
        return b is not None and b.stage == 1 and b.opponent >= 0 and x.player not in (b.attacker, b.defender)


@dataclass(frozen=True)
class RoundWon(Claim):
    """One of these players has just won a round: against another player's champion passing `against`, beaten and not
    merely sent home, if that is asked for.
    """

    by: Who
    against: Test | None = None

    def met(self, s: State, x: Context) -> bool:
        b = s.battle
        if b is None or b.stage < 3 or b.loser < 0:
            return False
        winner, loser = (b.defender, b.champion) if b.loser == b.attacker else (b.attacker, b.opponent)
        if not self.by.includes(s, winner, x):
            return False
        if self.against is None:
            return True
        return loser >= 0 and loser != b.target and not merely_kept(s, loser) and self.against.holds(s, loser, x)

    def saying(self) -> Saying:
        if self.against is not None:
            return Saying("round-won-against", {"who": self.by, "test": self.against})
        return Saying("round-won", {"who": self.by})


OTHERS_ABOUT_TO_FIGHT: Final = _OthersAboutToFight()
