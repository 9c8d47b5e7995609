"""Numbers a power computes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sixrealms.engine.level import adjusted, base_level, bonus_of, level
from sixrealms.engine.marks import Mark
from sixrealms.engine.power import Cards, Context, Number, Saying
from sixrealms.engine.state import State
from sixrealms.engine.terms import LevelKind
from sixrealms.powers.refs import Ref


@dataclass(frozen=True)
class Fixed(Number):
    n: int

    def value(self, s: State, x: Context) -> int:
        return self.n


@dataclass(frozen=True)
class Count(Number):
    """How many cards a set has, times a factor, plus a constant."""

    of: Cards
    times: int = 1
    plus: int = 0

    def value(self, s: State, x: Context) -> int:
        return len(self.of.find(s, x)) * self.times + self.plus


@dataclass(frozen=True)
class LevelOf(Number):
    """The level of a referenced card: "adjusted", "own", "base" or "icon"."""

    ref: Ref
    which: LevelKind = "adjusted"

    def value(self, s: State, x: Context) -> int:
        card = self.ref.card(s, x)
        if card < 0:
            return 0
        if self.which == "base":
            return base_level(s, card)
        if self.which == "own":
            return level(s, card)
        if self.which == "icon":
            d = s.kit.defs[s.defn[card]]
            return d.base_level if d.champion else d.bonus
        return adjusted(s, card)


@dataclass(frozen=True)
class Minus(Number):
    """A number taken away instead of added."""

    of: Number

    def value(self, s: State, x: Context) -> int:
        return -self.of.value(s, x)


@dataclass(frozen=True)
class CardDigit(Number):
    """The last digit of the number of the referenced card; the printing decides (ledger: open.cards-with-editions)."""

    ref: Ref

    def value(self, s: State, x: Context) -> int:
        card = self.ref.card(s, x)
        return s.kit.defs[s.defn[card]].printing.number % 10 if card >= 0 else 0


@dataclass(frozen=True)
class SumOfLevels(Number):
    """The levels of all cards of a set together; "own": of attached cards the bonus they give just now."""

    of: Cards
    which: LevelKind = "icon"

    def value(self, s: State, x: Context) -> int:
        total = 0
        for card in self.of.find(s, x):
            d = s.kit.defs[s.defn[card]]
            if self.which == "base":
                total += base_level(s, card)
            elif self.which == "own":
                total += bonus_of(s, card, s.host[card]) if s.host[card] >= 0 else level(s, card)
            else:
                total += d.base_level if d.champion else d.bonus
        return total


@dataclass(frozen=True)
class Stored(Number):
    """A number found before: by name (a drawn digit, a chosen number), or noted about the card itself; 0 if none."""

    name: str | Mark

    def value(self, s: State, x: Context) -> int:
        if isinstance(self.name, Mark):
            return self.name.number(s, x.source, x.source)
        found = x.get(self.name)
        return found if isinstance(found, int) else 0

    def saying(self) -> Saying:
        if isinstance(self.name, Mark):
            return Saying(f"stored-{self.name.name}")
        return Saying("bound", {"name": self.name, "number": True})


def number(value: int | Number) -> Number:
    return Fixed(value) if isinstance(value, int) else value


ONE: Final = Fixed(1)
