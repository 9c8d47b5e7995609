"""Champions made to fight for the other side, and what becomes of them afterwards."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine.power import Context, Test
from sixrealms.engine.state import Battle, State
from sixrealms.engine.statics import AfterRound, ForcesDefender
from sixrealms.powers.levels import each_of
from sixrealms.powers.refs import Ref
from sixrealms.powers.statics import PLACE_WORDS


@dataclass(frozen=True)
class MustDefend(ForcesDefender):
    """The referenced champion, which has attacked in this battle, defends the next round of it."""

    who: Ref

    def defender(self, s: State, battle: Battle, x: Context) -> int:
        champion = self.who.card(s, x)
        return champion if battle.used.count(champion) == 1 else -1

    def text(self) -> str:
        return f"{self.who.text()} is the defender of the next round"


@dataclass(frozen=True)
class GoesAfterRound(AfterRound):
    """Champions passing `who` go to another zone than their pool when their round is over (combat.h.winner-to-pool)."""

    who: Test
    to: int

    def text(self) -> str:
        return f"{each_of(self.who)} goes to {PLACE_WORDS[self.to]} after its round"
