"""Many games, in one process or in several; the outcome never depends on how many."""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Final, TextIO, TypeVar

from sixrealms.players.roster import bot
from sixrealms.simulation.deals import Dealing
from sixrealms.simulation.game import SimulatedGame, play
from sixrealms.simulation.inspection import Inspector
from sixrealms.simulation.outcome import GameOutcome

_Game = TypeVar("_Game")
_TASKS_PER_WORKER: Final = 16
_QUIET_SECONDS: Final = 2.0


@dataclass(frozen=True, slots=True)
class Batch:
    """What to play. `bots` names the player of each seat; `check` is 0 (no checks) or N: the checks that take
    long run at every N-th decision, the quick ones at every one.
    """

    games: int
    ruleset: str
    seed: int
    bots: tuple[str, ...]
    dealing: Dealing
    check: int = 0

    def one(self, number: int) -> GameOutcome:
        """Play game `number`, 0 to games-1."""
        setup = self.dealing.setup(self.ruleset, len(self.bots), self.seed, number)
        match = SimulatedGame(setup, tuple(bot(name) for name in self.bots), number)
        return play(match, Inspector(setup.seed, every=self.check) if self.check else None)


def run(batch: Batch, workers: int = 1, progress: Callable[[int], None] | None = None) -> list[GameOutcome]:
    """Every game of the batch in order; `progress` hears how many are done."""
    return over(batch.one, batch.games, workers, progress)


def over(
    one: Callable[[int], GameOutcome],
    games: int,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> list[GameOutcome]:
    """The outcomes of `one(0)` to `one(games - 1)`, shared out among `workers` processes."""
    found: list[GameOutcome] = []
    for part in in_parts(one, games, workers):
        found.extend(part)
        if progress is not None:
            progress(len(found))
    return sorted(found, key=lambda outcome: outcome.number)


def in_parts(one: Callable[[int], _Game], games: int, workers: int, step: int = 0) -> Iterator[list[_Game]]:
    """What comes of `one(0)` to `one(games - 1)`, in order and a few at a time, shared out among `workers` processes.

    `step` is how many games a process takes at once; 0 leaves it to the number of games. Ctrl-C is left to whoever
    asks: the processes end with the game they are at.
    """
    if workers == 1:
        for number in range(games):
            yield [one(number)]
        return
    step = step or max(1, games // (workers * _TASKS_PER_WORKER))
    tasks = [range(first, min(first + step, games)) for first in range(0, games, step)]
    with ProcessPoolExecutor(workers, initializer=_deaf) as pool:
        try:
            yield from pool.map(_some, [one] * len(tasks), tasks)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _deaf() -> None:
    """Leave Ctrl-C, which a terminal sends to every process, to the one that gave the games out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _some(one: Callable[[int], _Game], numbers: Sequence[int]) -> list[_Game]:
    return [one(number) for number in numbers]


class Progress:
    """A line on a terminal that says how far a long run is; nothing for a short one, a pipe or a file.

    With `tenths` a pipe or a file gets a line after each tenth of the games.
    """

    def __init__(self, games: int, stream: TextIO | None = None, *, tenths: bool = False) -> None:
        self._games = games
        self._tenths = tenths
        self._told = 0
        self._stream = sys.stderr if stream is None else stream
        self._began = self._said = time.monotonic()
        self._shown = False

    def __call__(self, done: int) -> None:
        """Say that `done` games are played, at most once a second."""
        if self._tenths and not self._stream.isatty():
            tenth = 10 * done // self._games
            if tenth > self._told:
                self._told = tenth
                self._stream.write(f"{done} / {self._games}\n")
                self._stream.flush()
            return
        now = time.monotonic()
        if not self._stream.isatty() or now - self._began < _QUIET_SECONDS or now - self._said < 1:
            return
        self._said = now
        self._shown = True
        self._stream.write(f"\r{done} / {self._games}")
        self._stream.flush()

    def end(self) -> None:
        """Take the line away again."""
        if self._shown:
            self._stream.write("\r\033[K")
            self._stream.flush()
