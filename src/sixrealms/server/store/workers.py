"""The threads of a server and its watch."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sixrealms.server.store.tables import Appended, Storage
from sixrealms.server.store.write_batches import Gathering

T = TypeVar("T")


class Workers:
    """One thread writes and reads the database, one thinks for computer players; `now` is the time of all tables."""

    def __init__(self, storage: Storage, now: Callable[[], float] = time.time) -> None:
        self.storage = storage
        self.now = now
        self.started = now()
        self._writer = ThreadPoolExecutor(1, "storage")
        self._thinker = ThreadPoolExecutor(1, "computer-players")
        self._gathering = Gathering(storage, self.store)

    async def store(self, work: Callable[..., T], *arguments: Any, **named: Any) -> T:
        """Do something with the database."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, lambda: work(*arguments, **named))

    async def append(self, entries: Appended) -> None:
        """Keep the entries of one table, all or none, together with those of others that come at the same time.
        StorageError, Overtaken among them, if they are not kept.
        """
        await self._gathering.append(entries)

    async def think(self, work: Callable[..., T], *arguments: Any) -> T:
        """Do something that takes a while."""
        return await asyncio.get_running_loop().run_in_executor(self._thinker, work, *arguments)

    async def end(self) -> None:
        """Wait until what is to be stored is stored, then close."""
        await self._gathering.end()
        self.close()

    def close(self) -> None:
        """Finish what is being done and let go of the database."""
        self._thinker.shutdown(cancel_futures=True)
        self._writer.shutdown()
        self.storage.close()
