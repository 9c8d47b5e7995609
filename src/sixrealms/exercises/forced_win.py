"""Whether a puzzle can still be solved whatever the others do, found by playing out everything that is possible.

What "proved" means here: every answer of the others is tried, those with cards the solver does not see as well. What is
drawn lies in the position and is told. Luck never helps: after a die, a shuffle or a card taken by chance nothing
counts as won, so a way that is proved needs none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from threading import Lock
from typing import Final, NamedTuple

from sixrealms.engine.action import Action
from sixrealms.engine.digest import digest
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.errors import OptionRefused
from sixrealms.exercises.exercise import LEARNER, Exercise, exercise, opened
from sixrealms.exercises.progress import goal_test

#: Positions looked at for one question; a puzzle that needs more is too large.
MOST: Final = 40_000
_IDLE: Final = frozenset({"pass", "done", "decline", "stop", "keep"})


class TooLarge(OptionRefused):
    """More positions than may be looked at."""


class Search:
    """Which moves force the goal, from a position on. It remembers what it has found out; `most` positions are looked
    at for each question.
    """

    def __init__(self, begun: State, reached: Callable[[State], bool], most: int = MOST) -> None:
        self._turns, self._luck = begun.turns, begun.chances
        self._reached = reached
        self._most = most
        self._known: dict[str, bool] = {}
        self._left = most

    @property
    def looked_at(self) -> int:
        """How many different positions have been judged."""
        return len(self._known)

    def ask_anew(self) -> None:
        """A new question may look at as many positions again."""
        self._left = self._most

    def reached(self, s: State) -> bool:
        """Whether the goal is reached here."""
        return self._reached(s)

    def wins(self, s: State) -> bool:
        """Whether the goal is reached or can be forced from here within the turn; TooLarge if that is not found out."""
        if self._reached(s):
            return True
        if s.result is not None or s.pending is None or s.turns != self._turns or s.chances != self._luck:
            return False
        here = digest(s)
        known = self._known.get(here)
        if known is None:
            self._left -= 1
            if self._left < 0:
                raise TooLarge("puzzle-too-large")
            # something done is likelier to decide it than nothing done
            options = sorted(s.pending.options, key=_is_idle)
            after = (self.wins(played(s, action)) for action in options)
            known = self._known[here] = any(after) if s.pending.player == LEARNER else all(after)
        return known

    def winning(self, s: State) -> list[Action]:
        """The answers of the learner after which the goal can still be forced."""
        assert s.pending is not None
        return [action for action in s.pending.options if self.wins(played(s, action))]


class FalseMove(NamedTuple):
    """The move after which a puzzle could not be solved any more, and the position it was made in."""

    before: State
    action: Action


class ForcedWin:
    """Answers for one puzzle, and remembers them."""

    def __init__(self, one: Exercise) -> None:
        t = opened(one)
        self._first = t.state.copy()
        tests = [goal_test(t, goal) for goal in one.goals]
        self._search = Search(self._first, lambda s: all(test(s) for test in tests))
        self._lock = Lock()

    def first_moves(self) -> list[Action]:
        """The first moves of the learner that solve it."""
        with self._lock:
            self._search.ask_anew()
            return self._search.winning(self._first)

    def solution(self) -> list[Action]:
        """The decisions of everybody up to the solution, the others doing what is first among their answers.

        OptionRefused if there is none.
        """
        with self._lock:
            self._search.ask_anew()
            s = self._first.copy()
            found: list[Action] = []
            if not self._search.wins(s):
                raise OptionRefused("puzzle-unsolvable")
            while not self._search.reached(s):
                assert s.pending is not None
                mine = s.pending.player == LEARNER
                options = s.pending.options
                action = next(a for a in options if self._search.wins(played(s, a))) if mine else options[0]
                found.append(action)
                s = played(s, action)
            return found

    def false_move(self, actions: Sequence[Action]) -> FalseMove | None:
        """The first move of the learner after which nothing forces the solution; None as long as something does."""
        with self._lock:
            self._search.ask_anew()
            s = self._first.copy()
            for action in actions:
                before, s = s, played(s, action)
                if self._search.reached(s):
                    return None
                mine = before.pending is not None and before.pending.player == LEARNER
                if mine and not self._search.wins(s):
                    return FalseMove(before, action)
            return None


def _is_idle(action: Action) -> bool:
    return action.verb in _IDLE


def played(s: State, action: Action) -> State:
    """The position after an answer; the one before stays as it is."""
    after = s.copy()
    advance(after, action)
    return after


@cache
def forced_win(id_: str) -> ForcedWin:
    """The one search of a puzzle; what it has found out it knows for everybody."""
    return ForcedWin(exercise(id_))
