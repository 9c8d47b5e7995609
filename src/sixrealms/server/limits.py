"""How much one person, one table and one server may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

#: Characters of one message of a client, and of the body of a request.
MESSAGE: Final = 4 * 1024
BODY: Final = 64 * 1024
#: Connections to one table, and to the server.
TABLE_CONNECTIONS: Final = 64
CONNECTIONS: Final = 2_000
#: Tables kept whose game is not over, games held in memory, entries of one game.
TABLES: Final = 5_000
ROOMS: Final = 200
#: Tables kept at all.
KEPT: Final = 50_000
#: Events kept, keys of one event beside those of its players, and entries in the log of one event.
EVENTS: Final = 5_000
EVENT_KEYS: Final = 60
EVENT_STEPS: Final = 50_000
DAY: Final = 86_400
#: Seconds a game nobody plays on is kept, and a table whose game never begins; the latter where room is needed.
UNFINISHED: Final = 365 * DAY
WAITING: Final = 7 * DAY
NOBODY_CAME: Final = 3_600
ENTRIES: Final = 50_000
#: Steps of what happened at once that are kept for one connection, at a table with so many of them at most.
STEPS: Final = 48
STEPS_FOR: Final = 8
#: Seconds a new connection has to say who it is.
HELLO: Final = 10.0
#: Seconds after which others may call a computer player for somebody who is not connected.
GONE: Final = 60.0
_ADDRESSES: Final = 4_096


class Allowance:
    """So many things at once, and so many a second in the long run."""

    def __init__(self, at_once: int, a_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = float(at_once)
        self._left = float(at_once)
        self._rate = a_second
        self._clock = clock
        self._then = clock()

    def takes(self) -> bool:
        """Whether one more is allowed; it is counted if so."""
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class ByAddress:
    """An allowance for everybody who asks; those who have not asked for longest are forgotten first."""

    def __init__(self, at_once: int, a_second: float) -> None:
        self._each = (at_once, a_second)
        self._known: OrderedDict[str, Allowance] = OrderedDict()

    def takes(self, address: str) -> bool:
        """Whether this address may ask once more."""
        if address not in self._known:
            self._known[address] = Allowance(*self._each)
            if len(self._known) > _ADDRESSES:
                self._known.popitem(last=False)
        self._known.move_to_end(address)
        return self._known[address].takes()
