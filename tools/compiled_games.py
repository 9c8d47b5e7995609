"""The same games on the pure and on the compiled engine: `python -m tools.compiled_games [--games N]`.

Each plays in a process of its own. What it has played is a digest over all options and positions; both must have the
same. Printed beside: the CPU time of a decision in the quickest of several passes, and how many times the compiled
engine is faster.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tools.compiled import FOLDER, ROOT

GAMES: Final = 30
#: How often they are timed; the quickest counts, which other programs have disturbed least.
PASSES: Final = 5

_SCRIPT: Final = """
import hashlib, json, sys, time
from random import Random
from benchmarks.positions import drawn_setup, play_out, setup
from sixrealms import table
from sixrealms.compiled_engine import is_compiled
from sixrealms.engine.digest import digest
from sixrealms.engine.run import advance

games, found, told = int(sys.argv[1]), hashlib.blake2b(digest_size=16), {}
for name, make, players in (("starters, 2", setup, 2), ("starters, 8", setup, 8), ("drawn, 2", drawn_setup, 2)):
    starts = [table.start(make(players, number)) for number in range(games if players == 2 else games // 10 or 1)]
    for number, start in enumerate(starts):
        state, chance = start.copy(), Random(number)
        while state.pending is not None:
            options = state.pending.options
            found.update(f"{options} {digest(state)}".encode())
            advance(state, options[int(chance.random() * len(options))])
    passes = []
    for _ in range(PASSES):
        states = [start.copy() for start in starts]
        began = time.process_time()
        decisions = sum(play_out(state, Random(number)) for number, state in enumerate(states))
        passes.append((time.process_time() - began) / decisions * 1e6)
    told[name] = min(passes)
print(json.dumps({"compiled": is_compiled(), "digest": found.hexdigest(), "microseconds": told}))
"""


def played(package: Path, games: int = GAMES) -> dict[str, Any]:
    """What the program in this folder plays; ValueError with what it says if it fails."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(package), str(ROOT)])}
    done = subprocess.run(
        [sys.executable, "-c", _SCRIPT.replace("PASSES", str(PASSES)), str(games)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise ValueError(done.stderr[-2000:])
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and compare; 1 if the games are not the same."""
    parser = argparse.ArgumentParser("python -m tools.compiled_games", description="Compare the engine with itself.")
    parser.add_argument("--games", type=int, default=GAMES, help="how many games of two")
    chosen = parser.parse_args(arguments)
    pure, compiled = played(ROOT / "src", chosen.games), played(FOLDER, chosen.games)
    for name, spent in pure["microseconds"].items():
        less = compiled["microseconds"][name]
        sys.stdout.write(f"{name}: {spent:.1f} and {less:.1f} us a decision, {spent / less:.2f} times\n")
    if not compiled["compiled"] or pure["digest"] != compiled["digest"]:
        sys.stdout.write("the games are NOT the same\n")
        return 1
    sys.stdout.write("the games are the same\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
