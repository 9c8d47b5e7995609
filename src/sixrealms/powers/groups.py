"""A group of cards found once and meant ever after, whatever becomes of others like them."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine.ask import finish
from sixrealms.engine.power import Cards, Context, Effect, Saying
from sixrealms.engine.state import State
from sixrealms.powers.moving import affected
from sixrealms.powers.question import Question


@dataclass(frozen=True)
class Gather(Effect):
    """Find the cards of the set that are within reach now and know them as `name` afterwards."""

    name: str
    cards: Cards

    def step(self, s: State, pc: int, x: Context) -> None:
        finish(s, x.bind(self.name, tuple(affected(s, self.cards, x))))

    def saying(self) -> Saying:
        return Saying(f"gather-{self.name}", {"cards": self.cards})


@dataclass(frozen=True)
class Gathered(Question):
    """One of a group found before."""

    name: str

    def holds(self, s: State, card: int, x: Context) -> bool:
        group = x.get(self.name)
        return isinstance(group, tuple) and card in group

    def pointed_at(self) -> tuple[str, ...]:
        return (self.name,)

    def saying(self) -> Saying:
        return Saying(f"gathered-{self.name}")
