"""People at addresses of their own, who ask a server for more than is theirs."""

from __future__ import annotations

import json
from contextlib import suppress
from itertools import count
from socket import SHUT_RDWR
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection

from tests.server.live import PATIENCE, LiveServer

_NUMBERS = count(1)


def new_address() -> str:
    """An address nobody has had before."""
    number = next(_NUMBERS)
    return f"203.0.{number >> 8}.{number & 255}"


def at(address: str) -> dict[str, str]:
    """What the proxy says of somebody at this address."""
    return {"X-Forwarded-For": address}


class Attackers:
    """Holds sockets open."""

    def __init__(self, server: LiveServer) -> None:
        self.server = server
        self.sockets: list[ClientConnection] = []

    def connect(self, table: str, address: str, hello: dict[str, Any] | None = None) -> ClientConnection | None:
        """A socket, with the hello it has said; None where it is not let in at all."""
        try:
            socket = self.server.socket(table, additional_headers=at(address))
        except InvalidHandshake:
            return None
        self.sockets.append(socket)
        if hello is not None:
            with suppress(ConnectionClosed):
                socket.send(json.dumps({"type": "hello", **hello}))
        return socket

    def go(self) -> None:
        """Let go of everything."""
        for socket in self.sockets:
            with suppress(OSError):
                socket.socket.shutdown(SHUT_RDWR)  # no goodbye, for which much would have to be read first
            socket.close()
        self.sockets.clear()


def first_told(socket: ClientConnection | None) -> str:
    """What comes first on a socket: the type of the message, or the code of an error."""
    assert socket is not None
    told = json.loads(socket.recv(PATIENCE))
    return str(told["code"] if told["type"] == "error" else told["type"])


def is_open(socket: ClientConnection) -> bool:
    """Whether a socket still answers."""
    try:
        socket.send('{"type":"ping"}')
        while json.loads(socket.recv(PATIENCE))["type"] != "pong":
            pass
    except ConnectionClosed:
        return False
    return True
