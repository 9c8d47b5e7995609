"""One socket: who is at the other end, what they say, what they are told (`docs/protocol.md`)."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import Final
from urllib.parse import urlsplit

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from sixrealms.server import limits
from sixrealms.server.accounts.spectators import Voices
from sixrealms.server.fair_share import ASKING
from sixrealms.server.fault_log import noted
from sixrealms.server.game.fog import SPECTATOR
from sixrealms.server.http.authentication import ACCOUNTS, COOKIE
from sixrealms.server.http.context import LOBBY, address_of
from sixrealms.server.messages import incoming
from sixrealms.server.messages.outgoing import OUT_OF_DATE, Wrong
from sixrealms.server.messages.socket_frames import (
    AGAIN,
    NOT_UNDERSTOOD,
    REFUSED,
    TOO_MUCH,
    HangUp,
    Socket,
    in_the_language,
    receive,
    send,
    short,
)
from sixrealms.server.messages.socket_frames import refused as told_so
from sixrealms.server.refusal import Refused, preferred
from sixrealms.server.session.audience import Connection, Voice
from sixrealms.server.session.connection import Conversation
from sixrealms.server.session.lobby import Lobby
from sixrealms.server.session.room import Room
from sixrealms.server.session.socket_admission import Stay
from sixrealms.server.store.people import Person
from sixrealms.server.store.tables import UnreadableTable
from sixrealms.wording import LANGUAGES

_LAST_WORDS: Final = 2.0  # seconds somebody has to hear why they are hung up on
_LANGUAGE: Final = "language"  # where the state of a socket keeps it


def from_here(origin: str | None, host: str | None) -> bool:
    """Whether a request may come from the page it says it comes from; programs that are no browser say nothing."""
    return origin is None or urlsplit(origin).netloc.lower() == (host or "").lower()


@websocket("/api/tables/{table:str}/play")
async def play(socket: Socket, table: FromPath[str]) -> None:
    """A seat at a table, or a place beside it, as long as the connection holds."""
    lobby = LOBBY.of(socket)
    if not from_here(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(code=REFUSED)
        return
    address = address_of(socket)
    if lobby.entrance.comes_too_often(address):
        await socket.close(code=TOO_MUCH)  # before it is accepted: nothing of it is kept
        return
    await socket.accept()
    stay = Stay(address)
    try:
        lobby.entrance.come(stay)
        await _at_the_table(socket, lobby, table, stay)
    except UnreadableTable as wrong:
        noted(f"table {table[:32]}", wrong)
        await _hang_up(socket, HangUp(1011, Wrong("damaged", "what is kept of this table is damaged")))
    except HangUp as end:
        await _hang_up(socket, end)
    except Refused as refused:
        code = AGAIN if refused.code == OUT_OF_DATE.code else REFUSED
        await _hang_up(socket, HangUp(code, told_so(refused), refused.because))
    except WebSocketDisconnect:
        pass
    except asyncio.CancelledError:
        if stay.sent_out is None:
            raise
        await _hang_up(socket, stay.sent_out)
    except Exception as error:  # noqa: BLE001 - it is noted
        noted(f"a connection to table {table[:32]}", error)
        await _hang_up(socket, HangUp(1011, Wrong("fault", "the server failed at this; connect again")))
    finally:
        stay.end()


async def _hang_up(socket: Socket, end: HangUp) -> None:
    with contextlib.suppress(Exception):  # whoever is gone already, or does not listen, need not be told
        async with asyncio.timeout(_LAST_WORDS):
            await send(socket, in_the_language(end.told, _language(socket), end.because))
            await socket.close(code=end.code, reason=str(end).encode()[:100].decode(errors="ignore"))


def _language(socket: Socket) -> str:
    """That of the hello; of the browser where nobody has said hello yet."""
    said_so: str = socket.state.get(_LANGUAGE, "")
    return said_so or preferred(socket.headers.get("accept-language", ""))


async def _at_the_table(socket: Socket, lobby: Lobby, table: str, stay: Stay) -> None:
    room = await lobby.room(table)
    try:
        hello = incoming.HELLO.decode(await asyncio.wait_for(receive(socket), limits.HELLO))
    except TimeoutError:
        raise HangUp(NOT_UNDERSTOOD, Wrong("no-hello", "the first message says who connects")) from None
    except (msgspec.DecodeError, RecursionError, UnicodeError) as wrong:
        raise HangUp(NOT_UNDERSTOOD, Wrong("not-understood", short(wrong))) from None
    person = await _person(socket)
    account = person.id if person is not None and person.login is not None else ""
    ASKING.set(ASKING.get()._replace(account=account))
    language = hello.language if hello.language in LANGUAGES else LANGUAGES[0]
    socket.state[_LANGUAGE] = language
    stay.persons = (person.id,) if person is not None else ()
    lobby.banned.check(stay.address, *stay.persons)
    tokens = hello.tokens or (hello.token,)
    seats = [await _seat(socket, lobby, room, token) for token in tokens]
    if len(set(seats)) < len(seats) or (hello.tokens and SPECTATOR in seats):
        raise Refused("token", "several tokens at once are those of different seats")
    if seats[0] != SPECTATOR:
        stay.persons += tuple(await lobby.workers.store(ACCOUNTS.of(socket).people.whose, room.stored.id, seats))
        lobby.banned.check(stay.address, *stay.persons)
    lobby.entrance.sit(stay, seats[0])
    entered: list[Connection] = []
    try:
        for seat in seats:
            entered.append(room.enter(seat, language, _voice(lobby, room, person) if seat == SPECTATOR else None, stay))
            entered[-1].talking = lobby.entrance.talking(room.stored.id, seat, account, stay.address)
        await Conversation(socket, room, entered, several=bool(hello.tokens)).both_ways()
    finally:
        for connection in entered:
            room.leave(connection)


async def _person(socket: Socket) -> Person | None:
    """Whose browser this is; None for one this server does not know."""
    return await ACCOUNTS.of(socket).who(socket.cookies.get(COOKIE, "")[:64])


def _voice(lobby: Lobby, room: Room, person: Person | None) -> Voice | None:
    """How to find whose the words of a spectator are."""
    if person is None:
        return None
    return partial(lobby.workers.store, Voices(lobby.workers.storage).at, room.stored.id, person)


async def _seat(socket: Socket, lobby: Lobby, room: Room, token: str) -> int:
    """The seat a token opens; `me`, or `me:1` for the second seat, opens those of the person whose browser this is."""
    mine, _, number = token.partition(":")
    if mine != "me":
        return room.seat_of(token)
    accounts = ACCOUNTS.of(socket)
    person = await _person(socket)
    seats = await lobby.workers.store(accounts.people.seats_at, person, room.stored.id) if person is not None else []
    if number:
        seats = [seat for seat in seats if str(seat) == number]
    if not seats:
        raise Refused("token", "no seat at this table is yours")
    return seats[0]
