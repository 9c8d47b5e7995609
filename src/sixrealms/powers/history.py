"""What has happened: who attacked this turn, who casts a card, which card was noted."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine import atoms
from sixrealms.engine.ask import finish
from sixrealms.engine.power import Context, Effect, Saying
from sixrealms.engine.state import State
from sixrealms.powers.conditions import Claim
from sixrealms.powers.question import Question
from sixrealms.powers.refs import SELF, Ref


@dataclass(frozen=True)
class AttackedThisTurn(Claim):
    """The card has been sent forward as an attacker in this turn, whatever became of it (combat.b.attacker-choice)."""

    ref: Ref = SELF

    def met(self, s: State, x: Context) -> bool:
        return bool(s.marks.get(f"turn-end:attacked:{self.ref.card(s, x)}"))


@dataclass(frozen=True)
class CastBy(Question):
    """Being cast (or used) by the referenced champion: that champion is the caster, not the player (gloss.caster)."""

    ref: Ref

    def holds(self, s: State, card: int, x: Context) -> bool:
        user = self.ref.card(s, x)
        return any(act.card == card and act.user == user and act.way != "use" for act in s.acts)


@dataclass(frozen=True)
class Noted(Question):
    """A card about which a note was made (lasting.Note); notes named "round:..." and "battle:..."
    end with the round and the battle.
    """

    name: str

    def holds(self, s: State, card: int, x: Context) -> bool:
        return bool(s.marks.get(f"{self.name}:{card}"))

    def saying(self) -> Saying:
        return Saying(f"noted-{self.name.replace(':', '-')}")


@dataclass(frozen=True)
class SpendPower(Effect):
    """The power of this card is spent as long as it stays in play (ledger: named.kalidnay.orientation)."""

    def step(self, s: State, pc: int, x: Context) -> None:
        atoms.mark(s, _spent_key(s, x.source))
        finish(s, x)


@dataclass(frozen=True)
class PowerSpent(Claim):
    """The power of this card has been spent since it came into play."""

    def met(self, s: State, x: Context) -> bool:
        return bool(s.marks.get(_spent_key(s, x.source)))


def _spent_key(s: State, card: int) -> str:
    return f"kept:spent:{card}:{s.gen[card]}"
