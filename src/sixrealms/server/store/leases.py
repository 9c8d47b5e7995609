"""Which of several servers holds a table. PostgreSQL keeps it; there is no other way for servers to agree.

Every server has a number, higher than those of all before it, and gives a sign of life every half second. A table is
held by the server whose number stands in its row, as long as that server lives: nobody else writes to its game, since
whatever a server stores of a table names the number under which it holds it (`Storage`). A server that has given no
sign for a while is gone, whatever it believes: its number holds nothing any more, and it has to take another one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import sqlalchemy as sql

from sixrealms.server.store.tables import METADATA, TABLES, Storage

#: Seconds after its last sign of life that a server is gone.
LEASE: Final = 4.0
#: Seconds a server that is gone is remembered, since clocks of its tables stood still from then on.
_REMEMBERED: Final = 400 * 86_400

SERVERS: Final = sql.Table(
    "servers",
    METADATA,
    sql.Column("id", sql.Integer, primary_key=True),
    sql.Column("address", sql.String(200), nullable=False),  # where the others reach it
    sql.Column("machine", sql.String(120), nullable=False),  # whose address this is, if it is that of every machine
    sql.Column("key", sql.String(64), nullable=False),  # whoever shows it is one of the others
    sql.Column("until", sql.Double, nullable=False),  # it lives, unless there is no further sign
    sql.Column("gone", sql.Double, nullable=True),  # when it had died; NULL for one that lives
    sql.Column("here", sql.Text, nullable=False, server_default=""),  # who is there, as JSON
)
#: The clock of the database: those of the machines may differ.
_NOW: Final = sql.cast(sql.extract("epoch", sql.func.clock_timestamp()), sql.Double)


class Peer(NamedTuple):
    """A server that shares the tables."""

    number: int
    address: str
    machine: str
    key: str


class HolderFound(NamedTuple):
    """Which server holds a table, and when the one before it was gone (seconds since 1970); 0 if nobody was before."""

    holder: int
    since: float = 0.0


class Leases:
    """What servers agree on. The methods block, like those of `Storage`."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def register(self, address: str, machine: str, key: str) -> int:
        """Begin to live; returns the number."""
        row = {"address": address, "machine": machine, "key": key, "until": _NOW + LEASE}
        old = sql.delete(SERVERS).where(SERVERS.c.gone < _NOW - _REMEMBERED)

        def work(connection: sql.Connection) -> int:
            connection.execute(old)
            return int(connection.execute(sql.insert(SERVERS).values(row).returning(SERVERS.c.id)).scalar_one())

        return self._storage.at_once(work)

    def renew(self, number: int) -> bool:
        """Give a sign of life. False if it comes too late: others have found this server gone."""
        mine = sql.and_(SERVERS.c.id == number, SERVERS.c.gone.is_(None))
        return self._changed(sql.update(SERVERS).where(mine).values(until=_NOW + LEASE)) == 1

    def say_who_is_here(self, number: int, here: str) -> list[str]:
        """Keep who is at this server, and return what the others that live have said of themselves."""
        self._changed(sql.update(SERVERS).where(SERVERS.c.id == number).values(here=here))
        others = sql.select(SERVERS.c.here).where(SERVERS.c.gone.is_(None), SERVERS.c.id != number)
        return [row.here for row in self._storage.read(others)]

    def notice_gone(self) -> int:
        """Find those gone whose last sign of life is too long ago; returns how many."""
        late = sql.and_(SERVERS.c.gone.is_(None), SERVERS.c.until < _NOW)
        return self._changed(sql.update(SERVERS).where(late).values(gone=SERVERS.c.until))

    def is_gone(self, number: int) -> None:
        """A server has ended, or is known to have: what it held is free at once."""
        one = sql.and_(SERVERS.c.id == number, SERVERS.c.gone.is_(None))
        self._changed(sql.update(SERVERS).where(one).values(gone=_NOW))

    def living(self) -> Sequence[Peer]:
        """The servers that live, the eldest first."""
        columns = (SERVERS.c.id, SERVERS.c.address, SERVERS.c.machine, SERVERS.c.key)
        asked = sql.select(*columns).where(SERVERS.c.gone.is_(None)).order_by(SERVERS.c.id)
        return [Peer(*row) for row in self._storage.read(asked)]

    def claim(self, table: str, number: int) -> HolderFound | None:
        """Hold a table unless another server that lives does; None if there is no such table."""
        beside = TABLES.outerjoin(SERVERS, SERVERS.c.id == TABLES.c.holder)
        lives = sql.and_(SERVERS.c.id.is_not(None), SERVERS.c.gone.is_(None)).label("lives")
        asked = sql.select(TABLES.c.holder, lives, SERVERS.c.gone).select_from(beside).where(TABLES.c.id == table)
        i_live = sql.select(SERVERS.c.id).where(SERVERS.c.id == number, SERVERS.c.gone.is_(None)).exists()
        while True:
            rows = self._storage.read(asked)
            if not rows:
                return None
            holder, held, gone = rows[0]
            if holder == number or held:
                return HolderFound(int(holder))
            as_it_was = sql.and_(TABLES.c.id == table, TABLES.c.holder.is_not_distinct_from(holder))
            if self._changed(sql.update(TABLES).where(as_it_was, i_live).values(holder=number)):
                return HolderFound(number, gone or 0.0)
            if not self.renew(number):  # nobody's, but not for a server that is gone
                return HolderFound(-1)

    def let_go(self, table: str, number: int) -> None:
        """Hold a table no longer: it is anybody's."""
        mine = sql.and_(TABLES.c.id == table, TABLES.c.holder == number)
        self._changed(sql.update(TABLES).where(mine).values(holder=None))

    def _changed(self, statement: sql.Update) -> int:
        return int(self._storage.at_once(lambda connection: connection.execute(statement).rowcount))


def nobodys(number: int) -> sql.ColumnElement[bool]:
    """Whether a table is held by no server but this one."""
    lives = sql.select(SERVERS.c.id).where(SERVERS.c.id == TABLES.c.holder, SERVERS.c.gone.is_(None))
    return sql.or_(TABLES.c.holder.is_(None), TABLES.c.holder == number, sql.not_(lives.exists()))
