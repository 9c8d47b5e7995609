"""What an admin has changed in the database beside a running server: tables closed, or left by somebody deleted."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import sqlalchemy as sql

from sixrealms.server.store.tables import TABLES, Storage


class Changes:
    """What servers that hold a table in memory must notice. The methods block, like those of `Storage`."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def close(self, table: str, why: str) -> bool:
        """Close a table for good; its record stays. Whether there was one that was not closed already."""
        wanted = sql.and_(TABLES.c.id == table, TABLES.c.closed.is_(None))
        values = {"over": True, "closed": why, "changed": TABLES.c.changed + 1}
        return bool(self._did(sql.update(TABLES).where(wanted).values(values)))

    def note(self, table: str) -> None:
        """Let servers open a table anew."""
        self._did(sql.update(TABLES).where(TABLES.c.id == table).values(changed=TABLES.c.changed + 1))

    def since(self, known: Mapping[str, int]) -> Collection[str]:
        """Those of these tables that have been changed since they were so often."""
        if not known:
            return ()
        rows = self._storage.read(sql.select(TABLES.c.id, TABLES.c.changed).where(TABLES.c.id.in_(known)))
        return [row.id for row in rows if row.changed != known[row.id]]

    def _did(self, statement: sql.Update) -> Any:
        return self._storage.at_once(lambda connection: connection.execute(statement).rowcount)
