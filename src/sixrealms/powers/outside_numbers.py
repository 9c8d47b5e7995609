"""Numbers from outside the game that the players tell: what they say is an answer like any other and is recorded."""

from __future__ import annotations

from collections.abc import Mapping

from sixrealms.engine import atoms, marks
from sixrealms.engine.action import NUMBER, Action
from sixrealms.engine.ask import answered, ask, finish, stay
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import Bound, Context, Effect, Number, Saying, Who
from sixrealms.engine.state import State


@dataclass(frozen=True)
class EachTells(Effect):
    """Each of these players tells a number from 0 to `most`, asked for by `about`; the greatest of them minus the
    smallest is known as `name` afterwards. What somebody has told counts for the rest of the game.
    """

    who: Who
    name: str
    about: str
    most: int = 120

    def step(self, s: State, pc: int, x: Context) -> None:
        seats = self.who.seats(s, x)
        if pc:
            number = answered(s).number
            atoms.note(s, "told", seats[pc - 1], number)
            atoms.mark(s, self._key(seats[pc - 1]), number + 1)
        while pc < len(seats) and s.marks.get(self._key(seats[pc])):
            pc += 1
        if pc < len(seats):
            stay(s, pc + 1, x)
            numbers = [Action("number", number=n) for n in range(self.most + 1)]
            ask(s, seats[pc], NUMBER, self.about, numbers, x.source)
            return
        told = [s.marks[self._key(seat)] - 1 for seat in seats]
        finish(s, x.bind(self.name, max(told) - min(told) if told else 0))

    def binds(self) -> Mapping[str, Bound]:
        return {self.name: Bound(_Apart(self.name))}

    def _key(self, seat: int) -> str:
        return marks.told(self.name).of(seat)


@dataclass(frozen=True)
class _Apart(Number):
    """How far the numbers told are apart, as it is told."""

    name: str

    def saying(self) -> Saying:
        return Saying(f"spread-{self.name}")
