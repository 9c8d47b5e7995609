"""Asking for what a power has noted about a card (`powers.memory`)."""

from __future__ import annotations

from dataclasses import dataclass, field

from sixrealms.engine.marks import Mark
from sixrealms.engine.power import ADDED, Context, Saying
from sixrealms.engine.state import State
from sixrealms.powers.question import Question


def told(mark: Mark) -> str:
    """A mark as part of a message."""
    return mark.name.replace(":", "-")


@dataclass(frozen=True)
class Noted(Question):
    """A card about which this is noted, or noted with this number (0: it is not)."""

    mark: Mark
    value: int | None = field(default=None, metadata=ADDED)

    def holds(self, s: State, card: int, x: Context) -> bool:
        if self.value is not None:
            return self.mark.number(s, card, x.source) == self.value
        return bool(s.marks.get(self.mark.on(s, card, x.source)))

    def saying(self) -> Saying:
        if self.value is not None:
            return Saying("noted-with", {"value": self.value})
        return Saying(f"noted-{told(self.mark)}")
