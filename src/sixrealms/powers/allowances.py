"""How many cards players draw, keep in hand and take as spoils."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine.power import Context, Noun, Number, Saying, Who
from sixrealms.engine.state import State
from sixrealms.engine.statics import DrawCount, HandSize, KeepsPool, SpoilsCount, SpoilsLost


@dataclass(frozen=True)
class HandLimit(HandSize):
    """These players may keep more or fewer cards."""

    who: Who
    add: int

    def change(self, s: State, value: int, player: int, x: Context) -> int:
        return value + self.add

    def saying(self) -> Saying:
        return Saying(
            "hand-limit", {"who": self.who, "more": self.add > 0, "count": abs(self.add), "card": Noun("noun-card")}
        )


@dataclass(frozen=True)
class DrawsPerTurn(DrawCount):
    """These players draw more or fewer cards in phase 1, or another number altogether, found for "that player"."""

    who: Who
    add: int = 0
    to: Number | None = None
    floor: int = 0

    @property
    def replaces(self) -> bool:
        return self.to is not None

    def change(self, s: State, value: int, player: int, x: Context) -> int:
        if self.to is not None:
            return self.to.value(s, x.bind("each", player))
        return value + self.add

    def saying(self) -> Saying:
        values = {"who": self.who, "more": self.add > 0, "count": abs(self.add), "to": self.to, "floor": self.floor}
        return Saying("draws-per-turn", values)


@dataclass(frozen=True)
class Spoils(SpoilsCount):
    """These players draw more spoils cards."""

    who: Who
    add: int

    def change(self, s: State, value: int, player: int, x: Context) -> int:
        return value + self.add

    def saying(self) -> Saying:
        return Saying("spoils", {"who": self.who, "count": self.add})


@dataclass(frozen=True)
class PoolStays(KeepsPool):
    """The pools of these players are not lost for want of a realm in the formation (exception to realm.none.*)."""

    who: Who


@dataclass(frozen=True)
class NoSpoils(SpoilsLost):
    """These players draw no spoils of victory; `to` draws them instead."""

    who: Who
    to: Who | None = None

    def drawn_by(self, s: State, x: Context) -> int | None:
        return next(iter(self.to.seats(s, x)), None) if self.to is not None else None
