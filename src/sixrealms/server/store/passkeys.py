"""Where passkeys are kept: the public half of each, which opens nothing, whose it is, and the host it works at."""

from __future__ import annotations

import time
from typing import Any, Final, NamedTuple

import sqlalchemy as sql

from sixrealms.server.store.people import PERSONS, Person, keep_changes
from sixrealms.server.store.tables import METADATA, Storage

PASSKEYS: Final = sql.Table(
    "passkeys",
    METADATA,
    sql.Column("id", sql.String(1400), primary_key=True),  # the credential id, up to 1,023 bytes, as base64url
    sql.Column(
        "person_id", sql.String(24), sql.ForeignKey("persons.id", ondelete="CASCADE"), index=True, nullable=False
    ),
    sql.Column("host", sql.String(255), nullable=False),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("public_key", sql.LargeBinary, nullable=False),
    sql.Column("uses", sql.BigInteger, nullable=False),  # how often it was used, as it says itself
    sql.Column("created", sql.BigInteger, nullable=False),
    sql.Column("used", sql.BigInteger, nullable=False),
)


class Passkey(NamedTuple):
    """A passkey, as it is kept."""

    id: str
    person_id: str
    host: str
    name: str
    public_key: bytes
    uses: int = 0
    created: int = 0
    used: int = 0


class Keyring:
    """Passkeys in the database of the tables. The methods block, like those of `Storage`."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def add(self, key: Passkey, claimed: Person | None = None) -> None:
        """Keep a new passkey, and with it the guest who becomes an account by it. Overtaken if key or name is taken."""
        row = {**key._asdict(), "created": int(time.time()), "used": 0}

        def take(connection: sql.Connection) -> None:
            if claimed is not None:
                keep_changes(connection, claimed)
            connection.execute(sql.insert(PASSKEYS).values(row))

        self._storage.at_once(take)

    def of_id(self, wanted: str) -> tuple[Passkey, Person] | None:
        """The passkey of this id and whose it is."""
        asked = sql.select(PASSKEYS, PERSONS).join(PERSONS).where(PASSKEYS.c.id == wanted)
        rows = self._storage.read(asked)
        if not rows:
            return None
        row = tuple(rows[0])
        return _key(row[: len(PASSKEYS.c)]), Person(*row[len(PASSKEYS.c) :])

    def of(self, person: Person) -> list[Passkey]:
        """The passkeys of somebody, the oldest first."""
        asked = sql.select(PASSKEYS).where(PASSKEYS.c.person_id == person.id)
        return [_key(tuple(row)) for row in self._storage.read(asked.order_by(PASSKEYS.c.created, PASSKEYS.c.id))]

    def used(self, key: Passkey, uses: int) -> None:
        """Note that a passkey was used just now, and how often it says it was."""
        now = int(time.time())
        noted = sql.update(PASSKEYS).where(PASSKEYS.c.id == key.id).values(uses=uses, used=now)
        self._storage.at_once(lambda connection: connection.execute(noted))

    def remove(self, key: Passkey) -> None:
        """Forget a passkey."""
        gone = sql.delete(PASSKEYS).where(PASSKEYS.c.id == key.id)
        self._storage.at_once(lambda connection: connection.execute(gone))


def _key(row: tuple[Any, ...]) -> Passkey:
    found = Passkey(*row)
    return found._replace(public_key=bytes(found.public_key))
