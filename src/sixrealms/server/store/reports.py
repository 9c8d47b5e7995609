"""What people report about others at their table, until whoever runs the server has seen to it."""

from __future__ import annotations

import time
from typing import Final

import msgspec
import sqlalchemy as sql

from sixrealms.server.store.tables import METADATA, Storage

REPORTS: Final = sql.Table(
    "reports",
    METADATA,
    sql.Column("id", sql.Integer, primary_key=True),
    sql.Column("table_id", sql.String(32), nullable=False),  # a report outlives its table
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("about", sql.String(64), nullable=False),  # what they were called there
    sql.Column("about_id", sql.String(24), nullable=False),  # "" for somebody without a session
    sql.Column("by", sql.String(64), nullable=False),
    sql.Column("by_id", sql.String(24), nullable=False),
    sql.Column("why", sql.Text, nullable=False),
    sql.Column("created", sql.BigInteger, nullable=False),
    sql.Column("done", sql.BigInteger, nullable=False, server_default="0"),  # when it was seen to; 0: not yet
)


class PlayerReport(msgspec.Struct, frozen=True):
    """Somebody at a table reports whoever sits on a `seat` there; ids are "" for people without a session."""

    id: int
    table: str
    seat: int
    about: str
    about_id: str
    by: str
    by_id: str
    why: str
    created: int = 0
    done: int = 0


class Reports:
    """The reports of a database. The methods block, like those of `Storage`."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def add(self, report: PlayerReport, most: int) -> bool:
        """Keep a report, made now; False where there are so many already that nobody has seen to."""
        values = msgspec.structs.asdict(report) | {"created": int(time.time()), "table_id": report.table}
        del values["id"], values["table"]
        open_ones = sql.select(sql.func.count()).select_from(REPORTS).where(REPORTS.c.done == 0)

        def work(connection: sql.Connection) -> bool:
            if int(connection.execute(open_ones).scalar() or 0) >= most:
                return False
            connection.execute(sql.insert(REPORTS).values(values))
            return True

        return self._storage.at_once(work)

    def list(self, *, all_of_them: bool = False) -> list[PlayerReport]:
        """The reports nobody has seen to, or all there are, the newest first."""
        asked = sql.select(REPORTS).order_by(REPORTS.c.id.desc())
        rows = self._storage.read(asked if all_of_them else asked.where(REPORTS.c.done == 0))
        return [PlayerReport(*row) for row in rows]

    def see_to(self, wanted: int) -> bool:
        """Note that a report was seen to; whether there was one that was open."""
        mine = sql.and_(REPORTS.c.id == wanted, REPORTS.c.done == 0)
        return bool(self._did(sql.update(REPORTS).where(mine).values(done=int(time.time()))))

    def forget(self, person: str) -> None:
        """Delete what is reported about somebody, and what they have reported."""
        self._did(sql.delete(REPORTS).where(sql.or_(REPORTS.c.about_id == person, REPORTS.c.by_id == person)))

    def prune(self, seen_to: int, long_ago: int = 10**10) -> None:
        """Delete the reports that were seen to, and those that were made, so many seconds ago."""
        now = int(time.time())
        finished = sql.and_(REPORTS.c.done > 0, REPORTS.c.done < now - seen_to)
        self._did(sql.delete(REPORTS).where(sql.or_(finished, REPORTS.c.created < now - long_ago)))

    def _did(self, statement: sql.Update | sql.Delete) -> int:
        return self._storage.at_once(lambda connection: connection.execute(statement).rowcount)
