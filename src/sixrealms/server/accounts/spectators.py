"""Whose the words of spectators are: who watches has no seat, and what they say is to be deleted with them.

A line of the chat holds a voice, a name without a meaning; here is kept whose voice it is. Nothing else leads from a
line to a person.
"""

from __future__ import annotations

import secrets
from typing import Final

import sqlalchemy as sql

from sixrealms.server.store.people import Person
from sixrealms.server.store.tables import METADATA, Storage

VOICES: Final = sql.Table(
    "voices",
    METADATA,
    sql.Column("id", sql.String(24), primary_key=True),
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), index=True, nullable=False),
    sql.Column(
        "person_id", sql.String(24), sql.ForeignKey("persons.id", ondelete="CASCADE"), index=True, nullable=False
    ),
)
_BYTES: Final = 12


class Voices:
    """The voices of persons at the tables they watch. The methods block, like those of `Storage`."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def at(self, table: str, person: Person) -> str:
        """The voice of somebody at a table; they have one from now on."""
        here = sql.select(VOICES.c.id).where(VOICES.c.table_id == table, VOICES.c.person_id == person.id)
        if rows := self._storage.read(here):
            return str(rows[0].id)
        voice = secrets.token_urlsafe(_BYTES)
        row = sql.insert(VOICES).values(id=voice, table_id=table, person_id=person.id)
        self._storage.at_once(lambda connection: connection.execute(row))
        return voice

    def of(self, person: Person) -> list[tuple[str, str]]:
        """Every table somebody has spoken at as a spectator, with their voice there."""
        asked = sql.select(VOICES.c.table_id, VOICES.c.id).where(VOICES.c.person_id == person.id)
        return [(row.table_id, row.id) for row in self._storage.read(asked.order_by(VOICES.c.table_id, VOICES.c.id))]


def joined(guest: Person, into: Person) -> sql.Update:
    """The step after which what a guest has said is an account's."""
    return sql.update(VOICES).where(VOICES.c.person_id == guest.id).values(person_id=into.id)
