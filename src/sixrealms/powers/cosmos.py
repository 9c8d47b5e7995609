"""One copy too many: where the Rule of the Cosmos gives way, its player discards another."""

from __future__ import annotations

from sixrealms.engine.ask import answered, ask_card, finish, stay
from sixrealms.engine.causes import COPY, FINAL, RULE
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.cosmos import copies_beyond
from sixrealms.engine.leave import leave
from sixrealms.engine.power import Context, Effect
from sixrealms.engine.rules_for_player import rules_for
from sixrealms.engine.state import State
from sixrealms.powers.refs import Ref


@dataclass(frozen=True)
class EnforceCosmos(Effect):
    """Of every card of which more copies are in play than the Rule of the Cosmos allows you choose which are discarded
    (cosmos.unique-in-play): others than the one it `spares`, which nothing prevents (format.shattered-land.third-copy).
    """

    spares: Ref | None = None

    def step(self, s: State, pc: int, x: Context) -> None:
        if pc == 1:
            leave(s, answered(s).card, why=FINAL if self.spares else RULE, told=COPY)
        copies = copies_beyond(s, rules_for(s, x.player).cosmos_limit)
        if not copies:
            finish(s, x)
            return
        spared = self.spares.card(s, x) if self.spares else -1
        stay(s, 1, x)
        ask_card(s, x.player, "ask-cosmos", [c for c in copies if c != spared], x.source)
