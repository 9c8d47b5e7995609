"""When the clocks and windows of a table have to be looked at next, and what happens then."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from sixrealms.server.fault_log import noted
from sixrealms.server.game.entries import AheadDropped, Entry, OutOfTime, TimeResumed, WindowClosed, WindowReopened
from sixrealms.server.game.table_game import TableGame
from sixrealms.server.refusal import Refused, failed
from sixrealms.server.session.live_table import KeptTable
from sixrealms.server.session.validation import STAND_IN

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
        """Let the clocks go from now on, or from the start of this server, or the end of the one that held the table:
        before it nobody could play. A window that is open has all of its time anew.
        """
        game = self._kept.game
        if game is None or game.state.result is not None:
            return
        if game.halts:
            await self._keep_quietly(game, WindowReopened())
        await self._resume_clocks(game)
        self.set()

    async def _resume_clocks(self, game: TableGame) -> None:
        kept = self._kept
        if game.clocks is None:
            return
        started, clocks = max(kept.workers.started, kept.stored.hold.since), game.clocks
        if clocks.started and clocks.then >= started:
            return
        at = started if clocks.started else kept.workers.now()
        await self._keep_quietly(game, TimeResumed(at=int(at * 1000)))

    async def _keep_quietly(self, game: TableGame, entry: Entry) -> None:
        try:
            async with self._kept.lock:
                await self._kept.keep(game, [entry], [None])
        except Refused as refused:
            LOG.warning("table %s has no clocks for now: %s", self._kept.stored.id, refused)

    def stop(self) -> None:
        """Nobody is told here any more when time is up; whoever opens the table again is."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def set(self) -> None:
        """Ring when the first of those who run has no time left, or the open window has lasted its time."""
        self.stop()
        game = self._kept.game
        if game is None or self._kept.out_of_date:
            return
        runs_out = game.clocks.runs_out() if game.clocks is not None else None
        due = [moment for moment in (runs_out, game.closes()) if moment is not None]
        if due:
            wait = max(min(due) - self._kept.workers.now(), _AGAIN)
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._kept.begin(self.look())

    async def look(self) -> None:
        """Let computer players play on for those whose time is up, and the game after a window that is over."""
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
            await self._kept.keep(game, [OutOfTime(out[0], STAND_IN)], [None])
        closes = game.closes()
        if closes is not None and closes <= self._kept.workers.now():
            await self._close_window(game)

    async def _close_window(self, game: TableGame) -> None:
        """What was said in the window happens. Who says what makes the program fail has said nothing."""
        kept = self._kept
        try:
            closing = game.closing()
        except Exception as error:  # noqa: BLE001 - it is noted
            fault = noted(f"closing a window, table {kept.stored.id}, entry {game.version + 1}", error)
            if not game.ahead:
                raise failed(fault) from None
            await kept.keep(game, [AheadDropped(seat) for seat in game.ahead], [None] * len(game.ahead))
            closing = game.closing()
        await kept.keep(game, [WindowClosed()], [closing])
