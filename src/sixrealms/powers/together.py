"""Several things at once that do not depend on one another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sixrealms.engine.ask import finish, run_effect, stay
from sixrealms.engine.power import Context, Effect, Saying
from sixrealms.engine.state import State


@dataclass(frozen=True)
class Together(Effect):
    """Do all of it that can be done; one part is enough to play the card for (ledger: spell.target-required)."""

    effects: tuple[Effect, ...]

    def saying(self) -> Saying:
        return Saying("together", {"effects": tuple(self._each())})

    def _each(self) -> Iterator[Effect]:
        """The effects as they are told: those of a part that is a list itself stand in the same list."""
        for effect in self.effects:
            if isinstance(effect, Together):
                yield from effect._each()
            else:
                yield effect

    def step(self, s: State, pc: int, x: Context) -> None:
        if pc >= len(self.effects):
            finish(s, x)
            return
        stay(s, pc + 1, x)
        run_effect(s, self.effects[pc].key, x)

    def touches(self, s: State, player: int, x: Context) -> bool:
        return any(effect.touches(s, player, x) for effect in self.effects)

    def possible(self, s: State, x: Context) -> bool:
        return any(effect.possible(s, x) for effect in self.effects)


def together(*effects: Effect) -> Together:
    return Together(effects)
