"""What can befall a server while people play, each again and again, and a count of what was lost and doubled.

Pairs of programs play game after game. Whenever some dozens of their actions have been acknowledged since the last time
something happens: see `KINDS`. The record of every game that is over is held against what its players were told. An
acknowledged action that is not in it was lost; one that is in it twice, or that nobody was told of, was doubled.
"""

from __future__ import annotations

import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from sixrealms.records.parser import parse
from tests.server.faults import COMES_BACK, GONE, Ordeal, Survivor
from tests.server.live import LiveServer, on
from tests.server.several import processes_of
from tools import scratch_postgresql

_WORKERS: Final = 3
_ROOM: Final = "24m"


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


class Patient(Survivor):
    """A person's program that says again what the server could not store."""

    def hear(self) -> dict[str, Any]:
        """The next message."""
        said = self._open
        message = super().hear()
        if message["type"] == "refused" and message["code"] == "not-stored" and said is not None:
            time.sleep(0.1)
            self._open = said
            self.say(said)
        return message


class Counted(Ordeal):
    """An ordeal that counts what was lost and doubled."""

    survivor = Patient
    last_games = 1_800.0  # at the lowest priority of a busy machine

    def __init__(self, server: LiveServer, times: int, pairs: int, *, cut: bool = False) -> None:
        self.lost = self.doubled = self.refused = 0
        self.away: list[float] = []
        self.drawn = Random(times)
        super().__init__(server.database, times, pairs, cut=cut, server=server)

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
            raise ConnectionError(str(unsaid)) from None  # the one that was asked could not, or has just been killed

    def _again(self, ask: Callable[[], Any]) -> Any:
        """Ask until the answer is one."""

        def answered() -> Any:
            answer = ask()
            if isinstance(answer[0], int) and answer[0] >= 500:
                raise ConnectionError(str(answer))
            return answer

        return super()._again(answered)


class OneOfSeveral(Counted):
    """One of several processes is killed; the others take its tables, and another one takes its place."""

    def __init__(self, server: LiveServer, times: int, pairs: int, workers: int = _WORKERS) -> None:
        self._workers = workers
        super().__init__(server, times, pairs)
        self._until_all_are_there()

    def kill(self) -> None:
        """Let one of the processes die; the next only when another has taken its place."""
        os.kill(self.drawn.choice(processes_of(self.server)), signal.SIGKILL)
        self._until_all_are_there()

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


class FullDisk(Counted):
    """The disk is filled to its last pages and cleared up again, mostly before the server stops trying."""

    def kill(self) -> None:
        """Fill the disk for a while."""
        folder = Path(self.server.database.removeprefix("sqlite:///")).parent
        with _filled(folder, self.server.process.pid, self.drawn.randrange(4) * 4096):
            time.sleep(self.drawn.choice((0.5, 2.0, 2.0, 6.0)))


class LockedDatabase(Counted):
    """Another program holds the database locked, mostly for less than the server waits, now and then for longer."""

    def kill(self) -> None:
        """Hold the lock for a while."""
        held = self.drawn.choice((0.2, 1.0, 2.0, 7.0))
        other = sqlite3.connect(self.server.database.removeprefix("sqlite:///"), 30, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        time.sleep(held)
        other.execute("ROLLBACK")
        other.close()


class ClockJumps(Counted):
    """The clock of the machine is set forward or back, by a second or by a day."""

    def __init__(self, server: LiveServer, times: int, pairs: int, clock: Path) -> None:
        self._clock = clock
        super().__init__(server, times, pairs)

    def kill(self) -> None:
        """Set the clock."""
        jump = self.drawn.choice((-86_400, -3_600, -1, 1, 3_600, 86_400))
        self._clock.write_text(str(int(self._clock.read_text()) + jump))


class DatabaseRestarts(Counted):
    """PostgreSQL is stopped without a checkpoint, every connection to it broken, and started again."""

    def kill(self) -> None:
        """Restart it."""
        scratch_postgresql.restart(self.server.database)


@contextmanager
def _filled(folder: Path, process: int, left: int) -> Iterator[None]:
    """A disk with so many bytes left: the small one it is, or a limit on the files of the server."""
    if os.path.ismount(folder):
        filler = folder / "filler"
        try:
            with filler.open("wb") as written, suppress(OSError):
                os.posix_fallocate(written.fileno(), 0, max(4096, shutil.disk_usage(folder).free - left))
            yield
        finally:
            filler.unlink()
        return
    longest = max(file.stat().st_size for file in folder.iterdir() if file.name.startswith("tables.db"))
    resource.prlimit(process, resource.RLIMIT_FSIZE, (longest + left, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


@contextmanager
def _small_disk() -> Iterator[Path]:
    """A folder on a disk of its own, where this system lets us have one; else any."""
    with tempfile.TemporaryDirectory() as folder:
        mounted = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={_ROOM}", "tmpfs", folder], capture_output=True, check=False
        )
        try:
            yield Path(folder)
        finally:
            if mounted.returncode == 0:
                subprocess.run(["umount", folder], check=True)


@contextmanager
def killed(times: int, pairs: int, *, cut: bool = False, shared: bool = False) -> Iterator[Counted]:
    """The only process is killed; with `cut` the network fails at every message as well."""
    if shared:
        with scratch_postgresql.scratch(durable=True) as database:
            yield Counted(LiveServer(database, varied=True), times, pairs, cut=cut)
        return
    with tempfile.TemporaryDirectory() as folder:
        yield Counted(LiveServer(on(Path(folder)), varied=True), times, pairs, cut=cut)


@contextmanager
def one_of_several(times: int, pairs: int, workers: int = _WORKERS) -> Iterator[Counted]:
    """One of several processes is killed."""
    with scratch_postgresql.scratch(durable=True) as database:
        server = LiveServer(database, 0, "--workers", str(workers), varied=True)
        yield OneOfSeveral(server, times, pairs, workers)


@contextmanager
def full_disk(times: int, pairs: int) -> Iterator[Counted]:
    """The disk is full for a while."""
    with _small_disk() as folder:
        yield FullDisk(LiveServer(on(folder), varied=True), times, pairs)


@contextmanager
def locked_database(times: int, pairs: int) -> Iterator[Counted]:
    """The database is locked for a while."""
    with tempfile.TemporaryDirectory() as folder:
        yield LockedDatabase(LiveServer(on(Path(folder)), varied=True), times, pairs)


@contextmanager
def clock_jumps(times: int, pairs: int) -> Iterator[Counted]:
    """The clock jumps."""
    with tempfile.TemporaryDirectory() as folder:
        clock = Path(folder) / "clock"
        clock.write_text("0")
        yield ClockJumps(LiveServer(on(Path(folder)), varied=True, clock=clock), times, pairs, clock)


@contextmanager
def database_restarts(times: int, pairs: int) -> Iterator[Counted]:
    """PostgreSQL is restarted."""
    with scratch_postgresql.scratch(durable=True) as database:
        yield DatabaseRestarts(LiveServer(database, varied=True), times, pairs)
