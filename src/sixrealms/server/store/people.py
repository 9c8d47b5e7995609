"""Where persons are kept: who they are, the sessions of their devices, the seats that are theirs.

A guest is a person without a login: somebody a browser remembers. What opens an account or a session is kept as a hash.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sql

from sixrealms.server.store.lookalikes import looks_of
from sixrealms.server.store.tables import METADATA, TABLES, Storage

PERSONS: Final = sql.Table(
    "persons",
    METADATA,
    sql.Column("id", sql.String(24), primary_key=True),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("login", sql.String(128), nullable=True, unique=True),  # the name as it is compared; NULL for a guest
    sql.Column("password", sql.Text, nullable=False),
    sql.Column("recovery", sql.String(64), nullable=False),
    sql.Column("created", sql.BigInteger, nullable=False),
    sql.Column("seen", sql.BigInteger, nullable=False),
    sql.Column("address", sql.String(64), nullable=False, server_default=""),  # the network they last came from
    sql.Column("visible", sql.Boolean, nullable=False, server_default=sql.false()),  # others may see that they are here
)
SESSIONS: Final = sql.Table(
    "sessions",
    METADATA,
    sql.Column("id", sql.String(64), primary_key=True),
    sql.Column(
        "person_id", sql.String(24), sql.ForeignKey("persons.id", ondelete="CASCADE"), index=True, nullable=False
    ),
    sql.Column("created", sql.BigInteger, nullable=False),
    sql.Column("seen", sql.BigInteger, nullable=False),
    sql.Column("proved", sql.BigInteger, nullable=False, server_default="0"),  # when a passkey was shown for it
)
SEATS: Final = sql.Table(
    "seats",
    METADATA,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column(
        "person_id", sql.String(24), sql.ForeignKey("persons.id", ondelete="CASCADE"), index=True, nullable=False
    ),
)
#: What the names of accounts look like (lookalikes.py): each look is one account's.
LOOKS: Final = sql.Table(
    "looks",
    METADATA,
    sql.Column("look", sql.String(240), primary_key=True),
    sql.Column(
        "person_id", sql.String(24), sql.ForeignKey("persons.id", ondelete="CASCADE"), index=True, nullable=False
    ),
)
#: Seconds a session lasts that nobody uses, and how exactly it is noted that it was used.
SESSION: Final = 180 * 86_400
_NOTED: Final = 3_600
#: Seconds between two notes of a network somebody comes from, when they come from several.
_MOVED: Final = 60
#: Seconds a passkey that was shown stands for the password.
PROVED: Final = 600


class Person(NamedTuple):
    """Somebody, as they are kept. `login` is None for a guest; `visible`: others may see that they are here."""

    id: str
    name: str
    login: str | None = None
    password: str = ""
    recovery: str = ""
    created: int = 0
    seen: int = 0
    address: str = ""
    visible: bool = False


class People:
    """Persons in the database of the tables. The methods block, like those of `Storage`."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    # -- sessions ---------------------------------------------------------------------------------------------------

    def of_session(self, session: str, address: str = "") -> Person | None:
        """Whose session this is, None if it has ended. The network they come from is noted, the last one alone."""
        now = int(time.time())
        asked = sql.select(PERSONS, SESSIONS.c.seen.label("used")).join(SESSIONS)
        rows = self._storage.read(asked.where(SESSIONS.c.id == session, SESSIONS.c.seen > now - SESSION))
        if not rows:
            return None
        *person, used = rows[0]
        known = Person(*person)
        moved = address not in ("", known.address) and known.seen < now - _MOVED
        if used < now - _NOTED or moved:
            known = known._replace(seen=now, address=address or known.address)
            seen = {"seen": now, "address": known.address}
            self._do(
                sql.update(SESSIONS).where(SESSIONS.c.id == session).values(seen=now),
                sql.update(PERSONS).where(PERSONS.c.id == known.id).values(seen),
            )
        return known

    def add_guest(self, person: Person, session: str) -> None:
        """Keep somebody new, with their first session."""
        now = int(time.time())
        self._do(
            sql.insert(PERSONS).values(person._replace(created=now, seen=now)._asdict()), _session(person, session)
        )

    def begin_session(self, person: Person, session: str, ends: str = "", *, proved: bool = False) -> None:
        """Another session of somebody; `ends` is one that ends at the same moment, `proved`: a passkey was shown."""
        self._do(sql.delete(SESSIONS).where(SESSIONS.c.id == ends), _session(person, session, proved=proved))

    def proved(self, session: str) -> bool:
        """Whether a passkey was shown for this session a few minutes ago."""
        asked = sql.select(SESSIONS.c.id).where(SESSIONS.c.id == session, SESSIONS.c.proved > time.time() - PROVED)
        return bool(self._storage.read(asked))

    def end_session(self, session: str) -> None:
        """Forget a session; a guest who has no other one and no seat is forgotten with it."""
        whose = sql.select(SESSIONS.c.person_id).where(SESSIONS.c.id == session)
        rows = self._storage.read(whose)
        self._do(sql.delete(SESSIONS).where(SESSIONS.c.id == session))
        if rows:
            self._do(_lost_guests().where(PERSONS.c.id == rows[0][0]))

    # -- accounts ---------------------------------------------------------------------------------------------------

    def named(self, login: str) -> Person | None:
        """The account of that name."""
        rows = self._storage.read(sql.select(PERSONS).where(PERSONS.c.login == login))
        return Person(*rows[0]) if rows else None

    def by_id(self, wanted: str) -> Person | None:
        """Somebody with this id, guest or account."""
        rows = self._storage.read(sql.select(PERSONS).where(PERSONS.c.id == wanted))
        return Person(*rows[0]) if rows else None

    def is_taken(self, name: str, login: str) -> bool:
        """Whether an account has this name, or one that looks like it."""
        looks = self._storage.read(sql.select(LOOKS.c.look).where(LOOKS.c.look.in_(looks_of(name))))
        return bool(looks) or self.named(login) is not None

    def change(self, person: Person, keeps: str | None = None) -> None:
        """Keep what has changed about somebody; with `keeps` their other sessions end. Overtaken if the name is
        taken.
        """

        def work(connection: sql.Connection) -> None:
            keep_changes(connection, person)
            if keeps is not None:
                others = sql.and_(SESSIONS.c.person_id == person.id, SESSIONS.c.id != keeps)
                connection.execute(sql.delete(SESSIONS).where(others))

        self._storage.at_once(work)

    def join(self, guest: Person, into: Person, *also: sql.Update) -> None:
        """What was a guest's is from now on an account's; nobody is the guest any more. `also` is done before."""
        self._do(
            *also,
            sql.update(SEATS).where(SEATS.c.person_id == guest.id).values(person_id=into.id),
            sql.delete(PERSONS).where(PERSONS.c.id == guest.id),
        )

    def forget(self, person: Person) -> None:
        """Delete somebody, their sessions, and that their seats were their."""
        self._do(sql.delete(PERSONS).where(PERSONS.c.id == person.id))

    # -- seats ------------------------------------------------------------------------------------------------------

    def sits(self, person: Person, table: str, seat: int) -> None:
        """Note whose a seat is."""
        place = sql.and_(SEATS.c.table_id == table, SEATS.c.seat == seat)
        row = sql.insert(SEATS).values(table_id=table, seat=seat, person_id=person.id)
        self._do(sql.delete(SEATS).where(place), row)

    def whose(self, table: str, seats: Sequence[int]) -> list[str]:
        """The ids of those whose these seats are."""
        asked = sql.select(SEATS.c.person_id).where(SEATS.c.table_id == table, SEATS.c.seat.in_(seats))
        return [row.person_id for row in self._storage.read(asked)]

    def seats_at(self, person: Person, table: str) -> list[int]:
        """The seats of somebody at a table."""
        asked = sql.select(SEATS.c.seat).where(SEATS.c.table_id == table, SEATS.c.person_id == person.id)
        return [row.seat for row in self._storage.read(asked.order_by(SEATS.c.seat))]

    def seats_of(self, person: Person) -> list[tuple[str, int]]:
        """All tables and seats of somebody, the newest first."""
        asked = sql.select(SEATS.c.table_id, SEATS.c.seat).join(TABLES).where(SEATS.c.person_id == person.id)
        newest = asked.order_by(TABLES.c.over, TABLES.c.created.desc(), SEATS.c.table_id, SEATS.c.seat)
        return [(row.table_id, row.seat) for row in self._storage.read(newest)]

    def names_of_visible(self, wanted: Collection[str]) -> list[str]:
        """What those of these persons are called who let others see that they are here: accounts alone."""
        seen = sql.and_(PERSONS.c.id.in_(list(wanted)), PERSONS.c.visible, PERSONS.c.login.is_not(None))
        return [row.name for row in self._storage.read(sql.select(PERSONS.c.name).where(seen).order_by(PERSONS.c.name))]

    def sessions_of(self, person: Person) -> list[tuple[int, int]]:
        """When the sessions of somebody began and were used last."""
        asked = sql.select(SESSIONS.c.created, SESSIONS.c.seen).where(SESSIONS.c.person_id == person.id)
        return [(row.created, row.seen) for row in self._storage.read(asked.order_by(SESSIONS.c.created))]

    def prune(self, seconds: int = SESSION) -> None:
        """Forget sessions nobody has used for so long, and guests who have neither a session nor a seat."""
        old = int(time.time()) - min(seconds, SESSION)
        self._do(sql.delete(SESSIONS).where(SESSIONS.c.seen < old), _lost_guests())

    def _do(self, *steps: Any) -> None:
        def take(connection: sql.Connection) -> None:
            for step in steps:
                connection.execute(step)

        self._storage.at_once(take)


def keep_changes(connection: sql.Connection, person: Person) -> None:
    """Keep what has changed about somebody; IntegrityError if their new name, or one that looks like it, is another
    account's. Accounts that have looked alike since before that was asked keep their names.
    """
    mine = PERSONS.c.id == person.id
    before = connection.execute(sql.select(PERSONS.c.name, PERSONS.c.login).where(mine)).first()
    values = {key: getattr(person, key) for key in ("name", "login", "password", "recovery", "visible")}
    connection.execute(sql.update(PERSONS).where(mine).values(values))
    if before is None or tuple(before) == (person.name, person.login):
        return
    connection.execute(sql.delete(LOOKS).where(LOOKS.c.person_id == person.id))
    for look in sorted(looks_of(person.name)) if person.login is not None else ():
        connection.execute(sql.insert(LOOKS).values(look=look, person_id=person.id))


def _session(person: Person, session: str, *, proved: bool = False) -> sql.Insert:
    now = int(time.time())
    return sql.insert(SESSIONS).values(
        id=session, person_id=person.id, created=now, seen=now, proved=now if proved else 0
    )


def _lost_guests() -> sql.Delete:
    """Guests nobody can be any more and who sit nowhere."""
    return sql.delete(PERSONS).where(
        PERSONS.c.login.is_(None),
        PERSONS.c.id.not_in(sql.select(SESSIONS.c.person_id)),
        PERSONS.c.id.not_in(sql.select(SEATS.c.person_id)),
    )
