"""The number of the game each seat is told: one more with everything it may notice.

It grows for everybody together, except for what only one seat may notice; then it grows for that seat alone.
"""

from __future__ import annotations

from collections import Counter

#: The number of every seat, and of spectators last (so that -1 finds it).
Mark = tuple[int, ...]


class Versions:
    """How far each seat has come; all begin at 1."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._all = 1
        self._only: Counter[int] = Counter()

    def of(self, seat: int) -> int:
        """The number a seat or a spectator (-1) is told now."""
        return self._all + self._only[seat]

    def mark(self) -> Mark:
        """The numbers of all, to be compared with later."""
        return tuple(self.of(seat) for seat in (*range(self._seats), -1))

    def everybody(self) -> None:
        """Something happens that all may notice."""
        self._all += 1

    def only(self, seat: int) -> None:
        """Something happens that only this seat may notice."""
        self._only[seat] += 1
