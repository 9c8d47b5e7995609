"""The clocks of a table: how long each seat may still think. Time is what the entries say, never what it is now.

A seat has a bank. For every answer the first seconds are free (`buffer`), then the bank runs; an answer adds to it
(`increment`). Only seats that are waited for run, all of them at once. Nothing here looks at a real clock: the table
stamps its entries, so a restart finds the same times.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from sixrealms.server.refusal import Refused

#: Seconds in the bank of somebody who comes back after their time had run out.
BACK_WITH: Final = 30.0
_DAY: Final = 86_400.0
_LEAST: Final = 5.0


class ClockRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds in the bank, free seconds and added seconds for every answer; or whole `days` for every answer."""

    bank: Annotated[float, Meta(ge=0, le=_DAY)] = 0
    buffer: Annotated[float, Meta(ge=0, le=3_600)] = 0
    increment: Annotated[float, Meta(ge=0, le=3_600)] = 0
    days: Annotated[int, Meta(ge=0, le=30)] = 0

    @property
    def free(self) -> float:
        """Seconds of every answer that cost nothing."""
        return self.days * _DAY if self.days else self.buffer


class RoundTime(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the round of an event gives the clocks of a table: seconds every bank has more than the rules of the table
    say, or less; and whether they stand, since the time of the round does.

    `spent` seconds of that are missing because so much of the round was over when the table was opened.
    """

    seconds: float = 0
    stands: bool = False
    spent: float = 0


def checked(rules: ClockRules) -> ClockRules:
    """The same rules; Refused where nobody could play by them."""
    if rules.days and (rules.bank or rules.buffer or rules.increment):
        raise Refused("clock", "a clock has days for every move, or seconds of bank, buffer and increment")
    if rules.bank + rules.free < _LEAST:
        raise Refused("clock", f"a clock begins with at least {_LEAST:.0f} seconds of bank and buffer together")
    return rules


class ClockTold(msgspec.Struct, forbid_unknown_fields=True):
    """Seconds left in the bank and free for the open question, by seat (-1: a computer), and which seats run."""

    left: list[float]
    free: list[float]
    running: list[int]


class Clocks:
    """What every seat has left, as it was at the last entry."""

    def __init__(self, rules: ClockRules, seats: Iterable[int], players: int) -> None:
        self._rules = rules
        self._players = players
        self._bank = dict.fromkeys(seats, rules.bank)
        self._free = dict.fromkeys(self._bank, rules.free)
        self._running: tuple[int, ...] = ()
        self.given = 0.0  # seconds every bank has more than the rules say, by a judge of an event
        self.spent = 0.0  # what every bank lacks of the round's time, over before the table was opened
        self.stands = False  # nobody's time runs, since the time of the event's round does not
        self._then: float | None = None  # None: no time has been counted yet

    @property
    def started(self) -> bool:
        """Whether any time has been counted."""
        return self._then is not None

    @property
    def then(self) -> float:
        """The moment up to which time has been counted."""
        return self._then or 0.0

    def resume(self, now: float) -> None:
        """Time counts from this moment on; what lies before it was nobody's."""
        self._then = now

    def pass_to(self, now: float) -> None:
        """Take from those who run what has passed; a clock that is set back takes nothing."""
        if self._then is None:
            return
        passed = self._passed(now)
        self._then = max(now, self._then)
        for seat in self._running:
            self._free[seat], self._bank[seat] = self._after(seat, passed)

    def _passed(self, now: float) -> float:
        return max(0.0, now - self._then) if self._then is not None and not self.stands else 0.0

    def set_time(self, time: RoundTime) -> None:
        """Every bank has so much more than the rules say, or less; what is taken away leaves a little time at least."""
        more, self.given, self.stands, self.spent = time.seconds - self.given, time.seconds, time.stands, time.spent
        for seat, bank in self._bank.items():
            self._bank[seat] = max(bank + more, min(bank, BACK_WITH))

    def _after(self, seat: int, passed: float) -> tuple[float, float]:
        free, bank = self._free[seat], self._bank[seat]
        return max(0.0, free - passed), max(0.0, bank - max(0.0, passed - free))

    def answered(self, seat: int) -> None:
        """The seat has answered itself: the next answer has its free time, and the bank grows."""
        if seat in self._bank:
            self._bank[seat] += self._rules.increment
            self._free[seat] = self._rules.free

    def returned(self, seat: int) -> None:
        """Somebody is back, and has a little time at least."""
        if seat in self._bank:
            self._bank[seat] = max(self._bank[seat], BACK_WITH)

    def wait_for(self, seats: Collection[int]) -> None:
        """From now on these seats run."""
        for seat in seats:
            if seat in self._bank and seat not in self._running:
                self._free[seat] = self._rules.free
        self._running = tuple(seat for seat in seats if seat in self._bank)

    def runs_out(self) -> float | None:
        """When the first of those who run has nothing left; None if nobody runs."""
        if self._then is None or not self._running or self.stands:
            return None
        return self._then + min(self._free[seat] + self._bank[seat] for seat in self._running)

    def out_of_time(self, now: float) -> tuple[int, ...]:
        """Who has nothing left at this moment."""
        if self._then is None or self.stands:
            return ()
        passed = self._passed(now)
        return tuple(seat for seat in self._running if self._free[seat] + self._bank[seat] <= passed)

    def told(self, now: float) -> ClockTold:
        """What everybody may know: the banks and free times at this moment, -1 for computers, and who runs."""
        passed = self._passed(now)
        left = {seat: self._after(seat, passed if seat in self._running else 0.0) for seat in sorted(self._bank)}
        return ClockTold(
            left=[round(left[seat][1], 1) if seat in left else -1 for seat in range(self._players)],
            free=[round(left[seat][0], 1) if seat in left else -1 for seat in range(self._players)],
            running=[] if self.stands else list(self._running),
        )
