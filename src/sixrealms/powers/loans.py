"""Cards borrowed from another champion for one round (ledger: borrow.returned, borrow.exceptions)."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine import atoms
from sixrealms.engine import zones as z
from sixrealms.engine.ask import finish
from sixrealms.engine.combatants import combatant
from sixrealms.engine.immunity import shielded
from sixrealms.engine.leave import LENDER_GONE, RULE, leave
from sixrealms.engine.power import Context, Effect
from sixrealms.engine.state import State
from sixrealms.engine.statics import Controls
from sixrealms.powers.refs import Ref


@dataclass(frozen=True)
class Borrow(Effect):
    """What hangs on another champion hangs on your fighting champion instead. `Lent` gives it back."""

    who: Ref

    def step(self, s: State, pc: int, x: Context) -> None:
        card, fighter = self.who.card(s, x), combatant(s, x.player)
        if self.possible(s, x) and not shielded(s, card, x):
            lender = s.host[card]
            x = x.bind("lender", lender).bind("lender-since", s.gen[lender])
            atoms.attach(s, card, fighter)
            atoms.note(s, "switch", card, fighter, x.source)
        finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        card, fighter = self.who.card(s, x), combatant(s, x.player)
        return card >= 0 and fighter >= 0 and s.zone[card] == z.ATTACHED and s.host[card] != fighter


@dataclass(frozen=True)
class Lent(Controls):
    """While it lasts your champion bears the borrowed card; afterwards it hangs where it came from, or lies in its
    owner's discard pile if that is gone (open.borrow-source-gone). What was discarded meanwhile stays discarded.
    """

    who: Ref

    def ended(self, s: State, x: Context) -> None:
        card, lender = self.who.card(s, x), x.get("lender")
        if card < 0 or not isinstance(lender, int) or s.zone[card] != z.ATTACHED:
            return
        if s.zone[lender] in z.IN_PLAY and s.gen[lender] == x.get("lender-since"):
            atoms.attach(s, card, lender)
            atoms.note(s, "switch", card, lender, -1)
        else:
            leave(s, card, z.DISCARD, RULE, told=LENDER_GONE)
