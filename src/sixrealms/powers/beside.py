"""Fighting at a champion's side."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine import zones as z
from sixrealms.engine.power import Context
from sixrealms.engine.state import State
from sixrealms.powers.question import Clause
from sixrealms.powers.refs import Ref
from sixrealms.powers.whereabouts import side_of


@dataclass(frozen=True)
class Beside(Clause):
    """With the referenced champion in combat: what hangs on it, and what counts as its ally from elsewhere
    (combat.e.totals).
    """

    ref: Ref

    def holds(self, s: State, card: int, x: Context) -> bool:
        return s.zone[card] == z.ATTACHED and side_of(s, card) == self.ref.card(s, x)

    def text(self) -> str:
        return f"beside {self.ref.text()}"
