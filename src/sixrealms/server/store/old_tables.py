"""Which tables are old: nobody has played at them for longer than they are kept, so they are removed."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

import sqlalchemy as sql

from sixrealms.server.game.seats import NOBODYS_TOKEN
from sixrealms.server.store.tables import CHAIRS, TABLES, Storage

_AT_ONCE: Final = 200  # tables forgotten in one go

#: What stands in the chair of a person, or of nobody yet, and in one of a record that was opened.
_PERSONS: Final = '"bot":""'
_NOBODYS: Final = f'"token":"{NOBODYS_TOKEN}"'


class Periods(NamedTuple):
    """Seconds tables are kept at which nobody plays: whose game is over, goes on, has not begun, goes on between one
    person and computer players; and records that were opened to be looked at.
    """

    over: int
    begun: int
    waiting: int
    alone: int
    opened: int


def old_tables(storage: Storage, periods: Periods, *, mine: sql.ColumnElement[bool] | None = None) -> list[str]:
    """Some of the tables nobody has played at for longer than they are kept, those that lie longest first; only
    such as are `mine` to forget.
    """
    now, since = int(time.time()), TABLES.c.touched
    running, begun = sql.not_(TABLES.c.over), TABLES.c.setup.is_not(None)
    found = sql.or_(
        sql.and_(TABLES.c.over, since < now - periods.over),
        sql.and_(TABLES.c.over, since < now - periods.opened, _chairs_with(_NOBODYS) > 0),
        sql.and_(running, begun, since < now - periods.begun),
        sql.and_(running, begun, since < now - periods.alone, _chairs_with(_PERSONS) <= 1),
        sql.and_(running, sql.not_(begun), since < now - periods.waiting),
    )
    oldest = sql.select(TABLES.c.id).where(found, *([] if mine is None else [mine])).order_by(since, TABLES.c.id)
    return [row.id for row in storage.read(oldest.limit(_AT_ONCE))]


def opened_records(storage: Storage) -> int:
    """How many records are kept that were opened to be looked at."""
    counted = sql.select(sql.func.count()).select_from(TABLES).where(TABLES.c.over, _chairs_with(_NOBODYS) > 0)
    return int(storage.read(counted)[0][0])


def _chairs_with(said: str) -> sql.ScalarSelect[int]:
    """How many chairs of a table are such; what somebody is called cannot look like it, its quotes being marked."""
    counted = sql.select(sql.func.count()).select_from(CHAIRS)
    such = CHAIRS.c.content.contains(said, autoescape=True)
    return counted.where(CHAIRS.c.table_id == TABLES.c.id, such).correlate(TABLES).scalar_subquery()
