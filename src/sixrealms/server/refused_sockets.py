"""Sockets that are refused with an answer of HTTP, as one server tells another that a table is not its own.

The web server takes such an answer for none at all, and writes a line about it for each (uvicorn 0.54,
`websockets-sansio`); this is its protocol, which knows that it has answered.
"""

from __future__ import annotations

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class AnsweredSockets(WebSocketsSansIOProtocol):
    """A socket, or the request for one that is refused."""

    async def send(self, message: ASGISendEvent) -> None:
        """Say something; the last piece of an answer of HTTP ends what the request was for."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True
