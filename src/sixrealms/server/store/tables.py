"""Where tables are kept: one row per table and seat, and the entries of every game in their order.

SQLite by default, PostgreSQL by its URL. The methods block; a table calls them in the one thread that writes. An entry
that is stored is there after the program, the machine or the power has failed.
"""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError, SQLAlchemyError

from sixrealms.engine.kit import GameSetup
from sixrealms.errors import InEveryLanguage, SixRealmsError
from sixrealms.server.game.entries import ChatSaid, Entry
from sixrealms.server.game.seats import Chair, TablePlan
from sixrealms.server.store.drivers import ALONE, begin, careful, copied_file, why, why_in_words, with_driver
from sixrealms.server.store.entry_rows import chat_of, entry_of, row_of
from sixrealms.server.store.migrations import NEWEST, UnknownStep

LOG: Final = logging.getLogger("sixrealms.server")
T = TypeVar("T")
#: Seconds between two looks at what became of something the database broke off at.
_TRIED_AGAIN: Final = (0.0, 0.3, 1.0, 2.0)
_PREPARING: Final = 8194  # the lock of PostgreSQL that servers hold while they prepare a database

METADATA: Final = sql.MetaData()
TABLES: Final = sql.Table(
    "tables",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("created", sql.BigInteger, nullable=False),  # seconds since 1970
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("plan", sql.Text, nullable=False),
    sql.Column("secret", sql.LargeBinary, nullable=False),
    sql.Column("setup", sql.Text, nullable=True),  # set when the game begins
    sql.Column("over", sql.Boolean, nullable=False),
    sql.Column("touched", sql.BigInteger, nullable=False, server_default="0"),  # when it was last played at
    sql.Column("changed", sql.Integer, nullable=False, server_default="0"),  # how often by an operator
    sql.Column("closed", sql.Text, nullable=True),  # why it was closed for good; NULL for one that was not
    sql.Column("holder", sql.Integer, nullable=True),  # the number of the server that runs it (leases.py)
    sql.Index("tables_listed", "public", "over", "created"),
)
CHAIRS: Final = sql.Table(
    "chairs",
    METADATA,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("content", sql.Text, nullable=False),
)
ENTRIES: Final = sql.Table(
    "entries",
    METADATA,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("content", sql.Text, nullable=False),
)


#: Where Alembic notes the last step.
_STEPS: Final = sql.table("alembic_version", sql.column("version_num"))


class StorageError(SixRealmsError):
    """The database cannot be opened, read or written."""


class StorageRefused(InEveryLanguage, StorageError):
    """A StorageError told in every language, for whoever starts a server."""


class Unreadable(InEveryLanguage, StorageError):
    """A StorageError told in every language: what a question was about cannot be read."""


class Overtaken(StorageError):
    """Another process has written to this game: what this one believes about it is out of date."""


class InDoubt(StorageError):
    """The database broke off while it was told to keep something: whether it is kept is not known."""


class UnreadableTable(StorageError):
    """What is kept of a table is damaged, or of another version of the program."""


class TableHold(NamedTuple):
    """The `number` of the server for which a table is held, which whatever it stores of it must name; 0 where nobody
    asks for one. `since` is when the server before it was gone, 0 where it has let go.
    """

    number: int = 0
    since: float = 0.0


class StoredTable(NamedTuple):
    """A table as it is kept."""

    id: str
    public: bool
    plan: TablePlan
    secret: bytes
    chairs: tuple[Chair, ...]
    setup: GameSetup | None = None
    over: bool = False
    changed: int = 0
    closed: str | None = None
    hold: TableHold = TableHold()
    created: int = 0  # seconds since 1970


class Appended(NamedTuple):
    """Entries to be added to a game, from the number `first` on; `over`: with the last of them it has ended. `hold` is
    the number of the server that says so (`TableHold`).
    """

    table: str
    first: int
    entries: Sequence[Entry]
    over: bool = False
    hold: int = 0


class _Step(NamedTuple):
    """A statement with its values. Of `held` tables it must change that many: another server holds the others."""

    statement: Any
    values: Any = None
    held: int = 0


class Storage:
    """The database behind the tables; StorageError says in one line what is wrong with it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.entries_stored = self.failures = self.doubts = 0  # since the start
        try:
            self._engine = sql.create_engine(with_driver(url), pool_pre_ping=not url.startswith("sqlite"))
        except (ArgumentError, NoSuchModuleError, ModuleNotFoundError, ValueError):
            raise StorageRefused("serve-no-database") from None
        if self._engine.dialect.name == "sqlite":
            sql.event.listen(self._engine, "connect", careful)
            sql.event.listen(self._engine, "begin", begin)

    def prepare(self, *, keep_a_copy: bool = True) -> None:
        """Bring the database to the form this version needs, all or nothing; an empty one is filled. Of a file of an
        older version a copy is kept beside it, if nothing else is said.

        Servers that start at the same time wait for each other, and the first does it.
        """
        try:
            if self._is_of_today(self.step()):
                return
            # a quarter of a second, when there is something to do
            from sixrealms.server.store.migrations.steps import migrate

            with self._engine.connect().execution_options(**{ALONE: True}) as connection, connection.begin():
                if connection.dialect.name == "postgresql":
                    connection.execute(sql.select(sql.func.pg_advisory_xact_lock(_PREPARING)))
                found = _step_of(connection)
                if self._is_of_today(found):
                    return
                copy = self._copied_before(found) if keep_a_copy and found else ""
                migrate(connection)
        except (SQLAlchemyError, UnicodeError, UnknownStep) as error:  # names in a damaged file are no text
            raise StorageRefused("serve-database-closed", database=self.shown, why=why_in_words(error)) from None
        if found and keep_a_copy:
            kept = f"a copy of what it was is {copy}" if copy else "no copy is kept of what it was"
            LOG.warning("the database is brought from step %s to %s of its form; %s", found, NEWEST, kept)

    def _is_of_today(self, found: str) -> bool:
        """Whether a database has taken every step there is; StorageRefused for one of a newer version."""
        if found.isdecimal() and int(found) > int(NEWEST):
            raise StorageRefused("serve-database-newer", database=self.shown, found=found, known=NEWEST)
        return found == NEWEST

    def _copied_before(self, found: str) -> str:
        """A copy of a file of an older version, made before anything is changed; "" of what is no file."""
        if self.file is None:
            return ""
        target = Path(f"{self.file}.step-{found}")
        part = target.with_name(f"{target.name}.part")
        try:
            part.unlink(missing_ok=True)
            copied_file(self.file, part)
            part.replace(target)
        except (sqlite3.Error, OSError) as error:
            part.unlink(missing_ok=True)
            raise StorageRefused("serve-no-copy", file=str(target), why=why_in_words(error)) from None
        return str(target)

    def step(self) -> str:
        """The newest step the database has taken, "" none. A look that waits for nobody: also if it cannot be read
        now, as while another server prepares it.
        """
        try:
            with self._engine.connect() as connection:
                return _step_of(connection)
        except (SQLAlchemyError, UnicodeError):
            return ""

    def close(self) -> None:
        """Let go of every connection."""
        self._engine.dispose()

    @property
    def file(self) -> str | None:
        """Where the database lies, None for one that is no file here."""
        url = self._engine.url
        return url.database if url.get_backend_name() == "sqlite" and url.database != ":memory:" else None

    @property
    def shared(self) -> bool:
        """Whether servers can agree by it who of them holds a table (leases.py)."""
        return self._engine.dialect.name == "postgresql"

    @property
    def shown(self) -> str:
        """Its address as one writes it: without a password, and without the driver."""
        url = self._engine.url
        return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)

    # -- writing ----------------------------------------------------------------------------------------------------

    def add_table(self, table: StoredTable, entries: Sequence[Entry] = ()) -> None:
        """Keep a new table, with the game it begins with if there is one, all or nothing."""
        row = {
            "id": table.id,
            "created": table.created or int(time.time()),
            "public": table.public,
            "plan": _text(table.plan),
            "secret": table.secret,
            "setup": _text(table.setup) if table.setup is not None else None,
            "over": table.over,
            "touched": int(time.time()),
            "holder": table.hold.number or None,
        }
        chairs = [
            {"table_id": table.id, "seat": seat, "content": _text(chair)} for seat, chair in enumerate(table.chairs)
        ]
        rows = [
            {"table_id": table.id, "number": number, "content": row_of(entry)}
            for number, entry in enumerate(entries, 2)
        ]
        happened = [_Step(sql.insert(ENTRIES), rows)] if rows else []
        self._write(_Step(sql.insert(TABLES), [row]), _Step(sql.insert(CHAIRS), chairs), *happened)

    def seat(self, table: str, seat: int, chair: Chair, begins: GameSetup | None, hold: int = 0) -> None:
        """Put somebody on a chair; with `begins` the game begins at the same moment. Overtaken if another server holds
        the table.
        """
        place = sql.and_(CHAIRS.c.table_id == table, CHAIRS.c.seat == seat)
        steps = [*_holds(table, hold), _Step(sql.update(CHAIRS).where(place).values(content=_text(chair)))]
        if begins is not None:
            row = sql.update(TABLES).where(TABLES.c.id == table, TABLES.c.setup.is_(None)).values(setup=_text(begins))
            steps.append(_Step(row))
        self._write(*steps)

    def vacate(
        self,
        table: str,
        seat: int,
        chair: Chair,
        setup: GameSetup | None,
        entries: Mapping[int, Entry],
        hold: int = 0,
    ) -> None:
        """Keep that somebody is gone for good: their chair, the setup and entries without their name, by their
        numbers. Overtaken if another server holds the table.
        """
        place = sql.and_(CHAIRS.c.table_id == table, CHAIRS.c.seat == seat)
        steps = [*_holds(table, hold), _Step(sql.update(CHAIRS).where(place).values(content=_text(chair)))]
        if setup is not None:
            steps.append(_Step(sql.update(TABLES).where(TABLES.c.id == table).values(setup=_text(setup))))
        self._write(*steps, *_rewritten(table, entries))

    def rewrite(self, table: str, entries: Mapping[int, Entry], hold: int = 0) -> None:
        """Keep these entries of a game as they are here, by their numbers. Overtaken if another server holds the
        table.
        """
        self._write(*_holds(table, hold), *_rewritten(table, entries))

    def append(self, table: str, first: int, entries: Sequence[Entry], *, over: bool = False, hold: int = 0) -> None:
        """Keep the entries `first`, `first` + 1 ... of a game, all or none. Overtaken if one of them is there, or
        another server holds the table.
        """
        self._append([Appended(table, first, entries, over, hold)])

    def append_all(self, appended: Sequence[Appended]) -> list[StorageError | None]:
        """Keep entries of several games in one go; each is kept all or none and has its own fault, None where it is
        kept.
        """
        if len(appended) > 1:
            try:
                self._append(appended)
            except Overtaken:
                pass  # one of them; alone each of the others is kept
            except StorageError as error:
                return [error] * len(appended)
            else:
                return [None] * len(appended)
        return [self._fault_of(one) for one in appended]

    def _fault_of(self, one: Appended) -> StorageError | None:
        try:
            self.append(one.table, one.first, one.entries, over=one.over, hold=one.hold)
        except StorageError as error:
            return error
        return None

    def _append(self, appended: Sequence[Appended]) -> None:
        rows = [
            {"table_id": one.table, "number": one.first + at, "content": row_of(entry)}
            for one in appended
            for at, entry in enumerate(one.entries)
        ]
        together: dict[tuple[bool, int], set[str]] = {}
        for one in appended:
            together.setdefault((one.over, one.hold), set()).add(one.table)
        steps = []
        for (over, hold), played in together.items():
            now = {"touched": int(time.time())} | ({"over": True} if over else {})
            touched = sql.update(TABLES).where(TABLES.c.id.in_(played)).values(now)
            steps.append(_Step(touched.where(TABLES.c.holder == hold), held=len(played)) if hold else _Step(touched))
        self._write(*steps, _Step(sql.insert(ENTRIES), rows), kept=lambda: self._are_kept(appended))
        self.entries_stored += len(rows)

    def _are_kept(self, appended: Sequence[Appended]) -> bool:
        """Whether just these entries stand in the database."""
        for one in appended:
            numbers = ENTRIES.c.number.between(one.first, one.first + len(one.entries) - 1)
            wanted = sql.select(ENTRIES.c.content).where(ENTRIES.c.table_id == one.table, numbers)
            found = [row.content for row in self.read(wanted.order_by(ENTRIES.c.number))]
            if found != [row_of(entry) for entry in one.entries]:
                return False
        return True

    def forget(self, tables: Sequence[str]) -> None:
        """Delete tables with everything that belongs to them."""
        self._write(_Step(sql.delete(TABLES).where(TABLES.c.id.in_(tables))))

    def counts(self) -> tuple[int, int]:
        """How many tables are kept, and how many of them have a game that is not over."""
        counted = sql.select(sql.func.count()).select_from(TABLES)
        return int(self.read(counted)[0][0]), self.unfinished()

    def _write(self, *steps: _Step, kept: Callable[[], bool] = lambda: True) -> None:
        """Carry steps out, all or none. Where the database breaks off at the end they are tried again: either they
        are kept then, or something is there already, and `kept` says whether it is this. InDoubt if that fails too.
        """

        def take(connection: sql.Connection) -> None:
            for statement, values, held in steps:
                changed = connection.execute(statement, values).rowcount
                if held and changed != held:
                    raise Overtaken("another server holds this table")

        try:
            self.at_once(take)
        except InDoubt as doubt:
            if not any(self._settled(take, kept, pause) for pause in _TRIED_AGAIN):
                raise doubt from None

    def _settled(self, take: Callable[[sql.Connection], None], kept: Callable[[], bool], pause: float) -> bool:
        """Whether, tried again after a pause, it is kept for sure; Overtaken where it is not and cannot be."""
        time.sleep(pause)
        try:
            try:
                self.at_once(take)
            except Overtaken:
                if not kept():
                    raise
        except Overtaken:
            raise
        except StorageError:
            return False
        return True

    def at_once(self, work: Callable[[sql.Connection], T]) -> T:
        """Do something that writes, all or none. Overtaken if what must be unique is there already; InDoubt where the
        database broke off at the last moment.
        """
        at_the_end = False
        try:
            with self._engine.connect() as connection, connection.begin():
                done = work(connection)
                at_the_end = True
        except IntegrityError:
            raise Overtaken("another process has written to this table") from None
        except SQLAlchemyError as error:
            self.failures += 1
            self.doubts += at_the_end
            broken = InDoubt if at_the_end else StorageError
            raise broken(f"the database {self.shown} cannot be written: {why(error)}") from None
        return done

    # -- reading ----------------------------------------------------------------------------------------------------

    def table(self, wanted: str) -> StoredTable | None:
        """A table, None if there is no such one. UnreadableTable if what is kept of it is damaged."""
        found = self.read(sql.select(TABLES).where(TABLES.c.id == wanted))
        if not found:
            return None
        chairs = sql.select(CHAIRS.c.content).where(CHAIRS.c.table_id == wanted).order_by(CHAIRS.c.seat)
        return table_of(found[0], [chair.content for chair in self.read(chairs)])

    def entries(self, table: str) -> list[Entry]:
        """The entries of a game in their order. UnreadableEntry if this program does not know one of them."""
        return [entry_of(row.content) for row in self._rows(table)]

    def chat(self, table: str) -> dict[int, ChatSaid]:
        """The lines of a game's chat by the numbers of their entries, also where another entry cannot be read."""
        lines = ((row.number, chat_of(row.content)) for row in self._rows(table))
        return {number: line for number, line in lines if line is not None}

    def _rows(self, table: str) -> Sequence[Any]:
        wanted = sql.select(ENTRIES.c.number, ENTRIES.c.content).where(ENTRIES.c.table_id == table)
        return self.read(wanted.order_by(ENTRIES.c.number))

    def last_entry(self, table: str) -> int:
        """The number of the last entry of a game; 1, the setup, where there is none."""
        found = self.read(sql.select(sql.func.max(ENTRIES.c.number).label("last")).where(ENTRIES.c.table_id == table))
        return found[0].last or 1

    def unfinished(self) -> int:
        """How many tables are kept whose game is not over."""
        counted = sql.select(sql.func.count()).select_from(TABLES).where(sql.not_(TABLES.c.over))
        return int(self.read(counted)[0][0])

    def at_one_moment(self, work: Callable[[sql.Connection], T]) -> T:
        """Read many things as they are at one moment, whoever writes meanwhile."""
        try:
            with self._engine.connect() as connection:
                if self.shared:
                    connection = connection.execution_options(isolation_level="REPEATABLE READ")
                with connection.begin():
                    return work(connection)
        except SQLAlchemyError as error:
            raise Unreadable("serve-database-unread", database=self.shown, why=why_in_words(error)) from None

    def read(self, statement: sql.Select[Any]) -> Sequence[Any]:
        """The rows of a question."""
        try:
            with self._engine.connect() as connection:
                return connection.execute(statement).all()
        except SQLAlchemyError as error:
            raise Unreadable("serve-database-unread", database=self.shown, why=why_in_words(error)) from None


def _step_of(connection: sql.Connection) -> str:
    if not sql.inspect(connection).has_table(_STEPS.name):
        return ""
    return str(connection.execute(sql.select(_STEPS.c.version_num)).scalar() or "")


def table_of(row: Any, chairs: Sequence[str]) -> StoredTable:
    """A table from what is kept of it and of its chairs. UnreadableTable if that is damaged."""
    try:
        return StoredTable(
            row.id,
            row.public,
            msgspec.json.decode(row.plan, type=TablePlan),
            bytes(row.secret),
            tuple(msgspec.json.decode(chair, type=Chair) for chair in chairs),
            msgspec.json.decode(row.setup, type=GameSetup) if row.setup is not None else None,
            row.over,
            row.changed,
            row.closed,
            created=row.created,
        )
    except (msgspec.MsgspecError, ValueError, TypeError) as error:
        raise UnreadableTable(f"table {row.id} cannot be read: {type(error).__name__}") from None


def _holds(table: str, hold: int) -> list[_Step]:
    """That this server holds a table, if it says it does."""
    mine = sql.update(TABLES).where(TABLES.c.id == table, TABLES.c.holder == hold)
    return [_Step(mine.values(holder=hold), held=1)] if hold else []


def _rewritten(table: str, entries: Mapping[int, Entry]) -> list[_Step]:
    of_table = sql.update(ENTRIES).where(ENTRIES.c.table_id == table)
    kept = [(of_table.where(ENTRIES.c.number == number), entry) for number, entry in entries.items()]
    return [_Step(place.values(content=row_of(entry))) for place, entry in kept]


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
