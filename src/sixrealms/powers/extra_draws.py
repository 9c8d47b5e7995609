"""Cards drawn beyond the usual number, and drawing along with another (tag "extra-cards")."""

from __future__ import annotations

from sixrealms.engine import marks
from sixrealms.engine import zones as z
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import Context
from sixrealms.engine.state import State
from sixrealms.powers.question import Question


@dataclass(frozen=True)
class DrawnExtra(Question):
    """In a hand, just drawn as an extra card because of a card passing `by` (tag "robs-draws": what asks for it may
    come between the draw and what follows).
    """

    by: Question

    @property
    def tags(self) -> frozenset[str]:
        return frozenset({"robs-draws"})

    def holds(self, s: State, card: int, x: Context) -> bool:
        source = s.marks.get(marks.DRAWN.of(card), 0) - 1
        return source >= 0 and s.zone[card] == z.HAND and self.by.holds(s, source, x)
