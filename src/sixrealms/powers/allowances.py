"""How many cards players draw, keep in hand and take as spoils."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine.power import Context, Noun, Number, Saying, Who
from sixrealms.engine.state import State
from sixrealms.engine.statics import DrawCount, HandSize, SpoilsCount


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
    """These players draw more spoils cards, or none; or a player draws them in their place."""

    who: Who
    add: int = 0
    to: Who | None = None
    none: bool = False

    def change(self, s: State, value: int, player: int, x: Context) -> int:
        return 0 if self.none else value + self.add

    def drawn_by(self, s: State, x: Context) -> int:
        return next(iter(self.to.seats(s, x)), -1) if self.to is not None else -1

    def saying(self) -> Saying:
        if self.to is not None:
            return Saying("spoils-to", {"who": self.who, "to": self.to})
        return Saying("spoils-none" if self.none else "spoils", {"who": self.who, "count": self.add})
