"""Refusals that arrive: whoever still sends a body that is too long would find the connection broken instead."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

#: Bytes of a refused body that are read and thrown away, and seconds that may take.
HEARD: Final = 8 * 1024 * 1024
PATIENCE: Final = 5.0
TOO_LONG: Final = 413


def hears_out(app: ASGIApp) -> ASGIApp:
    """The application, which reads a body it refuses as too long to its end, or to a bound, before it says so."""

    async def heard_out(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def the_rest() -> None:
            left = HEARD
            more = True
            while more and left > 0:
                message = await receive()
                more = message["type"] == "http.request" and message["more_body"]
                left -= len(message["body"]) if message["type"] == "http.request" else 0

        async def said(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == TOO_LONG:
                with suppress(TimeoutError):  # it is refused all the same
                    await asyncio.wait_for(the_rest(), PATIENCE)
            await send(message)

        await app(scope, receive, said)

    return heard_out
