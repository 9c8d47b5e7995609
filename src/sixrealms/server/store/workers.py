"""The threads of a server and its watch. None of them waits for what another does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from prometheus_client import Histogram

from sixrealms.server import limits
from sixrealms.server.fair_share import FairShare, Turnstile
from sixrealms.server.store.bell import Bell
from sixrealms.server.store.tables import Appended, Storage
from sixrealms.server.store.write_batches import Gathering

T = TypeVar("T")
_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Workers:
    """One thread writes and reads the database, one thinks for computer players; `now` is the time of all tables.

    `costly` is for what takes a while, `passwords` for what is made slow on purpose, `turns` for what can only be done
    between everything else. The `bell` rings when a public table is there, begins, ends, or a seat of one is taken.
    """

    def __init__(self, storage: Storage, now: Callable[[], float] = time.time) -> None:
        self.storage = storage
        self.now = now
        self.started = now()
        self.bell = Bell()
        self._writer = ThreadPoolExecutor(1, "storage")
        self._thinker = ThreadPoolExecutor(1, "computer-players")
        self.costly = FairShare("costly", limits.COMPUTING)
        self.passwords = FairShare(
            "passwords", limits.PASSWORDS, threads=2
        )  # each takes 19 MiB and a core for a moment
        self.turns = Turnstile(limits.QUESTIONS, limits.QUESTIONS_SHARE)
        self._gathering = Gathering(storage, self.store)
        self.stored_in = Histogram(
            "sixrealms_stored_seconds", "Until what somebody does is stored.", registry=None, buckets=_BUCKETS
        )

    async def store(self, work: Callable[..., T], *arguments: Any, **named: Any) -> T:
        """Do something with the database."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, lambda: work(*arguments, **named))

    async def append(self, entries: Appended) -> None:
        """Keep the entries of one table, all or none, together with those of others that come at the same time.
        StorageError, Overtaken among them, if they are not kept.
        """
        with self.stored_in.time():
            await self._gathering.append(entries)

    async def think(self, work: Callable[..., T], *arguments: Any) -> T:
        """Do something that takes a while."""
        return await asyncio.get_running_loop().run_in_executor(self._thinker, work, *arguments)

    async def written(self) -> None:
        """Wait until what is to be stored is stored."""
        await self._gathering.end()

    async def end(self) -> None:
        """Wait until what is to be stored is stored, then close."""
        await self._gathering.end()
        self.close()

    def close(self) -> None:
        """Finish what is being done and let go of the database."""
        self._thinker.shutdown(cancel_futures=True)
        self.costly.end()
        self.passwords.end()
        self._writer.shutdown()
        self.storage.close()
