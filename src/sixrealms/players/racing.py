"""Which answer is best, found with as few trials as it takes.

All answers still in the race are tried in the same imagined deals, so that luck falls on all alike, and only what they
make of the same deal is compared. Whoever is clearly behind the leader is left out: so the trials go where the choice
is close, and a plain decision takes few. What an answer is tried by is told from outside.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from sixrealms.engine.action import Action
from sixrealms.engine.state import State
from sixrealms.players.weighed import Weighed

_FEWEST: Final = 4  # deals before anybody is left out
_BEHIND: Final = 1.0  # so many standard errors behind the leader is clearly behind
_ROUGH: Final = 10.0  # points by which deals differ at least: a few that agree may do so by chance
_LEAST: Final = 0.01  # what somebody left out is worth less than the last in the race

#: A deal of the unseen cards as it may be.
Deal = Callable[[], State]
#: What an answer to the pending decision of a deal turns out to be worth in it; it leaves the deal as it is.
Trial = Callable[[State, Action], float]


def race(answers: Sequence[Action], deal: Deal, trial: Trial, most: int) -> list[Weighed]:
    """The answers, in their order, with what they turned out to be worth. At most `most` trials are made, but a few of
    each answer. Nobody left out is worth more than who ran to the end.
    """
    if len(answers) < 2:
        return [Weighed(action, 0.0) for action in answers]
    alive = list(range(len(answers)))
    points: list[list[float]] = [[] for _ in answers]
    left = max(most, _FEWEST * len(answers))
    while len(alive) > 1 and left >= len(alive):
        s = deal()
        for number in alive:
            points[number].append(trial(s, answers[number]))
        left -= len(alive)
        if len(points[alive[0]]) >= _FEWEST:
            alive = _still_running(alive, points)
    worth = [sum(found) / len(found) for found in points]
    last = min(worth[number] for number in alive)
    for number in set(range(len(answers))).difference(alive):
        worth[number] = min(worth[number], last - _LEAST)
    return [Weighed(action, one, len(found)) for action, one, found in zip(answers, worth, points, strict=True)]


def _still_running(alive: list[int], points: list[list[float]]) -> list[int]:
    """Those whom the deals so far do not show to be worse than the one that has done best in them."""
    leader = max(alive, key=lambda number: sum(points[number]))
    return [number for number in alive if number == leader or _may_be_better(points[number], points[leader])]


def _may_be_better(own: list[float], best: list[float]) -> bool:
    behind = [ahead - one for ahead, one in zip(best, own, strict=True)]
    deals = len(behind)
    average = sum(behind) / deals
    spread = sum((one - average) ** 2 for one in behind) / (deals - 1)
    return average <= _BEHIND * math.sqrt((spread + _ROUGH**2) / deals)
