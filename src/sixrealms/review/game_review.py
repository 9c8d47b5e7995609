"""The review of a recorded game: a curve, and the moves at which most was given away."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from sixrealms.engine.action import Action
from sixrealms.engine.state import State
from sixrealms.players.considered_actions import considered
from sixrealms.records.replay import Replay
from sixrealms.review.prospects import WORLDS, prospects_of, weighed

#: Says a move in words, in the position before it.
Tell = Callable[[State, Action], str]
TURNING_POINTS: Final = 3
_LEAST: Final = 0.03
"""What must be given away for a move to be a turning point."""
_MOST_OPTIONS: Final = 40
_UNWEIGHED: Final = frozenset({"ask-discard-down", "ask-rebuild-payment", "ask-name", "ask-cut"})


class CurvePoint(NamedTuple):
    """How likely each seat is to win before a move."""

    move: int  # from 1; one more than there are moves: the end
    turn: int
    active: int
    shares: tuple[float, ...]


class CostlyMove(NamedTuple):
    """A move that gave away much of what was there. The texts are made in the position before it."""

    move: int
    turn: int
    seat: int
    played: str
    better: str
    share_played: float
    share_better: float

    @property
    def given_away(self) -> float:
        """How much better the other move is."""
        return self.share_better - self.share_played


@dataclass(frozen=True, slots=True)
class GameReview:
    """What the review found, turning points in the order of the game."""

    curve: tuple[CurvePoint, ...]
    turning_points: tuple[CostlyMove, ...]

    def turns(self) -> tuple[CurvePoint, ...]:
        """The curve with one point for each turn, as it began, and one for the end."""
        firsts = [point for at, point in enumerate(self.curve) if not at or point.turn != self.curve[at - 1].turn]
        return (*firsts, self.curve[-1]) if firsts and firsts[-1] is not self.curve[-1] else tuple(firsts)


def review(game: Replay, tell: Tell, progress: Callable[[int], None] | None = None) -> GameReview:
    """Play the record again and think about each of its moves. `tell` says a move in words, in the position before it.

    Whatever a record that is not this game raises is raised here too (`Replay`).
    """
    pieces = reviewed(((game.state, step.action) for step in game), lambda: game.state, tell)
    done = 0
    while True:
        try:
            next(pieces)
        except StopIteration as end:
            found: GameReview = end.value
            return found
        done += 1
        if progress is not None:
            progress(done)


def reviewed(
    moves: Iterable[tuple[State, Action]], end: Callable[[], State], tell: Tell, worlds: int = WORLDS
) -> Generator[None, None, GameReview]:
    """The same of moves, each with the position before it, move by move: for whoever has other things to do as well.

    `end` is asked for the last position when the moves are over; `worlds` is with how many deals of the unseen cards a
    move is thought through, 0: only the curve is wanted.
    """
    curve: list[CurvePoint] = []
    found: dict[tuple[int, int], CostlyMove] = {}  # the worst move of each seat in each turn
    number = 0
    for number, (state, action) in enumerate(moves, 1):
        curve.append(CurvePoint(number, state.turns, state.active, prospects_of(state)))
        point = _turning_point(state, number, action, tell, worlds) if worlds else None
        if point is not None:
            known = found.get((point.turn, point.seat))
            if known is None or point.given_away > known.given_away:
                found[point.turn, point.seat] = point
        yield
    last = end()
    curve.append(CurvePoint(number + 1, last.turns, last.active, prospects_of(last)))
    worst = sorted(found.values(), key=lambda point: -point.given_away)[:TURNING_POINTS]
    return GameReview(tuple(curve), tuple(sorted(worst)))


def _turning_point(s: State, number: int, played: Action, tell: Tell, worlds: int) -> CostlyMove | None:
    decision = s.pending
    assert decision is not None
    options = considered(s)
    if decision.about in _UNWEIGHED or played not in options or not 1 < len(options) <= _MOST_OPTIONS:
        return None
    ranked = weighed(s, options, Random(f"review/{number}"), worlds)
    better, best = ranked[0]
    own = dict(ranked)[played]
    if best - own < _LEAST:
        return None
    return CostlyMove(number, s.turns, decision.player, tell(s, played), tell(s, better), own, best)
