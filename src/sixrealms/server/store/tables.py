"""Where tables are kept: one row per table and seat, and the entries of every game in their order.

SQLite by default, PostgreSQL by its URL. The methods block; a table calls them in the one thread that writes. An entry
that is stored is there after the program, the machine or the power has failed.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError, SQLAlchemyError

from sixrealms.engine.kit import GameSetup
from sixrealms.errors import InEveryLanguage, SixRealmsError
from sixrealms.server.game.entries import ChatSaid, Entry
from sixrealms.server.game.seats import Chair, TablePlan
from sixrealms.server.store.entry_rows import chat_of, entry_of, row_of
from sixrealms.server.store.migrations import NEWEST

T = TypeVar("T")
_AT_ONCE: Final = 200  # tables forgotten in one go
_ALONE: Final = "sixrealms_alone"  # the option of a connection whose transactions keep other writers out
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


class Overtaken(StorageError):
    """Another process has written to this game: what this one believes about it is out of date."""


class StoredTable(NamedTuple):
    """A table as it is kept."""

    id: str
    public: bool
    plan: TablePlan
    secret: bytes
    chairs: tuple[Chair, ...]
    setup: GameSetup | None = None
    over: bool = False


class Appended(NamedTuple):
    """Entries to be added to a game, from the number `first` on; `over`: with the last of them it has ended."""

    table: str
    first: int
    entries: Sequence[Entry]
    over: bool = False


class Storage:
    """The database behind the tables; StorageError says in one line what is wrong with it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.entries_stored = 0  # since the start
        try:
            self._engine = sql.create_engine(_with_driver(url), pool_pre_ping=not url.startswith("sqlite"))
        except (ArgumentError, NoSuchModuleError, ModuleNotFoundError, ValueError):
            raise StorageRefused("serve-no-database") from None
        if self._engine.dialect.name == "sqlite":
            sql.event.listen(self._engine, "connect", _careful)
            sql.event.listen(self._engine, "begin", _begin)

    def prepare(self) -> None:
        """Bring the database to the form this version needs, all or nothing; an empty one is filled.

        Servers that start at the same time wait for each other.
        """
        try:
            if self._is_prepared():
                return
            from sixrealms.server.store.migrations.steps import (
                migrate,
            )  # a quarter of a second, when there is something to do

            with self._engine.connect().execution_options(**{_ALONE: True}) as connection, connection.begin():
                if connection.dialect.name == "postgresql":
                    connection.execute(sql.select(sql.func.pg_advisory_xact_lock(_PREPARING)))
                migrate(connection)
        except SQLAlchemyError as error:
            raise StorageRefused("serve-database-closed", database=self._shown(), why=_why(error)) from None

    def _is_prepared(self) -> bool:
        """Whether the database has taken the newest step. A look that waits for nobody: not if it cannot be read now,
        as while another server prepares it.
        """
        try:
            with self._engine.connect() as connection:
                if not sql.inspect(connection).has_table(_STEPS.name):
                    return False
                return bool(connection.execute(sql.select(_STEPS.c.version_num)).scalar() == NEWEST)
        except SQLAlchemyError:
            return False

    def close(self) -> None:
        """Let go of every connection."""
        self._engine.dispose()

    def _shown(self) -> str:
        return self._engine.url.render_as_string(hide_password=True)

    # -- writing ----------------------------------------------------------------------------------------------------

    def add_table(self, table: StoredTable, entries: Sequence[Entry] = ()) -> None:
        """Keep a new table, with the game it begins with if there is one, all or nothing."""
        row = {
            "id": table.id,
            "created": int(time.time()),
            "public": table.public,
            "plan": _text(table.plan),
            "secret": table.secret,
            "setup": _text(table.setup) if table.setup is not None else None,
            "over": table.over,
            "touched": int(time.time()),
        }
        chairs = [
            {"table_id": table.id, "seat": seat, "content": _text(chair)} for seat, chair in enumerate(table.chairs)
        ]
        rows = [
            {"table_id": table.id, "number": number, "content": row_of(entry)}
            for number, entry in enumerate(entries, 2)
        ]
        happened = [(sql.insert(ENTRIES), rows)] if rows else []
        self._write((sql.insert(TABLES), [row]), (sql.insert(CHAIRS), chairs), *happened)

    def seat(self, table: str, seat: int, chair: Chair, begins: GameSetup | None) -> None:
        """Put somebody on a chair; with `begins` the game begins at the same moment."""
        place = sql.and_(CHAIRS.c.table_id == table, CHAIRS.c.seat == seat)
        steps: list[tuple[Any, Any]] = [(sql.update(CHAIRS).where(place).values(content=_text(chair)), None)]
        if begins is not None:
            row = sql.update(TABLES).where(TABLES.c.id == table, TABLES.c.setup.is_(None)).values(setup=_text(begins))
            steps.append((row, None))
        self._write(*steps)

    def vacate(
        self, table: str, seat: int, chair: Chair, setup: GameSetup | None, entries: Mapping[int, Entry]
    ) -> None:
        """Keep that somebody is gone for good: their chair, the setup and entries without their name, by their
        numbers.
        """
        place = sql.and_(CHAIRS.c.table_id == table, CHAIRS.c.seat == seat)
        steps: list[tuple[Any, Any]] = [(sql.update(CHAIRS).where(place).values(content=_text(chair)), None)]
        if setup is not None:
            steps.append((sql.update(TABLES).where(TABLES.c.id == table).values(setup=_text(setup)), None))
        self._write(*steps, *_rewritten(table, entries))

    def rewrite(self, table: str, entries: Mapping[int, Entry]) -> None:
        """Keep these entries of a game as they are here, by their numbers."""
        self._write(*_rewritten(table, entries))

    def append(self, table: str, first: int, entries: Sequence[Entry], *, over: bool = False) -> None:
        """Keep the entries `first`, `first` + 1 ... of a game, all or none. Overtaken if one of them is there."""
        self._append([Appended(table, first, entries, over)])

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
            self.append(one.table, one.first, one.entries, over=one.over)
        except StorageError as error:
            return error
        return None

    def _append(self, appended: Sequence[Appended]) -> None:
        rows = [
            {"table_id": one.table, "number": one.first + at, "content": row_of(entry)}
            for one in appended
            for at, entry in enumerate(one.entries)
        ]
        steps: list[tuple[Any, Any]] = [(sql.insert(ENTRIES), rows)]
        for over in (False, True):
            played = [one.table for one in appended if one.over == over]
            if played:
                now = {"touched": int(time.time())} | ({"over": True} if over else {})
                steps.append((sql.update(TABLES).where(TABLES.c.id.in_(played)).values(now), None))
        self._write(*steps)
        self.entries_stored += len(rows)

    def old(self, over: int, begun: int, waiting: int) -> list[str]:
        """The tables nobody has played at for so many seconds: whose game is over, goes on, has not begun."""
        now = int(time.time())
        running = sql.not_(TABLES.c.over)
        found = sql.or_(
            sql.and_(TABLES.c.over, TABLES.c.touched < now - over),
            sql.and_(running, TABLES.c.setup.is_not(None), TABLES.c.touched < now - begun),
            sql.and_(running, TABLES.c.setup.is_(None), TABLES.c.touched < now - waiting),
        )
        return [row.id for row in self.read(sql.select(TABLES.c.id).where(found).limit(_AT_ONCE))]

    def forget(self, tables: Sequence[str]) -> None:
        """Delete tables with everything that belongs to them."""
        self._write((sql.delete(TABLES).where(TABLES.c.id.in_(tables)), None))

    def counts(self) -> tuple[int, int]:
        """How many tables are kept, and how many of them have a game that is not over."""
        counted = sql.select(sql.func.count()).select_from(TABLES)
        return int(self.read(counted)[0][0]), self.unfinished()

    def _write(self, *steps: tuple[Any, Any]) -> None:
        def take(connection: sql.Connection) -> None:
            for statement, values in steps:
                connection.execute(statement, values)

        self.at_once(take)

    def at_once(self, work: Callable[[sql.Connection], T]) -> T:
        """Do something that writes, all or none. Overtaken if what must be unique is there already."""
        try:
            with self._engine.begin() as connection:
                return work(connection)
        except IntegrityError:
            raise Overtaken("another process has written to this table") from None
        except SQLAlchemyError as error:
            raise StorageError(f"the database {self._shown()} cannot be written: {_why(error)}") from None

    # -- reading ----------------------------------------------------------------------------------------------------

    def table(self, wanted: str) -> StoredTable | None:
        """A table, None if there is no such one."""
        found = self.read(sql.select(TABLES).where(TABLES.c.id == wanted))
        if not found:
            return None
        row = found[0]
        chairs = self.read(sql.select(CHAIRS.c.content).where(CHAIRS.c.table_id == wanted).order_by(CHAIRS.c.seat))
        return StoredTable(
            row.id,
            row.public,
            msgspec.json.decode(row.plan, type=TablePlan),
            bytes(row.secret),
            tuple(msgspec.json.decode(chair.content, type=Chair) for chair in chairs),
            msgspec.json.decode(row.setup, type=GameSetup) if row.setup is not None else None,
            row.over,
        )

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

    def public_tables(self, most: int) -> list[str]:
        """The ids of the newest public tables whose game is not over."""
        wanted = sql.select(TABLES.c.id).where(TABLES.c.public, sql.not_(TABLES.c.over))
        return [row.id for row in self.read(wanted.order_by(TABLES.c.created.desc(), TABLES.c.id).limit(most))]

    def unfinished(self) -> int:
        """How many tables are kept whose game is not over."""
        counted = sql.select(sql.func.count()).select_from(TABLES).where(sql.not_(TABLES.c.over))
        return int(self.read(counted)[0][0])

    def read(self, statement: sql.Select[Any]) -> Sequence[Any]:
        """The rows of a question."""
        try:
            with self._engine.connect() as connection:
                return connection.execute(statement).all()
        except SQLAlchemyError as error:
            raise StorageError(f"the database {self._shown()} cannot be read: {_why(error)}") from None


def _rewritten(table: str, entries: Mapping[int, Entry]) -> list[tuple[Any, Any]]:
    steps: list[tuple[Any, Any]] = []
    for number, entry in entries.items():
        kept = sql.and_(ENTRIES.c.table_id == table, ENTRIES.c.number == number)
        steps.append((sql.update(ENTRIES).where(kept).values(content=row_of(entry)), None))
    return steps


def _with_driver(url: str) -> str:
    """The URL with the driver this program is tested with."""
    for name in ("postgresql://", "postgres://"):
        if url.startswith(name):
            return f"postgresql+psycopg://{url.removeprefix(name)}"
    return url


def _careful(connection: Any, _: Any) -> None:
    """SQLite as a server needs it: readers do not wait for the writer, what is committed survives a power cut."""
    connection.isolation_level = None  # the driver would begin no transaction for a CREATE TABLE; `_begin` does
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin(connection: sql.Connection) -> None:
    """Begin a transaction of SQLite; one that must be alone keeps other writers out from its first moment."""
    alone = connection.get_execution_options().get(_ALONE)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if alone else "BEGIN")


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _why(error: SQLAlchemyError) -> str:
    """What the driver says, on one line."""
    said: Iterable[str] = str(getattr(error, "orig", None) or error).split()
    return " ".join(said)[:200]
