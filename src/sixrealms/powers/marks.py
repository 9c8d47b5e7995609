"""Questions about what is printed on a card as a mark: offensive, defensive, harmful, helpful, avatar."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sixrealms.engine.power import Context
from sixrealms.engine.state import State
from sixrealms.powers.question import Question


@dataclass(frozen=True)
class _Offensive(Question):
    def holds(self, s: State, card: int, x: Context) -> bool:
        d = s.kit.defs[s.defn[card]]
        return d.offensive


@dataclass(frozen=True)
class _Defensive(Question):
    def holds(self, s: State, card: int, x: Context) -> bool:
        return s.kit.defs[s.defn[card]].defensive


@dataclass(frozen=True)
class _Harmful(Question):
    def holds(self, s: State, card: int, x: Context) -> bool:
        return s.kit.defs[s.defn[card]].harmful


@dataclass(frozen=True)
class _Helpful(Question):
    def holds(self, s: State, card: int, x: Context) -> bool:
        return s.kit.defs[s.defn[card]].helpful


@dataclass(frozen=True)
class _Avatar(Question):
    def holds(self, s: State, card: int, x: Context) -> bool:
        return s.kit.defs[s.defn[card]].avatar


@dataclass(frozen=True)
class _HeroUnarmed(Question):
    """An unarmed combat card in the way of heroes: not marked as one of dragons or of undead."""

    def holds(self, s: State, card: int, x: Context) -> bool:
        p = s.kit.defs[s.defn[card]].printing
        return p.type == "unarmed combat" and p.attributes.isdisjoint(_OTHER_WAYS)


_OTHER_WAYS: Final = frozenset({"Dragon Unarmed Combat", "Undead Unarmed Combat"})
HERO_UNARMED: Final = _HeroUnarmed()
OFFENSIVE: Final = _Offensive()
DEFENSIVE: Final = _Defensive()
HARMFUL: Final = _Harmful()
HELPFUL: Final = _Helpful()
AVATAR: Final = _Avatar()
