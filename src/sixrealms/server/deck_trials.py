"""Trying decks in the background: many games in a process of their own, of which everybody who asks has a turn.

A trial lasts as long as somebody waits for it: whoever goes away has ended it. The process is there only while there
is something to play, and yields to everything else this machine does.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from typing import Final

from sixrealms.server.limits import network, too_often
from sixrealms.server.refusal import Refused
from sixrealms.simulation.deck_trial import DeckTrial, TrialGame

#: Games played before it is another's turn, and how many trials there may be at once.
_AT_ONCE: Final = 1
_TRIALS: Final = 8
_NICE: Final = 5
#: Addresses of whose trials that were broken off it is known how many games are missing.
_BROKEN_OFF: Final = 1_000
#: Games whoever was cut off may not have heard of.
_UNHEARD: Final = 10


class Trials:
    """The trials of a server."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)
        self._homes: list[str] = []
        self._missing: dict[str, int] = {}
        self._counted: dict[str, int] = {}  # of trials that go on: the games that are counted already
        self._pool: ProcessPoolExecutor | None = None

    def enter(self, address: str) -> str:
        """Have a place for one trial of this address; it is to be left again (`leave`). Refused without one."""
        home = network(address)
        if home in self._homes:
            raise too_often("a deck of yours is being tried already; wait for it or stop it", 30)
        if len(self._homes) >= _TRIALS:
            raise too_often("many decks are being tried; wait a little", 60)
        self._homes.append(home)
        return home

    def goes_on(self, home: str, games: int) -> bool:
        """Whether so many games are missing of the trial that was broken off there: it has been counted already."""
        missing = self._missing.pop(home, 0)
        goes_on = missing > 0 and games <= missing + _UNHEARD
        if goes_on:
            self._counted[home] = missing
        return goes_on

    def leave(self, home: str, missing: int = 0, played: int = 0) -> None:
        """Give the place back, with so many games not played; after the last one the process ends.

        Whoever breaks off and goes on again and again gets no more games by it than were counted: each time at
        least the one game that is being played is taken off.
        """
        self._homes.remove(home)
        if home in self._counted:
            missing = min(missing, self._counted.pop(home) - max(played, 1))
        if missing > 0:
            self._missing[home] = missing
            if len(self._missing) > _BROKEN_OFF:
                del self._missing[next(iter(self._missing))]
        if not self._homes:
            self.end()

    async def games(self, trial: DeckTrial, begin: int = 0) -> AsyncIterator[list[TrialGame]]:
        """All games played until now from this number on, again and again until all are played. Refused if the process
        cannot go on.
        """
        played: list[TrialGame] = []
        while (number := begin + len(played)) < trial.games:
            numbers = range(number, min(number + _AT_ONCE, trial.games))
            async with self._turn:
                try:
                    found = asyncio.get_running_loop().run_in_executor(self._process(), _some, trial, numbers)
                    played += await asyncio.shield(found)
                except BrokenProcessPool:
                    self.end()
                    raise Refused("fault", "the process that plays the games has ended; try again") from None
            yield played

    def end(self) -> None:
        """Let the process end with the game it is at."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _process(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # a process of its own: the server has threads, which a copy of it would not have
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_yielding)
        return self._pool


def _yielding() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        os.nice(_NICE)


def _some(trial: DeckTrial, numbers: Sequence[int]) -> list[TrialGame]:
    return [trial.one(number) for number in numbers]
