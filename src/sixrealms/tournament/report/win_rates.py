"""How often something won, and between which shares the true one lies."""

from __future__ import annotations

import math
from typing import Final

import msgspec

_Z: Final = 1.959964  # of the normal distribution: 95 times of 100


class WinRate(msgspec.Struct, frozen=True):
    """Games and those of them that were won; `low` and `high` are the bounds 95 times of 100 (Wilson), from none to all
    before the first game. `even` is what chance alone would give: one by the number of players, over these games.
    """

    games: int
    won: int
    low: float
    high: float
    even: float


def win_rate(games: int, won: int, chances: float) -> WinRate:
    """The rate of `won` of so many games; `chances` is the sum of what chance alone would give in each."""
    low, high = _wilson(won, games)
    return WinRate(games, won, round(low, 4), round(high, 4), round(chances / games, 4) if games else 0.0)


def _wilson(won: int, games: int) -> tuple[float, float]:
    if not games:
        return 0.0, 1.0
    share = won / games
    middle = share + _Z**2 / (2 * games)
    spread = _Z * math.sqrt(share * (1 - share) / games + _Z**2 / (4 * games**2))
    whole = 1 + _Z**2 / games
    # the very ends are told exactly, not a rounding error beside them
    return (middle - spread) / whole if won else 0.0, (middle + spread) / whole if won < games else 1.0
