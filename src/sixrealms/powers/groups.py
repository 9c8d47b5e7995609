"""A group of cards found once and meant ever after, whatever becomes of others like them."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine.power import Context, Saying
from sixrealms.engine.state import State
from sixrealms.powers.question import Question


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
