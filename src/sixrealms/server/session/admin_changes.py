"""How a running server notices what an admin changes in its database."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sixrealms.server.fault_log import noted
from sixrealms.server.session.lobby import Lobby
from sixrealms.server.store.admin_changes import Changes
from sixrealms.server.store.bans import BanList
from sixrealms.server.store.tables import StorageError

LOG: Final = logging.getLogger("sixrealms.server")
#: Seconds between two looks.
OFTEN: Final = 2.0


async def heed(lobby: Lobby) -> None:
    """Notice, until cancelled, who is banned and which tables were closed or changed."""
    changes, bans, store = Changes(lobby.workers.storage), BanList(lobby.workers.storage), lobby.workers.store
    while True:
        try:
            lobby.banned.know(await store(bans.now))
            lobby.entrance.send_out(lobby.banned)
            for table in await store(changes.since, lobby.changes_known()):
                await lobby.notice_change(table)
        except StorageError as error:
            LOG.error("what the operator does cannot be read: %s", error)
        except Exception as error:  # noqa: BLE001 - it is noted, and the next look may succeed
            noted("noticing what the operator does", error)
        await asyncio.sleep(OFTEN)
