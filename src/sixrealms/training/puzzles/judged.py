"""Whether a position is a puzzle: one first move solves it whatever the other does, and greedy does not find it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from random import Random
from typing import Any, Final, NamedTuple

from sixrealms.engine import zones as z
from sixrealms.engine.action import Action
from sixrealms.engine.digest import digest
from sixrealms.engine.state import State
from sixrealms.exercises.exercise import LEARNER, Exercise, Milestone, made, opened
from sixrealms.exercises.forced_win import Search, played
from sixrealms.exercises.found import as_written, facts
from sixrealms.exercises.progress import goal_test
from sixrealms.players.greedy import GreedyPlayer
from sixrealms.players.seat import take_seat

#: Positions a puzzle may need: what a table asks again at every move must be quick.
MOST: Final = 4_000
#: Decisions of the learner at which another answer loses; fewer are no puzzle.
FEWEST_DECISIONS: Final = 2
#: Answers to the first question, of equal cards only one: between two there is little to find.
FEWEST_ANSWERS: Final = 3
#: Attempts of greedy, each with other guesses about what it does not see. It must fail in all of them.
_ATTEMPTS: Final = 2
_MOST_MOVES: Final = 80


class Judgement(NamedTuple):
    """What was found out: the learner's first move, how many decisions the best defence demands, how many positions
    there are, and the cards that do something on the way.
    """

    first: Action
    decisions: int
    positions: int
    key_cards: tuple[str, ...]


class Trial:
    """One position with one goal."""

    def __init__(self, row: Mapping[str, Any], most: int = MOST, *, test_goal: bool = True) -> None:
        """`test_goal` is off for a position that is only looked at."""
        self.exercise: Exercise = made("puzzles", "trial", as_written({"grade": "easy", **row}))
        t = opened(self.exercise)
        self.begun = t.state.copy()
        test = goal_test(t, Milestone("goal", facts(row["goal"], row["realm"]))) if test_goal else _never
        self.search = Search(self.begun, test, most)
        self._depth: dict[str, int] = {}

    def asks_the_learner(self) -> bool:
        """Whether there is something to decide at once."""
        asked = self.begun.pending
        return asked is not None and asked.player == LEARNER and len(asked.options) > 1 and not self.reached()

    def has_a_choice(self) -> bool:
        """Whether the first question has answers enough to be a riddle."""
        asked = self.begun.pending
        return asked is not None and len(without_twins(self.begun, list(asked.options))) >= FEWEST_ANSWERS

    def reached(self) -> bool:
        """Whether nothing is left to do."""
        return self.search.reached(self.begun)

    def solvable(self) -> bool:
        """Whether the goal can be forced; TooLarge if that takes too long."""
        self.search.ask_anew()
        return self.search.wins(self.begun)

    def first_moves(self) -> list[Action]:
        """Those that solve it, of equal cards only one."""
        self.search.ask_anew()
        return without_twins(self.begun, self.search.winning(self.begun))

    def decisions(self) -> int:
        """How many decisions the best defence demands at which something else would lose."""
        self.search.ask_anew()
        return self._decisions(self.begun)

    def _decisions(self, s: State) -> int:
        if self.search.reached(s):
            return 0
        here = digest(s)
        if here not in self._depth:
            assert s.pending is not None
            options = s.pending.options
            if s.pending.player == LEARNER:
                right = self.search.winning(s)
                counts = int(len(right) < len(options))
                self._depth[here] = counts + min(self._decisions(played(s, action)) for action in right)
            else:
                self._depth[here] = max(self._decisions(played(s, action)) for action in options)
        return self._depth[here]

    def hardest_line(self) -> list[tuple[State, Action]]:
        """The learner's and the other's moves, the other defending as long as possible."""
        s, line = self.begun, list[tuple[State, Action]]()
        while not self.search.reached(s):
            assert s.pending is not None
            if s.pending.player == LEARNER:
                action = min(self.search.winning(s), key=lambda one: self._decisions(played(s, one)))
            else:
                action = max(s.pending.options, key=lambda one: self._decisions(played(s, one)))
            line.append((s, action))
            s = played(s, action)
        return line

    def greedy_solves(self, attempt: int) -> bool:
        """Whether greedy reaches the goal against the best defence, which uses every slip."""
        s, chance, player = self.begun, Random(attempt), GreedyPlayer()
        for _ in range(_MOST_MOVES):
            if self.search.reached(s):
                return True
            if not self.search.wins(s):
                return False
            assert s.pending is not None
            if s.pending.player == LEARNER:
                action = player.choose(take_seat(s, LEARNER), s.pending.options, chance)
            else:
                action = max(s.pending.options, key=lambda one: self._decisions(played(s, one)))
            s = played(s, action)
        return False

    def judged(self) -> Judgement | None:
        """What it is as a puzzle; None for what is none."""
        firsts = self.first_moves()
        if len(firsts) != 1 or not self.has_a_choice():
            return None
        decisions = self.decisions()
        if decisions < FEWEST_DECISIONS or any(map(self.greedy_solves, range(_ATTEMPTS))):
            return None
        used = [card_of(s, action) for s, action in self.hardest_line() if s.pending and s.pending.player == LEARNER]
        return Judgement(firsts[0], decisions, self.search.looked_at, tuple(dict.fromkeys(filter(None, used))))


def _never(_: State) -> bool:
    return False


def card_of(s: State, action: Action) -> str:
    """The card an answer is about; empty for passing and the like."""
    return s.name(action.card) if action.card >= 0 else ""


def without_twins(s: State, actions: list[Action]) -> list[Action]:
    """One of those that differ by equal cards only."""
    found: dict[Hashable, Action] = {}
    for action in actions:
        found.setdefault((action._replace(card=-1, other=-1), _like(s, action.card), _like(s, action.other)), action)
    return list(found.values())


def _like(s: State, card: int) -> Hashable:
    """Equal for cards that differ by nothing but their number."""
    if not 0 <= card < len(s.zone) or s.zone[card] not in (z.HAND, z.DRAW, z.DISCARD):
        return card
    return (s.defn[card], s.zone[card], s.ctrl[card])


def grade(decisions: int, positions: int) -> str:
    """How hard a puzzle is, by its decisions and by how much there is to look at."""
    points = decisions + positions.bit_length() / 2
    return "easy" if points < 6.5 else "middle" if points < 9 else "hard"
