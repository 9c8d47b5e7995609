"""Effects that cannot be answered in some ways (ledger: gloss.cancel.event)."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine.ask import finish, run_effect, stay
from sixrealms.engine.power import Context, Effect
from sixrealms.engine.state import State
from sixrealms.powers.english import join

_WORDS = {"cancel": "cancelled", "calm": "calmed", "duplicate": "copied", "turn": "turned"}


@dataclass(frozen=True)
class Firm(Effect):
    """An effect whose card cannot be answered by these kinds of answers: "cancel", "calm", "duplicate", "turn"."""

    effect: Effect
    against: tuple[str, ...]

    def own_tags(self) -> frozenset[str]:
        return frozenset(f"no-answer:{kind}" for kind in self.against)

    def step(self, s: State, pc: int, x: Context) -> None:
        if pc == 0:
            stay(s, 1, x)
            run_effect(s, self.effect.key, x)
            return
        finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        return self.effect.possible(s, x)

    def text(self) -> str:
        return f"{self.effect.text()}; this cannot be {join([_WORDS[k] for k in self.against], 'or')}"
