"""How likely each side is to win a position, as computer players value it; and what a move is worth to who makes it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Final

from sixrealms.engine.action import Action
from sixrealms.engine.goal import partners
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.players.lookahead import outlook
from sixrealms.players.seat import take_seat
from sixrealms.players.valuation import value

#: So many points of the valuation make a game e times as likely to be won: fitted to games of computer players
#: (docs/guides/saves-and-records.md).
POINTS: Final = 270.0
WORLDS: Final = 4
"""Deals of the unseen cards with which a choice is thought through."""


def prospects_of(s: State) -> tuple[float, ...]:
    """The share of each seat in a position with all cards open: together 1, partners the same as one."""
    if s.result is not None:
        winners = {seat for won in s.result.winners for seat in partners(s, won)}
        return tuple((1 / len(winners) if seat in winners else 0.0) if winners else 1 / s.n for seat in range(s.n))
    points = [value(s, seat) / POINTS for seat in range(s.n)]
    most = max(points)
    weights = [math.exp(point - most) for point in points]
    return tuple(weight / sum(weights) for weight in weights)


def share_of(points: float) -> float:
    """The share in a game between two that a lead of so many points is."""
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, 2 * points / POINTS))))


def weighed(s: State, options: Sequence[Action], chance: Random, worlds: int = WORLDS) -> list[tuple[Action, float]]:
    """What each option is worth to whoever is asked, as a share, knowing what they knew; the best first.

    What they cannot know is dealt `worlds` times, and all options are tried with the same deals.
    """
    decision = s.pending
    assert decision is not None
    me = decision.player
    seat = take_seat(s, me)
    worth = dict.fromkeys(options, 0.0)
    for _ in range(worlds):
        imagined = seat.imagine(chance)
        for action in options:
            t = imagined.copy()
            advance(t, action)
            worth[action] += share_of(outlook(t, me, s.turns, value)) / worlds
    return sorted(worth.items(), key=lambda one: -one[1])
