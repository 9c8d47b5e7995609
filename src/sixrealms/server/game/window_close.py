"""How a window of a fixed time ends: what was said in it counts in the order of the rules, silence is a pass."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from sixrealms.engine import uniform_windows
from sixrealms.engine.action import PASS, Action, Decision
from sixrealms.engine.state import State


class Answered(NamedTuple):
    """An offer of the window with its answer; `said`: by the seat itself."""

    decision: Decision
    action: Action
    said: bool


class Closing(NamedTuple):
    """What the end of a window leads to, not yet part of the game."""

    state: State
    log: list[tuple[Any, ...]]
    answers: tuple[Answered, ...]


def closed(s: State, ahead: Mapping[int, Action]) -> Closing:
    """End the window at which the game halts on a copy, with what its seats have said (pause.clockwise).

    Where somebody acts the window is over, and the game goes on to the next one or to a decision.
    """
    after = s.copy()
    log: list[tuple[Any, ...]] = []
    after.log = log
    answers = []
    uniform_windows.go_on(after)
    while (asked := after.pending) is not None and asked.about in uniform_windows.OFFERS:
        said = ahead.get(asked.player)
        fits = said in asked.options
        action = said if said is not None and fits else PASS
        answers.append(Answered(asked, action, fits))
        uniform_windows.respond(after, action)
    after.log = None
    return Closing(after, log, tuple(answers))
