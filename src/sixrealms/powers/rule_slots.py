"""How many rule cards there may be and whom they bind (ledger: gloss.rule-card.*; hook RC)."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine.power import Context
from sixrealms.engine.state import State
from sixrealms.engine.statics import RuleSlots


@dataclass(frozen=True)
class SlotForEveryone(RuleSlots):
    """Every player may have a rule card of his own, which binds only him; this card stays beside them."""

    def slots(self, s: State, x: Context) -> str:
        return "player"

    def keeps(self, s: State, other: int, x: Context) -> bool:
        return other == x.source

    def text(self) -> str:
        return "every player may have a rule card of his own that binds only him; this card stays beside them"
