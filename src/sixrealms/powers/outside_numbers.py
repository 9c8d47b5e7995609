"""Numbers from outside the game that the players tell: what they say is an answer like any other and is recorded."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine import atoms, marks
from sixrealms.engine.action import NUMBER, Action
from sixrealms.engine.ask import answered, ask, finish, stay
from sixrealms.engine.power import Context, Effect, Number, Saying, Who
from sixrealms.engine.state import State


@dataclass(frozen=True)
class EachTells(Effect):
    """Each of these players tells a number from 0 to `most`, asked for by `about`; all are known as `name` afterwards.
    What somebody has told counts for the rest of the game.
    """

    who: Who
    name: str
    about: str
    most: int = 120

    def step(self, s: State, pc: int, x: Context) -> None:
        seats = self.who.seats(s, x)
        if pc:
            told = answered(s).number
            atoms.note(s, "told", seats[pc - 1], told)
            atoms.mark(s, self._key(seats[pc - 1]), told + 1)
        while pc < len(seats) and s.marks.get(self._key(seats[pc])):
            pc += 1
        if pc < len(seats):
            stay(s, pc + 1, x)
            numbers = [Action("number", number=n) for n in range(self.most + 1)]
            ask(s, seats[pc], NUMBER, self.about, numbers, x.source)
            return
        finish(s, x.bind(self.name, tuple(s.marks[self._key(seat)] - 1 for seat in seats)))

    def _key(self, seat: int) -> str:
        return marks.told(self.name).of(seat)


@dataclass(frozen=True)
class Spread(Number):
    """The greatest of the numbers told minus the smallest."""

    name: str

    def value(self, s: State, x: Context) -> int:
        told = x.get(self.name)
        return max(told) - min(told) if isinstance(told, tuple) and told else 0

    def saying(self) -> Saying:
        return Saying(f"spread-{self.name}")
