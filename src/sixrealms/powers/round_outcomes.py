"""Who has won a round, or is winning it as the totals stand."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from sixrealms.engine.combatants import combatant
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.defeat import merely_kept
from sixrealms.engine.losing_side import losing_side
from sixrealms.engine.power import ADDED, Context, Saying, Test, Who
from sixrealms.engine.state import State
from sixrealms.powers.conditions import Claim
from sixrealms.powers.players import OTHER_SIDE, YOU


@dataclass(frozen=True)
class RoundWon(Claim):
    """One of these players has just won a round: against another player's champion passing `against`, beaten and not
    merely sent home, if that is asked for. `so_far`: they are winning it as the totals stand (combat.e.tie).
    """

    by: Who
    against: Test | None = None
    so_far: bool = field(default=False, metadata=ADDED)

    def met(self, s: State, x: Context) -> bool:
        b = s.battle
        if self.so_far:
            return self._ahead(s, x)
        if b is None or b.stage < 3 or b.loser < 0:
            return False
        winner, loser = (b.defender, b.champion) if b.loser == b.attacker else (b.attacker, b.opponent)
        if not self.by.includes(s, winner, x):
            return False
        if self.against is None:
            return True
        return loser >= 0 and loser != b.target and not merely_kept(s, loser) and self.against.holds(s, loser, x)

    def _ahead(self, s: State, x: Context) -> bool:
        b = s.battle
        if b is None or b.opponent < 0 or b.stage >= 3:
            return False
        if combatant(s, b.attacker) < 0 or combatant(s, b.defender) < 0:
            return False
        return self.by.includes(s, b.defender if losing_side(s) == b.attacker else b.attacker, x)

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """Losing a round as the totals stand was a word of its own."""
        return ("Losing", {"who": YOU}) if self == LOSING else None

    def saying(self) -> Saying:
        if self == LOSING:
            return Saying("losing", {"who": YOU})
        if self.so_far:
            return Saying("winning", {"who": self.by})
        if self.against is not None:
            return Saying("round-won-against", {"who": self.by, "test": self.against})
        return Saying("round-won", {"who": self.by})


#: You are losing the round: the other side is winning it.
LOSING: Final = RoundWon(OTHER_SIDE, so_far=True)
