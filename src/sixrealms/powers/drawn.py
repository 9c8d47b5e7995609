"""Cards drawn beyond the usual number, and drawing along with another (tag "extra-cards")."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from sixrealms.engine import marks
from sixrealms.engine import zones as z
from sixrealms.engine.ask import finish
from sixrealms.engine.drawing import draw
from sixrealms.engine.power import Context, Effect
from sixrealms.engine.state import State
from sixrealms.powers.conditions import Claim
from sixrealms.powers.question import Question


def extra_draws(s: State) -> list[int]:
    """The cards just drawn as extra cards, while the others may still react."""
    return sorted(int(key.rsplit(":", 1)[1]) for key in s.marks if key.startswith(marks.DRAWN.prefix))


@dataclass(frozen=True)
class DrawnExtra(Question):
    """In a hand, just drawn as an extra card because of a card passing `by` (tag "robs-draws": what asks for it may
    come between the draw and what follows).
    """

    tags: ClassVar[frozenset[str]] = frozenset({"robs-draws"})
    by: Question

    def holds(self, s: State, card: int, x: Context) -> bool:
        source = s.marks.get(marks.DRAWN.of(card), 0) - 1
        return source >= 0 and s.zone[card] == z.HAND and self.by.holds(s, source, x)


@dataclass(frozen=True)
class _ForOneAlone(Claim):
    """The extra cards are drawn by one player alone, not by several because of the same card."""

    def met(self, s: State, x: Context) -> bool:
        return x.get("why") == "alone"


FOR_ONE_ALONE: Final = _ForOneAlone()


@dataclass(frozen=True)
class DrawAlong(Effect):
    """ "That player" draws as many cards as another has just drawn extra; this is no extra draw itself."""

    def step(self, s: State, pc: int, x: Context) -> None:
        seat, by = x.get("each"), x.get("by")
        if isinstance(seat, int) and seat != by:
            draw(s, seat, sum(1 for c in extra_draws(s) if s.owner[c] == by))
        finish(s, x)
