"""What an admin finds in the database of a server: tables, accounts and events, the newest first.

No cards, no seeds and no words that were said are told, and nothing that opens a seat, an account or an event.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec
import sqlalchemy as sql

from sixrealms.server.game.seats import Chair, TablePlan
from sixrealms.server.store.lookalikes import looks_of, skeleton
from sixrealms.server.store.passkeys import PASSKEYS
from sixrealms.server.store.people import LOOKS, PERSONS, SEATS, SESSIONS
from sixrealms.server.store.tables import CHAIRS, ENTRIES, TABLES, Storage
from sixrealms.server.store.tournaments import EVENT_KEYS, EVENT_STEPS, EVENTS, EventLine

_PAGE: Final = 500  # rows read at once


class Wanted(msgspec.Struct, frozen=True):
    """What is looked for: part of a `name`, however it is drawn; used `since` a moment and not `before` one (seconds
    since 1970, 0: whenever); `unfinished` things alone; `most` of them.
    """

    name: str = ""
    since: int = 0
    before: int = 0
    unfinished: bool = False
    most: int = 50

    def means(self, *names: str) -> bool:
        """Whether one of these names is meant."""
        wanted = _drawn(self.name)
        return not wanted or any(wanted in _drawn(name) for name in names)


class SeatSeen(msgspec.Struct, frozen=True):
    """A seat: what whoever sits there is called (a computer player: its name; "": nobody), and their account."""

    seat: int
    name: str
    computer: bool = False
    account: str = ""


class TableSeen(msgspec.Struct, frozen=True):
    """A table: when it was made and last played at (seconds since 1970), `waiting` for people, `playing`, `over`, or
    `closed` by an operator, and `why`.
    """

    id: str
    state: str
    created: int
    touched: int
    public: bool
    ruleset: str
    game: str
    players: tuple[str, ...]
    seats: tuple[SeatSeen, ...] = ()
    entries: int = 0
    why: str = ""


class AccountSeen(msgspec.Struct, frozen=True):
    """An account, or somebody a browser remembers (`guest`): when it was made and last used, what it has, and the
    network it last came from ("": not known).
    """

    id: str
    name: str
    guest: bool
    created: int
    seen: int
    tables: tuple[str, ...] = ()
    sessions: int = 0
    passkeys: int = 0
    password: bool = False
    address: str = ""


class EventSeen(msgspec.Struct, frozen=True):
    """An event: when it was founded and something last happened, how far it is, and how many keys open it."""

    id: str
    name: str
    game: str
    phase: str
    created: int
    touched: int
    players: int
    round: int
    winner: str = ""
    steps: int = 0
    keys: int = 0


class Overview:
    """The database of a server as its operator sees it. The methods block, like those of `Storage`."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    # -- tables -----------------------------------------------------------------------------------------------------

    def tables(self, wanted: Wanted) -> list[TableSeen]:
        """Tables, those first that were made last; a name is that of somebody who sits there."""
        asked = _between(sql.select(TABLES), TABLES.c.touched, wanted).order_by(TABLES.c.created.desc(), TABLES.c.id)
        if wanted.unfinished:
            asked = asked.where(sql.not_(TABLES.c.over))
        found: list[TableSeen] = []
        for rows in self._pages(asked):
            chairs = self._chairs([row.id for row in rows])
            for row in rows:
                seen = _table(row, chairs.get(row.id, []))
                if wanted.means(*seen.players):
                    found.append(seen)
                    if len(found) == wanted.most:
                        return found
        return found

    def table(self, wanted: str) -> TableSeen | None:
        """A table with its seats; None if there is no such one."""
        rows = self._storage.read(sql.select(TABLES).where(TABLES.c.id == wanted))
        if not rows:
            return None
        whose = {
            row.seat: row.name
            for row in self._storage.read(
                sql.select(SEATS.c.seat, PERSONS.c.name)
                .join(PERSONS)
                .where(SEATS.c.table_id == wanted, PERSONS.c.login.is_not(None))
            )
        }
        chairs = self._chairs([wanted]).get(wanted, [])
        seats = tuple(
            SeatSeen(seat, chair.name or chair.bot, bool(chair.bot), whose.get(seat, ""))
            for seat, chair in enumerate(chairs)
        )
        counted = self._count(sql.select(ENTRIES.c.number).where(ENTRIES.c.table_id == wanted))
        return msgspec.structs.replace(_table(rows[0], chairs), seats=seats, entries=counted)

    def _chairs(self, tables: list[str]) -> dict[str, list[Chair]]:
        asked = sql.select(CHAIRS.c.table_id, CHAIRS.c.content).where(CHAIRS.c.table_id.in_(tables))
        found: dict[str, list[Chair]] = {}
        for row in self._storage.read(asked.order_by(CHAIRS.c.table_id, CHAIRS.c.seat)):
            found.setdefault(row.table_id, []).append(_decoded(row.content, Chair) or Chair(name="?"))
        return found

    # -- accounts ---------------------------------------------------------------------------------------------------

    def accounts(self, wanted: Wanted, *, guests: bool = False, address: str = "") -> list[AccountSeen]:
        """Accounts, those first that were made last; with `guests` those too who only have a browser.

        Unfinished are those who sit at a table whose game is not over; `address` is the network they last came from.
        """
        asked = _between(sql.select(PERSONS), PERSONS.c.seen, wanted).order_by(PERSONS.c.created.desc(), PERSONS.c.id)
        if address:
            asked = asked.where(PERSONS.c.address == address)
        if not guests:
            asked = asked.where(PERSONS.c.login.is_not(None))
        if wanted.unfinished:
            playing = sql.select(SEATS.c.person_id).join(TABLES).where(sql.not_(TABLES.c.over))
            asked = asked.where(PERSONS.c.id.in_(playing))
        found: list[AccountSeen] = []
        for rows in self._pages(asked):
            found += [_account(row) for row in rows if wanted.means(row.name)]
            if len(found) >= wanted.most:
                break
        return found[: wanted.most]

    def account(self, wanted: str, *, alike: bool = True) -> AccountSeen | None:
        """The account of that name, or of one that looks like it if `alike`; somebody by their id. None without."""
        looking = sql.select(LOOKS.c.person_id).where(LOOKS.c.look.in_(looks_of(wanted)))
        exact = sql.case((PERSONS.c.name == wanted, 0), (PERSONS.c.id == wanted, 1), else_=2)
        meant = sql.or_(
            sql.and_(PERSONS.c.name == wanted, PERSONS.c.login.is_not(None)),
            PERSONS.c.id == wanted,
            sql.and_(PERSONS.c.id.in_(looking), sql.true() if alike else sql.false()),
        )
        rows = self._storage.read(sql.select(PERSONS).where(meant).order_by(exact, PERSONS.c.created))
        if not rows:
            return None
        row = rows[0]
        seats = sql.select(SEATS.c.table_id).join(TABLES).where(SEATS.c.person_id == row.id)
        tables = [one.table_id for one in self._storage.read(seats.order_by(TABLES.c.created.desc(), TABLES.c.id))]
        return msgspec.structs.replace(
            _account(row),
            tables=tuple(dict.fromkeys(tables)),
            sessions=self._count(sql.select(SESSIONS.c.id).where(SESSIONS.c.person_id == row.id)),
            passkeys=self._count(sql.select(PASSKEYS.c.id).where(PASSKEYS.c.person_id == row.id)),
            password=bool(row.password),
        )

    # -- events -----------------------------------------------------------------------------------------------------

    def events(self, wanted: Wanted) -> list[EventSeen]:
        """Events, those first that were founded last."""
        asked = _between(sql.select(EVENTS), EVENTS.c.touched, wanted).order_by(EVENTS.c.created.desc(), EVENTS.c.id)
        found: list[EventSeen] = []
        for rows in self._pages(asked):
            seen = [_event(row) for row in rows]
            found += [
                one for one in seen if wanted.means(one.name) and not (wanted.unfinished and one.phase == "wrapped-up")
            ]
            if len(found) >= wanted.most:
                break
        return found[: wanted.most]

    def event(self, wanted: str) -> EventSeen | None:
        """An event; None if there is no such one."""
        rows = self._storage.read(sql.select(EVENTS).where(EVENTS.c.id == wanted))
        if not rows:
            return None
        return msgspec.structs.replace(
            _event(rows[0]),
            steps=self._count(sql.select(EVENT_STEPS.c.number).where(EVENT_STEPS.c.event_id == wanted)),
            keys=self._count(sql.select(EVENT_KEYS.c.hash).where(EVENT_KEYS.c.event_id == wanted)),
        )

    def _count(self, rows: sql.Select[Any]) -> int:
        return int(self._storage.read(sql.select(sql.func.count()).select_from(rows.subquery()))[0][0])

    def _pages(self, asked: sql.Select[Any]) -> Iterator[Any]:
        first = 0
        while rows := self._storage.read(asked.limit(_PAGE).offset(first)):
            yield rows
            first += _PAGE


def _between(asked: sql.Select[Any], used: sql.Column[int], wanted: Wanted) -> sql.Select[Any]:
    if wanted.since:
        asked = asked.where(used >= wanted.since)
    return asked.where(used < wanted.before) if wanted.before else asked


def _drawn(name: str) -> str:
    return skeleton(skeleton(name).casefold())


def _decoded(content: str, kind: type[Any]) -> Any:
    """What is stored; None where it is damaged: an operator sees the others all the same."""
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.MsgspecError, ValueError):
        return None


def _table(row: Any, chairs: list[Chair]) -> TableSeen:
    plan = _decoded(row.plan, TablePlan) or TablePlan("?", len(chairs))
    state = (
        "closed"
        if row.closed is not None
        else "over"
        if row.over
        else "playing"
        if row.setup is not None
        else "waiting"
    )
    players = tuple(chair.name for chair in chairs if chair.name and not chair.bot)
    return TableSeen(
        row.id,
        state,
        row.created,
        row.touched,
        bool(row.public),
        plan.ruleset,
        plan.game.partition("\n")[0],
        players,
        why=row.closed or "",
    )


def _account(row: Any) -> AccountSeen:
    return AccountSeen(row.id, row.name, row.login is None, row.created, row.seen, address=row.address)


def _event(row: Any) -> EventSeen:
    line = _decoded(row.told, EventLine) or EventLine(row.id, "?", "?", phase="?")
    return EventSeen(
        row.id, line.name, line.game, line.phase, row.created, row.touched, line.players, line.round, line.winner
    )
