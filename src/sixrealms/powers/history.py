"""What has happened to a card before: in the battle fought last, and in which order cards came."""

from __future__ import annotations

from typing import Final

from sixrealms.engine import marks
from sixrealms.engine import zones as z
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import Context
from sixrealms.engine.state import State
from sixrealms.powers.note_questions import Noted
from sixrealms.powers.question import Question
from sixrealms.powers.refs import Ref

#: A champion killed while it fought in the battle fought last that has lain where it fell since.
FALLEN: Final = Noted(marks.FALLEN)


@dataclass(frozen=True)
class PlayedAfter(Question):
    """Played after the referenced card, wherever that is now, or still to be played (activation.played-in-battle)."""

    ref: Ref

    @property
    def excludes(self) -> bool:
        return True  # the referenced card is none of those that are meant

    def holds(self, s: State, card: int, x: Context) -> bool:
        other = self.ref.card(s, x)
        return (
            other >= 0 and card != other and (s.zone[card] not in z.IN_PLAY or s.play_order[card] > s.play_order[other])
        )


#: An ally discarded out of the battle fought last in this turn, its own player's or an opponent's doing.
ALLY_FALLEN: Final = Noted(marks.ALLY_FALLEN)
