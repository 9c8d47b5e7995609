"""How many cards players draw, keep in hand and take as spoils."""

from __future__ import annotations

from dataclasses import field

from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import ADDED, Context, Noun, Number, Saying, Who
from sixrealms.engine.state import State
from sixrealms.engine.statics import DrawCount, HandSize, SpoilsCount, SpoilsLost


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
class Spoils(SpoilsCount, SpoilsLost):
    """These players draw more spoils cards (`add`); or none at all, and `to` draws them instead, if that is given."""

    who: Who
    add: int = 0
    to: Who | None = field(default=None, metadata=ADDED)

    @property
    def kind(self) -> str:  # type: ignore[override]
        return SpoilsCount.kind if self.add else SpoilsLost.kind

    @property
    def standing(self) -> bool:  # type: ignore[override]
        return bool(self.add)

    def change(self, s: State, value: int, player: int, x: Context) -> int:
        return value + self.add

    def drawn_by(self, s: State, x: Context) -> int | None:
        return next(iter(self.to.seats(s, x)), None) if self.to is not None else None

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """That players draw none was a word of its own."""
        return None if self.add else ("NoSpoils", {"who": self.who, "to": self.to})

    def saying(self) -> Saying:
        if not self.add:
            return Saying("no-spoils", {"who": self.who, "to": self.to})
        return Saying("spoils", {"who": self.who, "count": self.add})
