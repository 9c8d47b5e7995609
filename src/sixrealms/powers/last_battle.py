"""What the battle fought last has left behind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sixrealms.engine import zones as z
from sixrealms.engine.leave import FELL, fallen_key
from sixrealms.engine.power import Cards, Context
from sixrealms.engine.state import State


@dataclass(frozen=True)
class _Fallen(Cards):
    """Champions killed while they fought in the battle fought last that have lain in the discard piles since."""

    def find(self, s: State, x: Context) -> list[int]:
        if not any(key.startswith(FELL) for key in s.marks):
            return []
        return [
            card
            for seat in (x.player, *s.seats_after(x.player))
            for card in s.listed(seat, z.DISCARD)
            if s.marks.get(fallen_key(s, card))
        ]


FALLEN: Final = _Fallen()
