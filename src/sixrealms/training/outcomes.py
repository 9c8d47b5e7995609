"""What tells winners from losers when a turn begins: numbers for a valuation, read off games.

Every number of `Parameters` that values a position is one term of a logistic regression on who won, drawn towards what
it was before. Only who judges all answers at the same moment (`players/foresight.py`) may be told by such moments what
things are worth, and predicting winners better does not mean playing better: what comes out is something to try.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from sixrealms.engine.action import Action
from sixrealms.engine.goal import goal_of
from sixrealms.engine.state import State
from sixrealms.players.parameters import CLUB, Parameters
from sixrealms.players.roster import Player
from sixrealms.players.valuation import standing
from sixrealms.simulation.game import play
from sixrealms.training.paired_games import paired

_STEPS: Final = 60  # of Newton's method
#: Numbers that say how to think, not what a position is worth.
_THINKING: Final = frozenset(
    {"luck", "effort", "worlds", "turns_ahead", "slips", "iterations"}
    | {"believed_champion", "believed_realm", "believed_equipment"}
)
_Numbers = npt.NDArray[np.float64]


class JudgedNumber(NamedTuple):
    """A number that values positions, and its place where it is several."""

    name: str
    place: int = -1

    def of(self, by: Parameters) -> float:
        """What it is."""
        number = getattr(by, self.name)
        return float(number if self.place < 0 else number[self.place])


def terms() -> tuple[JudgedNumber, ...]:
    """Every number that values positions."""
    found: list[JudgedNumber] = []
    for one in fields(Parameters):
        number = getattr(CLUB, one.name)
        if one.name not in _THINKING:
            found += (
                [JudgedNumber(one.name, i) for i in range(len(number))]
                if isinstance(number, tuple)
                else [JudgedNumber(one.name)]
            )
    return tuple(found)


TERMS: Final = terms()


def _alone(term: JudgedNumber) -> Parameters:
    """Parameters to which nothing but this one thing is worth anything: one point."""
    nothing: dict[str, Any] = {}
    for other in TERMS:
        number = getattr(CLUB, other.name)
        nothing[other.name] = (0.0,) * len(number) if isinstance(number, tuple) else 0.0
    number = nothing[term.name]
    nothing[term.name] = 1.0 if term.place < 0 else (*number[: term.place], 1.0, *number[term.place + 1 :])
    return replace(CLUB, **nothing)


_ALONE: Final = tuple(map(_alone, TERMS))


def measured(s: State, me: int) -> list[float]:
    """How much of each term the position holds for `me`: its standing is the sum of these times their worth."""
    return [standing(s, me, goal_of, by) for by in _ALONE]


@dataclass
class Positions:
    """The beginnings of turns as each seat knows them: how much of each term, whose turn it is, who won."""

    rows: list[list[float]] = field(default_factory=list)
    to_move: list[float] = field(default_factory=list)  # 1 the own turn, -1 another's
    won: list[float] = field(default_factory=list)  # 1 or 0


class _TurnsBegun:
    """Notes the beginnings of the turns of one game."""

    def __init__(self) -> None:
        self.turn = 0
        self.seats: list[int] = []
        self.positions = Positions()

    def before(self, state: State, action: Action) -> None:
        """Nothing is noted before an answer."""

    def after(self, state: State) -> None:
        """A turn has begun if there is another than before."""
        if state.turns == self.turn or state.result is not None:
            return
        self.turn = state.turns
        for seat in range(state.n):
            self.seats.append(seat)
            self.positions.rows.append(measured(state, seat))
            self.positions.to_move.append(1.0 if seat == state.active else -1.0)


def gather(first: Player, second: Player, deals: range, seed: int) -> Positions:
    """The turns of all games that one side won; four games are played with each deal."""
    found = Positions()
    for _, match in paired(first, second, deals, seed):
        noted = _TurnsBegun()
        outcome = play(match, noted)
        if outcome.side:
            found.rows += noted.positions.rows
            found.to_move += noted.positions.to_move
            found.won += [float(seat in outcome.side) for seat in noted.seats]
    return found


class Regression(NamedTuple):
    """Numbers by which a realm standing is as dear as before; and how well the old and these tell winners."""

    numbers: dict[str, float]
    before: float  # log loss with the old numbers, as one term
    after: float


def fit(found: Positions, begin: Parameters, drawn: float) -> Regression:
    """The numbers that tell winners best, drawn towards those of `begin`: the more, the larger `drawn` is."""
    rows, won = np.array(found.rows), np.array(found.won)
    old = np.array([term.of(begin) for term in TERMS])
    spread = rows.std(axis=0) + 1e-9
    known = np.column_stack([rows @ old / (rows @ old).std(), np.array(found.to_move)])
    all_terms = np.column_stack([known, rows / spread])
    held = np.concatenate([[1e-6, 1e-6], np.full(len(TERMS), drawn)])
    before, after = _logistic(known, won, held[:2]), _logistic(all_terms, won, held)
    numbers = old * after[0] / (rows @ old).std() + after[2:] / spread
    place = {term: i for i, term in enumerate(TERMS)}
    realm = [place[JudgedNumber("standing")], place[JudgedNumber("step")]]
    numbers *= old[realm].sum() / numbers[realm].sum()
    named = {_named(term): round(float(number), 2) for term, number in zip(TERMS, numbers, strict=True)}
    return Regression(named, _log_loss(known, won, before), _log_loss(all_terms, won, after))


def _named(term: JudgedNumber) -> str:
    return term.name if term.place < 0 else f"{term.name}.{term.place}"


def _logistic(rows: _Numbers, won: _Numbers, held: _Numbers) -> _Numbers:
    """The weights of a logistic regression, each held to 0 by its own weight in `held`; the first begins at 1."""
    weights = np.zeros(rows.shape[1])
    weights[0] = 1.0
    for _ in range(_STEPS):
        likely = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (likely - won) + held * weights
        bend = (rows * (likely * (1 - likely))[:, None]).T @ rows + np.diag(held)
        step = np.linalg.solve(bend, slope)
        weights -= step
        if float(np.abs(step).max()) < 1e-9:
            break
    return weights


def _log_loss(rows: _Numbers, won: _Numbers, weights: _Numbers) -> float:
    likely = 1 / (1 + np.exp(-rows @ weights))
    return -float(np.mean(won * np.log(likely + 1e-12) + (1 - won) * np.log(1 - likely + 1e-12)))
