"""Another player's champion, or what another champion bears, under one's control for a while; ownership stays.

Ledger: discard.to-owner, borrow.returned, borrow.exceptions.
"""

from __future__ import annotations

from dataclasses import field

from sixrealms.engine import atoms
from sixrealms.engine import zones as z
from sixrealms.engine.causes import EFFECT, LENDER_GONE, RULE
from sixrealms.engine.combatants import combatant
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.home_pool import release
from sixrealms.engine.immunity import shielded
from sixrealms.engine.leave import leave
from sixrealms.engine.power import ADDED, Context, Saying
from sixrealms.engine.protected import is_protected, keeps_control
from sixrealms.engine.state import State
from sixrealms.engine.statics import Controls
from sixrealms.powers.refs import Ref


@dataclass(frozen=True)
class UnderControl(Controls):
    """While it lasts a champion of another pool is in yours with all that hangs on it; afterwards it returns to its
    owner's pool, if it is still in play.

    `borne`: your fighting champion bears what hangs on another one; afterwards it hangs where it came from, or lies in
    its owner's discard pile if that is gone (open.borrow-source-gone). What was discarded meanwhile stays discarded.
    """

    who: Ref
    borne: bool = field(default=False, metadata=ADDED)

    def begun(self, s: State, x: Context) -> Context:
        card = self.who.card(s, x)
        if card < 0 or shielded(s, card, x):
            return x
        if self.borne:
            return self._borrowed(s, card, x)
        if s.zone[card] == z.POOL and not keeps_control(s, card, x):
            atoms.set_control(s, card, x.player)
            atoms.note(s, "control", card, x.player, x.source)
        return x

    def gets(self, s: State, card: int, x: Context) -> bool:
        if self.borne:
            return not is_protected(s, card, EFFECT, z.ATTACHED, x)
        return not keeps_control(s, card, x)

    def ended(self, s: State, x: Context) -> None:
        card = self.who.card(s, x)
        if card < 0:
            return
        if self.borne:
            self._returned(s, card, x)
        elif s.ctrl[card] == x.player:  # another may have taken it from them meanwhile
            release(s, card)

    def _borrowed(self, s: State, card: int, x: Context) -> Context:
        fighter, lender = combatant(s, x.player), s.host[card]
        if fighter < 0 or s.zone[card] != z.ATTACHED or lender == fighter:
            return x
        if is_protected(s, card, EFFECT, z.ATTACHED, x):
            atoms.note(s, "protected", card, x.source)
            return x
        atoms.attach(s, card, fighter)
        atoms.note(s, "switch", card, fighter, x.source)
        return x.bind("lender", lender).bind("lender-since", s.gen[lender])

    def _returned(self, s: State, card: int, x: Context) -> None:
        lender = x.get("lender")
        if not isinstance(lender, int) or s.zone[card] != z.ATTACHED:
            return
        if s.zone[lender] in z.IN_PLAY and s.gen[lender] == x.get("lender-since"):
            atoms.attach(s, card, lender)
            atoms.note(s, "switch", card, lender, -1)
        else:
            leave(s, card, z.DISCARD, RULE, told=LENDER_GONE)

    def saying(self) -> Saying:
        return Saying("lent" if self.borne else "under-control", {"who": self.who})
