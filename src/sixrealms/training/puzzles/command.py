"""`python -m sixrealms.training puzzles`: hunt through more games, and ship what is proved and unlike the rest.

The journal has a line for each game that was looked through, so a hunt that was stopped goes on where it was. What is
shipped is proved anew by the engine that runs.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from sixrealms.exercises.exercise import GRADES
from sixrealms.training.puzzles.hunt import PuzzleCollection, Row, found_in, proved

JOURNAL: Final = Path("build/puzzles.jsonl")
#: How little the hunt is in the way of others.
_NICE: Final = 15

Finder = Callable[[int, int], Iterator[Row]]


def main(arguments: Sequence[str], find: Finder = found_in) -> int:
    """Hunt through games, a line on stderr for each; with --into write the collection of all that is proved."""
    parser = argparse.ArgumentParser("python -m sixrealms.training puzzles", description="Find puzzles by playing.")
    parser.add_argument("--games", type=int, default=100, help="how many more games are looked through")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--journal", type=Path, default=JOURNAL, help="what was found in which game; goes on after it")
    parser.add_argument("--into", type=Path, help="a file of puzzles that takes those that are new")
    chosen = parser.parse_args(arguments)
    if chosen.games < 0:
        parser.error(f"--games: 0 or more, not {chosen.games}")
    if chosen.into is not None and not (folder := chosen.into.absolute().parent).is_dir():
        parser.error(f"--into {chosen.into}: the folder {folder} does not exist; create it first")
    os.nice(_NICE)
    chosen.journal.parent.mkdir(parents=True, exist_ok=True)
    try:
        hunt(chosen.journal, chosen.seed, chosen.games, find)
    except KeyboardInterrupt:
        sys.stderr.write("stopped; the same command goes on\n")
    if chosen.into is not None:
        ship(chosen.journal, chosen.into)
    return 0


def hunt(journal: Path, seed: int, games: int, find: Finder = found_in) -> None:
    """Look through the games after the last one of the journal, and write a line for each."""
    first = 1 + max((line["number"] for line in _lines(journal) if line["seed"] == seed), default=-1)
    total = 0
    began = time.process_time()
    for number in range(first, first + games):
        puzzles = list(find(number, seed))
        total += len(puzzles)
        with journal.open("a", encoding="utf-8") as file:
            file.write(_text({"seed": seed, "number": number, "puzzles": puzzles}))
        hours = (time.process_time() - began) / 3600
        sys.stderr.write(f"game {number}: {len(puzzles)}; {total} so far, {total / max(hours, 1e-9):.0f} an hour\n")


def ship(journal: Path, file: Path) -> None:
    """Add to the file what the journal has, as far as it is proved here and unlike what is there; sorted by grade."""
    known = _lines(file)
    collection = PuzzleCollection(known)
    for line in _lines(journal):
        for row in line["puzzles"]:
            if collection.would_take(row) and (sure := proved(row)) is not None:
                collection.takes(sure)
    rows = sorted(collection.rows, key=lambda row: GRADES.index(row["grade"]))
    file.write_text("".join(map(_text, rows)), encoding="utf-8")
    sys.stderr.write(f"{len(rows) - len(known)} new puzzles, {len(rows)} in {file}\n")


def _lines(path: Path) -> list[dict[str, Any]]:
    """The lines of a file of objects; none where there is no such file."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []


def _text(row: dict[str, Any]) -> str:
    return json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n"
