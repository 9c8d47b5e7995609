"""One request that another server answers."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import h11
from litestar.types import Receive, Send

from sixrealms.server.store.leases import Peer

#: What a request or a socket is about, as servers and applications tell each other (ASGI's scope).
Asked: TypeAlias = Mapping[str, Any]
Headers: TypeAlias = Sequence[tuple[bytes, bytes]]
#: Bytes of a body that is passed on; what is longer concerns no table.
MOST: Final = 1024 * 1024
_CONNECTING: Final = 2.0  # seconds
_PIECE: Final = 64 * 1024
_OWN: Final = frozenset({b"connection", b"keep-alive", b"transfer-encoding", b"date"})
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
MISDIRECTED: Final = 421


class NotReached(Exception):
    """The other server has not taken it: it may be asked again, or another. `nobody_there`: nobody listens."""

    def __init__(self, *, nobody_there: bool = False) -> None:
        super().__init__()
        self.nobody_there = nobody_there


class BrokenOff(Exception):
    """The other server was gone in the middle: nobody knows whether it has done what it was asked."""


class Passed:
    """What comes from whoever asks, which can be said again."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._heard: list[Any] = []
        self.body: bytes | None = None

    async def whole(self) -> bool:
        """Wait for the body of a request; False if it is too long."""
        if self.body is not None:
            return True
        parts, more, size = [], True, 0
        while more:
            message: Any = await self._receive()
            if message["type"] != "http.request":
                break
            parts.append(message.get("body", b""))
            more, size = message.get("more_body", False), size + len(parts[-1])
            if size > MOST:
                return False
        self.body = b"".join(parts)
        self._heard.append({"type": "http.request", "body": self.body, "more_body": False})
        return True

    async def receive(self) -> Any:
        """What was heard already, then what comes."""
        return self._heard.pop(0) if self._heard else await self._receive()


class Errand(NamedTuple):
    """What a server asks another one for somebody: at whom, with which `headers`, what it is about, where what comes
    from them is heard and where they are told; `gone` is set when the other one is.
    """

    peer: Peer
    headers: Headers
    scope: Asked
    passed: Passed
    send: Send
    gone: asyncio.Event


async def connected(peer: Peer) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to another server. NotReached if there is none."""
    host, _, port = peer.address.rpartition(":")
    try:
        return await asyncio.wait_for(asyncio.open_connection(host.strip("[]"), int(port)), _CONNECTING)
    except ConnectionRefusedError:
        raise NotReached(nobody_there=True) from None
    except (OSError, TimeoutError, ValueError):
        raise NotReached from None


async def through(errand: Errand) -> None:
    """Ask the other server and pass on what it answers. NotReached and BrokenOff where it does not."""
    reader, writer = await connected(errand.peer)
    answering = asyncio.create_task(_answered(reader, writer, errand))
    leaving = asyncio.create_task(errand.gone.wait())
    try:
        await asyncio.wait({answering, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not answering.done():
            raise NotReached if errand.scope["method"] in _SAFE else BrokenOff
        await answering
    finally:
        leaving.cancel()
        answering.cancel()
        writer.transport.abort()


async def _answered(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, errand: Errand) -> None:
    talk = h11.Connection(h11.CLIENT)
    scope, send, body = errand.scope, errand.send, errand.passed.body or b""
    query = b"?" + scope["query_string"] if scope["query_string"] else b""
    lengths = [(b"content-length", str(len(body)).encode())] if body or scope["method"] not in _SAFE else []
    asked = h11.Request(
        method=scope["method"],
        target=scope["raw_path"] + query,
        headers=[(b"host", b"peer"), *errand.headers, *lengths, (b"connection", b"close")],
    )
    begun = False
    try:
        for said in (asked, *([h11.Data(body)] if body else []), h11.EndOfMessage()):
            writer.write(talk.send(said) or b"")
        await writer.drain()
        while True:
            event: Any = talk.next_event()
            if event is h11.NEED_DATA:
                talk.receive_data(await reader.read(_PIECE))
            elif isinstance(event, h11.Response):
                if event.status_code == MISDIRECTED:
                    raise NotReached(nobody_there=(b"x-six-realms-other", b"server") in event.headers.raw_items())
                begun = True
                kept = [(name, value) for name, value in event.headers if name not in _OWN]
                await send({"type": "http.response.start", "status": event.status_code, "headers": kept})
            elif isinstance(event, h11.Data):
                await send({"type": "http.response.body", "body": bytes(event.data), "more_body": True})
            elif isinstance(event, h11.EndOfMessage):
                await send({"type": "http.response.body", "body": b"", "more_body": False})
                return
            elif isinstance(event, h11.ConnectionClosed):
                raise h11.RemoteProtocolError("closed")
    except (OSError, h11.ProtocolError):
        if begun:
            raise  # whoever asks sees it break off as well
        raise (NotReached if scope["method"] in _SAFE else BrokenOff) from None
