"""The public tables as everybody may find them, read in one go."""

from __future__ import annotations

import sqlalchemy as sql

from sixrealms.server.store.tables import CHAIRS, TABLES, Storage, StoredTable, UnreadableTable, table_of


def public_tables(storage: Storage, most: int) -> list[StoredTable | UnreadableTable]:
    """The newest public tables whose game is not over; what is kept of one may be damaged. Blocks, like `Storage`."""
    wanted = sql.select(TABLES).where(TABLES.c.public, sql.not_(TABLES.c.over))
    rows = storage.read(wanted.order_by(TABLES.c.created.desc(), TABLES.c.id).limit(most))
    chairs: dict[str, list[str]] = {row.id: [] for row in rows}
    beside = sql.select(CHAIRS.c.table_id, CHAIRS.c.content).where(CHAIRS.c.table_id.in_(chairs))
    for chair in storage.read(beside.order_by(CHAIRS.c.table_id, CHAIRS.c.seat)) if chairs else ():
        chairs[chair.table_id].append(chair.content)
    found: list[StoredTable | UnreadableTable] = []
    for row in rows:
        try:
            found.append(table_of(row, chairs[row.id]))
        except UnreadableTable as damaged:
            found.append(damaged)
    return found
