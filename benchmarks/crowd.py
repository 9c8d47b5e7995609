"""Pairs of people who play at a server over real sockets, and how long the one waits to see what the other did.

Every click is timed from the moment its `act` is sent to the moment the other seat is told of it. People look at their
question for about a second before they click, so a table makes roughly one decision a second: hurried people.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from itertools import count
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.process import ServerProcess

#: Seconds somebody looks at a question, at least and at most.
PAUSE: Final = (0.5, 1.5)
_SETTLING: Final = 2.0  # seconds after new tables before anything is counted


class Load(NamedTuple):
    """What a server did with so many tables. Waits are milliseconds, memory is MiB, `cpu` the share of one core."""

    tables: int
    sockets: int
    clicks: int
    clicks_a_second: float
    p50: float
    p99: float
    longest: float
    memory: float
    cpu: float


class _Table(msgspec.Struct):
    result: Any = None


class _Prompt(msgspec.Struct):
    options: list[dict[str, Any]]
    ahead: bool = False


class _Told(msgspec.Struct):
    type: str
    v: int = 0
    table: _Table | None = None
    changed: _Table | None = None
    prompt: _Prompt | None = None


class _Click(NamedTuple):
    seat: int
    version: int
    when: float


_DECODER: Final = msgspec.json.Decoder(_Told)


def share(waits: list[float], part: float) -> float:
    """The wait that `part` of all waits do not pass, in seconds; RuntimeError if nobody has waited."""
    if not waits:
        raise RuntimeError("no click has reached the other seat: the server does not answer, or the time is too short")
    return sorted(waits)[min(len(waits) - 1, int(part * len(waits)))]


class Pair:
    """Two people at one table, and the click of one that the other has not seen yet."""

    def __init__(self, waits: list[float], chance: Random, pause: tuple[float, float]) -> None:
        self._waits = waits
        self._chance = chance
        self._pause = pause
        self._unseen: _Click | None = None
        self._names = count(1)
        self._clicking: set[asyncio.Task[None]] = set()

    async def play(self, places: list[tuple[str, str]], away: dict[str, str]) -> None:
        """Play a game to its end; `places` are the sockets and tokens of the seats, `away` is where the two are."""
        seats = [asyncio.create_task(self._sit(seat, *place, away)) for seat, place in enumerate(places)]
        try:
            await asyncio.gather(*seats)
        finally:
            for task in (*seats, *self._clicking):
                task.cancel()

    async def _sit(self, seat: int, address: str, token: str, away: dict[str, str]) -> None:
        async with connect(address, open_timeout=60, max_queue=None, additional_headers=away) as socket:
            await socket.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
            newest = [0]
            async for text in socket:
                told = _DECODER.decode(text)
                if told.type not in ("state", "event"):
                    continue
                self.sees(seat, told.v, time.perf_counter())
                newest[0] = told.v
                now = told.table or told.changed
                if now is not None and now.result is not None:
                    return
                if told.prompt is not None and not told.prompt.ahead:
                    task = asyncio.create_task(self._click(socket, seat, told.v, told.prompt, newest))
                    self._clicking.add(task)
                    task.add_done_callback(self._clicking.discard)

    def clicks(self, seat: int, version: int, when: float) -> None:
        """Somebody answers the question of this version."""
        self._unseen = _Click(seat, version, when)

    def sees(self, seat: int, version: int, when: float) -> None:
        """Somebody is told of a version: if it is what the other did, the wait is over."""
        click = self._unseen
        if click is not None and seat != click.seat and version > click.version:
            self._waits.append(when - click.when)
            self._unseen = None

    async def _click(
        self, socket: ClientConnection, seat: int, version: int, prompt: _Prompt, newest: list[int]
    ) -> None:
        await asyncio.sleep(self._chance.uniform(*self._pause))
        if newest[0] != version:
            return  # something has happened since; the newer question has a click of its own
        action = {key: value for key, value in self._chance.choice(prompt.options).items() if key != "label"}
        message = {"type": "act", "id": f"{next(self._names)}", "v": version, "action": action}
        self.clicks(seat, version, time.perf_counter())
        with contextlib.suppress(ConnectionClosed):  # the reader of this socket notices
            await socket.send(msgspec.json.encode(message).decode())


class Crowd:
    """More and more tables at one server."""

    def __init__(self, server: ServerProcess, pause: tuple[float, float] = PAUSE) -> None:
        self._server = server
        self._pause = pause
        self._waits: list[float] = []
        self._tables: list[asyncio.Task[None]] = []

    async def grow(self, tables: int, seconds: float, settling: float = _SETTLING) -> Load:
        """Hold so many tables for so long; an error of any of them comes back."""
        for number in range(len(self._tables), tables):
            self._tables.append(asyncio.create_task(self._always_playing(number, await self._found(number))))
        await asyncio.sleep(settling)
        self._waits.clear()
        began, used = time.perf_counter(), self._server.cpu_seconds()
        await asyncio.sleep(seconds)
        waits, passed = list(self._waits), time.perf_counter() - began
        for task in self._tables:
            if task.done():
                task.result()
        p50, p99, longest = (round(1000 * share(waits, part), 1) for part in (0.5, 0.99, 1.0))
        return Load(
            tables,
            2 * tables,
            len(waits),
            round(len(waits) / passed, 1),
            p50,
            p99,
            longest,
            round(self._server.memory() / 2**20, 1),
            round((self._server.cpu_seconds() - used) / passed, 2),
        )

    async def go_home(self) -> None:
        """Everybody leaves."""
        for task in self._tables:
            task.cancel()
        await asyncio.gather(*self._tables, return_exceptions=True)

    async def _always_playing(self, number: int, places: list[tuple[str, str]]) -> None:
        """Game after game at one table."""
        while True:
            with contextlib.suppress(ConnectionClosed):  # at the end of a game the first to know it leaves
                await Pair(self._waits, Random(number), self._pause).play(places, _away(number))
            places = await self._found(number)

    async def _found(self, number: int) -> list[tuple[str, str]]:
        """A new table of two, asked for from an address of its own: what one address may found is limited."""
        away = _away(number)
        first = await asyncio.to_thread(self._server.founded, "/api/tables", {"seats": [{}, {}]}, away)
        second = await asyncio.to_thread(self._server.founded, f"/api/tables/{first['table']}/seats", {}, away)
        address = self._server.socket_of(first["table"])
        return [(address, first["token"]), (address, second["token"])]


def _away(number: int) -> dict[str, str]:
    """What the proxy says of where the people of a table are."""
    return {"X-Forwarded-For": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}
