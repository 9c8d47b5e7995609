"""Control of another player's champion for a while; ownership stays (ledger: discard.to-owner, borrow.returned)."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine import atoms
from sixrealms.engine import zones as z
from sixrealms.engine.ask import finish
from sixrealms.engine.immunity import shielded
from sixrealms.engine.leave import keeps_control, release
from sixrealms.engine.power import Context, Effect
from sixrealms.engine.state import State
from sixrealms.engine.statics import Controls
from sixrealms.powers.refs import Ref


@dataclass(frozen=True)
class TakeControl(Effect):
    """A champion in another pool comes into yours with all that hangs on it."""

    who: Ref

    def step(self, s: State, pc: int, x: Context) -> None:
        card = self.who.card(s, x)
        if card >= 0 and s.zone[card] == z.POOL and not shielded(s, card, x) and not keeps_control(s, card, x):
            atoms.set_control(s, card, x.player)
            atoms.note(s, "control", card, x.player, x.source)
        finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        card = self.who.card(s, x)
        return card >= 0 and s.zone[card] == z.POOL


@dataclass(frozen=True)
class UnderControl(Controls):
    """While it lasts the champion is yours; afterwards it returns to its owner's pool, if it is still in play."""

    who: Ref

    def ended(self, s: State, x: Context) -> None:
        card = self.who.card(s, x)
        if card >= 0 and s.ctrl[card] == x.player:  # another may have taken it from them meanwhile
            release(s, card)
