"""Choices a card may make later than it is played: it lies on the table until it has made them all."""

from __future__ import annotations

from sixrealms.engine.ask import finish, run_effect, stay
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.expiry import end_effects
from sixrealms.engine.power import Context, Effect
from sixrealms.engine.state import Running, State
from sixrealms.powers.durations import UNTIL_CANCELLED
from sixrealms.powers.lasting_effects import Lasting, Waits


def owe(count: int) -> tuple[Lasting, ...]:
    """This card has so many choices to make, now or later; it stays on the table until it has made them."""
    return tuple(Lasting(Waits(), UNTIL_CANCELLED) for _ in range(count))


@dataclass(frozen=True)
class Redeem(Effect):
    """Make one of the choices this card has left; who was exempt from it when it was played still is
    (ledger: calm.others-affected).
    """

    effect: Effect

    def step(self, s: State, pc: int, x: Context) -> None:
        waiting = _waiting(s, x)
        if pc or not waiting:
            end_effects(s, waiting[:1])
            finish(s, x)
            return
        stay(s, 1, x)
        run_effect(s, self.effect.key, waiting[0].context._replace(act=-1))

    def possible(self, s: State, x: Context) -> bool:
        waiting = _waiting(s, x)
        return bool(waiting) and self.effect.possible(s, waiting[0].context._replace(act=-1))


def _waiting(s: State, x: Context) -> list[Running]:
    mine = [r for r in s.effects if r.context.source == x.source and r.context.player == x.player]
    return [r for r in mine if isinstance(s.kit.nodes[r.node], Waits)]
