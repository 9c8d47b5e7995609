"""Cards that take walking allies along to shielded realms (ledger: move.allies.protected)."""

from __future__ import annotations

from dataclasses import field

from sixrealms.engine.ability import Always
from sixrealms.engine.battle_statics import Carries
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import ADDED, Context, Saying
from sixrealms.engine.state import State
from sixrealms.engine.terms import KindName
from sixrealms.powers.allies_beside import Beside
from sixrealms.powers.card_questions import ALLY
from sixrealms.powers.changed_traits import Has
from sixrealms.powers.conditions import IN_A_ROUND
from sixrealms.powers.refs import Ref


@dataclass(frozen=True)
class TakesAlliesAlong(Carries):
    """Whatever ally your champion is given moves as it does from the moment it is played, so it reaches the realm;
    `alone`: that champion alone takes them along.
    """

    alone: Ref | None = field(default=None, metadata=ADDED)

    def passes(self, s: State, ally: int, champion: int, x: Context) -> bool:
        return s.ctrl[champion] == x.player if self.alone is None else champion == self.alone.card(s, x)

    def saying(self) -> Saying:
        return Saying("takes-allies-along") if self.alone is None else Saying("takes-along", {"ref": self.alone})


def allies_move_with(champion: Ref, kind: KindName) -> tuple[Always, Always]:
    """Allies beside the champion fly (swim, earthwalk), from the moment they are played: they reach the realm."""
    return Always(Has(ALLY & Beside(champion), (kind,))), Always(TakesAlliesAlong(), when=IN_A_ROUND)
