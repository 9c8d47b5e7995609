"""Spells that are no cards: a power has its champion cast one (open.ally-no-card).

Each is an object of its own, out of the game until it is cast. From then on it is played, answered and put away as a
spell from the hand is, and it is out of the game again when its round is over.
"""

from __future__ import annotations

from typing import ClassVar

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Play
from sixrealms.engine.power import Effect
from sixrealms.engine.state import State
from sixrealms.engine.terms import KindName, TypeName


class CastsToken(Effect):
    """Has a champion cast what is no card."""

    type: ClassVar[TypeName] = "wizard spell"
    offensive: ClassVar[bool] = True
    kinds: ClassVar[tuple[KindName, ...]] = ()
    level: int
    #: How it is played: what it does beside its bonus.
    play: Play

    def free_row(self, s: State, player: int) -> int:
        """An object for the spell that is not in the game, the player's own if there is one; -1 if there is none."""
        free = [row for row, key in s.kit.tokens.items() if key == self.key and s.zone[row] == z.OUTSIDE]
        return next((row for row in free if s.owner[row] == player), free[0] if free else -1)
