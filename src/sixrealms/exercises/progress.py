"""How far somebody has come in an exercise, told by what was done: everything is played again and looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sixrealms.engine import zones as z
from sixrealms.engine.action import Action
from sixrealms.engine.state import State
from sixrealms.exercises.exercise import Exercise, Milestone, opened
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
    """A puzzle is decided in the turn it begins in."""
    return one.kind == "puzzles" and t.state.turns != begun


def holds(t: ScenarioSession, goal: Milestone) -> bool:
    """Whether everything a goal asks for is the case now."""
    try:
        return all(wrong is None for _, wrong in fact_check.compare(t, goal.facts))
    except Unexpected:  # a fact about a question, and nothing is asked
        return False


def goal_test(t: ScenarioSession, goal: Milestone) -> Callable[[State], bool]:
    """What says of any position of this game whether everything a goal asks for is the case there.

    Facts about realms, the turn and who has won, which most puzzles consist of, are looked up once for all positions.
    """
    tests: list[Callable[[State], bool]] = []
    for part, wanted in goal.facts.items():
        if part in ("razed", "standing"):
            tests += [_realm_test(t.objects.one(realm), razed=part == "razed") for realm in wanted]
        elif part == "turn_of":
            tests.append(_turn_test(t.objects.seat(wanted)))
        elif part == "winner" and wanted != "none":
            tests.append(_winner_test(frozenset(map(t.objects.seat, wanted))))
        else:
            return lambda s: _holds_in(t, s, goal)
    return lambda s: all(test(s) for test in tests)


def _realm_test(realm: int, *, razed: bool) -> Callable[[State], bool]:
    return lambda s: s.zone[realm] == z.FORMATION and bool(s.flags[realm] & z.RAZED) == razed


def _turn_test(seat: int) -> Callable[[State], bool]:
    return lambda s: s.active == seat


def _winner_test(seats: frozenset[int]) -> Callable[[State], bool]:
    return lambda s: s.result is not None and frozenset(s.result.winners) == seats


def _holds_in(t: ScenarioSession, s: State, goal: Milestone) -> bool:
    t.look_at(s)
    return holds(t, goal)
