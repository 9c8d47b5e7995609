"""Pytest plugin: of several processes that run all tests, each imports another part of the test files first.

Pytest rewrites the assertions of a test file the first time it is imported, which takes as long as all else there is
to finding tests, and keeps what it wrote. Processes that import all files in the same order write the same file at the
same time; in turn, each finds three quarters of them written by the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest

HERE = Path(__file__).parent


def in_turn(files: Sequence[Path], process: int, processes: int) -> list[Path]:
    """All these files, beginning with the part of this process; the first is number 0."""
    begin = len(files) * process // processes
    return [*files[begin:], *files[:begin]]


def place(config: pytest.Config) -> tuple[int, int]:
    """The number of this process and how many there are; 0 of 1 without xdist."""
    given = getattr(config, "workerinput", {"workerid": "gw0", "workercount": 1})
    return int(given["workerid"].removeprefix("gw")), int(given["workercount"])


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Iterator[None]:
    """Whoever asks for less than all tests waits for no more than these."""
    process, processes = place(session.config)
    asked = {(session.config.invocation_params.dir / one).resolve() for one in session.config.args}
    if processes > 1 and asked == {HERE}:
        for file in in_turn(sorted(HERE.rglob("test_*.py")), process, processes):
            # what is wrong with a file, or leaves it out, is told where pytest imports it again
            with suppress(Exception, pytest.skip.Exception):
                import_module(".".join(file.relative_to(HERE.parent).with_suffix("").parts))
    return (yield)
