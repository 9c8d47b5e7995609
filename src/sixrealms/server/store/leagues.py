"""Where leagues are kept: one row each, with its rules, the events that were added, and the key that changes it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
import sqlalchemy as sql

from sixrealms.server.store.tables import METADATA, Storage
from sixrealms.server.store.tournaments import hashed, new_id, new_key
from sixrealms.tournament.leagues.league import League

LEAGUES: Final = sql.Table(
    "leagues",
    METADATA,
    sql.Column("id", sql.String(24), primary_key=True),
    sql.Column("created", sql.BigInteger, nullable=False),  # seconds since 1970
    sql.Column("content", sql.Text, nullable=False),
    sql.Column("events", sql.Text, nullable=False),  # the ids of the events that were added
    sql.Column("hash", sql.String(64), nullable=False),  # of the key that changes it
)
_LISTED: Final = 500


class StoredLeague(NamedTuple):
    """A league as it is kept."""

    id: str
    league: League
    events: tuple[str, ...]


class Leagues:
    """The leagues of a database."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def add(self, league: League) -> tuple[StoredLeague, str]:
        """A new league without events, and the key that changes it."""
        key = new_key()
        stored = StoredLeague(new_id(), league, ())
        row = {
            "id": stored.id,
            "created": int(time.time()),
            "content": msgspec.json.encode(league).decode(),
            "events": "[]",
            "hash": hashed(key),
        }
        self._storage.at_once(lambda connection: connection.execute(sql.insert(LEAGUES).values(row)))
        return stored, key

    def all(self) -> list[StoredLeague]:
        """Every league, the newest first."""
        asked = sql.select(LEAGUES).order_by(LEAGUES.c.created.desc(), LEAGUES.c.id).limit(_LISTED)
        return [_stored(row) for row in self._storage.read(asked)]

    def found(self, wanted: str) -> StoredLeague | None:
        """The league with this id, None if there is none."""
        rows = self._storage.read(sql.select(LEAGUES).where(LEAGUES.c.id == wanted))
        return _stored(rows[0]) if rows else None

    def opens(self, wanted: str, key: str) -> bool:
        """Whether this key changes the league."""
        asked = sql.select(LEAGUES.c.id).where(LEAGUES.c.id == wanted, LEAGUES.c.hash == hashed(key))
        return bool(key and self._storage.read(asked))

    def keep(self, wanted: str, league: League, events: Sequence[str]) -> None:
        """Keep other rules or events of a league."""
        values = {"content": msgspec.json.encode(league).decode(), "events": msgspec.json.encode(events).decode()}
        changed = sql.update(LEAGUES).where(LEAGUES.c.id == wanted).values(values)
        self._storage.at_once(lambda connection: connection.execute(changed))

    def forget(self, wanted: str) -> None:
        """Delete a league; its events stay."""
        gone = sql.delete(LEAGUES).where(LEAGUES.c.id == wanted)
        self._storage.at_once(lambda connection: connection.execute(gone))

    def count(self) -> int:
        """How many leagues are kept."""
        return int(self._storage.read(sql.select(sql.func.count()).select_from(LEAGUES))[0][0])


def _stored(row: sql.Row[tuple[object, ...]]) -> StoredLeague:
    league = msgspec.json.decode(row.content, type=League)
    return StoredLeague(row.id, league, msgspec.json.decode(row.events, type=tuple[str, ...]))
