"""Processes at one port: one that dies is replaced, all end together."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live import PATIENCE

_PROGRAM = """
import os, sys, time
from sixrealms.server import supervise
supervise._PAUSE = 0.05

def work(one):
    print(one, os.getpid(), flush=True)
    {work}

sys.exit(supervise.keep_running(2, work))
"""


class Kept:
    """A process that keeps two others running."""

    def __init__(self, work: str) -> None:
        program = _PROGRAM.format(work=work)
        self.process = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)

    def started(self) -> tuple[int, int]:
        """The next that begins: which one, and its process."""
        assert self.process.stdout is not None
        one, process = self.process.stdout.readline().split()
        return int(one), int(process)


@pytest.fixture
def kept() -> Iterator[Kept]:
    found = Kept("time.sleep(600)")
    yield found
    found.process.kill()
    found.process.wait()
    assert found.process.stdout is not None
    found.process.stdout.close()


def ended(process: int) -> None:
    """Wait until a process is no more, or waits to be noticed by whoever has taken it over."""
    give_up = time.monotonic() + PATIENCE
    place = Path(f"/proc/{process}/stat")
    while place.exists() and place.read_text(encoding="ascii").rpartition(")")[2].split()[0] != "Z":
        assert time.monotonic() < give_up, "it does not end"
        time.sleep(0.01)


def test_one_that_dies_is_replaced_and_all_end_together(kept: Kept) -> None:
    first = dict([kept.started(), kept.started()])
    assert set(first) == {0, 1}
    os.kill(first[1], signal.SIGKILL)
    one, process = kept.started()
    assert one == 1
    assert process != first[1]
    kept.process.send_signal(signal.SIGTERM)
    assert kept.process.wait(PATIENCE) == 0
    for left in (first[0], process):
        ended(left)


def test_if_the_first_is_killed_the_others_end(kept: Kept) -> None:
    processes = [kept.started()[1], kept.started()[1]]
    kept.process.kill()
    for process in processes:
        ended(process)


def test_those_that_only_die_are_given_up() -> None:
    kept = Kept("raise SystemExit(3)")
    assert kept.process.wait(PATIENCE) == 1
    assert kept.process.stdout is not None
    kept.process.stdout.close()
