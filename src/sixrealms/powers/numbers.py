"""Numbers a power computes."""

from __future__ import annotations

from dataclasses import field, replace
from typing import Final, Literal

from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.level import adjusted, base_level, bonus_of, level
from sixrealms.engine.marks import Mark
from sixrealms.engine.power import ADDED, Cards, Context, Number, Saying
from sixrealms.engine.state import State
from sixrealms.engine.terms import Halving, LevelKind
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
class NumberOf(Number):
    """A number of a referenced card, or of all cards of a set together, to add or (`minus`) to take away: its level,
    "adjusted", "own" (of what hangs on another card in a set the bonus it gives just now), "base" or "icon"; or the
    last "digit" of the number it is printed with, or its "first-digit" (open.cards-with-editions).
    """

    ref: Ref | Cards
    which: LevelKind | Literal["digit", "first-digit"] = "adjusted"
    minus: bool = field(default=False, metadata=ADDED)

    def value(self, s: State, x: Context) -> int:
        if isinstance(self.ref, Cards):
            found = sum(self._of_many(s, card) for card in self.ref.find(s, x))
        else:
            card = self.ref.card(s, x)
            found = self._of(s, card) if card >= 0 else 0
        return -found if self.minus else found

    def _of_many(self, s: State, card: int) -> int:
        hangs = self.which == "own" and s.host[card] >= 0
        return bonus_of(s, card, s.host[card]) if hangs else self._of(s, card)

    def _of(self, s: State, card: int) -> int:
        if self.which == "digit":
            return s.kit.defs[s.defn[card]].printing.number % 10
        if self.which == "first-digit":
            return int(str(s.kit.defs[s.defn[card]].printing.printed_number)[0])
        if self.which == "base":
            return base_level(s, card)
        if self.which == "own":
            return level(s, card)
        if self.which == "icon":
            d = s.kit.defs[s.defn[card]]
            return d.base_level if d.champion else d.bonus
        return adjusted(s, card)

    def formerly(self) -> tuple[str, dict[str, object]]:
        """A number taken away, the levels of several cards, digits and levels had words of their own."""
        if self.minus:
            return "Minus", {"of": replace(self, minus=False)}
        if isinstance(self.ref, Cards):
            return "SumOfLevels", {"of": self.ref, "which": self.which}
        if self.which == "digit":
            return "CardDigit", {"ref": self.ref}
        return "LevelOf", {"ref": self.ref, "which": self.which}

    def saying(self) -> Saying:
        if isinstance(self.ref, Cards) and not getattr(self.ref, "only_one", False):
            return Saying("sum-of-levels", {"of": self.ref, "which": self.which})
        if self.which == "digit":
            return Saying("card-digit", {"ref": self.ref})
        if self.which == "first-digit":
            return Saying("card-first-digit", {"ref": self.ref})
        return Saying("level-of", {"ref": self.ref, "which": self.which})


@dataclass(frozen=True)
class Stored(Number):
    """A number found before, to add or (`minus`) to take away: by name (a drawn digit, a chosen number), or noted about
    the card itself; 0 if none, as when an empty pile gave no digit.
    """

    name: str | Mark
    minus: bool = field(default=False, metadata=ADDED)

    def value(self, s: State, x: Context) -> int:
        number = max(self._found(s, x), 0)
        return -number if self.minus else number

    def is_known(self, s: State, x: Context) -> bool:
        """Whether it was found at all, be it 0."""
        return self._found(s, x) >= 0

    def _found(self, s: State, x: Context) -> int:
        if isinstance(self.name, Mark):
            return self.name.number(s, x.source, x.source, x.player)
        found = x.get(self.name)
        return found if isinstance(found, int) else -1

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """A number taken away was a word of its own."""
        return ("Minus", {"of": Stored(self.name)}) if self.minus else None

    def saying(self) -> Saying:
        if isinstance(self.name, Mark):
            return Saying(f"stored-{self.name.name}")
        return Saying("bound", {"name": self.name, "number": True})


@dataclass(frozen=True)
class Product(Number):
    """Another number, so many times (`by`), halved "up" or "down" after that, and `most` at most, to add or (`minus`)
    to take away. What halves says which way it rounds.
    """

    of: Number
    by: Number | int = 1
    halve: Halving = ""
    most: int | None = None
    minus: bool = False

    def value(self, s: State, x: Context) -> int:
        found = self.of.value(s, x) * (self.by if isinstance(self.by, int) else self.by.value(s, x))
        if self.halve:
            found = -(-found // 2) if self.halve == "up" else found // 2
        if self.most is not None:
            found = min(found, self.most)
        return -found if self.minus else found

    def saying(self) -> Saying:
        found: object = self.of
        if self.by != 1:
            found = Saying("product", {"of": found, "by": self.by})
        if self.halve and isinstance(found, Fixed):  # half of 8 is told as 4
            found = Fixed(-(-found.n // 2) if self.halve == "up" else found.n // 2)
        elif self.halve:
            found = Saying("half-of", {"of": found, "halve": self.halve})
        return Saying("at-most", {"of": found, "most": self.most})


def number(value: int | Number) -> Number:
    return Fixed(value) if isinstance(value, int) else value


ONE: Final = Fixed(1)
