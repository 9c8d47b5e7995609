"""One socket: who is at the other end, what he says, what he is told (`docs/protocol.md`)."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from sixrealms.server import limits, said
from sixrealms.server.accounts import Accounts
from sixrealms.server.audience import Connection
from sixrealms.server.limits import Allowance
from sixrealms.server.lobby import Lobby
from sixrealms.server.me_rest import ACCOUNTS, COOKIE
from sixrealms.server.refusal import Refused, in_words
from sixrealms.server.rest import LOBBY
from sixrealms.server.room import Room
from sixrealms.wording import LANGUAGES

LOG: Final = logging.getLogger("sixrealms.server")
Socket = WebSocket[Any, Any, AppState]

#: Codes a socket is closed with: what was said cannot be understood, or is refused; too much; connect again.
NOT_UNDERSTOOD: Final = 4400
REFUSED: Final = 4403
TOO_MUCH: Final = 4429
AGAIN: Final = 4410


class HangUp(Exception):
    """The connection is of no use any more; `told` is the last message."""

    def __init__(self, code: int, told: dict[str, Any]) -> None:
        super().__init__(told["message"])
        self.code = code
        self.told = told


def error(code: str, message: str, **more: Any) -> dict[str, Any]:
    """The message that says what was wrong."""
    return {"type": "error", "code": code, "message": message, **more}


def from_here(origin: str | None, host: str | None) -> bool:
    """Whether a request may come from the page it says it comes from; programs that are no browser say nothing."""
    return origin is None or urlsplit(origin).netloc.lower() == (host or "").lower()


@websocket("/api/tables/{table:str}/play")
async def play(socket: Socket, table: FromPath[str]) -> None:
    """A seat at a table, or a place beside it, as long as the connection holds."""
    lobby: Lobby = socket.app.state[LOBBY]
    if not from_here(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(code=REFUSED)
        return
    await socket.accept()
    if lobby.connections >= limits.CONNECTIONS:
        await _hang_up(socket, HangUp(TOO_MUCH, error("full", "too many are connected to this server")))
        return
    lobby.connections += 1
    try:
        await _at_the_table(socket, lobby, table)
    except HangUp as end:
        await _hang_up(socket, end)
    except Refused as refused:
        await _hang_up(socket, HangUp(REFUSED, error(refused.code, str(refused))))
    except WebSocketDisconnect:
        pass
    except Exception:
        LOG.exception("a connection to table %.32s fails", table)
        await _hang_up(socket, HangUp(1011, error("fault", "the server failed at this; connect again")))
    finally:
        lobby.connections -= 1


async def _hang_up(socket: Socket, end: HangUp) -> None:
    with contextlib.suppress(Exception):  # whoever is gone already need not be told
        await _send(socket, end.told)
        await socket.close(code=end.code, reason=str(end)[:100])


async def _send(socket: Socket, message: dict[str, Any]) -> None:
    try:
        await socket.send_text(msgspec.json.encode(message).decode())
    except OSError:  # what servers raise when the other end is gone
        raise WebSocketDisconnect(detail="gone") from None


async def _receive(socket: Socket) -> str:
    """The next message of the client. HangUp for one that is too long or no text."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone")
    text = event.get("text")
    if not isinstance(text, str):
        raise HangUp(NOT_UNDERSTOOD, error("not-text", "messages are JSON in text frames"))
    if len(text) > limits.MESSAGE:
        raise HangUp(TOO_MUCH, error("too-long", f"a message has at most {limits.MESSAGE} characters"))
    return text


async def _at_the_table(socket: Socket, lobby: Lobby, table: str) -> None:
    room = await lobby.room(table)
    try:
        hello = said.HELLO.decode(await asyncio.wait_for(_receive(socket), limits.HELLO))
    except TimeoutError:
        raise HangUp(NOT_UNDERSTOOD, error("no-hello", "the first message says who connects")) from None
    except (msgspec.DecodeError, RecursionError, UnicodeError) as wrong:
        raise HangUp(NOT_UNDERSTOOD, error("not-understood", _short(wrong))) from None
    language = hello.language if hello.language in LANGUAGES else LANGUAGES[0]
    connection = room.enter(await _seat(socket, lobby, room, hello.token), language)
    try:
        await _both_ways(socket, room, connection)
    finally:
        room.leave(connection)


async def _seat(socket: Socket, lobby: Lobby, room: Room, token: str) -> int:
    """The seat a token opens; `me`, or `me:1` for the second seat, opens those of the person whose browser this is."""
    mine, _, number = token.partition(":")
    if mine != "me":
        return room.seat_of(token)
    accounts: Accounts = socket.app.state[ACCOUNTS]
    person = await accounts.who(socket.cookies.get(COOKIE, "")[:64])
    seats = await lobby.workers.store(accounts.people.seats_at, person, room.stored.id) if person is not None else []
    if number:
        seats = [seat for seat in seats if str(seat) == number]
    if not seats:
        raise Refused("token", "no seat at this table is yours")
    return seats[0]


async def _both_ways(socket: Socket, room: Room, connection: Connection) -> None:
    """Tell and listen until one of the two ends."""
    ways = [
        asyncio.create_task(_telling(socket, room, connection)),
        asyncio.create_task(_listening(socket, room, connection)),
    ]
    try:
        done, _ = await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in ways:
            way.cancel()
        ended = await asyncio.gather(*ways, return_exceptions=True)
    for end in ended:
        if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect):
            raise end
    for way in done:
        way.result()


async def _telling(socket: Socket, room: Room, connection: Connection) -> None:
    """Send what there is to tell. Whoever reads slowly is told more at once, and never holds up the others."""
    while True:
        await connection.changed.wait()
        connection.changed.clear()
        if connection.closed:
            raise HangUp(AGAIN, error("out-of-date", "connect again"))
        await _tell(socket, room, connection)


async def _tell(socket: Socket, room: Room, connection: Connection, answer: dict[str, Any] | None = None) -> None:
    """Send what is due, then the answer: nobody is told that he has acted before he sees what came of it."""
    async with connection.speaking:
        for message in room.due(connection):
            await _send(socket, message)
        if answer is not None:
            await _send(socket, answer)


async def _listening(socket: Socket, room: Room, connection: Connection) -> None:
    """Carry out what the client says, one message after the other."""
    allowance = Allowance(at_once=200, a_second=50)
    while True:
        text = await _receive(socket)
        if not allowance.takes():
            raise HangUp(TOO_MUCH, error("too-often", "too many messages; connect again and send fewer"))
        try:
            message = said.SAID.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as wrong:
            await _tell(socket, room, connection, error("not-understood", _short(wrong)))
            continue
        try:
            answer = await room.hear(connection, message)
        except Refused as refused:
            told = {"type": "refused", "id": getattr(message, "id", ""), "code": refused.code}
            told["message"] = in_words(refused.code, str(refused), connection.language)
            answer = told | refused.more
        if answer is not None:
            await _tell(socket, room, connection, answer)


def _short(wrong: Exception) -> str:
    return " ".join(str(wrong).split())[:200] or "this is no message of the protocol"
