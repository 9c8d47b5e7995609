"""What has happened: who attacked this turn, who casts a card, which card was noted."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine.power import Context
from sixrealms.engine.state import State
from sixrealms.powers.conditions import Claim
from sixrealms.powers.questions import Clause, Question
from sixrealms.powers.refs import SELF, Ref


@dataclass(frozen=True)
class AttackedThisTurn(Claim):
    """The card has been sent forward as an attacker in this turn, whatever became of it (combat.b.attacker-choice)."""

    ref: Ref = SELF

    def met(self, s: State, x: Context) -> bool:
        return bool(s.marks.get(f"turn-end:attacked:{self.ref.card(s, x)}"))

    def text(self) -> str:
        return f"if {self.ref.text()} has attacked this turn"


@dataclass(frozen=True)
class CastBy(Clause):
    """Being cast (or used) by the referenced champion: that champion is the caster, not the player (gloss.caster)."""

    ref: Ref

    def holds(self, s: State, card: int, x: Context) -> bool:
        user = self.ref.card(s, x)
        return any(act.card == card and act.user == user and act.way != "use" for act in s.acts)

    def text(self) -> str:
        return f"cast by {self.ref.text()}"


@dataclass(frozen=True)
class Noted(Question):
    """A card about which a note was made (lasting.Note), called by `words`; notes named "round:..." and "battle:..."
    end with the round and the battle.
    """

    name: str
    words: str

    def holds(self, s: State, card: int, x: Context) -> bool:
        return bool(s.marks.get(f"{self.name}:{card}"))

    def text(self) -> str:
        return self.words
