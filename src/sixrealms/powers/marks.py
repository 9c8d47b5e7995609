"""Questions about what is printed on a card as a mark: offensive, defensive, harmful, helpful, avatar."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from sixrealms.engine.power import Context, Saying
from sixrealms.engine.state import State
from sixrealms.powers.question import Question


@dataclass(frozen=True)
class _Mark(Question):
    """Bearing this mark."""

    mark: Literal["offensive", "defensive", "harmful", "helpful", "avatar"]

    def holds(self, s: State, card: int, x: Context) -> bool:
        return bool(getattr(s.kit.defs[s.defn[card]], self.mark))

    def saying(self) -> Saying:
        return Saying(self.mark)


@dataclass(frozen=True)
class _HeroUnarmed(Question):
    """An unarmed combat card in the way of heroes: not marked as one of dragons or of undead."""

    def holds(self, s: State, card: int, x: Context) -> bool:
        p = s.kit.defs[s.defn[card]].printing
        return p.type == "unarmed combat" and p.attributes.isdisjoint(_OTHER_WAYS)


_OTHER_WAYS: Final = frozenset({"Dragon Unarmed Combat", "Undead Unarmed Combat"})
HERO_UNARMED: Final = _HeroUnarmed()
OFFENSIVE: Final = _Mark("offensive")
DEFENSIVE: Final = _Mark("defensive")
HARMFUL: Final = _Mark("harmful")
HELPFUL: Final = _Mark("helpful")
AVATAR: Final = _Mark("avatar")
