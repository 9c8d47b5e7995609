"""`python -m benchmarks.faults`: what is lost while a server is killed, cut off, and its disk, database and clock fail.

Each kind of fault (benchmarks/ordeals.py) happens so many times while people play. Then a line says what became of what
they were told was done, and what became of all that was ever tried here: the sums are kept in a file, so that the next
run adds to them. `--rounds 0` goes on until it is interrupted.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from benchmarks import ordeals
from benchmarks.crowd import share
from benchmarks.ordeals import Counted
from tests.server.faults import Figures

SUMS: Final = Path("build") / "faults.json"
KINDS: Final[Mapping[str, Callable[[int, int], AbstractContextManager[Counted]]]] = {
    "kills": partial(ordeals.killed),
    "kills-and-cuts": partial(ordeals.killed, cut=True),
    "kills-postgresql": partial(ordeals.killed, shared=True),
    "kills-and-cuts-postgresql": partial(ordeals.killed, cut=True, shared=True),
    "one-of-three": ordeals.one_of_several,
    "full-disk": ordeals.full_disk,
    "locked-database": ordeals.locked_database,
    "clock-jumps": ordeals.clock_jumps,
    "postgresql-restarts": ordeals.database_restarts,
}
_HEADS: Final = ("times", "cuts", "games", "acted", "refused", "lost", "doubled", "seconds", "p50 s", "p99 s", "most s")


class Sum(msgspec.Struct):
    """What became of what people did, all runs together."""

    times: int = 0
    cuts: int = 0
    games: int = 0
    acted: int = 0
    refused: int = 0
    lost: int = 0
    doubled: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, ordeal: Counted, figures: Figures) -> None:
        """Another run."""
        self.times += figures.kills
        self.cuts += figures.cuts
        self.games += figures.games
        self.acted += figures.actions
        self.refused += ordeal.refused
        self.lost += ordeal.lost
        self.doubled += ordeal.doubled
        self.seconds += figures.seconds
        self.longest = max([self.longest, *ordeal.away])


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what was lost and doubled; 1 if anything was."""
    parser = argparse.ArgumentParser("python -m benchmarks.faults", description=__doc__)
    parser.add_argument("--only", default=",".join(KINDS), help="kinds of faults, with commas between them")
    parser.add_argument("--times", type=int, default=20, help="how often each happens")
    parser.add_argument("--pairs", type=int, default=6, help="tables at which people play")
    parser.add_argument("--rounds", type=int, default=1, help="how often all of it is done; 0: until interrupted")
    parser.add_argument("--sums", type=Path, default=SUMS, help="the file with the sums")
    parser.add_argument("--kills", type=int, help="the same as --only one-of-three --times KILLS")
    parser.add_argument("--workers", type=int, default=3, help="processes, one of which is killed at a time")
    chosen = parser.parse_args(arguments)
    kinds = dict(KINDS) | {"one-of-three": partial(ordeals.one_of_several, workers=chosen.workers)}
    times, only = (chosen.times, chosen.only.split(",")) if chosen.kills is None else (chosen.kills, ["one-of-three"])
    if unknown := set(only) - set(kinds):
        parser.error(f"unknown: {', '.join(sorted(unknown))}; there are {', '.join(kinds)}")
    if times < 1 or chosen.workers < 2 or chosen.pairs < 1:
        parser.error("--times and --pairs must be 1 or more, --workers 2 or more")
    sums = _kept(chosen.sums)
    _line("", _HEADS)
    for number in itertools.count(1):
        for name in only:
            with kinds[name](times, chosen.pairs) as ordeal:
                figures = ordeal.run()
            sums.setdefault(name, Sum()).add(ordeal, figures)
            _keep(chosen.sums, sums)
            _tell(name, ordeal, figures)
        if number == chosen.rounds:
            break
    for name, total in sums.items():
        _line(f"all {name}", (*_counts(total), "", "", f"{total.longest:.2f}"))
    times_and_cuts = sum(total.times + total.cuts for total in sums.values())
    lost, doubled = (sum(getattr(total, what) for total in sums.values()) for what in ("lost", "doubled"))
    sys.stdout.write(f"{times_and_cuts:,} faults and cuts in all: {lost} lost, {doubled} doubled\n")
    return 1 if lost or doubled else 0


def _kept(file: Path) -> dict[str, Sum]:
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Sum]) if file.exists() else {}


def _keep(file: Path, sums: Mapping[str, Sum]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(".part")
    part.write_text(json.dumps(msgspec.to_builtins(sums), indent=1) + "\n", encoding="utf-8")
    part.replace(file)


def _counts(total: Sum) -> tuple[str, ...]:
    counts = (total.times, total.cuts, total.games, total.acted, total.refused, total.lost, total.doubled)
    return (*map(str, counts), f"{total.seconds:.0f}")


def _tell(name: str, ordeal: Counted, figures: Figures) -> None:
    one = Sum()
    one.add(ordeal, figures)
    away = ordeal.away or [0.0]
    _line(name, (*_counts(one), *(f"{share(away, part):.2f}" for part in (0.5, 0.99, 1.0))))


def _line(name: str, columns: Sequence[str]) -> None:
    sys.stdout.write(f"{name:30}" + "".join(f"{one:>9}" for one in columns) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
