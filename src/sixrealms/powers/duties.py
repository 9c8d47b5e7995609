"""Conditions about what somebody had to do in a turn."""

from __future__ import annotations

from sixrealms.engine.attack_duty import has_shirked, nobody_went
from sixrealms.engine.card_def import DUTY
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import Context, Saying, Who
from sixrealms.engine.state import State
from sixrealms.powers.conditions import Claim
from sixrealms.powers.refs import Ref


@dataclass(frozen=True)
class HasShirked(Claim):
    """The champion, or the player with any champion, could have attacked in phase 4 of this turn and has not."""

    who: Ref | Who

    @property
    def tags(self) -> frozenset[str]:
        return frozenset({DUTY})

    def met(self, s: State, x: Context) -> bool:
        if isinstance(self.who, Ref):
            card = self.who.card(s, x)
            return card >= 0 and has_shirked(s, card)
        return any(nobody_went(s, seat) for seat in self.who.seats(s, x))

    def saying(self) -> Saying:
        return Saying("has-shirked", {"who": self.who})
