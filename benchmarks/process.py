"""A server process of its own on a scratch database, and what it costs the machine."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.server.live import LiveServer, on
from tests.server.several import processes_of


class ServerProcess:
    """`sixrealms serve` behind a proxy that is us, so that everybody can have an address of their own."""

    def __init__(self, folder: Path, database: str = "", workers: int = 1) -> None:
        """On a SQLite in the folder, or another `database`, with so many processes."""
        self.folder = folder
        self._workers = workers
        began = time.perf_counter()
        words = ("--behind-proxy", "--workers", str(workers))
        self._live = LiveServer(database or on(folder), 0, *words, varied=True, fresh=True)
        while self._live.asked("/health")[1].get("servers") != workers:
            time.sleep(0.05)
        #: Seconds from the start of the process to its first answer.
        self.start = time.perf_counter() - began
        self.address = self._live.address

    def founded(self, path: str, body: dict[str, Any], headers: dict[str, str]) -> dict[str, Any]:
        """What was asked for; RuntimeError with the answer of a server that does not do it."""
        status, found = self._live.asked(path, body, headers)
        if status != 201:
            raise RuntimeError(f"{path}: {status} {found}")
        return dict(found)

    def socket_of(self, table: str) -> str:
        """The address of the socket of a table."""
        return f"ws{self.address.removeprefix('http')}/api/tables/{table}/play"

    def memory(self) -> int:
        """Bytes of the processes in memory, what they share counted once; 0 on systems without /proc."""
        try:
            return sum(_kilobytes(process, "Pss:") for process in self._processes()) * 1024
        except OSError:
            return 0

    def cpu_seconds(self) -> float:
        """Seconds of CPU time the processes have used; 0 on systems without /proc."""
        try:
            fields = [
                (process / "stat").read_text(encoding="ascii").rpartition(")")[2] for process in self._processes()
            ]
        except OSError:
            return 0.0
        ticks = sum(int(one.split()[11]) + int(one.split()[12]) for one in fields)
        return ticks / os.sysconf("SC_CLK_TCK")

    def _processes(self) -> list[Path]:
        first = self._live.process.pid
        others = processes_of(self._live) if self._workers > 1 else []
        return [Path("/proc") / str(process) for process in (first, *others)]

    def stop(self) -> None:
        """End it as Ctrl-C would."""
        self._live.stop()


def _kilobytes(process: Path, what: str) -> int:
    lines = (process / "smaps_rollup").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(what))


@contextmanager
def scratch_server(within: str | None = None, database: str = "", workers: int = 1) -> Iterator[ServerProcess]:
    """A server on an empty SQLite database, both gone afterwards, or on another `database` with so many processes;
    `within` a folder, else where the system keeps temporary files.
    """
    with TemporaryDirectory(dir=within) as folder:
        server = ServerProcess(Path(folder), database, workers)
        try:
            yield server
        finally:
            server.stop()
