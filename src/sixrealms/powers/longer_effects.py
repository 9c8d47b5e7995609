"""Cards whose effects last longer than they say, and the phase in which a card was cast."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine import marks
from sixrealms.engine import zones as z
from sixrealms.engine.power import Context, Test
from sixrealms.engine.state import State
from sixrealms.engine.statics import KeepsGoing, LastsLonger
from sixrealms.powers.question import Question


@dataclass(frozen=True)
class TwiceAsLong(LastsLonger):
    """What cards passing `what` do for a stated time, used by a card passing `user`, they do for that time twice over:
    until the second such turn, round or battle ends or begins.
    """

    what: Test
    user: Test

    def doubles(self, s: State, card: int, user: int, x: Context) -> bool:
        return user >= 0 and self.what.holds(s, card, x) and self.user.holds(s, user, x)


@dataclass(frozen=True)
class GoOn(KeepsGoing):
    """Cards passing `who` that lie on the table for a stated time, measured in turns, stay in effect beyond it. When
    there are more than `most` of them, those end that have been in effect longest (event.duration-in-play); once
    nothing keeps them going, those whose time is over end with the turn, or when the next begins.
    """

    who: Test
    most: int


@dataclass(frozen=True)
class CastInPhase(Question):
    """Being cast in this phase, or cast in it as far as that has been noted (`CAST_IN`)."""

    phase: int

    def holds(self, s: State, card: int, x: Context) -> bool:
        if s.zone[card] in (z.HAND, z.PLAYING):
            return s.phase == self.phase
        return s.marks.get(marks.CAST_IN.of(card), 0) == self.phase + 1
