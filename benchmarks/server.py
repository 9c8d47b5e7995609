"""`python -m benchmarks.server` (`make bench-server`): what a server holds, and how long people wait for each other.

A server process on a scratch database gets more and more tables of two people, until the slowest of a hundred clicks
takes longer than 250 ms to reach the other seat, or until `--most` tables are held. The people are programs of this one
process and share the machine with the server. Beside it: start-up, memory, the bytes a browser loads at first and the
time that takes, and how long somebody waits who clicks. `--processes 1 2 4` measures tables alone, at so many
processes on a PostgreSQL.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import sys
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from benchmarks.calibration import calibrate
from benchmarks.clicking import Waits, clicked
from benchmarks.crowd import Crowd, Load
from benchmarks.disk import Disk, disk
from benchmarks.first_load import AIM, Loaded, first_loads
from benchmarks.process import ServerProcess, scratch_server
from tools import scratch_postgresql

#: Milliseconds 99 of 100 clicks may take until the other seat is told of them.
LIMIT: Final = 250.0
#: Seconds a server is left to make ready what it needs for its first games.
_WARM: Final = 12.0


class Measured(NamedTuple):
    """All figures of one server."""

    speed: float  # iterations a second of the calibration loop
    start: float
    resting: float
    a_table: float
    loads: Sequence[Load]
    pages: dict[str, Loaded]
    waits: Sequence[Waits]
    disk: Disk


def stages(first: int, most: int) -> Iterator[int]:
    """So many tables, twice as many, and so on up to `most`."""
    tables = first
    while tables < most:
        yield tables
        tables *= 2
    yield most


async def held(server: ServerProcess, first: int, most: int, seconds: float) -> list[Load]:
    """Loads of growing numbers of tables; the last is the first one above the limit, or that of `most` tables."""
    crowd = Crowd(server)
    found: list[Load] = []
    try:
        for tables in stages(first, most):
            found.append(await crowd.grow(tables, seconds))
            if found[-1].p99 > LIMIT:
                break
    finally:
        await crowd.go_home()
    return found


def most_within(loads: Sequence[Load]) -> int:
    """The most tables held within the limit; 0 if there were none."""
    return max((load.tables for load in loads if load.p99 <= LIMIT), default=0)


def memory_a_table(resting: float, loads: Sequence[Load]) -> float:
    """KiB that a table with its two sockets adds, from the first load to the last; what all share is there by then."""
    first, last = loads[0], loads[-1]
    if last.tables > first.tables:
        return (last.memory - first.memory) * 1024 / (last.tables - first.tables)
    return (last.memory - resting) * 1024 / last.tables


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the figures; 1 if not even the first tables or not every page are within the limits."""
    parser = argparse.ArgumentParser("python -m benchmarks.server", description="Measure a server under load.")
    parser.add_argument("--json", action="store_true", help="write one object for other programs")
    parser.add_argument("--first", type=int, default=10, help="tables to begin with")
    parser.add_argument("--most", type=int, default=320, help="tables never to go beyond")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each number of tables is held")
    parser.add_argument("--presses", type=int, default=100, help="answers that are timed in a browser at each table")
    parser.add_argument(
        "--processes",
        type=int,
        nargs="+",
        metavar="N",
        help="measure tables alone, at so many processes on a PostgreSQL",
    )
    parser.add_argument("--folder", help="where the scratch database lies; /dev/shm leaves the disk out")
    chosen = parser.parse_args(arguments)
    if not 1 <= chosen.first <= chosen.most or chosen.seconds <= 0:
        parser.error("--first must be 1 to --most, and --seconds more than 0")
    if chosen.presses < 1:
        parser.error("--presses must be 1 or more")
    speed = calibrate()
    if chosen.processes:
        return _several(chosen.processes, chosen.first, chosen.most, chosen.seconds, as_json=chosen.json)
    with scratch_server(chosen.folder) as server:
        start, resting = server.start, server.memory() / 2**20
        pages = first_loads(server)
        waits = clicked(server, chosen.presses)
        before = server.memory() / 2**20
        loads = asyncio.run(held(server, chosen.first, chosen.most, chosen.seconds))
        alone = disk(server.folder, chosen.seconds)
    found = Measured(speed, start, resting, memory_a_table(before, loads), loads, pages, waits, alone)
    (_write_json if chosen.json else _write_text)(found)
    return 0 if most_within(loads) and all(page.met for page in pages.values()) else 1


def _several(processes: Sequence[int], first: int, most: int, seconds: float, *, as_json: bool) -> int:
    """The tables that one, two and more processes hold, each on a PostgreSQL of its own that waits for its disk."""
    found: dict[int, list[Load]] = {}
    for workers in processes:
        with scratch_postgresql.scratch(durable=True) as database, scratch_server(None, database, workers) as server:
            asyncio.run(held(server, 1, 1, _WARM))  # one process makes ready what games need while it serves
            found[workers] = asyncio.run(held(server, first, most, seconds))
    if as_json:
        told = {
            "cores": os.cpu_count(),
            "limit_ms": LIMIT,
            "processes": {
                workers: {"most_tables_within": most_within(loads), "loads": [load._asdict() for load in loads]}
                for workers, loads in found.items()
            },
        }
        sys.stdout.write(json.dumps(told, indent=1) + "\n")
    else:
        for workers, loads in found.items():
            sys.stdout.write(f"{workers} processes, {os.cpu_count()} cores, PostgreSQL on the same machine\n")
            _write_loads(loads)
    return 0 if all(most_within(loads) for loads in found.values()) else 1


def _write_json(found: Measured) -> None:
    told = {
        "calibration_iterations_per_second": round(found.speed),
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "start_seconds": round(found.start, 2),
        "resting_mib": round(found.resting, 1),
        "kib_a_table": round(found.a_table),
        "limit_ms": LIMIT,
        "disk_alone_ms": found.disk._asdict(),
        "most_tables_within": most_within(found.loads),
        "loads": [load._asdict() for load in found.loads],
        "aim_bytes": AIM,
        "waits_in_a_browser": [one._asdict() for one in found.waits],
        "first_loads": {path: {**page._asdict(), "met": page.met} for path, page in found.pages.items()},
    }
    sys.stdout.write(json.dumps(told, indent=1) + "\n")


def _write_text(found: Measured) -> None:
    say = sys.stdout.write
    say(f"calibration loop: {found.speed:,.0f} iterations/s, Python {platform.python_version()}")
    say(f", {os.cpu_count()} cores\nstart to first answer: {found.start:.2f} s; at rest {found.resting:.0f} MiB")
    say(f"; a table with two sockets {found.a_table:.0f} KiB\n\n")
    _write_loads(found.loads)
    say(
        f"the disk alone takes p50 {found.disk.p50}, p99 {found.disk.p99}, at most {found.disk.longest} ms"
        " to make something safe\n\n"
    )
    for path, page in found.pages.items():
        say(
            f"{path:10} program {page.program / 1024:.0f} KiB (aim {AIM // 1024}: {'met' if page.met else 'MISSED'}),"
            f" cards {page.cards / 1024:.0f}, faces {page.faces / 1024:.0f}, others {page.others / 1024:.0f},"
            f" {page.requests} requests; something to see after {page.seen:.0f} ms,"
            f" to do after {page.ready:.0f} ms\n"
        )
    for wait in found.waits:
        say(
            f"{wait.seats} players, {wait.clicks} clicks and {wait.keys} keys in a browser: prompt changed"
            f" p50 {wait.changed_p50:.0f}, p99 {wait.changed_p99:.0f} ms;"
            f" asked again p50 {wait.asked_p50:.0f}, p99 {wait.asked_p99:.0f} ms\n"
        )
    if not found.pages:
        say("bytes to the first click: not measured, there is no chromium on the PATH\n")


def _write_loads(loads: Sequence[Load]) -> None:
    say = sys.stdout.write
    heads = ("tables", "sockets", "clicks/s", "p50 ms", "p99 ms", "longest", "MiB", "core")
    say("".join(f"{head:>9}" for head in heads) + "\n")
    for load in loads:
        say(
            f"{load.tables:9}{load.sockets:9}{load.clicks_a_second:9.1f}{load.p50:9.1f}{load.p99:9.1f}"
            f"{load.longest:9.1f}{load.memory:9.0f}{load.cpu:9.0%}\n"
        )
    say(f"99 of 100 clicks within {LIMIT:.0f} ms: up to {most_within(loads)} tables\n")


if __name__ == "__main__":
    sys.exit(main())
