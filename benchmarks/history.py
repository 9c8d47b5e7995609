"""What was measured before, a line a run: a step back is seen when it is made."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from benchmarks.measuring import Figure

ROOT: Final = Path(__file__).resolve().parent.parent
HISTORY: Final = ROOT / "benchmarks" / "history.jsonl"
#: A figure that costs so much more than the last time is a step back; less may be the machine.
STEP: Final = 1.1


def entry(figures: Sequence[Figure], *, compiled: bool, python: str) -> dict[str, Any]:
    """One run as it is kept: when, of which revision, compiled or not, and every figure in µs-eq."""
    return {
        "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M"),
        "revision": _revision(),
        "python": python,
        "compiled": compiled,
        "us_eq": {figure.name: figure.us_eq for figure in figures},
    }


def _revision() -> str:
    done = subprocess.run(
        ["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout.strip()


def last(compiled: bool, path: Path = HISTORY) -> dict[str, Any] | None:
    """The latest run of the same kind, None before the first."""
    if not path.is_file():
        return None
    rows: list[dict[str, Any]] = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line]
    return next((row for row in reversed(rows) if row["compiled"] == compiled), None)


def keep(row: Mapping[str, Any], path: Path = HISTORY) -> None:
    """Write one more line."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(row, ensure_ascii=False) + "\n")


def steps_back(now: Mapping[str, float], before: Mapping[str, float]) -> list[str]:
    """The figures that cost a tenth more than before, in words."""
    return [
        f"{name}: {before[name]:g} -> {cost:g} µs-eq"
        for name, cost in now.items()
        if name in before and cost > before[name] * STEP
    ]
