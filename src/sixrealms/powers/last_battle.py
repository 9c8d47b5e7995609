"""What the battle fought last has left behind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sixrealms.engine import marks
from sixrealms.engine import zones as z
from sixrealms.engine.power import Cards, Context
from sixrealms.engine.state import State


@dataclass(frozen=True)
class _Fallen(Cards):
    """Champions killed while they fought in the battle fought last that have lain in the discard piles since."""

    def find(self, s: State, x: Context) -> list[int]:
        if not any(key.startswith(marks.FALLEN.prefix) for key in s.marks):
            return []
        return [
            card
            for seat in (x.player, *s.seats_after(x.player))
            for card in s.listed(seat, z.DISCARD)
            if s.marks.get(marks.FALLEN.of_copy(s, card))
        ]


FALLEN: Final = _Fallen()
