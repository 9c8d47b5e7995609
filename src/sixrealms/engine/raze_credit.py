"""Credit for razing realms: markers that lie on them, and points kept for good (option.conqueror.markers,
tyrant.points.record).
"""

from __future__ import annotations

from sixrealms.engine import marks
from sixrealms.engine import zones as z
from sixrealms.engine.state import State


def marker_on(s: State, card: int) -> int:
    """Whose marker lies on a razed realm, or -1; once rebuilt it bears none (option.conqueror.marker-returns)."""
    if s.zone[card] != z.FORMATION or not s.flags[card] & z.RAZED:
        return -1
    return s.marks.get(marks.CREDIT.of_copy(s, card), 0) - 1


def markers(s: State, player: int) -> int:
    """Razed realms that bear the marker of this player."""
    return sum(marker_on(s, realm) == player for seat in range(s.n) for realm in s.realms(seat))


def score(s: State, player: int) -> int:
    """Credit that nothing takes away (format.conquerors-game.marker-permanent, tyrant.points.kept)."""
    return s.marks.get(marks.SCORE.of(player), 0)
