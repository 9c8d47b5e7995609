"""How much a server may hold, and how much it holds, without counting all of it whenever somebody founds a table."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Final

from sixrealms.server import limits
from sixrealms.server.store.old_tables import opened_records
from sixrealms.server.store.workers import Workers

#: Seconds after which tables are counted again: other servers found some as well.
OFTEN: Final = 10.0


@dataclass(frozen=True)
class Capacity:
    """How much there may be at once: games that go on and tables at all, of all servers that share them; and sockets of
    seats at one server.
    """

    tables: int = field(default_factory=lambda: limits.TABLES)
    kept: int = field(default_factory=lambda: limits.KEPT)
    seated: int = field(default_factory=lambda: limits.SEATED)


class TableTally:
    """How many tables there are, as was counted a moment ago and has come to it here since.

    That it is full is said only of what has just been counted.
    """

    def __init__(self, workers: Workers, capacity: Capacity) -> None:
        self._workers = workers
        self._capacity = capacity
        self._counted: tuple[float, int, int] | None = None
        self._opened: tuple[float, int] | None = None

    async def is_full(self, *, opened: bool) -> bool:
        """Whether there is no room for another table, or for another record that was `opened`."""
        return await self._is_full(opened=opened) and await self.is_full_now(opened=opened)

    async def is_full_now(self, *, opened: bool) -> bool:
        """The same, counted again."""
        self._counted = self._opened = None
        return await self._is_full(opened=opened)

    def another(self, *, opened: bool) -> None:
        """One more is kept."""
        if self._counted is not None:
            when, kept, unfinished = self._counted
            self._counted = when, kept + 1, unfinished + (not opened)
        if self._opened is not None and opened:
            self._opened = self._opened[0], self._opened[1] + 1

    async def _is_full(self, *, opened: bool) -> bool:
        storage, now = self._workers.storage, time.monotonic()
        if self._counted is None or now - self._counted[0] > OFTEN:
            kept, unfinished = await self._workers.store(storage.counts)
            self._counted = now, kept, unfinished
        _, kept, unfinished = self._counted
        if kept >= self._capacity.kept:
            return True
        if not opened:
            return unfinished >= self._capacity.tables
        if self._opened is None or now - self._opened[0] > OFTEN:
            self._opened = now, await self._workers.store(opened_records, storage)
        return self._opened[1] >= limits.OPENED
