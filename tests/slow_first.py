"""Pytest plugin: each process of `-n` begins with its part of the tests that wait for browsers and servers.

xdist gives the processes equal numbers of tests in the order they were found; a process that has done its own takes
half of what is left to another, from the end. In the order of their folders one process would have all browsers, and
the last of them would run when the others have nothing left to do.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

import pytest

HERE = Path(__file__).parent
#: The folders whose tests wait, the slowest first.
SLOW = ("browser", "server", "terminal", "attacks", "benchmarks", "tools")


def sizes(tests: int, processes: int) -> list[int]:
    """How many tests xdist gives each process at first."""
    given: list[int] = []
    for left in range(processes, 0, -1):
        given.append((tests - sum(given)) // left)
    return given


def in_parts(files: Sequence[tuple[str, int]], processes: int) -> list[list[int]]:
    """Places of these files, each a folder and its number of tests, for each process: the slow ones shared out so that
    every process has about as many of their tests, the slowest folder first.
    """
    parts: list[list[int]] = [[] for _ in range(processes)]
    for folder in SLOW:
        tests = [0] * processes
        for place, (of, count) in enumerate(files):
            if of == folder:
                least = tests.index(min(tests))
                parts[least].append(place)
                tests[least] += count
    return parts


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Reorder what all processes have found alike; whoever runs one process, or slow tests mainly, keeps the order."""
    processes = int(getattr(config, "workerinput", {}).get("workercount", 1))
    groups = [list(group) for _, group in groupby(items, key=lambda item: item.path)]
    files = [(_folder(group[0].path), len(group)) for group in groups]
    slow = sum(count for folder, count in files if folder in SLOW)
    if processes == 1 or 2 * slow > len(items):
        return
    quick = [item for group, (folder, _) in zip(groups, files, strict=True) if folder not in SLOW for item in group]
    ordered: list[pytest.Item] = []
    for part, size in zip(in_parts(files, processes), sizes(len(items), processes), strict=True):
        waiting = [item for place in part for item in groups[place]]
        room = max(0, size - len(waiting))
        ordered += [*waiting, *quick[:room]]
        del quick[:room]
    items[:] = [*ordered, *quick]


def _folder(file: Path) -> str:
    """The folder of `tests` a file lies in."""
    return file.relative_to(HERE).parts[0] if file.is_relative_to(HERE) else ""
