"""All that one database holds, put into another one that is empty: PostgreSQL into a file, and a file into either.

Both must have taken the same steps. What is about running servers alone (who they are, which table is whose) stays
behind.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sql

from sixrealms.server.accounts.spectators import VOICES
from sixrealms.server.store.audit_log import OPERATOR_LOG
from sixrealms.server.store.bans import BANS
from sixrealms.server.store.decks import DECKS
from sixrealms.server.store.leases import SERVERS
from sixrealms.server.store.passkeys import PASSKEYS
from sixrealms.server.store.played_games import PLAYED
from sixrealms.server.store.ratings import RATINGS
from sixrealms.server.store.reports import REPORTS
from sixrealms.server.store.tables import METADATA, TABLES, Storage
from sixrealms.server.store.tournaments import EVENTS

_ALL: Final = (VOICES, BANS, DECKS, SERVERS, OPERATOR_LOG, PASSKEYS, PLAYED, RATINGS, REPORTS, EVENTS)
assert all(rows.metadata is METADATA for rows in _ALL)  # each module has put its tables there
_AT_ONCE: Final = 1_000  # rows


def held(storage: Storage) -> dict[str, int]:
    """How many rows of everything a database holds."""
    return {rows.name: int(storage.read(sql.select(sql.func.count()).select_from(rows))[0][0]) for rows in _all_rows()}


def copy_into(source: Storage, target: Storage) -> None:
    """Put everything into an empty database, all or nothing, as it was at one moment. Both block, like `Storage`."""

    def into(writes: sql.Connection) -> None:
        source.at_one_moment(lambda reads: _copied(reads, writes))

    target.at_once(into)


def _copied(reads: sql.Connection, writes: sql.Connection) -> None:
    for rows in _all_rows():
        parts = reads.execution_options(yield_per=_AT_ONCE).execute(sql.select(rows)).mappings().partitions()
        for part in parts:
            writes.execute(sql.insert(rows), [_anybodys(rows, dict(row)) for row in part])
        if writes.dialect.name == "postgresql":
            _numbered_on(writes, rows)


def _all_rows() -> Sequence[sql.Table]:
    """The tables of a database, those first to which others refer."""
    return [rows for rows in METADATA.sorted_tables if rows is not SERVERS]


def _anybodys(rows: sql.Table, row: dict[str, Any]) -> dict[str, Any]:
    return row | {"holder": None} if rows is TABLES else row


def _numbered_on(writes: sql.Connection, rows: sql.Table) -> None:
    """Let PostgreSQL give the next row a number nothing has."""
    counted = rows.autoincrement_column
    if counted is None:
        return
    last = writes.execute(sql.select(sql.func.max(counted))).scalar()
    if last is not None:
        sequence = sql.func.pg_get_serial_sequence(rows.name, counted.name)
        writes.execute(sql.select(sql.func.setval(sequence, last)))
