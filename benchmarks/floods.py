"""`python -m benchmarks.floods`: how long innocent people wait while others flood the server.

A few tables of two people click about once a second, and somebody logs in again and again, while one flood after the
other of `benchmarks/attackers.py` comes: from one address as in the review of 22 November 2026, then from three, each
with as many. The attackers are a process of their own, and share the machine with everybody else.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import sys
import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple
from urllib.request import Request, urlopen

from benchmarks.attackers import FLOODS, Target, flood
from benchmarks.crowd import Crowd
from benchmarks.process import ServerProcess, scratch_server
from tools import record_playthrough

#: Milliseconds 99 of 100 clicks may take, and any login.
CLICK: Final = 250.0
LOGIN: Final = 1_000.0
_TABLES: Final = 4
_RECORD: Final = "fourth-edition-two"
_HOME: Final = {"X-Forwarded-For": "192.0.2.77", "X-Six-Realms": "1"}
_ME: Final = {"name": "Ana", "password": "a horse of hers"}


class Waited(NamedTuple):
    """What innocent people waited for while a flood came from so many addresses, in milliseconds."""

    flood: str
    addresses: int
    p50: float
    p99: float
    login: float
    longest_login: float
    cpu: float

    @property
    def met(self) -> bool:
        """Whether that is within the limits."""
        return self.p99 < CLICK and self.longest_login < LOGIN


def _posted(server: ServerProcess, path: str, body: object, headers: dict[str, str]) -> Any:
    data = json.dumps(body).encode()
    request = Request(server.address + path, data, {"Content-Type": "application/json", **headers})
    with urlopen(request, timeout=60) as answer:
        return json.load(answer), answer.headers


def prepared(server: ServerProcess) -> Target:
    """An account, a table of the attackers' own, and a game to look at."""
    _, headers = _posted(server, "/api/me", {}, _HOME)
    cookie = {"Cookie": headers["set-cookie"].split(";")[0]}
    _posted(server, "/api/me/claim", _ME, {**_HOME, **cookie})
    (chosen,) = (one for one in record_playthrough.PLAYTHROUGHS if one.name == _RECORD)
    opened, _ = _posted(server, "/api/records", {"record": record_playthrough.recorded(chosen)}, _HOME)
    table, _ = _posted(server, "/api/tables", {"seats": [{}, {}]}, _HOME)
    _posted(server, f"/api/tables/{table['table']}/seats", {}, _HOME)
    replay = f"{server.address}/api/tables/{opened['table']}/replay/look"
    return Target(server.address, table["table"], replay, table["token"])


async def _logins(server: ServerProcess, waits: list[float]) -> None:
    while True:
        began = time.perf_counter()
        await asyncio.to_thread(_posted, server, "/api/me/login", _ME, _HOME)
        waits.append(1_000 * (time.perf_counter() - began))
        await asyncio.sleep(0.5)


async def measured(
    server: ServerProcess, target: Target, floods: Sequence[tuple[str, int]], seconds: float
) -> list[Waited]:
    """What is waited for during each flood."""
    crowd, found = Crowd(server), []
    try:
        await crowd.grow(_TABLES, 1.0)
        for name, times in floods:
            attackers = multiprocessing.get_context("spawn").Process(target=flood, args=(name, times, target))
            attackers.start()
            waits: list[float] = []
            logins = asyncio.create_task(_logins(server, waits))
            try:
                load = await crowd.grow(_TABLES, seconds)
                if logins.done():
                    logins.result()
            finally:
                logins.cancel()
                attackers.terminate()
                attackers.join()
            median = sorted(waits)[len(waits) // 2]
            found.append(Waited(name, times, load.p50, load.p99, round(median), round(max(waits)), load.cpu))
            _write(found[-1])
            await asyncio.sleep(1.0)
    finally:
        await crowd.go_home()
    return found


def _write(waited: Waited) -> None:
    sys.stdout.write(
        f"{waited.flood:20}{waited.addresses:>10}{waited.p50:>9.0f}{waited.p99:>9.0f}{waited.login:>9.0f}"
        f"{waited.longest_login:>9.0f}{waited.cpu:>8.0%}  {'met' if waited.met else 'MISSED'}\n"
    )
    sys.stdout.flush()


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the waits; 1 if one is too long."""
    parser = argparse.ArgumentParser("python -m benchmarks.floods", description="Measure a server under attack.")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each flood comes")
    parser.add_argument("--times", default="1,3", help="from how many addresses, one after the other")
    parser.add_argument("--floods", default=",".join(FLOODS), help="which of them come")
    chosen = parser.parse_args(arguments)
    floods = [
        (name, int(times))
        for name in chosen.floods.split(",")
        for times in (chosen.times.split(",") if FLOODS[name][0] else ("1",))
    ]
    heads = ("addresses", "p50 ms", "p99 ms", "login ms", "longest", "core")
    sys.stdout.write(f"{'flood':20}{heads[0]:>10}" + "".join(f"{head:>9}" for head in heads[1:5]) + f"{heads[5]:>8}\n")
    with scratch_server() as server:
        found = asyncio.run(measured(server, prepared(server), floods, chosen.seconds))
    return 0 if all(waited.met for waited in found) else 1


if __name__ == "__main__":
    sys.exit(main())
