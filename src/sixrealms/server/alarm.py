"""When the clocks of a table have to be looked at next, and what happens then."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from sixrealms.server.allowed import STAND_IN
from sixrealms.server.fog import SPECTATOR
from sixrealms.server.kept_table import KeptTable
from sixrealms.server.refusal import Refused
from sixrealms.server.table_game import OUT_OF_TIME, RESUMED, Entry, TableGame

LOG: Final = logging.getLogger("sixrealms.server")
#: Seconds until the clock is looked at again at the earliest.
_AGAIN: Final = 0.05


class Alarm:
    """Rings when the time of somebody is up; `then` is called when that has been dealt with."""

    def __init__(self, kept: KeptTable, then: Callable[[], None]) -> None:
        self._kept = kept
        self._then = then
        self._timer: asyncio.TimerHandle | None = None

    async def resume(self) -> None:
        """Let the clocks go from now on, or from the start of this server: before it nobody could play."""
        kept, game = self._kept, self._kept.game
        if game is None or game.clocks is None or game.state.result is not None:
            return
        started, clocks = kept.workers.started, game.clocks
        if clocks.started and clocks.then >= started:
            return
        at = started if clocks.started else kept.workers.now()
        try:
            async with kept.lock:
                await kept.keep(game, [Entry(RESUMED, SPECTATOR, at=int(at * 1000))], [None])
        except Refused as refused:
            LOG.warning("table %s has no clocks for now: %s", kept.stored.id, refused)
        self.set()

    def stop(self) -> None:
        """Nobody is told here any more when time is up; whoever opens the table again is."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def set(self) -> None:
        """Ring when the first of those who run has no time left."""
        self.stop()
        clocks = self._kept.game.clocks if self._kept.game is not None else None
        due = clocks.runs_out() if clocks is not None and not self._kept.out_of_date else None
        if due is not None:
            wait = max(due - self._kept.workers.now(), _AGAIN)
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._kept.begin(self.look())

    async def look(self) -> None:
        """Let computer players play on for those whose time is up."""
        game = self._kept.game
        if game is None:
            return
        try:
            async with self._kept.lock:
                await self.time_is_up(game)
        except Refused as refused:
            LOG.warning("table %s: %s", self._kept.stored.id, refused)
        self._then()

    async def time_is_up(self, game: TableGame) -> None:
        """The same for whoever holds the lock of the table."""
        while game.clocks is not None and (out := game.clocks.out_of_time(self._kept.workers.now())):
            await self._kept.keep(game, [Entry(OUT_OF_TIME, out[0], text=STAND_IN)], [None])
