"""The request for what goes on at this server: tables one can sit down at or watch, and who is here."""

from __future__ import annotations

import time
from hashlib import sha256
from typing import Final

import msgspec
from litestar import get
from litestar.params import FromQuery

from sixrealms.ratings import Rating
from sixrealms.server.http.authentication import who_asks
from sixrealms.server.http.context import LOBBY, Asking, address_of
from sixrealms.server.limits import network
from sixrealms.server.session.table_list import TableListed, listed
from sixrealms.server.store.tables import StoredTable

#: Tables told at once, and seconds until pages ask again: while few look, and while many do.
_TOLD: Final = 30
_SOON: Final = 5
_LATER: Final = 15
_MANY: Final = 300


class OpenTable(msgspec.Struct, frozen=True):
    """A table one can sit down at (`free` seats) or watch. It is `waiting` for so many seconds; `points` are the
    ratings of those who sit at a rated one, 0 for all others.
    """

    table: TableListed
    free: int
    waiting: int
    points: tuple[int, ...]


class Hall(msgspec.Struct, frozen=True):
    """What goes on: how many are `here`, the `names` of those of them who wish to be seen, and the tables, those with a
    free seat first. It has a `version`; whoever has `seen` it already is told nothing else (`same`). Ask `again` after
    so many seconds.
    """

    version: str
    same: bool
    again: int
    here: int = 0
    names: tuple[str, ...] = ()
    tables: tuple[OpenTable, ...] = ()


@get("/api/hall")
async def show_hall(request: Asking, seen: FromQuery[str] = "") -> Hall:
    """The public tables, and who is here."""
    lobby, person = LOBBY.of(request), await who_asks(request)
    lobby.presence.looks(person.id if person is not None else f"@{network(address_of(request))}")
    here = await lobby.presence.here()
    stored = [one for one in await lobby.public() if _is_shown(one)]
    stored.sort(key=lambda one: (one.setup is not None, -one.created))
    tables = tuple(_open(one) for one in stored[:_TOLD])
    known = [(one.table, one.points) for one in tables]
    version = sha256(msgspec.json.encode((here, known))).hexdigest()[:16]
    again = _SOON if here.people < _MANY else _LATER
    if version == seen:
        return Hall(version, True, again)
    return Hall(version, False, again, here.people, here.names, tables)


def _is_shown(stored: StoredTable) -> bool:
    """Whether anybody can do something there: sit down, or watch."""
    if stored.closed is not None:
        return False
    return stored.setup is None or stored.plan.spectators != "none"


def _open(stored: StoredTable) -> OpenTable:
    free = sum(chair.free for chair in stored.chairs) if stored.setup is None else 0
    points = tuple(Rating(*chair.rating).points if chair.rating is not None else 0 for chair in stored.chairs)
    return OpenTable(listed(stored), free, max(0, int(time.time()) - stored.created) if free else 0, points)
