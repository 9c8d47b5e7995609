"""What the battle fought last has left behind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sixrealms.engine import marks
from sixrealms.engine.power import Context
from sixrealms.engine.state import State
from sixrealms.powers.question import Question


@dataclass(frozen=True)
class _Fallen(Question):
    """A champion killed while it fought in the battle fought last that has lain where it fell since."""

    def holds(self, s: State, card: int, x: Context) -> bool:
        return bool(s.marks.get(marks.FALLEN.of_copy(s, card)))


FALLEN: Final = _Fallen()
