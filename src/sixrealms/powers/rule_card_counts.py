"""How many rule cards there may be and whom they bind (ledger: gloss.rule-card.*)."""

from __future__ import annotations

from sixrealms.engine.ask import finish
from sixrealms.engine.board import holding_true, in_play
from sixrealms.engine.causes import REPLACED, RULE
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.leave import leave
from sixrealms.engine.own_rule_cards import RuleSlots
from sixrealms.engine.power import Context, Effect, Test
from sixrealms.engine.state import State


@dataclass(frozen=True)
class OwnRuleCards(RuleSlots):
    """Every player may have a rule card of their own, which binds only them; cards passing `stays` bind everybody and
    are not displaced by them (format.rule-lawyers-delight.others-own-only). What removes rule cards removes them as
    well (conflict.rule-lawyer.replacement), and a card passing `ends_all` all of them and this one when it is played.

    Which cards those are must never change, so that this can be asked while the board is being filed.
    """

    stays: Test
    ends_all: Test | None = None

    def slots(self, s: State, x: Context) -> str:
        return "player"

    def keeps(self, s: State, other: int, x: Context) -> bool:
        return self.stays.holds(s, other, x)

    def clears(self, s: State, coming: int, x: Context) -> bool:
        return self.ends_all is not None and self.ends_all.holds(s, coming, x)


@dataclass(frozen=True)
class OneRuleAgain(Effect):
    """Of the rule cards in play only the one played last stays (gloss.rule-card.single)."""

    def step(self, s: State, pc: int, x: Context) -> None:
        if any(st.slots(s, sx) == "player" for st, sx, _ in holding_true(s, RuleSlots) if sx.source != x.source):
            finish(s, x)  # another rule keeps them apart (format.rule-lawyers-delight.others-own-only)
            return
        rules = [c for c in in_play(s) if s.kit.defs[s.defn[c]].type == "rule" and c != x.source]
        for old in sorted(rules, key=lambda c: s.play_order[c])[:-1]:
            leave(s, old, why=RULE, told=REPLACED, by=x.source)
        finish(s, x)
