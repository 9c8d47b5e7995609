"""Whether a puzzle can still be solved whatever the others do, found by playing out everything that is possible.

Everybody's cards are known to the search, chance comes out as it will: a puzzle is made so that neither matters.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from threading import Lock
from typing import Final, NamedTuple

from sixrealms.engine.action import Action
from sixrealms.engine.digest import digest
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.errors import OptionRefused
from sixrealms.exercises.exercise import LEARNER, Exercise, exercise, opened
from sixrealms.exercises.progress import holds

#: Positions looked at for one question; a puzzle that needs more is too large.
MOST: Final = 40_000


class FalseMove(NamedTuple):
    """The move after which a puzzle could not be solved any more, and the position it was made in."""

    before: State
    action: Action


class ForcedWin:
    """Answers for one puzzle, and remembers them."""

    def __init__(self, one: Exercise) -> None:
        self._t = opened(one)
        self._goals = one.goals
        self._first = self._t.state.copy()
        self._known: dict[str, bool] = {}
        self._left = 0
        self._lock = Lock()

    def solution(self) -> list[Action]:
        """The decisions of everybody up to the solution, the others doing what is first among their answers.

        OptionRefused if there is none.
        """
        with self._lock:
            self._left = MOST
            s = self._first.copy()
            found: list[Action] = []
            if not self._wins(s):
                raise OptionRefused("puzzle-unsolvable")
            while not self._reached(s):
                assert s.pending is not None
                mine = s.pending.player == LEARNER
                options = s.pending.options
                action = next(a for a in options if self._wins(_after(s, a))) if mine else options[0]
                found.append(action)
                s = _after(s, action)
            return found

    def false_move(self, actions: Sequence[Action]) -> FalseMove | None:
        """The first move of the learner after which nothing forces the solution; None as long as something does."""
        with self._lock:
            self._left = MOST
            s = self._first.copy()
            for action in actions:
                before, s = s, _after(s, action)
                if self._reached(s):
                    return None
                mine = before.pending is not None and before.pending.player == LEARNER
                if mine and not self._wins(s):
                    return FalseMove(before, action)
            return None

    def _wins(self, s: State) -> bool:
        if self._reached(s):
            return True
        if s.result is not None or s.pending is None or s.active != LEARNER or s.turns != self._first.turns:
            return False
        here = digest(s)
        if here not in self._known:
            self._left -= 1
            if self._left < 0:
                raise OptionRefused("puzzle-too-large")
            after = (self._wins(_after(s, action)) for action in s.pending.options)
            self._known[here] = any(after) if s.pending.player == LEARNER else all(after)
        return self._known[here]

    def _reached(self, s: State) -> bool:
        self._t.look_at(s)
        return all(holds(self._t, goal) for goal in self._goals)


def _after(s: State, action: Action) -> State:
    after = s.copy()
    advance(after, action)
    return after


@cache
def forced_win(id_: str) -> ForcedWin:
    """The one search of a puzzle; what it has found out it knows for everybody."""
    return ForcedWin(exercise(id_))
