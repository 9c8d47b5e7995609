"""What a power notes about a card, and what asks for it. What there is to note, and for how long: `engine.marks`."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine import atoms
from sixrealms.engine.ask import finish
from sixrealms.engine.marks import NO_ATTACK, Mark
from sixrealms.engine.power import Context, Effect, Number, Saying
from sixrealms.engine.state import State
from sixrealms.powers.conditions import RefIs
from sixrealms.powers.noted import Noted, told
from sixrealms.powers.players import YOU
from sixrealms.powers.refs import SELF, Ref


@dataclass(frozen=True)
class Note(Effect):
    """Remember a fact about a card, or a number found now, for as long as its mark lasts."""

    mark: Mark
    value: int | Number = 1
    on: Ref = SELF

    def step(self, s: State, pc: int, x: Context) -> None:
        card = self.on.card(s, x)
        if card >= 0:
            number = self.value if isinstance(self.value, int) else self.value.value(s, x)
            atoms.mark(s, self.mark.on(s, card, x.source), number + self.mark.plus)
        finish(s, x)

    def saying(self) -> Saying:
        if self.mark == NO_ATTACK and self.on != SELF:
            return Saying("note-no-attack-at-all")
        return Saying(f"note-{told(self.mark)}", {"who": YOU, "on": self.on, "value": self.value})


def marked(mark: Mark, value: int = 1, on: Ref = SELF) -> RefIs:
    """This is noted about the card itself or another, with this number (0: it is not)."""
    return RefIs(on, Noted(mark, value))
