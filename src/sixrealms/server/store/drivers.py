"""The databases this program knows: how each is spoken to, and what their drivers say when something is wrong."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sql

from sixrealms.errors import Phrase

#: The option of a connection whose transactions keep other writers out.
ALONE: Final = "sixrealms_alone"


def with_driver(url: str) -> str:
    """The URL with the driver this program is tested with."""
    for name in ("postgresql://", "postgres://"):
        if url.startswith(name):
            return f"postgresql+psycopg://{url.removeprefix(name)}"
    return url


def careful(connection: Any, _: Any) -> None:
    """SQLite as a server needs it: readers do not wait for the writer, what is committed survives a power cut."""
    connection.isolation_level = None  # the driver would begin no transaction for a CREATE TABLE; `begin` does
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def begin(connection: sql.Connection) -> None:
    """Begin a transaction of SQLite; one that must be alone keeps other writers out from its first moment."""
    alone = connection.get_execution_options().get(ALONE)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if alone else "BEGIN")


def copied_file(file: str, target: Path) -> None:
    """Copy a database of SQLite in one read; writers go on meanwhile."""
    with closing(sqlite3.connect(f"{Path(file).absolute().as_uri()}?mode=rw", uri=True)) as connection:
        connection.execute("VACUUM INTO ?", (str(target),))


#: What the drivers say of what happens to people, by the beginning or a part of it.
_IN_WORDS: Final = {
    "unable to open database": "database-why-unopened",
    "file is not a database": "database-why-another",
    "database or disk is full": "file-why-full",
    "attempt to write a readonly database": "database-why-read-only",
    "Connection refused": "database-why-nobody",
}


def why_in_words(error: Exception) -> Phrase:
    """What is wrong, in every language where it is one of the usual things; else what the driver says."""
    if isinstance(error, UnicodeEncodeError):
        return Phrase("database-why-no-letters")
    said = why(error)
    found = next((message for words, message in _IN_WORDS.items() if words in said), None)
    return Phrase(found) if found is not None else Phrase("said-by-another", what=said)


def why(error: Exception) -> str:
    """What the driver says: its first line, since the others may hold what was to be stored."""
    first = (str(getattr(error, "orig", None) or error).strip() or type(error).__name__).splitlines()[0]
    return " ".join(first.split())[:200]
