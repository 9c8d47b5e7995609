"""Where it is kept whose names at events are whose: what was said about lines of the ranking, and entries of accounts.

An account that is deleted leaves its lines as they are: its id means nothing any more, and the points stay together.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Final

import sqlalchemy as sql

from sixrealms.server.store.tables import METADATA, Storage

RANKED_PEOPLE: Final = sql.Table(
    "ranked_people",
    METADATA,
    sql.Column("line", sql.Text, primary_key=True),
    sql.Column("goes_on_in", sql.Text, nullable=False),  # itself: somebody else than those of the same name
    sql.Column("stamp", sql.BigInteger, nullable=False),  # another one whenever it is said anew
)
ENTRY_ACCOUNTS: Final = sql.Table(
    "entry_accounts",
    METADATA,
    sql.Column("event_id", sql.String(24), sql.ForeignKey("events.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),  # of the record that entered them
    sql.Column("account", sql.String(24), nullable=False),
)
_STAMP: Final = 31


class RankedPeople:
    """What was said about the lines of the ranking. The methods block, like those of `Storage`."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def version(self) -> tuple[int, int]:
        """What is another one whenever something else was said."""
        asked = sql.select(sql.func.count(), sql.func.coalesce(sql.func.sum(RANKED_PEOPLE.c.stamp), 0))
        count, stamps = self._storage.read(asked.select_from(RANKED_PEOPLE))[0]
        return int(count), int(stamps)

    def answers(self) -> dict[str, str]:
        """Which line goes on in which."""
        asked = sql.select(RANKED_PEOPLE.c.line, RANKED_PEOPLE.c.goes_on_in)
        return {row.line: row.goes_on_in for row in self._storage.read(asked)}

    def keep(self, answers: Mapping[str, str]) -> None:
        """Keep what was said, all or nothing, in place of what was said about the same lines before."""
        rows = [{"line": line, "goes_on_in": into, "stamp": secrets.randbits(_STAMP)} for line, into in answers.items()]

        def work(connection: sql.Connection) -> None:
            for row in rows:
                connection.execute(sql.delete(RANKED_PEOPLE).where(RANKED_PEOPLE.c.line == row["line"]))
            connection.execute(sql.insert(RANKED_PEOPLE), rows)

        if rows:
            self._storage.at_once(work)

    def accounts_at(self, event: str) -> dict[int, str]:
        """The accounts that signed up at an event, by the numbers of the records that entered them."""
        asked = sql.select(ENTRY_ACCOUNTS.c.number, ENTRY_ACCOUNTS.c.account).where(ENTRY_ACCOUNTS.c.event_id == event)
        return {row.number: row.account for row in self._storage.read(asked)}
