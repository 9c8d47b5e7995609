"""Several processes at one port: they are started, started again when one dies, and ended together."""

from __future__ import annotations

import logging
import os
import signal
import threading
import time
from collections.abc import Callable
from types import FrameType
from typing import Final

LOG: Final = logging.getLogger("sixrealms.server")
#: Seconds until the place of a process that has died is taken, and after which it has not died of its start, as one
#: that was killed has not.
_PAUSE: Final = 0.5
_SOON: Final = 10.0
#: So often in a row a process may die of its start.
_TRIES: Final = 5
#: Seconds processes have to end before they are killed.
PATIENCE: Final = 10.0

#: Whether this system has what this needs.
POSSIBLE: Final = hasattr(os, "fork")


def keep_running(count: int, work: Callable[[int], None]) -> int:
    """Keep so many processes that do this `work`, each with its number from 0, until told to end (SIGTERM, SIGINT).
    Returns 0, or 1 if they only die.

    Nothing may be open yet that they cannot share, and no thread may run. They end as well if this process is killed.
    """
    ending: list[int] = []
    lifeline, held = os.pipe()  # each of them reads the one end; the other is closed when this process is gone

    def end(number: int, _: FrameType | None) -> None:
        ending.append(number)

    before = {one: signal.signal(one, end) for one in (signal.SIGTERM, signal.SIGINT)}
    running: dict[int, tuple[int, float]] = {}  # which one a process is, and since when
    failed = 0
    try:
        for one in range(count):
            running[_started(one, work, lifeline, held)] = one, time.monotonic()
        while not ending and failed < _TRIES:
            process, status = _one_that_ended()
            if process not in running:
                time.sleep(_PAUSE / 5)
                continue
            one, since = running.pop(process)
            if ending:
                break
            of_its_start = os.WIFEXITED(status) and time.monotonic() - since < _SOON
            failed = failed + 1 if of_its_start else 0
            LOG.error("process %d of %d has ended (%s); another takes its place", one + 1, count, _how(status))
            time.sleep(_PAUSE)
            running[_started(one, work, lifeline, held)] = one, time.monotonic()
    finally:
        _end(running)
        os.close(lifeline)
        os.close(held)
        for one, handler in before.items():
            signal.signal(one, handler)
    return 0 if ending else 1


def _started(one: int, work: Callable[[int], None], lifeline: int, held: int) -> int:
    process = os.fork()
    if process:
        return process
    code = 1
    try:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        os.close(held)
        threading.Thread(target=_end_with_the_first, args=(lifeline,), daemon=True).start()
        work(one)
        code = 0
    except KeyboardInterrupt:
        code = 0
    except Exception:
        LOG.exception("process %d", one + 1)
    finally:
        os._exit(code)  # whatever else is to be done at an end is the first process's


def _end_with_the_first(lifeline: int) -> None:
    os.read(lifeline, 1)
    os.kill(os.getpid(), signal.SIGTERM)


def _one_that_ended() -> tuple[int, int]:
    try:
        return os.waitpid(-1, os.WNOHANG)
    except ChildProcessError:
        return 0, 0


def _end(running: dict[int, tuple[int, float]]) -> None:
    for process in running:
        _tell(process, signal.SIGTERM)
    until = time.monotonic() + PATIENCE
    left = set(running)
    while left and time.monotonic() < until:
        process, _ = _one_that_ended()
        left.discard(process)
        if not process:
            time.sleep(_PAUSE / 10)
    for process in left:
        _tell(process, signal.SIGKILL)
        os.waitpid(process, 0)


def _tell(process: int, what: int) -> None:
    try:
        os.kill(process, what)
    except ProcessLookupError:
        LOG.debug("process %d has ended already", process)


def _how(status: int) -> str:
    return f"signal {os.WTERMSIG(status)}" if os.WIFSIGNALED(status) else f"code {os.WEXITSTATUS(status)}"
