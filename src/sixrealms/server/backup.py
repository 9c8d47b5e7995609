"""A copy of a database while servers write to it, proof that it can be gone on with, and going on with it.

The copy is a file of SQLite, whatever it is a copy of, and a snapshot of one moment: what is acknowledged before it
begins is in it. It stands under its name when it has been read again from one end to the other, never half.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sql

from sixrealms.errors import InEveryLanguage, Phrase, Sayable
from sixrealms.server.store.drivers import copied_file, why_in_words
from sixrealms.server.store.entry_rows import UnreadableEntry
from sixrealms.server.store.migrations import NEWEST
from sixrealms.server.store.people import PERSONS
from sixrealms.server.store.tables import ENTRIES, TABLES, Storage, StorageError, StorageRefused, UnreadableTable
from sixrealms.server.store.tournaments import EVENTS
from sixrealms.server.whole_copy import copy_into, held


class Copied(NamedTuple):
    """What a copy holds."""

    tables: int
    entries: int
    persons: int
    events: int
    bytes: int


def back_up(storage: Storage, target: Path) -> Copied:
    """Write a copy of a database to a file. StorageRefused where that is impossible, or the copy could not be gone on
    with; then `target` is what it was before. The database is not changed, whichever version of the program made it.
    """
    step = storage.step()
    if not step:
        storage.read(sql.select(sql.literal(1)))  # else it cannot be read, and says why
        raise StorageRefused("backup-nothing", database=storage.shown)
    if storage.file is None and step != NEWEST:
        raise StorageRefused("backup-older", database=storage.shown, found=step, known=NEWEST)
    if storage.file is not None and is_there(target) and target.samefile(storage.file):
        raise StorageRefused("backup-itself", file=str(target))
    if not _is_something(target.parent):
        raise StorageRefused(
            "backup-failed", file=str(target), why=Phrase("file-why-no-folder", folder=str(target.parent))
        )
    if not is_there(target) and _is_something(target):
        raise StorageRefused("backup-no-file", file=str(target))
    part = target.with_name(f"{target.name}.part")
    try:
        _gone(part)
        if storage.file is None:
            _copied_out(storage, part)
        else:
            copied_file(storage.file, part)
        found = read_again(part)
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.replace(target)
    except (sqlite3.Error, OSError, UnicodeError) as error:
        raise StorageRefused("backup-failed", file=str(target), why=why_in_words(error)) from None
    except StorageRefused:
        raise
    except StorageError as error:
        raise StorageRefused("backup-damaged", file=str(target), why=_why(error)) from None
    finally:
        _gone(part)
    return found


def restore(copy: Path, storage: Storage) -> Copied:
    """Put everything a copy holds into an empty database, all or nothing. StorageRefused where the copy cannot be gone
    on with, or the database holds something already.
    """
    if not is_there(copy):
        raise StorageRefused("no-database", file=str(copy))
    if storage.file is not None and Path(storage.file).exists() and copy.samefile(storage.file):
        raise StorageRefused("backup-itself", file=str(copy))
    trial = copy.with_name(f"{copy.name}.trial")
    try:
        _gone(trial)
        copied_file(str(copy), trial)
        source = Storage(f"sqlite:///{trial}")
        try:
            if not source.step():
                raise StorageRefused("backup-nothing", database=str(copy))
            source.prepare(keep_a_copy=False)
            found = read_again(trial)
            storage.prepare()
            if any(held(storage).values()):
                raise StorageRefused("restore-not-empty", database=storage.shown)
            copy_into(source, storage)
            if held(source) != held(storage):
                raise StorageError("not everything has arrived")
        finally:
            source.close()
    except (sqlite3.Error, OSError, UnicodeError) as error:
        raise StorageRefused("restore-failed", file=str(copy), why=why_in_words(error)) from None
    except StorageRefused:
        raise
    except StorageError as error:
        raise StorageRefused("restore-failed", file=str(copy), why=_why(error)) from None
    finally:
        _gone(trial)
    return found


def is_there(file: Path) -> bool:
    """Whether there is such a file; none is at a path this system cannot have."""
    try:
        return file.is_file()
    except OSError:
        return False


def _is_something(file: Path) -> bool:
    try:
        return file.exists()
    except OSError:
        return False


def _why(error: StorageError) -> Sayable:
    return error if isinstance(error, InEveryLanguage) else Phrase("said-by-another", what=str(error))


def _copied_out(storage: Storage, part: Path) -> None:
    """A file with everything a PostgreSQL holds."""
    copy = Storage(f"sqlite:///{part}")
    try:
        copy.prepare()
        copy_into(storage, copy)
    finally:
        copy.close()
    with closing(sqlite3.connect(part)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def read_again(part: Path) -> Copied:
    """What stands in a copy, all of it read, by steps this version takes if it is an older one's. StorageError where
    something cannot be.
    """
    with closing(sqlite3.connect(part)) as connection:
        faults = [row[0] for row in connection.execute("PRAGMA integrity_check")]
        faults += [f"{row[0]} without {row[2]}" for row in connection.execute("PRAGMA foreign_key_check")]
    if faults != ["ok"]:
        raise StorageError(str(faults[0]))
    size, today = part.stat().st_size, part
    storage = Storage(f"sqlite:///{part}")
    if storage.step() != NEWEST:
        storage.close()
        today = part.with_name(f"{part.name}.today")
        shutil.copyfile(part, today)
        storage = Storage(f"sqlite:///{today}")
    try:
        storage.prepare(keep_a_copy=False)
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
        if today is not part:
            _gone(today)
    return Copied(len(ids), counts[0], counts[1], counts[2], size)


def _gone(file: Path) -> None:
    for left in (file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
        with suppress(OSError):  # at a path this system cannot have there is nothing
            left.unlink(missing_ok=True)
