"""Who may not play here for a time: persons by their ids, addresses by their networks, and why."""

from __future__ import annotations

import time
from typing import Final

import msgspec
import sqlalchemy as sql

from sixrealms.server.limits import network
from sixrealms.server.store.tables import METADATA, Storage

BANS: Final = sql.Table(
    "bans",
    METADATA,
    sql.Column("whom", sql.String(80), primary_key=True),  # `person ID` or `address NETWORK`
    sql.Column("name", sql.String(80), nullable=False),  # what they were called, or the network
    sql.Column("why", sql.Text, nullable=False),
    sql.Column("created", sql.BigInteger, nullable=False),
    sql.Column("until", sql.BigInteger, nullable=False),
)


class Ban(msgspec.Struct, frozen=True):
    """A person or an address that may not play, until when (seconds since 1970), and why."""

    whom: str
    name: str
    why: str
    created: int
    until: int


def person(wanted: str) -> str:
    """Whom a ban of a person is about."""
    return f"person {wanted}"


def address(wanted: str) -> str:
    """Whom a ban of an address is about: of IPv6 everybody in its network of 64 bits."""
    return f"address {network(wanted)}"


class BanList:
    """The bans of a database. The methods block, like those of `Storage`."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def now(self) -> list[Ban]:
        """The bans that are not over, those first that were made last."""
        asked = sql.select(BANS).where(BANS.c.until > int(time.time())).order_by(BANS.c.created.desc(), BANS.c.whom)
        return [Ban(*row) for row in self._storage.read(asked)]

    def add(self, ban: Ban) -> None:
        """Ban somebody; a ban they have already is replaced."""

        def work(connection: sql.Connection) -> None:
            over = sql.or_(BANS.c.whom == ban.whom, BANS.c.until <= int(time.time()))
            connection.execute(sql.delete(BANS).where(over))
            connection.execute(sql.insert(BANS).values(msgspec.structs.asdict(ban)))

        self._storage.at_once(work)

    def lift(self, whom: str) -> bool:
        """Let somebody play again; whether they were banned."""
        mine = sql.and_(BANS.c.whom == whom, BANS.c.until > int(time.time()))
        return bool(self._storage.at_once(lambda connection: connection.execute(sql.delete(BANS).where(mine)).rowcount))
