"""Questions about what is printed on a card as a mark: offensive, defensive, harmful, helpful, avatar."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sixrealms.engine.power import Context
from sixrealms.engine.state import State
from sixrealms.powers.questions import Adjective


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


OFFENSIVE: Final = _Offensive()
DEFENSIVE: Final = _Defensive()
HARMFUL: Final = _Harmful()
HELPFUL: Final = _Helpful()
AVATAR: Final = _Avatar()
