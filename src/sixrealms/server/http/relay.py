"""Requests and sockets that concern what another server holds: they are passed on to it, and what it says comes back.

A table is run by one server (store/leases.py). Whoever comes to another one with a table's link does not notice: that
one asks the holder at its inner address, and goes between. What is counted by address before it goes into the database
is asked of the one server where that is counted; tables of events are opened by the eldest.
"""

from __future__ import annotations

import asyncio
import hmac
import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from sixrealms.server.http import relayed_request, relayed_socket
from sixrealms.server.http.application import Application
from sixrealms.server.http.context import LOBBY
from sixrealms.server.http.relayed_request import Asked, Errand, Headers, NotReached, Passed
from sixrealms.server.messages.socket_frames import TOO_MUCH
from sixrealms.server.refusal import in_words, preferred
from sixrealms.server.session.lobby import Lobby
from sixrealms.server.session.peers import Peers
from sixrealms.server.store.leases import Peer
from sixrealms.server.store.tables import StorageError

#: What servers tell each other of whom they ask for; nobody else is believed.
KEY: Final = b"x-six-realms-key"
CLIENT: Final = b"x-six-realms-client"
SCHEME: Final = b"x-six-realms-scheme"
HOST: Final = b"x-six-realms-host"
#: What a server answers that does not hold what it is asked for, or is another than it was taken for.
MISDIRECTED: Final = 421
_OTHER: Final = b"x-six-realms-other"
#: Seconds until whoever asks is told to ask again: by then a server that has died is known to be gone.
PATIENCE: Final = 8.0
_AGAIN: Final = 0.2
_TABLE: Final = re.compile(r"/api/tables/([^/]+)(?:/|$)")
_EVENT_TABLE: Final = re.compile(r"/api/events/[^/]+/rounds/\d+/tables/\d+/")
_COUNTED: Final = re.compile(r"/api/(?:me(?:/|$)|tables$|records$|lesson$|events$|cards/[^/]+/[^/]+/example$)")
#: Headers that are about one connection, or that a proxy has said of it.
_NOT_PASSED: Final = frozenset(
    b"connection keep-alive proxy-connection te trailer transfer-encoding upgrade host content-length expect"
    b" x-forwarded-for x-forwarded-proto x-forwarded-host forwarded".split()
)


def relaying(app: Application) -> ASGIApp:
    """The application, which passes on what concerns other servers."""

    async def anywhere(scope: Scope, receive: Receive, send: Send) -> None:
        asked: Any = scope
        lobby = LOBBY.within(app) if asked["type"] in ("http", "websocket") else None
        if lobby is None:
            await app(scope, receive, send)
            return
        headers = dict(asked["headers"])
        if lobby.peers is not None and KEY in headers:
            await _taken(app, lobby, lobby.peers, headers, asked, receive, send)
        elif asked["type"] == "websocket" and await _shut_out(lobby, asked):
            await send({"type": "websocket.close", "code": TOO_MUCH, "reason": None})
        elif lobby.peers is None:
            await app(scope, receive, send)
        else:
            await _wherever(app, lobby, lobby.peers, asked, receive, send)

    return anywhere


async def _shut_out(lobby: Lobby, scope: Any) -> bool:
    """Whether a socket is from somebody who opens more than they may: refused late, and before it costs."""
    address = scope["client"][0] if scope["client"] else ""
    if not address or not lobby.entrance.is_shut_to(address):
        return False
    await lobby.entrance.keep_waiting(address)
    return True


async def _taken(
    app: Application,
    lobby: Lobby,
    peers: Peers,
    headers: Mapping[bytes, bytes],
    scope: Any,
    receive: Receive,
    send: Send,
) -> None:
    """Another server asks for somebody."""
    if not hmac.compare_digest(headers[KEY], peers.key.encode()):
        await _answer(scope, send, MISDIRECTED, {}, [(_OTHER, b"server")])
        return
    if await _elsewhere(lobby, peers, scope) is not None and _TABLE.match(scope["path"]):
        await _answer(scope, send, MISDIRECTED, {}, [(_OTHER, b"table")])
        return
    inner: Any = dict(scope)
    inner["client"] = (headers.get(CLIENT, b"").decode(), 0)
    inner["scheme"] = headers.get(SCHEME, b"http").decode()
    theirs = [(name, value) for name, value in scope["headers"] if name not in (KEY, CLIENT, SCHEME, HOST, b"host")]
    inner["headers"] = [*theirs, (b"host", headers.get(HOST, b""))]
    await app(inner, receive, send)


async def _wherever(app: Application, lobby: Lobby, peers: Peers, scope: Any, receive: Receive, send: Send) -> None:
    """Somebody asks: find out what it concerns, and go there."""
    clock = asyncio.get_running_loop().time
    until = clock() + PATIENCE
    passed: Passed | None = None
    while True:
        peer = await _elsewhere(lobby, peers, scope)
        if peer is None:
            await app(scope, passed.receive if passed is not None else receive, send)
            return
        if passed is None:
            passed = Passed(receive)
        if scope["type"] == "http" and not await passed.whole():
            await _answer(scope, send, 413, _error(scope, "not-understood", "the body of this request is too long"))
            return
        through = relayed_socket.through if scope["type"] == "websocket" else relayed_request.through
        try:
            await through(Errand(peer, _told(scope, peer), scope, passed, send, peers.gone(peer.number)))
        except NotReached as missed:
            if missed.nobody_there:
                await peers.unreachable(peer)
        except relayed_request.BrokenOff:
            await _answer(scope, send, 503, _error(scope, "in-doubt", "ask whether it has happened, then ask again"))
            return
        else:
            return
        if clock() > until:
            await _answer(
                scope, send, 503, _error(scope, "out-of-date", "the server that runs this is away; try again")
            )
            return
        await asyncio.sleep(_AGAIN)


async def _elsewhere(lobby: Lobby, peers: Peers, scope: Asked) -> Peer | None:
    """The server a request concerns; None if it is this one."""
    path, asks = scope["path"], scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
    if (table := _TABLE.match(path)) is not None:
        try:
            return await lobby.holder(table[1])
        except StorageError:
            return None  # who asks is told so where the table is looked for
    if not asks or not peers.others:
        return None
    if _EVENT_TABLE.match(path):
        return peers.desk()
    return peers.home(scope["client"][0] if scope["client"] else "") if _COUNTED.match(path) else None


def _told(scope: Asked, peer: Peer) -> Headers:
    """The headers another server is asked with."""
    client = scope["client"][0] if scope["client"] else ""
    host = next((value for name, value in scope["headers"] if name == b"host"), b"")
    theirs = [
        (name, value)
        for name, value in scope["headers"]
        if name not in _NOT_PASSED and not name.startswith((b"sec-websocket", b"x-six-realms-"))
    ]
    kept = [(name, value) for name, value in scope["headers"] if name == b"x-six-realms"]
    said = [(KEY, peer.key.encode()), (CLIENT, client.encode()), (SCHEME, scope["scheme"].encode()), (HOST, host)]
    return [*theirs, *kept, *said]


def _error(scope: Asked, code: str, message: str) -> dict[str, Any]:
    accepted = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
    return {"error": {"code": code, "message": in_words(code, message, preferred(accepted.decode("latin-1")))}}


async def _answer(
    scope: Asked, send: Send, status: int, said: Mapping[str, Any], headers: Headers | None = None
) -> None:
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    body = msgspec.json.encode(said)
    told = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *(headers or ())]
    start: Any = {"type": f"{kind}.start", "status": status, "headers": told}
    rest: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    for message in (start, rest):
        await send(message)
