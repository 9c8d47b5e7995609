"""Continuous effects on levels: more, less, doubled, halved, set; on base levels, bonuses and totals."""

from __future__ import annotations

from dataclasses import field, replace
from typing import Final, Literal

from sixrealms.engine.battle_statics import DoesNotCount
from sixrealms.engine.board import blanked
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.opened_ways import allies_pass_bars
from sixrealms.engine.power import ADDED, Context, Number, Saying, Test
from sixrealms.engine.state import State
from sixrealms.engine.statics import (
    ChangesBaseLevel,
    ChangesBonus,
    ChangesLevel,
    ChangesTotal,
    RaisesLimit,
)
from sixrealms.engine.terms import Halving
from sixrealms.powers.exclusive import one_at_most
from sixrealms.powers.numbers import Count, Fixed, NumberOf, Product, Stored

#: What cards and sides have levels of, and which question of the engine says how it changes.
Changed = Literal["level", "base", "bonus", "total"]
_KINDS: Final = {
    "level": ChangesLevel.kind,
    "base": ChangesBaseLevel.kind,
    "bonus": ChangesBonus.kind,
    "total": ChangesTotal.kind,
}
#: The messages, and the words each was before they became one.
_TOLD: Final = {"level": "levels", "base": "base-levels", "bonus": "bonuses", "total": "totals"}
_FORMERLY: Final = {"base": "BaseLevels", "bonus": "Bonuses", "total": "Totals"}


@dataclass(frozen=True)
class Levels(ChangesLevel, ChangesBaseLevel, ChangesBonus, ChangesTotal):
    """Cards passing `who` gain or lose levels while this is active, or have just that level. `which`: their "base"
    level (gloss.base-level.*), the "bonus" in the icon of items, artifacts, spells and the like, or the "total" of a
    side, told by its champion.

    Add, then multiply, then halve, then set: a power uses one of them.
    """

    who: Test
    add: Number | None = None
    times: int = 1
    halve: Halving = ""  # "", "up", "down"
    to: Number | None = None
    which: Changed = field(default="level", metadata=ADDED)

    def __post_init__(self) -> None:
        one_at_most("Levels", add=self.add is not None, times=self.times != 1, halve=self.halve, to=self.to is not None)

    @property
    def writes(self) -> frozenset[str]:
        return frozenset({"level"})

    @property
    def kind(self) -> str:  # type: ignore[override]
        return _KINDS[self.which]

    @property
    def settles(self) -> bool:
        return self.to is not None and self.which == "level"

    @property
    def additive(self) -> bool:
        return self.times == 1 and not self.halve and self.to is None

    def change(self, s: State, value: int, card: int, x: Context) -> int:
        if self.to is not None:
            return self.to.value(s, x)
        if self.add is not None:
            value += self.add.value(s, x)
        value *= self.times
        if self.halve:
            value = -(-value // 2) if self.halve == "up" else value // 2
        return value

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """Base levels, bonuses and totals were changed by words of their own."""
        word = _FORMERLY.get(self.which)
        said: dict[str, object] = {
            "who": self.who,
            "add": self.add,
            "times": self.times,
            "halve": self.halve,
            "to": self.to,
        }
        return (word, said) if word else None

    def saying(self) -> Saying:
        how = (
            "to"
            if self.to is not None
            else f"halve-{self.halve}"
            if self.halve
            else "times"
            if self.times != 1
            else "add"
        )
        amount = self.to if how == "to" else self.add
        loses = isinstance(amount, Fixed) and amount.n < 0
        if isinstance(amount, Stored | NumberOf | Product):
            loses, amount = amount.minus, replace(amount, minus=False)
        if how == "add" and isinstance(amount, Count):
            return Saying(f"{_TOLD[self.which]}-for-each", {
                "who": self.who, "amount": abs(amount.times), "loses": amount.times < 0, "each": amount.of,
                "plus": amount.plus,
            })  # fmt: skip
        known: object = abs(amount.n) if isinstance(amount, Fixed) and how == "add" else amount
        return Saying(f"{_TOLD[self.which]}-{how}", {
            "who": self.who, "amount": known, "times": self.times, "loses": loses,
        })  # fmt: skip


@dataclass(frozen=True)
class LimitRaised(RaisesLimit):
    """Where cards passing `what` ask for champions of some level or less, that level is so much higher."""

    what: Test
    by: int


@dataclass(frozen=True)
class NoEffect(DoesNotCount):
    """Allies whose levels do not count. `ban`: because they cannot be played at all ("any"), or not against a realm
    ("bars"); those count that no ban binds (`Play.past_bans`), or whose champion passes all bars with them (CanReach).
    """

    who: Test
    ban: Literal["", "any", "bars"] = field(default="", metadata=ADDED)

    def strikes_out(self, s: State, ally: int, x: Context) -> bool:
        if not self.who.holds(s, ally, x):
            return False
        if self.ban and any(play.past_bans for play in s.kit.defs[s.defn[ally]].plays) and not blanked(s, ally):
            return False
        return self.ban != "bars" or not allies_pass_bars(s)

    def saying(self) -> Saying:
        return Saying("no-effect", {"who": self.who})


def gains(who: Test, n: int | Number) -> Levels:
    """`who` gains (or with a negative number loses) levels."""
    return Levels(who, add=Fixed(n) if isinstance(n, int) else n)
