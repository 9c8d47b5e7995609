"""Servers of tests are forked off one process that has loaded everything already, so that each is there at once.

That process loads `tests.server.loaded`. A server is still a process of its own that runs `sixrealms` with the words of
its command line.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from multiprocessing import get_context
from multiprocessing.reduction import DupFd
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from sixrealms.server import limits, randomness
from sixrealms.server.http import client_files
from sixrealms.server.store.workers import Workers
from sixrealms.terminal.main import main

_FORKING: Final = get_context("forkserver")
_FORKING.set_forkserver_preload(["tests.server.loaded"])


class Manner(NamedTuple):
    """How a server of tests differs from one for strangers: its luck, other limits, another built client, and a clock
    that goes wrong by the seconds that stand in a file.
    """

    seed: int
    varied: bool
    own_luck: bool
    limits: dict[str, Any]
    client: str
    clock: str = ""

    def take(self) -> None:
        """Let this process be so."""
        for name, limit in self.limits.items():
            getattr(limits, name)
            setattr(limits, name, limit)
        chance = Random(self.seed)
        if not self.own_luck:
            randomness.new_seed = (lambda: chance.getrandbits(53)) if self.varied else (lambda: self.seed)
        randomness.new_secret = (lambda: chance.randbytes(16)) if self.varied else (lambda: b"known to the tests")
        if self.client:
            client_files.ClientFiles.__init__.__defaults__ = (Path(self.client),)
        if self.clock:
            true, wrong_by = time.time, Path(self.clock)
            time.time = lambda: true() + int(wrong_by.read_text() or "0")
            Workers.__init__.__defaults__ = (time.time,)


class Descriptor(NamedTuple):
    """An open file of this process, passed on to one that is forked."""

    number: int

    def __reduce__(self) -> tuple[Any, ...]:
        return _received, (DupFd(self.number),)


def _received(passed: Any) -> Descriptor:
    return Descriptor(passed.detach())


class Forked:
    """A program of a server, with what tests ask of a `subprocess.Popen`."""

    def __init__(self, manner: Manner, words: list[str]) -> None:
        heard, said = os.pipe()
        place = (os.getcwd(), dict(os.environ))
        streams = Descriptor(said), Descriptor(2)
        self._process = _FORKING.Process(target=_run, args=(manner, words, place, streams), daemon=True)
        self._process.start()
        os.close(said)
        self.stdout = os.fdopen(heard, encoding="utf-8")
        assert self._process.pid is not None
        self.pid = self._process.pid

    def poll(self) -> int | None:
        """How it ended, None if it has not."""
        return self._process.exitcode

    def wait(self, timeout: float) -> int:
        """How it ended; subprocess.TimeoutExpired if it has not in so many seconds."""
        self._process.join(timeout)
        ended = self._process.exitcode
        if ended is None:
            raise subprocess.TimeoutExpired("sixrealms", timeout)
        return ended

    def send_signal(self, which: signal.Signals) -> None:
        """Send it a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, which)


def started(manner: Manner, words: list[str]) -> subprocess.Popen[str]:
    """The same as a program that loads everything itself."""
    line = f"from tests.server.forked import Manner, main; Manner{tuple(manner)!r}.take(); exit(main({words!r}))"
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    return subprocess.Popen([sys.executable, "-c", line], stdout=subprocess.PIPE, text=True, env=environment)


def _run(manner: Manner, words: list[str], place: tuple[str, dict[str, str]], streams: tuple[Descriptor, ...]) -> None:
    os.chdir(place[0])
    os.environ.clear()
    os.environ.update(place[1])
    for stream, number in zip(streams, (1, 2), strict=True):
        os.dup2(stream.number, number)
        os.close(stream.number)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", buffering=1)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", buffering=1)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    manner.take()
    raise SystemExit(main(words))
