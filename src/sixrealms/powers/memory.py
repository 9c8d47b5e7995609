"""What a power notes about a card, and what asks for it. What there is to note, and for how long: `engine.marks`."""

from __future__ import annotations

from typing import Literal

from sixrealms.engine import atoms
from sixrealms.engine.ask import finish
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.marks import CAST_IN, DEFENDS_AS, NO_ATTACK, Mark
from sixrealms.engine.power import Context, Effect, Noun, Number, Saying
from sixrealms.engine.state import State
from sixrealms.powers.access import TYPES
from sixrealms.powers.card_questions import slug
from sixrealms.powers.conditions import RefIs
from sixrealms.powers.note_questions import Noted, told
from sixrealms.powers.players import YOU
from sixrealms.powers.refs import IT, SELF, Ref


@dataclass(frozen=True)
class Note(Effect):
    """Remember a fact about a card, a number found now, or in which "phase" it is, for as long as its mark lasts."""

    mark: Mark
    value: int | Number | Literal["phase"] = 1
    on: Ref = SELF

    def step(self, s: State, pc: int, x: Context) -> None:
        card = self.on.card(s, x)
        if card >= 0:
            atoms.mark(s, self.mark.on(s, card, x.source, x.player), self._number(s, x) + self.mark.plus)
        finish(s, x)

    def _number(self, s: State, x: Context) -> int:
        if isinstance(self.value, str):
            return s.phase
        return self.value if isinstance(self.value, int) else self.value.value(s, x)

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """The phase of a cast, and as what a realm defends itself, were noted by words of their own."""
        if self == Note(CAST_IN, "phase", IT):
            return "RememberPhase", {}
        if self.mark == DEFENDS_AS and isinstance(self.value, int):
            return "_DefendsAs", {"type": TYPES[self.value - 1]}
        return None

    def saying(self) -> Saying:
        if self.mark == DEFENDS_AS and isinstance(self.value, int):
            return Saying("defends-as", {"type": Noun(f"noun-{slug(TYPES[self.value - 1])}")})
        if self.mark == NO_ATTACK and self.on != SELF:
            return Saying("note-no-attack-at-all")
        return Saying(f"note-{told(self.mark)}", {"who": YOU, "on": self.on, "value": self.value})


def marked(mark: Mark, value: int = 1, on: Ref = SELF) -> RefIs:
    """This is noted about the card itself or another, with this number (0: it is not)."""
    return RefIs(on, Noted(mark, value))
