"""One socket whose other end is a table of another server."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

from litestar.types import Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage, InvalidStatus

from sixrealms.server.http.relayed_request import MISDIRECTED, Errand, NotReached, Passed

_OPENING: Final = 2.0  # seconds
_CLOSING: Final = 1.0
#: A server that ends says so: clients connect again.
RESTARTING: Final = 1012
_NEVER_SENT: Final = frozenset({1004, 1005, 1006, 1015})


async def through(errand: Errand) -> None:
    """Be between the two as long as both are there. NotReached, and nothing has been said, if the other is not."""
    there = await _reached(errand)
    if there is None:
        return
    send = errand.send
    try:
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        ways = [
            asyncio.create_task(way)
            for way in (_to_the_table(there, errand.passed), _from_the_table(there, send), errand.gone.wait())
        ]
        try:
            done, _ = await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            ended = await asyncio.gather(*ways, return_exceptions=True)
        for end in ended:
            if isinstance(end, Exception) and not isinstance(end, ConnectionClosed | OSError | RuntimeError):
                raise end
        if ways[0] in done and not ways[0].cancelled() and ways[0].exception() is None:
            return  # whoever played is gone
        code = there.close_code if ways[2] not in done else None
        code = RESTARTING if code is None or code in _NEVER_SENT else code
        with contextlib.suppress(OSError, RuntimeError):
            await send({"type": "websocket.close", "code": code, "reason": there.close_reason or ""})
    finally:
        with contextlib.suppress(Exception):  # whatever is left of it
            async with asyncio.timeout(_CLOSING):
                await there.close()
        there.transport.abort()


async def _reached(errand: Errand) -> ClientConnection | None:
    """The socket of the table; None where it lets nobody in, which is passed on."""
    if not errand.peer.address:
        raise NotReached
    path = errand.scope["raw_path"].decode("latin-1")
    said = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in errand.headers]
    try:
        return await connect(
            f"ws://{errand.peer.address}{path}",
            additional_headers=said,
            user_agent_header=None,
            compression=None,
            proxy=None,
            max_size=None,
            ping_interval=None,
            open_timeout=_OPENING,
            close_timeout=_CLOSING,
        )
    except InvalidStatus as refused:
        if refused.response.status_code == MISDIRECTED:
            other = refused.response.headers.get("x-six-realms-other") == "server"
            raise NotReached(nobody_there=other) from None
        if refused.response.status_code >= 500:
            raise NotReached from None
        await errand.send({"type": "websocket.close", "code": 1008, "reason": ""})
        return None
    except ConnectionRefusedError:
        raise NotReached(nobody_there=True) from None
    except (OSError, TimeoutError, EOFError, InvalidHandshake, InvalidMessage):
        raise NotReached from None


async def _to_the_table(there: ClientConnection, passed: Passed) -> None:
    while True:
        message: Any = await passed.receive()
        if message["type"] == "websocket.disconnect":
            return
        if message["type"] == "websocket.receive":
            text = message.get("text")
            await there.send(text if text is not None else message["bytes"])


async def _from_the_table(there: ClientConnection, send: Send) -> None:
    async for told in there:
        if isinstance(told, str):
            await send({"type": "websocket.send", "text": told, "bytes": None})
        else:
            await send({"type": "websocket.send", "bytes": told, "text": None})
