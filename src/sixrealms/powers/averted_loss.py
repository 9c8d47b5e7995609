"""Averting that a realm or holding is lost."""

from __future__ import annotations

from typing import Final

from sixrealms.engine import atoms
from sixrealms.engine.ask import finish
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.flow.averted_loss import avert
from sixrealms.engine.immunity import shielded
from sixrealms.engine.power import Context, Effect
from sixrealms.engine.state import State
from sixrealms.powers.refs import ATTACKER, Chosen, Ref

#: What an answer to a loss is about.
THREATENED: Final = Chosen("threatened")


@dataclass(frozen=True)
class Avert(Effect):
    """The realm or holding is not razed and not discarded this time; anything else the cause does happens
    (ledger: counter.exception).
    """

    who: Ref = THREATENED

    def step(self, s: State, pc: int, x: Context) -> None:
        card = self.who.card(s, x)
        if card >= 0:
            avert(s, card)
        finish(s, x)


@dataclass(frozen=True)
class BeatenAfterAll(Effect):
    """The victorious attacker has lost the battle after all, and what follows from that follows: the battle is over,
    and the defender draws spoils if the attacker is lost (spoils.defender-any-cause).
    """

    who: Ref = ATTACKER

    def step(self, s: State, pc: int, x: Context) -> None:
        b = s.battle
        champion = self.who.card(s, x)
        if b is not None and champion == b.champion and not shielded(s, champion, x):
            atoms.set_battle(s, b._replace(loser=b.attacker))
        finish(s, x)
