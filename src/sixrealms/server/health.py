"""Whether a server can do what it is for: its database takes what is written, and its disk has room."""

from __future__ import annotations

import asyncio
import shutil
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import msgspec
import sqlalchemy as sql

from sixrealms.server.store.tables import Storage, StorageError

#: Seconds the database may take, and seconds what it said is told again without asking it.
PATIENCE: Final = 3.0
KEPT: Final = 2.0
#: Bytes of room below which a disk is called full: SQLite needs some to go on, and so does whoever clears it up.
ROOM: Final = 64 * 1024 * 1024

OK: Final = "ok"
SLOW: Final = "slow"
FAILING: Final = "failing"
FULL: Final = "full"
ELSEWHERE: Final = "elsewhere"  # the database is another machine's, and so is its disk


class Soundness(msgspec.Struct, frozen=True):
    """How the database and the disk are."""

    database: str
    disk: str

    @property
    def well(self) -> bool:
        """Whether what happens here is kept."""
        return self.database == OK and self.disk in (OK, ELSEWHERE)


class Examination:
    """Looks at the database in a thread of its own, for everybody who asks at the same time at once."""

    def __init__(self, storage: Storage, patience: float = PATIENCE) -> None:
        self._storage = storage
        self._patience = patience
        self._thread = ThreadPoolExecutor(1, "health")
        self._looking: asyncio.Future[str] | None = None
        self._last: tuple[float, Soundness] | None = None

    async def condition(self) -> Soundness:
        """How it is now, or was a moment ago. A database that does not answer in time is slow."""
        if self._last is not None and time.monotonic() - self._last[0] < KEPT:
            return self._last[1]
        if self._looking is None or self._looking.done():
            self._looking = asyncio.get_running_loop().run_in_executor(self._thread, self._written)
        try:
            database = await asyncio.wait_for(asyncio.shield(self._looking), self._patience)
        except TimeoutError:
            database = SLOW
        found = Soundness(database, self._disk())
        self._last = (time.monotonic(), found)
        return found

    def close(self) -> None:
        """Finish the look that is going on: its connection has to be back before the database is let go of."""
        self._thread.shutdown(cancel_futures=True)

    def _written(self) -> str:
        """Write something that changes nothing: a full disk and a lock are found at no other way."""
        try:
            self._storage.at_once(lambda connection: connection.execute(sql.text(_NOTHING_NEW)))
        except StorageError:
            return FAILING
        return OK

    def _disk(self) -> str:
        file = self._storage.file
        if file is None:
            return ELSEWHERE
        try:
            return OK if shutil.disk_usage(Path(file).absolute().parent).free >= ROOM else FULL
        except OSError:
            return FAILING


_NOTHING_NEW: Final = "UPDATE alembic_version SET version_num = version_num"
