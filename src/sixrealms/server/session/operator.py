"""How a running server notices what its operator does to the database beside it."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sixrealms.server.session.lobby import Lobby
from sixrealms.server.store.closing import Changes
from sixrealms.server.store.tables import StorageError

LOG: Final = logging.getLogger("sixrealms.server")
#: Seconds between two looks.
OFTEN: Final = 2.0


async def heed(lobby: Lobby) -> None:
    """Notice, until cancelled, which tables were closed or changed."""
    changes = Changes(lobby.workers.storage)
    while True:
        await asyncio.sleep(OFTEN)
        try:
            for table in await lobby.workers.store(changes.since, lobby.changes_known()):
                await lobby.notice_change(table)
        except StorageError as error:
            LOG.error("what the operator does cannot be read: %s", error)
