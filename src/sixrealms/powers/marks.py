"""Questions about what is printed on a card as a mark: offensive, defensive, harmful, helpful, avatar."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sixrealms.engine.power import Context
from sixrealms.engine.state import State
from sixrealms.powers.question import Adjective, Question


@dataclass(frozen=True)
class _Offensive(Adjective):
    def holds(self, s: State, card: int, x: Context) -> bool:
        d = s.kit.defs[s.defn[card]]
        return d.offensive

    def text(self) -> str:
        return "offensive"


@dataclass(frozen=True)
class _Defensive(Adjective):
    def holds(self, s: State, card: int, x: Context) -> bool:
        return s.kit.defs[s.defn[card]].defensive

    def text(self) -> str:
        return "defensive"


@dataclass(frozen=True)
class _Harmful(Adjective):
    def holds(self, s: State, card: int, x: Context) -> bool:
        return s.kit.defs[s.defn[card]].harmful

    def text(self) -> str:
        return "harmful"


@dataclass(frozen=True)
class _Helpful(Adjective):
    def holds(self, s: State, card: int, x: Context) -> bool:
        return s.kit.defs[s.defn[card]].helpful

    def text(self) -> str:
        return "helpful"


@dataclass(frozen=True)
class _Avatar(Adjective):
    def holds(self, s: State, card: int, x: Context) -> bool:
        return s.kit.defs[s.defn[card]].avatar

    def text(self) -> str:
        return "avatar"


@dataclass(frozen=True)
class _HeroUnarmed(Question):
    """An unarmed combat card in the way of heroes: not marked as one of dragons or of undead."""

    def holds(self, s: State, card: int, x: Context) -> bool:
        p = s.kit.defs[s.defn[card]].printing
        return p.type == "unarmed combat" and p.attributes.isdisjoint(_OTHER_WAYS)

    def text(self) -> str:
        return "hero unarmed combat card"


_OTHER_WAYS: Final = frozenset({"Dragon Unarmed Combat", "Undead Unarmed Combat"})
HERO_UNARMED: Final = _HeroUnarmed()
OFFENSIVE: Final = _Offensive()
DEFENSIVE: Final = _Defensive()
HARMFUL: Final = _Harmful()
HELPFUL: Final = _Helpful()
AVATAR: Final = _Avatar()
