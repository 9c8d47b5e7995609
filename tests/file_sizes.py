"""Pytest plugin: names the source files that outgrow the soft limit at the end of a run."""

from __future__ import annotations

from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src" / "sixrealms"
SOFT_LIMIT = 400
HARD_LIMIT = 600


def longer_than(limit: int) -> dict[str, int]:
    """Every Python file of the package with more lines than `limit`, and its number of lines."""
    sizes = {
        path.relative_to(SOURCE).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in sorted(SOURCE.rglob("*.py"))
    }
    return {name: lines for name, lines in sizes.items() if lines > limit}


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print one line per file over the soft limit; the hard limit is a test."""
    for name, lines in longer_than(SOFT_LIMIT).items():
        terminalreporter.write_line(f"{name} has {lines} lines; split it before it reaches {HARD_LIMIT}")
