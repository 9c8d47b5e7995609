"""`python -m benchmarks.faults --kills N`: one of several processes is killed again and again while people play.

Pairs of programs play game after game at one port, behind which several processes serve the same PostgreSQL. One of
them, drawn by chance, is killed without warning whenever some dozens of actions have been acknowledged since the last
time; the others take its tables, and it is started again. Then the record of every game is held against what its
players were told: an acknowledged action that is not in it was lost, one that is in it twice, or that nobody was told
of, was doubled.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from benchmarks.crowd import share
from sixrealms.records.parser import parse
from tests.server.faults import COMES_BACK, GONE, Figures, Ordeal, Survivor
from tests.server.several import processes_of
from tools import scratch_postgresql


class Became(NamedTuple):
    """What became of the acknowledged actions of a game."""

    actions: int
    lost: int
    doubled: int


def became(record: str, told: Sequence[int]) -> Became:
    """Hold the record of a game against the versions its players were told they had made."""
    moves = parse(record, "record").moves
    there = range(2, len(moves) + 2)
    lost = sum(version not in there for version in told)
    twice = len(told) - len(set(told))
    unsaid = [moves[version - 2] for version in there if version not in set(told)]
    return Became(len(told), lost, twice + sum(not move.endswith(" passes") for move in unsaid))


class OneOfSeveral(Ordeal):
    """An ordeal in which one of several processes is killed, and what was lost is counted."""

    def __init__(self, database: str, kills: int, pairs: int, workers: int) -> None:
        self.lost = self.doubled = self.refused = 0
        self.away: list[float] = []
        self._workers = workers
        self._drawn = Random(workers)
        super().__init__(database, kills, pairs, cut=False, words=("--workers", str(workers)))
        self._until_all_are_there()

    def kill(self) -> None:
        """Let one of the processes die; the next only when another has taken its place."""
        os.kill(self._drawn.choice(processes_of(self.server)), signal.SIGKILL)
        self._until_all_are_there()

    def judge(self, answer: tuple[int, Any], clients: list[Survivor], bots: list[Any]) -> None:
        """Count what was lost and doubled. With a computer player at the table only what was lost is certain."""
        status, record = answer
        if status != 200:
            raise RuntimeError(f"no record: {status} {record}")
        found = became(record, [version for client in clients for version in client.done.values()])
        with self._lock:
            self.lost += found.lost
            self.doubled += 0 if bots else found.doubled
            self.refused += sum(len(client.refused) for client in clients)
            self.away += [seconds for client in clients for seconds in client.away]

    def _seats(self, bots: list[dict[str, str]]) -> tuple[str, list[str]]:
        """A table, and another one if nobody knows whether it was made."""
        try:
            return super()._seats(bots)
        except AssertionError as unsaid:
            raise ConnectionError(str(unsaid)) from None  # the one that was asked has just been killed

    def _again(self, ask: Callable[[], Any]) -> Any:
        """Ask until the answer is one."""

        def answered() -> Any:
            answer = ask()
            if isinstance(answer[0], int) and answer[0] >= 500:
                raise ConnectionError(str(answer))
            return answer

        return super()._again(answered)

    def _until_all_are_there(self) -> None:
        give_up = time.monotonic() + COMES_BACK
        while True:
            try:
                if self.server.asked("/health")[1].get("servers") == self._workers:
                    return
            except GONE:
                pass  # the one that was asked has just been killed
            if time.monotonic() > give_up:
                raise RuntimeError("no other process takes the place of the one that was killed")
            time.sleep(0.05)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what was lost and doubled; 1 if anything was."""
    parser = argparse.ArgumentParser("python -m benchmarks.faults", description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--workers", type=int, default=3, help="processes, one of which is killed at a time")
    parser.add_argument("--pairs", type=int, default=6, help="tables at which people play")
    chosen = parser.parse_args(arguments)
    if chosen.kills < 1 or chosen.workers < 2 or chosen.pairs < 1:
        parser.error("--kills and --pairs must be 1 or more, --workers 2 or more")
    with scratch_postgresql.scratch(durable=True) as database:
        ordeal = OneOfSeveral(database, chosen.kills, chosen.pairs, chosen.workers)
        _tell(ordeal, ordeal.run(), chosen.workers)
    return 1 if ordeal.lost or ordeal.doubled else 0


def _tell(ordeal: OneOfSeveral, figures: Figures, workers: int) -> None:
    away = ordeal.away or [0.0]
    sys.stdout.write(
        f"{figures.kills} kills of one of {workers} processes, {figures.games} games,"
        f" {figures.actions} actions acknowledged, {figures.seconds:.0f} s\n"
        f"lost: {ordeal.lost}, doubled: {ordeal.doubled}\n"
        f"cut off {len(ordeal.away)} times; told again after {share(away, 0.5):.2f} s (p50), {share(away, 0.99):.2f} s"
        f" (p99), at most {max(away):.2f} s; refused and said again: {ordeal.refused}\n"
    )
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
