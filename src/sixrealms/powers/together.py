"""Several things at once that do not depend on one another."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine.ask import finish, run_effect, stay
from sixrealms.engine.power import Context, Effect
from sixrealms.engine.state import State


@dataclass(frozen=True)
class Together(Effect):
    """Do all of it that can be done; one part is enough to play the card for (ledger: spell.target-required)."""

    effects: tuple[Effect, ...]

    def step(self, s: State, pc: int, x: Context) -> None:
        if pc >= len(self.effects):
            finish(s, x)
            return
        stay(s, pc + 1, x)
        run_effect(s, self.effects[pc].key, x)

    def possible(self, s: State, x: Context) -> bool:
        return any(effect.possible(s, x) for effect in self.effects)


def together(*effects: Effect) -> Together:
    return Together(effects)
