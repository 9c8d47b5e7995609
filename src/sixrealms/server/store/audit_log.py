"""What whoever runs a server has done with `sixrealms admin`, or was refused, kept beside what they did it to.

An entry is there before anything is done; what became of it is noted afterwards. One that stays `begun` was cut off.
"""

from __future__ import annotations

import time
from typing import Final

import msgspec
import sqlalchemy as sql

from sixrealms.server.store.tables import METADATA, Storage

BEGUN: Final = "begun"
DONE: Final = "done"

OPERATOR_LOG: Final = sql.Table(
    "operator_log",
    METADATA,
    sql.Column("id", sql.Integer, primary_key=True),
    sql.Column("created", sql.BigInteger, nullable=False),
    sql.Column("by", sql.String(120), nullable=False),  # the account of the machine, and which machine
    sql.Column("what", sql.String(40), nullable=False),  # the command
    sql.Column("about", sql.String(200), nullable=False),  # as it was typed
    sql.Column("about_id", sql.String(80), nullable=False),  # "" where nothing was found
    sql.Column("why", sql.Text, nullable=False),
    sql.Column("outcome", sql.Text, nullable=False),
)


def renamed_to(name: str) -> str:
    """What stands as the reason where somebody is given another name."""
    return f"-> {name}"


class OperatorNote(msgspec.Struct, frozen=True):
    """One thing an operator did or was refused."""

    id: int
    created: int
    by: str
    what: str
    about: str
    about_id: str
    why: str
    outcome: str


class OperatorLog:
    """The log of a database. The methods block, like those of `Storage`."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def begin(self, by: str, what: str, about: str, why: str) -> int:
        """Note that somebody is about to do something; the number of the entry."""
        row = {"created": int(time.time()), "by": by[:120], "what": what, "about": about[:200], "about_id": ""}
        added = sql.insert(OPERATOR_LOG).values(row | {"why": why[:200], "outcome": BEGUN})
        numbered = added.returning(OPERATOR_LOG.c.id)
        return self._storage.at_once(lambda connection: int(connection.execute(numbered).scalar_one()))

    def found(self, entry: int, about_id: str) -> None:
        """Note the id of what an entry is about."""
        self._did(sql.update(OPERATOR_LOG).where(OPERATOR_LOG.c.id == entry).values(about_id=about_id[:80]))

    def end(self, entry: int, outcome: str) -> None:
        """Note what became of it."""
        self._did(sql.update(OPERATOR_LOG).where(OPERATOR_LOG.c.id == entry).values(outcome=outcome[:400]))

    def list(self, most: int, since: int = 0) -> list[OperatorNote]:
        """The entries since a moment (seconds since 1970), the newest first."""
        asked = sql.select(OPERATOR_LOG).where(OPERATOR_LOG.c.created >= since).order_by(OPERATOR_LOG.c.id.desc())
        return [OperatorNote(*row) for row in self._storage.read(asked.limit(most))]

    def forget(self, person: str, name: str) -> None:
        """Somebody is deleted: of what was done to them, or with their name, their id stays, and nothing anybody wrote
        about them.
        """
        named = OPERATOR_LOG.c.about == name if name else sql.false()
        given = OPERATOR_LOG.c.why == renamed_to(name) if name else sql.false()
        mine = sql.update(OPERATOR_LOG).where(sql.or_(OPERATOR_LOG.c.about_id == person, named, given))
        self._did(mine.values(about=person, why="", outcome=sql.func.substr(OPERATOR_LOG.c.outcome, 1, 7)))

    def prune(self, seconds: int) -> None:
        """Delete entries that are so old."""
        self._did(sql.delete(OPERATOR_LOG).where(OPERATOR_LOG.c.created < int(time.time()) - seconds))

    def _did(self, statement: sql.Update | sql.Delete) -> int:
        return self._storage.at_once(lambda connection: connection.execute(statement).rowcount)
