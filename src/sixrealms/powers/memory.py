"""What a power notes about a card, and what asks for it. What there is to note, and for how long: `engine.marks`."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine import atoms
from sixrealms.engine.ask import finish
from sixrealms.engine.marks import Mark
from sixrealms.engine.power import Context, Effect, Number, Saying
from sixrealms.engine.state import State
from sixrealms.powers.conditions import Claim
from sixrealms.powers.players import YOU
from sixrealms.powers.question import Question
from sixrealms.powers.refs import SELF, Ref


@dataclass(frozen=True)
class Note(Effect):
    """Remember a fact about a card, for as long as its mark lasts."""

    mark: Mark
    value: int = 1
    on: Ref = SELF

    def step(self, s: State, pc: int, x: Context) -> None:
        card = self.on.card(s, x)
        if card >= 0:
            atoms.mark(s, self.mark.on(s, card), self.value)
        finish(s, x)

    def saying(self) -> Saying:
        return Saying(f"note-{self.mark.name}", {"who": YOU, "on": self.on, "value": self.value})


@dataclass(frozen=True)
class Noted(Question):
    """A card about which this is noted."""

    mark: Mark

    def holds(self, s: State, card: int, x: Context) -> bool:
        return bool(s.marks.get(self.mark.on(s, card)))

    def saying(self) -> Saying:
        return Saying(f"noted-{self.mark.name}")


@dataclass(frozen=True)
class Marked(Claim):
    """This is noted about the card itself, with this number (0: it is not)."""

    mark: Mark
    value: int = 1

    def met(self, s: State, x: Context) -> bool:
        return s.marks.get(self.mark.on(s, x.source), 0) == self.value

    def saying(self) -> Saying:
        return Saying(f"marked-{self.mark.name}-{self.value}")


@dataclass(frozen=True)
class Kept(Number):
    """The number noted about the card itself, 0 if none."""

    mark: Mark

    def value(self, s: State, x: Context) -> int:
        return s.marks.get(self.mark.on(s, x.source), 0)

    def saying(self) -> Saying:
        return Saying(f"kept-{self.mark.name}")
