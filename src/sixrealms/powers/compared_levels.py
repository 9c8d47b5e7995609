"""The level of a card against a number that is found only when it is asked for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from sixrealms.engine.power import Context, Number, Saying
from sixrealms.engine.state import State
from sixrealms.engine.terms import LevelKind
from sixrealms.powers.numbers import LevelOf
from sixrealms.powers.question import Question
from sixrealms.powers.refs import Chosen


@dataclass(frozen=True)
class LevelCompared(Question):
    """Of a level less ("<") or more (">") than a number found before; `which` as for Level. Of a digit that nobody has
    drawn, for want of a card, no level is less or more.
    """

    reads: ClassVar[frozenset[str]] = frozenset({"level"})
    sign: Literal["<", ">"]
    number: Number
    which: LevelKind = "adjusted"

    def holds(self, s: State, card: int, x: Context) -> bool:
        found = self.number.value(s, x)
        level = LevelOf(Chosen("compared"), self.which).value(s, x.bind("compared", card))
        return found >= 0 and (level < found if self.sign == "<" else level > found)

    def saying(self) -> Saying:
        how = {"<": "less", ">": "more"}[self.sign]
        return Saying("level-compared", {"how": how, "number": self.number, "which": self.which})
