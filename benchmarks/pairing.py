"""`python -m benchmarks.pairing`: how long the pairing of a Swiss round takes, and what it comes to (decision 13)."""

from __future__ import annotations

import sys
import time
from random import Random

from sixrealms.tournament.brackets import Bracket
from sixrealms.tournament.pairing.together import companies, meetings

ROUNDS = 9
FIELDS = (9, 12, 15, 18, 27, 60, 100, 240, 500)


def rounds_of(players: int, size: int) -> tuple[float, list[int]]:
    """The slowest of nine rounds in seconds, and how many pairs met again in each."""
    names = [f"p{number}" for number in range(players)]
    points = dict.fromkeys(names, 0)
    chance = Random(1)
    brackets: list[Bracket] = []
    slowest, repeated = 0.0, []
    for number in range(1, ROUNDS + 1):
        start = time.perf_counter()
        found = companies(names, meetings(brackets, size), points, size=size, seed=3, what=f"round {number}")
        slowest = max(slowest, time.perf_counter() - start)
        repeated.append(len(found.repeated))
        for at, table in enumerate(found.tables, start=1):
            brackets.append(Bracket(round=number, number=at, players=table))
            for worth, player in zip((4, 3, 2, 1, 1), chance.sample(table, len(table)), strict=False):
                points[player] += worth
    return slowest, repeated


def main() -> None:
    """Print a line for each field and size of table."""
    for players in FIELDS:
        for size in (3, 4):
            slowest, repeated = rounds_of(players, size)
            sys.stdout.write(f"{players:>4} players, tables of {size}: {slowest:.2f} s, pairs met again {repeated}\n")


if __name__ == "__main__":
    main()
