"""A copy of a database while servers write to it, and proof that it can be gone on with.

The copy is a snapshot of one moment: what is acknowledged before it begins is in it. It stands under its name when it
has been read again from one end to the other, never half.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sql

from sixrealms.server.store.entry_rows import UnreadableEntry
from sixrealms.server.store.people import PERSONS
from sixrealms.server.store.tables import ENTRIES, TABLES, Storage, StorageError, StorageRefused, UnreadableTable
from sixrealms.server.store.tournaments import EVENTS


class Copied(NamedTuple):
    """What a copy holds."""

    tables: int
    entries: int
    persons: int
    events: int
    bytes: int


def back_up(storage: Storage, target: Path) -> Copied:
    """Write a copy of a database of SQLite to a file. StorageRefused where that is impossible, or the copy could not be
    gone on with; then `target` is what it was before.
    """
    if storage.file is None:
        raise StorageRefused("backup-postgresql")
    if target.exists() and target.samefile(storage.file):
        raise StorageRefused("backup-itself", file=str(target))
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        with closing(sqlite3.connect(storage.file)) as connection:
            connection.execute("VACUUM INTO ?", (str(part),))  # one read; writers go on meanwhile
        found = _read_again(part)
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.replace(target)
    except (sqlite3.Error, OSError, UnicodeError) as error:
        raise StorageRefused("backup-failed", file=str(target), why=" ".join(str(error).split())[:200]) from None
    except StorageError as error:
        raise StorageRefused("backup-damaged", file=str(target), why=str(error)) from None
    finally:
        for left in (part, part.with_name(f"{part.name}-wal"), part.with_name(f"{part.name}-shm")):
            left.unlink(missing_ok=True)
    return found


def _read_again(part: Path) -> Copied:
    """What stands in a copy, all of it read. StorageError where something cannot be."""
    with closing(sqlite3.connect(part)) as connection:
        faults = [row[0] for row in connection.execute("PRAGMA integrity_check")]
        faults += [f"{row[0]} without {row[2]}" for row in connection.execute("PRAGMA foreign_key_check")]
    if faults != ["ok"]:
        raise StorageError(str(faults[0]))
    storage = Storage(f"sqlite:///{part}")
    try:
        ids = [row.id for row in storage.read(sql.select(TABLES.c.id))]
        for table in ids:
            try:
                storage.table(table)
                storage.entries(table)
            except UnreadableEntry:
                raise UnreadableTable(f"table {table} cannot be read") from None
        counts = [
            int(storage.read(sql.select(sql.func.count()).select_from(rows))[0][0])
            for rows in (ENTRIES, PERSONS, EVENTS)
        ]
    finally:
        storage.close()
    return Copied(len(ids), counts[0], counts[1], counts[2], part.stat().st_size)
