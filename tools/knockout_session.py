"""Runs marked tests against broken rules: the tests are collected once, and every change has a process of its own.

A test of table talk runs once, as it is: copies, files and other seats are not what a broken rule is about.
"""

from __future__ import annotations

import json
import os
import resource
import selectors
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import redirect_stdout
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from tests.talk.registering import CardTest
from tools.knockout_answers import Break

TESTS: Final = Path(__file__).resolve().parent.parent / "tests"
#: Tests of whole browsers and servers are no proof that a rule is kept.
LEFT_OUT: Final = ("browser", "server", "client", "benchmarks", "tools")
#: A process that uses more has been broken into an endless loop.
_MEMORY: Final = 6 << 30
#: Tests that take as many seconds play whole games by chance: they prove little, and are asked only if nobody else is.
_SLOW: Final = 1.5
#: Longer no process is silent.
_PATIENCE: Final = 90.0


class Verdict(NamedTuple):
    """What the tests that name a change's statements noticed of it."""

    kind: str
    what: str
    rules: tuple[str, ...]
    tests: int
    noticed: str  # the test that failed, "" if none did


class Ran(NamedTuple):
    """One test, run in a process of its own or with others."""

    test: str
    passed: bool
    seconds: float


class Session:
    """The pytest plugin: instead of running the tests it judges the changes with them."""

    def __init__(self, changes: Sequence[Break], jobs: int, told: Callable[[str], None]) -> None:
        self.verdicts: list[Verdict] = []
        self.failing: list[str] = []  # tests that fail although nothing was changed
        self._changes, self._jobs, self._told = changes, jobs, told
        self._by_rule: dict[str, list[pytest.Item]] = {}
        self._seconds: dict[str, float] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Judge every change."""
        for item in session.items:
            for rule in {rule for mark in item.iter_markers("rule") for rule in mark.args}:
                self._by_rule.setdefault(rule, []).append(item)
        self._unchanged()
        self.verdicts = list(self._judge_all())
        return True

    def _tests_of(self, change: Break) -> list[pytest.Item]:
        """The quick ones, those first that end soonest; the slow ones only where there are no others."""
        found = {item.nodeid: item for rule in change.rules for item in self._by_rule.get(rule, ())}
        seconds = {name: self._seconds.get(name, 0.0) for name in found}
        quick = [name for name in found if seconds[name] < _SLOW]
        return [found[name] for name in sorted(quick or found, key=lambda name: seconds[name])]

    def _unchanged(self) -> None:
        """Run what will be needed once: only tests that pass can notice anything, and quick ones are asked first."""
        needed = {item.nodeid: item for change in self._changes for item in self._tests_of(change)}
        self._told(f"{len(needed)} tests name what is to be broken")
        shares = [list(needed.values())[i :: self._jobs] for i in range(self._jobs)]
        ran = [
            one for share in _together([_running(share, None, False) for share in shares], self._jobs) for one in share
        ]
        self._seconds = {one.test: one.seconds for one in ran}
        passed = {one.test for one in ran if one.passed}
        self.failing = [test for test in needed if test not in passed]
        for items in self._by_rule.values():
            items[:] = [item for item in items if item.nodeid in passed]

    def _judge_all(self) -> Iterator[Verdict]:
        tests = [self._tests_of(change) for change in self._changes]
        work = [
            _running(items, change.do, True, self._seconds) for items, change in zip(tests, self._changes, strict=True)
        ]
        shown = time.monotonic()
        for n, ran in enumerate(_together(work, self._jobs)):
            change = self._changes[n]
            noticed = next((one.test for one in ran if not one.passed), "")
            if not noticed:
                self._told(f"survives {change.kind}: {change.what}")
            yield Verdict(change.kind, change.what, change.rules, len(tests[n]), noticed)
            if time.monotonic() - shown > 20:
                shown = time.monotonic()
                self._told(f"{n + 1} of {len(work)} changes")


_Work = Callable[[Callable[[Ran], None]], None]


def _running(
    items: Sequence[pytest.Item], do: Callable[[], None] | None, stop: bool, seconds: dict[str, float] | None = None
) -> _Work:
    """Work for a process: do something, then run tests, to the first failure if `stop`."""

    def work(tell: Callable[[Ran], None]) -> None:
        whole = CardTest.play
        CardTest.play = lambda self, *, single=False, **values: whole(self, single=True, **values)  # type: ignore[method-assign]
        if do is not None:
            do()
        for item, following in zip(items, [*items[1:], None][: len(items)], strict=True):
            if seconds is not None:
                limit = max(3.0, 10 * seconds.get(item.nodeid, 0.0))
                item.add_marker(pytest.mark.timeout(limit), append=False)
            began = time.perf_counter()
            reports = runtestprotocol(item, nextitem=following, log=False)
            called = any(report.when == "call" and report.outcome == "passed" for report in reports)
            passed = called and not any(report.failed for report in reports)
            tell(Ran(item.nodeid, passed, time.perf_counter() - began))
            if stop and not passed:
                return

    return work


def _together(work: Iterable[_Work], jobs: int) -> Iterator[list[Ran]]:
    """What each piece of work has told, in order, while up to `jobs` run at once."""
    waiting = list(work)
    running: list[tuple[int, int]] = []
    for piece in waiting[:jobs]:
        running.append(_started(piece))
    following = jobs
    while running:
        yield _heard(*running.pop(0))
        if following < len(waiting):
            running.append(_started(waiting[following]))
            following += 1


def _started(work: _Work) -> tuple[int, int]:
    reading, writing = os.pipe()
    child = os.fork()
    if child:
        os.close(writing)
        return child, reading
    os.close(reading)
    os.setsid()
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))

    def tell(one: Ran) -> None:
        os.write(writing, (json.dumps(one) + "\n").encode())

    try:
        work(tell)
    except BaseException as failure:  # noqa: BLE001 - whatever a broken rule breaks counts as noticed
        tell(Ran(f"{type(failure).__name__}: {failure}"[:200], False, 0.0))
    finally:
        os._exit(0)


def _heard(child: int, reading: int) -> list[Ran]:
    """Everything a process tells until it ends; one that is silent for long is ended, and that was noticed."""
    text = b""
    with selectors.DefaultSelector() as ready:
        ready.register(reading, selectors.EVENT_READ)
        while ready.select(_PATIENCE):
            part = os.read(reading, 1 << 16)
            if not part:
                break
            text += part
        else:
            os.killpg(child, signal.SIGKILL)
            text += json.dumps(Ran("endless", False, _PATIENCE)).encode()
    os.close(reading)
    os.waitpid(child, 0)
    return [Ran(*json.loads(line)) for line in text.splitlines()]


def judge(
    changes: Sequence[Break], places: Sequence[Path], jobs: int = 1, told: Callable[[str], None] = lambda line: None
) -> Session:
    """Judge the changes by the marked tests of these files and folders (none: all there are)."""
    judged = Session(changes, jobs, told)
    left_out = [f"--ignore={TESTS / folder}" for folder in LEFT_OUT]
    chosen = [str(path) for path in places or [TESTS]]
    how = ["-c", str(TESTS.parent / "pyproject.toml"), "-qq", "-s", "-p", "no:cacheprovider", "-p", "no:xdist"]
    with redirect_stdout(sys.stderr):  # what is written is the verdict alone
        code = pytest.main([*how, *left_out, *chosen], plugins=[judged])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise RuntimeError(f"the tests could not be collected (pytest: {code!r})")
    return judged
