"""What goes on at this server: tables to sit down at or watch, and who is here; asked for, or told as it changes."""

from __future__ import annotations

import asyncio
import time
from hashlib import sha256
from typing import Final

import msgspec
from litestar import get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromQuery

from sixrealms.ratings import Rating
from sixrealms.server.game.fog import SPECTATOR
from sixrealms.server.http.authentication import ACCOUNTS, COOKIE, who_asks
from sixrealms.server.http.context import LOBBY, Asking, Shared, address_of
from sixrealms.server.http.table_socket import from_here
from sixrealms.server.limits import network
from sixrealms.server.messages.socket_frames import NOT_UNDERSTOOD, REFUSED, TOO_MUCH, HangUp, Socket, receive
from sixrealms.server.refusal import Refused
from sixrealms.server.session.lobby import Lobby
from sixrealms.server.session.socket_admission import Stay
from sixrealms.server.session.table_list import TableListed, listed
from sixrealms.server.store.tables import StoredTable

#: Tables told at once, and seconds until pages ask again: while few look, and while many do.
_TOLD: Final = 30
_SOON: Final = 5
_LATER: Final = 15
_MANY: Final = 300
#: Seconds until those who are told are looked for although no bell has rung (who is here rings none), and between two
#: looks if it rings all the time.
_LOOKS: Final = 5.0
_BETWEEN: Final = 1.0


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
    found = await _found(lobby)
    return Hall(found.version, True, found.again) if found.version == seen else found


@websocket("/api/hall/watch")
async def watch_hall(socket: Socket) -> None:
    """The same at once and whenever it changes, to whoever keeps the socket open; nothing is said by them. Whoever is
    told so is here.
    """
    lobby, address = LOBBY.of(socket), address_of(socket)
    if not from_here(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(code=REFUSED)
        return
    if lobby.entrance.comes_too_often(address):
        await socket.close(code=TOO_MUCH)
        return
    await socket.accept()
    stay = Stay(address)
    try:
        lobby.entrance.come(stay)
        person = await ACCOUNTS.of(socket).who(socket.cookies.get(COOKIE, "")[:64])
        stay.persons = (person.id,) if person is not None else ()
        lobby.banned.check(address, *stay.persons)
        lobby.entrance.sit(stay, SPECTATOR)
        lobby.presence.begin_anew()
        lobby.workers.bell.ring_here()
        await _told_as_it_changes(socket, lobby)
        await socket.close(code=NOT_UNDERSTOOD)  # something was said
    except WebSocketDisconnect:
        pass
    except (HangUp, Refused) as end:
        await socket.close(code=end.code if isinstance(end, HangUp) else REFUSED)
    except asyncio.CancelledError:
        if stay.sent_out is None:
            raise
        await socket.close(code=stay.sent_out.code)
    finally:
        stay.end()


class Noticeboard:
    """What goes on as it was found when the bell rang last: it is looked for once, however many are told."""

    def __init__(self) -> None:
        self._at, self._rung = -_LOOKS, -1
        self._hall: Hall | None = None
        self._looking = asyncio.Lock()

    async def now(self, lobby: Lobby) -> Hall:
        """What goes on."""
        async with self._looking:
            rung, age = lobby.workers.bell.rung, time.monotonic() - self._at
            if self._hall is None or age >= (_LOOKS if rung == self._rung else _BETWEEN):
                self._hall = await _found(lobby)
                self._at, self._rung = time.monotonic(), rung
            return self._hall

    async def changed(self, lobby: Lobby) -> None:
        """Wait until it is time to look again."""
        await lobby.workers.bell.after(self._rung, _LOOKS)
        await asyncio.sleep(max(0.0, self._at + _BETWEEN - time.monotonic()))


#: What is told to everybody.
BOARD: Final = Shared[Noticeboard]("hall")


async def _told_as_it_changes(socket: Socket, lobby: Lobby) -> None:
    """Tell until something is said; WebSocketDisconnect when the other end is gone."""
    telling = asyncio.create_task(_tell(socket, lobby))
    listening = asyncio.create_task(receive(socket))
    try:
        await asyncio.wait((telling, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for one in (telling, listening):
            one.cancel()
        ended = await asyncio.gather(telling, listening, return_exceptions=True)
    for end in ended:
        if isinstance(end, Exception):
            raise end


async def _tell(socket: Socket, lobby: Lobby) -> None:
    board, seen = BOARD.of(socket), ""
    while True:
        hall = await board.now(lobby)
        if hall.version != seen:
            seen = hall.version
            try:
                await socket.send_text(msgspec.json.encode(hall).decode())
            except (OSError, RuntimeError):  # what servers raise when the other end is gone
                raise WebSocketDisconnect(detail="gone") from None
        await board.changed(lobby)


async def _found(lobby: Lobby) -> Hall:
    here = await lobby.presence.here()
    stored = [one for one in await lobby.public() if _is_shown(one)]
    stored.sort(key=lambda one: (one.setup is not None, -one.created))
    tables = tuple(_open(one) for one in stored[:_TOLD])
    known = [(one.table, one.points) for one in tables]
    version = sha256(msgspec.json.encode((here, known))).hexdigest()[:16]
    again = _SOON if here.people < _MANY else _LATER
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
