"""`python -m benchmarks.instructions [PACKAGE ...]`: how many instructions of the processor a decision takes.

The games are those of `python -m benchmarks`, with starters and with decks drawn from all enforced cards. Valgrind
counts (`apt install valgrind`): whoever shares the machine changes nothing, and a change of one part in a hundred
shows. Each PACKAGE is a folder with `sixrealms` in it, such as `src` or `build/compiled`; without one it is `src`.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
#: How many games of two, and how often they are played; the first pass fills what is kept between games.
GAMES: Final = 6
PASSES: Final = (1, 4)
_COUNTED: Final = re.compile(r"I\s+refs:\s+([\d,]+)")
_SCRIPT: Final = """
import sys
from random import Random
from benchmarks.positions import drawn_setup, play_out, setup
from sixrealms import table

make, games, passes = {"starters": setup, "drawn": drawn_setup}[sys.argv[1]], int(sys.argv[2]), int(sys.argv[3])
starts = [table.start(make(2, number)) for number in range(games)]
for _ in range(passes):
    states = [start.copy() for start in starts]
    decisions = sum(play_out(state, Random(number)) for number, state in enumerate(states))
print("decisions", decisions)
"""


def counted(said: str) -> int:
    """The instructions valgrind says it has counted; ValueError with what it says instead."""
    found = _COUNTED.search(said)
    if found is None:
        raise ValueError(f"valgrind counted nothing: {said.strip()[-500:]}")
    return int(found[1].replace(",", ""))


def a_decision(package: Path, kind: str, games: int = GAMES) -> float:
    """Instructions of one decision in games of this kind ("starters" or "drawn"), once all is warm."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(package), str(ROOT)]),
        "PYTHONHASHSEED": "0",
    }
    told = []
    for passes in PASSES:
        command = [
            *("valgrind", "--tool=cachegrind", "--cache-sim=no", f"--cachegrind-out-file={os.devnull}"),
            *(sys.executable, "-c", _SCRIPT, kind, str(games), str(passes)),
        ]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            raise ValueError(done.stderr.strip()[-2000:])
        told.append((counted(done.stderr), int(done.stdout.split("decisions ")[1])))
    (few, decisions), (many, _) = told
    return (many - few) / (PASSES[1] - PASSES[0]) / decisions


def main(arguments: Sequence[str] | None = None) -> int:
    """Count and tell; 1 if that is impossible."""
    parser = argparse.ArgumentParser("python -m benchmarks.instructions", description="Count what a decision takes.")
    parser.add_argument("packages", nargs="*", type=Path, default=[ROOT / "src"], help="folders that hold sixrealms")
    parser.add_argument("--games", type=int, default=GAMES, help="how many games of two of each kind")
    chosen = parser.parse_args(arguments)
    if shutil.which("valgrind") is None:
        sys.stderr.write("valgrind is not installed; on Debian: apt install valgrind\n")
        return 1
    for package in chosen.packages:
        if not (package / "sixrealms" / "__init__.py").is_file():
            sys.stderr.write(f"there is no sixrealms in {package}: name the folder that holds it, such as src\n")
            return 1
        starters, drawn = (a_decision(package.resolve(), kind, chosen.games) for kind in ("starters", "drawn"))
        sys.stdout.write(
            f"{package}: {starters:,.0f} with starters, {drawn:,.0f} drawn, {drawn / starters:.2f} times\n"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
