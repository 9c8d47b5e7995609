"""A bell that rings when something was stored that everybody may know of, as which tables are open."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable


class Bell:
    """Counts how often it has `rung`, so that nobody who looked away misses it. For one event loop."""

    def __init__(self) -> None:
        self.rung = 0
        self._next = asyncio.Event()
        self._heard_by: list[Callable[[], None]] = []

    def ring(self) -> None:
        """Something has changed here."""
        for hears in self._heard_by:
            hears()
        self.ring_here()

    def ring_here(self) -> None:
        """Something has changed that only this server has to be told of: elsewhere they know, or need not."""
        self.rung += 1
        self._next.set()
        self._next = asyncio.Event()

    def is_heard_by(self, hears: Callable[[], None]) -> None:
        """Call this whenever something has changed here."""
        self._heard_by.append(hears)

    async def after(self, rung: int, patience: float) -> None:
        """Wait until it has rung since it had so often, or so many seconds."""
        if self.rung == rung:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._next.wait(), patience)
