"""What has happened: who attacked this turn, who casts a card, which card was noted."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine import marks
from sixrealms.engine.power import Context
from sixrealms.engine.state import State
from sixrealms.powers.conditions import Claim
from sixrealms.powers.question import Question
from sixrealms.powers.refs import SELF, Ref


@dataclass(frozen=True)
class AttackedThisTurn(Claim):
    """The card has been sent forward as an attacker in this turn, whatever became of it (combat.b.attacker-choice)."""

    ref: Ref = SELF

    def met(self, s: State, x: Context) -> bool:
        return bool(s.marks.get(marks.ATTACKED.of(self.ref.card(s, x))))


@dataclass(frozen=True)
class CastBy(Question):
    """Being cast (or used) by the referenced champion: that champion is the caster, not the player (gloss.caster)."""

    ref: Ref

    def holds(self, s: State, card: int, x: Context) -> bool:
        user = self.ref.card(s, x)
        return any(act.card == card and act.user == user and act.way != "use" for act in s.acts)
