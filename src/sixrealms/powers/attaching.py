"""Cards that come to hang on another card than the one they were played on."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine import atoms
from sixrealms.engine import zones as z
from sixrealms.engine.ask import finish
from sixrealms.engine.power import Context, Effect
from sixrealms.engine.state import State
from sixrealms.engine.traits import shielded
from sixrealms.powers.refs import Ref


@dataclass(frozen=True)
class HangOn(Effect):
    """This card is attached to the referenced one, whoever's it is; its bonus or burden counts there."""

    to: Ref

    def step(self, s: State, pc: int, x: Context) -> None:
        host = self.to.card(s, x)
        if host >= 0 and host != x.source and s.zone[host] in z.IN_PLAY and not shielded(s, host, x):
            atoms.attach(s, x.source, host)
            atoms.note(s, "hangs", x.source, host)
        finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        host = self.to.card(s, x)
        return host >= 0 and not shielded(s, host, x)

    def text(self) -> str:
        return f"attach this card to {self.to.text()}: its bonus counts there"
