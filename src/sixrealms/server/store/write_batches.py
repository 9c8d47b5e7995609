"""Tables write together: what many of them have to store while the disk is busy is stored in one go when it is not.

A disk takes as long to make one entry safe as a hundred, and sometimes half a second. Each of its turns takes all that
has come up since the one before, so that a table waits for one turn of the disk, never for a row of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from sixrealms.server.store.tables import Appended, Storage


class Gathering:
    """Stores the entries of all tables; `store` does something in the thread of the database."""

    def __init__(self, storage: Storage, store: Callable[..., Awaitable[Any]]) -> None:
        self._storage = storage
        self._store = store
        self._waiting: list[tuple[Appended, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, entries: Appended) -> None:
        """Keep the entries of one table, all or none. StorageError, Overtaken among them, if they are not kept."""
        stored = asyncio.get_running_loop().create_future()
        self._waiting.append((entries, stored))
        if self._task is None:
            self._task = asyncio.create_task(self._write())
        await stored

    async def end(self) -> None:
        """Wait until all that has come is stored."""
        if self._task is not None:
            await self._task

    async def _write(self) -> None:
        try:
            while self._waiting:
                together, self._waiting = self._waiting, []
                keeping = self._store(self._storage.append_all, [entries for entries, _ in together])
                ended = await asyncio.gather(keeping, return_exceptions=True)
                faults = [ended[0]] * len(together) if isinstance(ended[0], BaseException) else ended[0]
                _tell(together, faults)
        finally:
            self._task = None


def _tell(together: Sequence[tuple[Appended, asyncio.Future[None]]], faults: Sequence[BaseException | None]) -> None:
    for (_, stored), fault in zip(together, faults, strict=True):
        if stored.done():
            continue  # whoever waited for it is gone
        if fault is None:
            stored.set_result(None)
        else:
            stored.set_exception(fault)
