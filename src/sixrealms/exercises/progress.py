"""How far somebody has come in an exercise, told by what was done: everything is played again and looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sixrealms.engine.action import Action
from sixrealms.exercises.exercise import LEARNER, Exercise, Milestone, opened
from sixrealms.scenarios import fact_check
from sixrealms.scenarios.failure import Unexpected
from sixrealms.scenarios.session import ScenarioSession


class Attained(NamedTuple):
    """The goals that were reached at some moment. `missed`: nothing more can be reached, since the turn or the game is
    over.
    """

    reached: tuple[str, ...]
    missed: bool


def progress(one: Exercise, actions: Sequence[Action]) -> Attained:
    """What was reached in an exercise by these decisions of everybody, from its beginning on."""
    t = opened(one)
    left = list(one.goals)
    begun = t.state.turns
    for action in (None, *actions):
        if action is not None:
            t.perform(action)
        left = [goal for goal in left if not holds(t, goal)]
    reached = tuple(goal.key for goal in one.goals if goal not in left)
    return Attained(reached, bool(left) and (t.state.result is not None or _too_late(one, t, begun)))


def _too_late(one: Exercise, t: ScenarioSession, begun: int) -> bool:
    """A puzzle is solved in the turn it begins in."""
    return one.kind == "puzzles" and (t.state.turns != begun or t.state.active != LEARNER)


def holds(t: ScenarioSession, goal: Milestone) -> bool:
    """Whether everything a goal asks for is the case now."""
    try:
        return all(wrong is None for _, wrong in fact_check.compare(t, goal.facts))
    except Unexpected:  # a fact about a question, and nothing is asked
        return False
