"""A large event whose results are drawn by strength instead of played out, to see how the pairing of its rounds does.

Everybody has a strength of their own; a game is won with chances that follow from the strengths at its table.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random
from typing import Final

import msgspec

from sixrealms.tournament.brackets import Bracket, Game, Seating, bracket_winner
from sixrealms.tournament.pairing.advancement import first_round, next_round
from sixrealms.tournament.pairing.round_robin import round_robin_round
from sixrealms.tournament.pairing.swiss import swiss_round
from sixrealms.tournament.plan import Plan, has_byes, policy_of
from sixrealms.tournament.scoring.scores import scoring_of

_GOAL: Final = 6  # realms of whoever wins a drawn game
_USUAL: Final = 3.0  # those of the others


class DrawnEvent(msgspec.Struct, frozen=True):
    """What came of it: its rounds, how many pairs met again, and how long the slowest pairing took."""

    players: int
    rounds: int
    repeats: int
    slowest_pairing_seconds: float


def draw_event(plan: Plan, players: int, progress: Callable[[int, int, float], None]) -> DrawnEvent:
    """Pair and draw round after round until somebody has won. `progress` hears of every round: its number, how many
    tables it has, and in how many seconds they were paired.
    """
    entered = [f"p{number}" for number in range(1, players + 1)]
    chance = Random(f"{plan.seed}:drawn results")
    strength = {player: math.exp(chance.gauss(0, 1)) for player in entered}
    brackets: list[Bracket] = []
    met: set[tuple[str, str]] = set()
    repeats, slowest = 0, 0.0
    while True:
        began = time.perf_counter()
        seating = _paired(plan, brackets, entered)
        took = time.perf_counter() - began
        if not seating.tables:
            return DrawnEvent(players, seating.round - 1, repeats, round(slowest, 3))
        slowest = max(slowest, took)
        progress(seating.round, len(seating.tables), took)
        for bracket in seating.brackets():
            pairs = set(combinations(sorted(bracket.players), 2))
            repeats += len(pairs & met)
            met |= pairs
            brackets.append(msgspec.structs.replace(bracket, games=_drawn(bracket, strength, plan.wins, chance)))


def _paired(plan: Plan, brackets: Sequence[Bracket], entered: Sequence[str]) -> Seating:
    scoring = scoring_of(plan)
    if plan.scheme == "grid":
        if not brackets:
            return first_round(entered, seed=plan.seed, policy=policy_of(plan))
        return next_round(brackets, entered, scoring, policy_of(plan), seed=plan.seed)
    scheme = swiss_round if plan.scheme == "swiss" else round_robin_round
    return scheme(
        brackets,
        entered,
        seed=plan.seed,
        rounds=plan.rounds,
        cut=plan.cut,
        size=plan.table_size,
        scoring=scoring,
        byes=has_byes(plan),
    )


def _drawn(bracket: Bracket, strength: dict[str, float], wins: int, chance: Random) -> tuple[Game, ...]:
    """Games until somebody has won the bracket."""
    players = bracket.players
    weights = [strength[player] for player in players]
    games: list[Game] = []
    while bracket_winner(msgspec.structs.replace(bracket, games=tuple(games)), wins) is None:
        (winner,) = chance.choices(players, weights)
        realms = {player: min(_GOAL - 1, max(0, round(chance.gauss(_USUAL, 1.5)))) for player in players}
        games.append(Game({**realms, winner: _GOAL}, winner))
    return tuple(games)
