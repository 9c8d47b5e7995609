"""Cards that are nobody's: they lie on the table when the game begins."""

from __future__ import annotations

from typing import Final

from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import Context
from sixrealms.engine.state import State
from sixrealms.powers.question import Question


@dataclass(frozen=True)
class _Opening(Question):
    """A card on the table from the start (format.rule-lawyers-delight.initial-card)."""

    def holds(self, s: State, card: int, x: Context) -> bool:
        return card in s.kit.opening


OPENING: Final = _Opening()
