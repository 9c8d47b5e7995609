"""Who casts a card, and what else has happened in a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sixrealms.engine import marks
from sixrealms.engine.power import Context
from sixrealms.engine.state import State
from sixrealms.powers.memory import Noted
from sixrealms.powers.question import Question
from sixrealms.powers.refs import Ref


@dataclass(frozen=True)
class CastBy(Question):
    """Being cast (or used) by the referenced champion: that champion is the caster, not the player (gloss.caster)."""

    ref: Ref

    def holds(self, s: State, card: int, x: Context) -> bool:
        user = self.ref.card(s, x)
        return any(act.card == card and act.user == user and act.way != "use" for act in s.acts)


#: A champion killed while it fought in the battle fought last that has lain where it fell since.
FALLEN: Final = Noted(marks.FALLEN)
