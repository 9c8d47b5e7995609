"""Where events are kept: one row per event, its log in its order, and the keys that open it, as hashes."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sql

from sixrealms.server.store.ranked_people import ENTRY_ACCOUNTS
from sixrealms.server.store.tables import METADATA, Storage
from sixrealms.tournament.fields import Role
from sixrealms.tournament.log import LogEntry
from sixrealms.tournament.plan import Plan

EVENTS: Final = sql.Table(
    "events",
    METADATA,
    sql.Column("id", sql.String(24), primary_key=True),
    sql.Column("created", sql.BigInteger, nullable=False),  # seconds since 1970
    sql.Column("touched", sql.BigInteger, nullable=False),
    sql.Column("plan", sql.Text, nullable=False),  # as it was made; what became of it is in the log
    sql.Column("secret", sql.LargeBinary, nullable=False),  # the keys of players are made from it
    sql.Column("told", sql.Text, nullable=False),  # the line of the event in a list
    sql.Column("ranked", sql.Integer, nullable=False, server_default="1"),  # 0: it gives nothing to the ranking
    sql.Column("by_name", sql.Integer, nullable=False, server_default="1"),  # 1: from before whose names was asked
)
EVENT_STEPS: Final = sql.Table(
    "event_steps",
    METADATA,
    sql.Column("event_id", sql.String(24), sql.ForeignKey("events.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("content", sql.Text, nullable=False),
)
EVENT_KEYS: Final = sql.Table(
    "event_keys",
    METADATA,
    sql.Column("hash", sql.String(64), primary_key=True),
    sql.Column("event_id", sql.String(24), sql.ForeignKey("events.id", ondelete="CASCADE"), index=True, nullable=False),
    sql.Column("role", sql.String(16), nullable=False),
    sql.Column("name", sql.String(80), nullable=False),
    sql.Column("created", sql.BigInteger, nullable=False),
)
_ID: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is mistaken for another when it is read aloud
_ID_LENGTH: Final = 8
_KEY_BYTES: Final = 24
_AT_ONCE: Final = 200  # events forgotten in one go


class EventLine(msgspec.Struct, frozen=True):
    """An event in a list."""

    id: str
    name: str
    game: str
    date: str = ""
    convention: str = ""
    phase: str = "registration"
    players: int = 0
    round: int = 0
    winner: str = ""


class StoredEvent(NamedTuple):
    """An event as it is kept, without its log."""

    id: str
    plan: Plan
    secret: bytes


class Key(NamedTuple):
    """What a key opens: a role, for somebody with a name."""

    role: Role
    name: str
    created: int = 0


class Events:
    """Events in the database of the tables. The methods block, like those of `Storage`."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def add(self, plan: Plan, told: EventLine, key: str, at: int, *, ranked: bool = True) -> StoredEvent:
        """Keep a new event, and the key of its organiser with it. Overtaken if there is one with its id."""
        event = StoredEvent(told.id, plan, secrets.token_bytes(32))
        row = {
            "id": event.id,
            "created": at,
            "touched": at,
            "plan": _text(plan),
            "secret": event.secret,
            "told": _text(told),
            "ranked": int(ranked),
            "by_name": 0,
        }
        opens = {"hash": hashed(key), "event_id": event.id, "role": "organiser", "name": "", "created": at}

        def work(connection: sql.Connection) -> None:
            connection.execute(sql.insert(EVENTS).values(row))
            connection.execute(sql.insert(EVENT_KEYS).values(opens))

        self._storage.at_once(work)
        return event

    def append(self, event: str, entry: Sequence[LogEntry], told: EventLine, account: str = "") -> None:
        """Keep entries of a log with their numbers, all or none. Overtaken if one of the numbers is there already.

        `account` is whose the first of them is, who signs up by it.
        """
        rows = [{"event_id": event, "number": one.number, "at": one.at, "content": _text(one)} for one in entry]
        line = {"told": _text(told), "touched": int(time.time())}

        def work(connection: sql.Connection) -> None:
            connection.execute(sql.insert(EVENT_STEPS), rows)
            connection.execute(sql.update(EVENTS).where(EVENTS.c.id == event).values(line))
            if account:
                signed = {"event_id": event, "number": entry[0].number, "account": account}
                connection.execute(sql.insert(ENTRY_ACCOUNTS).values(signed))

        if rows:
            self._storage.at_once(work)

    def found(self, wanted: str) -> StoredEvent | None:
        """An event, None if there is no such one."""
        rows = self._storage.read(sql.select(EVENTS.c.plan, EVENTS.c.secret).where(EVENTS.c.id == wanted))
        return (
            StoredEvent(wanted, msgspec.json.decode(rows[0].plan, type=Plan), bytes(rows[0].secret)) if rows else None
        )

    def begun_alike(self, entry: LogEntry) -> list[StoredEvent]:
        """The events whose log begins with this entry."""
        first = sql.and_(EVENT_STEPS.c.number == 1, EVENT_STEPS.c.at == entry.at, EVENT_STEPS.c.content == _text(entry))
        asked = sql.select(EVENTS.c.id, EVENTS.c.plan, EVENTS.c.secret).join(
            EVENT_STEPS, EVENT_STEPS.c.event_id == EVENTS.c.id
        )
        return [
            StoredEvent(row.id, msgspec.json.decode(row.plan, type=Plan), bytes(row.secret))
            for row in self._storage.read(asked.where(first).order_by(EVENTS.c.created, EVENTS.c.id))
        ]

    def rank(self, event: str, *, ranked: bool) -> None:
        """Let an event count in the ranking, or not."""
        changed = sql.update(EVENTS).where(EVENTS.c.id == event).values(ranked=int(ranked))
        self._storage.at_once(lambda connection: connection.execute(changed))

    def unranked(self) -> set[str]:
        """The events that give nothing to the ranking."""
        return {row.id for row in self._storage.read(sql.select(EVENTS.c.id).where(EVENTS.c.ranked == 0))}

    def by_name(self) -> set[str]:
        """The events from before it was asked whose names are whose: people are the same where their names are."""
        return {row.id for row in self._storage.read(sql.select(EVENTS.c.id).where(EVENTS.c.by_name == 1))}

    def last_entry(self, wanted: str) -> int | None:
        """The number of the last entry of an event, 0 before the first; None if there is no such event."""
        last = sql.select(sql.func.max(EVENT_STEPS.c.number)).where(EVENT_STEPS.c.event_id == EVENTS.c.id)
        rows = self._storage.read(sql.select(last.scalar_subquery()).where(EVENTS.c.id == wanted))
        return int(rows[0][0] or 0) if rows else None

    def log(self, event: str, after: int = 0) -> tuple[LogEntry, ...]:
        """The log of an event in its order, those after a number."""
        asked = sql.select(EVENT_STEPS.c.content).where(EVENT_STEPS.c.event_id == event, EVENT_STEPS.c.number > after)
        rows = self._storage.read(asked.order_by(EVENT_STEPS.c.number))
        return tuple(msgspec.json.decode(row.content, type=LogEntry) for row in rows)

    def recent(self, most: int) -> list[EventLine]:
        """The events something happened at last, the latest first."""
        asked = sql.select(EVENTS.c.told).order_by(EVENTS.c.touched.desc(), EVENTS.c.id).limit(most)
        return [msgspec.json.decode(row.told, type=EventLine) for row in self._storage.read(asked)]

    def touched_within(self, seconds: int) -> list[EventLine]:
        """The events something happened at in the last so many seconds."""
        asked = sql.select(EVENTS.c.told).where(EVENTS.c.touched >= int(time.time()) - seconds)
        return [msgspec.json.decode(row.told, type=EventLine) for row in self._storage.read(asked)]

    def wrapped_up(self, most: int) -> dict[str, int]:
        """The events that are closed, each with the number of its last entry."""
        last = sql.func.max(EVENT_STEPS.c.number)
        asked = (
            sql.select(EVENTS.c.id, last)
            .join(EVENT_STEPS, EVENT_STEPS.c.event_id == EVENTS.c.id)
            .where(EVENTS.c.told.contains('"phase":"wrapped-up"', autoescape=True))
            .group_by(EVENTS.c.id, EVENTS.c.touched)
            .order_by(EVENTS.c.touched.desc(), EVENTS.c.id)
            .limit(most)
        )
        return {row[0]: int(row[1]) for row in self._storage.read(asked)}

    def count(self) -> int:
        """How many events are kept."""
        return int(self._storage.read(sql.select(sql.func.count()).select_from(EVENTS))[0][0])

    def unused(self, seconds: int) -> list[str]:
        """Some of the events at which nothing has happened since they were founded, so many seconds ago."""
        steps = sql.select(EVENT_STEPS.c.number).where(EVENT_STEPS.c.event_id == EVENTS.c.id)
        asked = sql.select(EVENTS.c.id).where(EVENTS.c.touched < int(time.time()) - seconds, sql.not_(steps.exists()))
        return [row.id for row in self._storage.read(asked.order_by(EVENTS.c.touched, EVENTS.c.id).limit(_AT_ONCE))]

    def forget(self, event: str) -> None:
        """Delete an event with everything that belongs to it."""
        self._storage.at_once(lambda connection: connection.execute(sql.delete(EVENTS).where(EVENTS.c.id == event)))

    # -- keys -------------------------------------------------------------------------------------------------------

    def add_key(self, event: str, key: str, role: Role, name: str) -> None:
        """Let another key open an event."""
        row = {"hash": hashed(key), "event_id": event, "role": role, "name": name, "created": int(time.time())}
        self._storage.at_once(lambda connection: connection.execute(sql.insert(EVENT_KEYS).values(row)))

    def opens(self, event: str, key: str) -> Key | None:
        """What a key opens at an event."""
        asked = sql.select(EVENT_KEYS).where(EVENT_KEYS.c.hash == hashed(key), EVENT_KEYS.c.event_id == event)
        rows = self._storage.read(asked)
        return Key(rows[0].role, rows[0].name, rows[0].created) if rows else None

    def keys(self, event: str) -> list[Key]:
        """The keys that open an event, without what they are."""
        asked = sql.select(EVENT_KEYS).where(EVENT_KEYS.c.event_id == event).order_by(EVENT_KEYS.c.created)
        return [Key(row.role, row.name, row.created) for row in self._storage.read(asked)]

    def end_keys(self, event: str, role: Role, name: str) -> int:
        """Let the keys of somebody open nothing any more; how many there were."""
        whose = sql.and_(EVENT_KEYS.c.event_id == event, EVENT_KEYS.c.role == role, EVENT_KEYS.c.name == name)
        return int(
            self._storage.at_once(lambda connection: connection.execute(sql.delete(EVENT_KEYS).where(whose)).rowcount)
        )


def new_id() -> str:
    """The id of a new event, short enough to be typed."""
    return "".join(secrets.choice(_ID) for _ in range(_ID_LENGTH))


def new_key() -> str:
    """A key nobody guesses."""
    return secrets.token_urlsafe(_KEY_BYTES)


def hashed(key: str) -> str:
    """A key as it is kept: what lies in the database opens nothing."""
    return sha256(key.encode()).hexdigest()


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
