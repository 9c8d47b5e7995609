"""First requests of new connections are parsed a few at a time, so that a crowd at the door does not keep those
inside waiting.

An event loop deals in one go with all connections that have sent something. Hundreds that come at once, each with a
request that costs half a millisecond to parse, would keep everybody's clicks for as long as all of them take.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class FirstRequests:
    """What is left to do with new connections; so many have their turn in one round of the event loop.

    Those who came last and those who have waited longest take turns: who comes while a crowd waits is soon let in, and
    nobody waits for ever.
    """

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._waiting: deque[Callable[[], None]] = deque()
        self._oldest_next = False

    def add(self, parse: Callable[[], None]) -> None:
        """Let somebody wait for their turn, which comes at once if nobody else waits."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._go_on)
        self._waiting.append(parse)

    def _go_on(self) -> None:
        soon, waiting = asyncio.get_running_loop().call_soon, self._waiting
        for _ in range(min(self._at_once, len(waiting))):
            soon(waiting.popleft() if self._oldest_next else waiting.pop())
            self._oldest_next = not self._oldest_next
        if waiting:
            soon(self._go_on)
