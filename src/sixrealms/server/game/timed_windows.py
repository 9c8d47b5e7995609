"""Windows of a fixed time: they last as long whether somebody can respond or not, and who passes is not told.

The game halts at every offer (engine/uniform_windows.py). The time of a window runs from the entry that led to it.
Whoever wants to think holds the window open; everybody sees that somebody does, and nobody who. Like the clocks,
nothing here looks at a real clock: the entries say when something was.
"""

from __future__ import annotations

from typing import Final

import msgspec

from sixrealms.server.game.fog import SPECTATOR
from sixrealms.server.refusal import Refused

#: Seconds a table may choose.
LENGTHS: Final = (0.0, 1.5, 3.0, 5.0)
#: Seconds somebody may hold a window, and all windows of a game where people think by a clock.
HOLD: Final = 60.0
HOLDS_IN_ALL: Final = 300.0


def checked(seconds: float, days: int) -> float:
    """The same length; Refused for one no table offers, or where people take days to answer."""
    if seconds not in LENGTHS:
        offered = ", ".join(f"{length:g}" for length in LENGTHS)
        raise Refused("window", f"a window lasts {offered} seconds")
    if seconds and days:
        raise Refused("window", "windows of seconds are not for games in which an answer may take days")
    return seconds


class WindowTold(msgspec.Struct, forbid_unknown_fields=True):
    """The open window of a fixed time: how long it lasts, seconds left, whether somebody holds it, and the reader."""

    seconds: float
    left: float
    held: bool
    holding: bool
    may_hold: bool


class Windows:
    """The window that is open, if one is, and how long each seat has held windows so far."""

    def __init__(self, length: float, *, limited: bool) -> None:
        self.length = length
        self._limited = limited
        self._opened: float | None = None
        self._holding: dict[int, float] = {}  # since when
        self._have_held: set[int] = set()  # in this window: nobody holds it twice
        self._used: dict[int, float] = {}

    @property
    def held(self) -> bool:
        """Whether somebody holds the open window."""
        return bool(self._holding)

    def open(self, at: float) -> None:
        """A window opens, or opens anew, and has all of its time."""
        self.close(at)
        self._opened = at

    def close(self, at: float) -> None:
        """The window is over; so are its holds."""
        for seat in list(self._holding):
            self.let_go(seat, at)
        self._have_held.clear()
        self._opened = None

    def may_hold(self, seat: int) -> bool:
        """Whether this seat may hold the window that is open now."""
        first = self._opened is not None and seat != SPECTATOR and seat not in self._have_held
        return first and self._left(seat) > 0

    def hold(self, seat: int, at: float) -> None:
        """The window stays open for this seat."""
        if self.may_hold(seat):
            self._have_held.add(seat)
            self._holding[seat] = at

    def let_go(self, seat: int, at: float) -> None:
        """The window need not stay open for this seat any more."""
        since = self._holding.pop(seat, None)
        if since is not None:
            self._used[seat] = self._used.get(seat, 0.0) + max(0.0, at - since)

    def _left(self, seat: int) -> float:
        used = self._used.get(seat, 0.0)
        return min(HOLD, HOLDS_IN_ALL - used) if self._limited else HOLD

    def closes(self) -> float | None:
        """When the open window is over if nobody else holds it; None if none is open."""
        if self._opened is None:
            return None
        held = (since + self._left(seat) for seat, since in self._holding.items())
        return max([self._opened + self.length, *held])

    def told(self, seat: int, now: float) -> WindowTold | None:
        """The open window as one seat may know it; None if none is open."""
        if self._opened is None:
            return None
        left = max(0.0, self._opened + self.length - now)
        return WindowTold(
            seconds=self.length,
            left=round(left, 1),
            held=self.held,
            holding=seat in self._holding,
            may_hold=self.may_hold(seat),
        )
