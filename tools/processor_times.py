"""Where the tests' processor time goes: `pytest -p tools.processor_times ...`, then `python -m tools.processor_times`.

Each process of a run writes one line for each phase of a test and each set-up of a fixture into `build/`: its name, and
seconds of the clock, of this process and of those below it (servers, browsers). Processor time says nearly the same on
a busy machine as on a quiet one. Read, they are summed by folder, file, fixture and test; a fixture's time is part of
the test it was set up for.
"""

from __future__ import annotations

import json
import os
import resource
import sys
import time
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

FOLDER: Final = Path("build/processor-times")
#: Processes below are looked for after what took so many seconds: it takes a millisecond or more.
_LONG: Final = 0.1
_SHOWN: Final = 40

Times = tuple[float, float, float]


def below(process: int) -> float:
    """Processor seconds of all processes below this one, and of those they have seen end. Linux; 0 elsewhere."""
    children: dict[int, list[int]] = {}
    spent: dict[int, float] = {}
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            said = (entry / "stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
        except OSError:
            continue  # it has ended
        children.setdefault(int(said[1]), []).append(int(entry.name))
        spent[int(entry.name)] = sum(map(int, said[11:15])) / os.sysconf("SC_CLK_TCK")
    found, waiting = 0.0, list(children.get(process, ()))
    while waiting:
        one = waiting.pop()
        found += spent[one]
        waiting += children.get(one, ())
    return found


class _Meter:
    """What was spent until now."""

    def __init__(self) -> None:
        self._others = self._spent_below()

    @staticmethod
    def _spent_below() -> float:
        ended = resource.getrusage(resource.RUSAGE_CHILDREN)
        return ended.ru_utime + ended.ru_stime + below(os.getpid())

    def now(self, since: float = 0.0) -> Times:
        """The clock and processor times; others are looked at anew if it is long `since` the clock said that."""
        clock = time.perf_counter()
        if since and clock - since > _LONG:
            self._others = self._spent_below()
        return clock, time.process_time(), self._others


class _Writer:
    """Writes a line for each phase and each set-up."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lines = path.open("w", encoding="utf-8")
        self._meter = _Meter()

    def _measured(self, kind: str, name: str) -> Generator[None, object, object]:
        before = self._meter.now()
        try:
            return (yield)
        finally:
            after = self._meter.now(before[0])
            spent = [round(one - other, 4) for one, other in zip(after, before, strict=True)]
            self._lines.write(json.dumps([kind, name, *spent]) + "\n")

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> Generator[None, object, object]:
        return (yield from self._measured("setup", item.nodeid))

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, object, object]:
        return (yield from self._measured("call", item.nodeid))

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> Generator[None, object, object]:
        return (yield from self._measured("teardown", item.nodeid))

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[Any]) -> Generator[None, object, object]:
        return (yield from self._measured("fixture", f"{fixturedef.baseid}::{fixturedef.argname}"))

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_collection(self) -> Generator[None, object, object]:
        return (yield from self._measured("collection", "finding the tests"))

    def pytest_unconfigure(self) -> None:
        self._lines.close()


def pytest_configure(config: pytest.Config) -> None:
    """Measure in this process."""
    worker = os.environ.get("PYTEST_XDIST_WORKER", "main")
    if worker == "main":
        for old in FOLDER.glob("*.jsonl"):
            old.unlink()
    config.pluginmanager.register(_Writer(FOLDER / f"{worker}.jsonl"))


def summed(lines: Iterator[str]) -> dict[str, dict[str, list[float]]]:
    """Seconds of the clock, of the processes of tests and of those below, by kind of thing and name."""
    found: dict[str, dict[str, list[float]]] = {"folder": {}, "file": {}, "fixture": {}, "test": {}}
    for line in lines:
        kind, name, *spent = json.loads(line)
        path = name.partition("::")[0]
        names = {"folder": path.rpartition("/")[0], "file": path, "test": name}
        if kind in ("fixture", "collection"):
            names = {"fixture": name}
        for by, one in names.items():
            row = found[by].setdefault(one, [0.0, 0.0, 0.0])
            row[:] = [old + new for old, new in zip(row, spent, strict=True)]
    return found


def main() -> int:
    """Print what took longest."""
    paths = sorted(FOLDER.glob("*.jsonl"))
    if not paths:
        print(f"{FOLDER} holds nothing: run pytest -p tools.processor_times first", file=sys.stderr)
        return 2
    for by, rows in summed(line for path in paths for line in path.read_text(encoding="utf-8").splitlines()).items():
        print(f"\n   clock  itself   below  by {by}")
        for name, spent in sorted(rows.items(), key=lambda row: -row[1][1] - row[1][2])[:_SHOWN]:
            print("".join(f"{one:8.1f}" for one in spent), "", name)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
