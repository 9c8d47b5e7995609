"""Credit for razing realms: markers that lie on them, and points kept for good (hook CT; option.conqueror.markers,
tyrant.points.record).
"""

from __future__ import annotations

from typing import Final

from sixrealms.engine import zones as z
from sixrealms.engine.state import State

_MARKER: Final = "credit:"


def credit_key(s: State, realm: int) -> str:
    """Under which note a realm as it lies there bears somebody's marker (his seat, counted from 1)."""
    return f"{_MARKER}{realm}.{s.gen[realm]}"


def score_key(player: int) -> str:
    """Under which note a player's points are counted."""
    return f"score:{player}"


def marker_on(s: State, card: int) -> int:
    """Whose marker lies on a razed realm, or -1; once rebuilt it bears none (option.conqueror.marker-returns)."""
    if s.zone[card] != z.FORMATION or not s.flags[card] & z.RAZED:
        return -1
    return s.marks.get(credit_key(s, card), 0) - 1


def markers(s: State, player: int) -> int:
    """Razed realms that bear the marker of this player."""
    return sum(marker_on(s, realm) == player for seat in range(s.n) for realm in s.realms(seat))


def score(s: State, player: int) -> int:
    """Credit that nothing takes away (format.conquerors-game.marker-permanent, tyrant.points.kept)."""
    return s.marks.get(score_key(player), 0)
