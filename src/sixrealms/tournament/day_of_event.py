"""A day of an event that is held on several."""

from __future__ import annotations

import msgspec


class DayOfEvent(msgspec.Struct, frozen=True):
    """When a day began and ended, in seconds since 1970, and `until` which day and time the event rests after it."""

    began: int
    ended: int = 0  # 0: not yet
    until: str = ""

    def ending(self, at: int, until: str) -> DayOfEvent:
        """The same day when it is over."""
        return DayOfEvent(self.began, at, until)
