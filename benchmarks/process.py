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


class ServerProcess:
    """`sixrealms serve` behind a proxy that is us, so that everybody can have an address of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        began = time.perf_counter()
        self._live = LiveServer(on(folder), 0, "--behind-proxy", varied=True, fresh=True)
        status, _ = self._live.asked("/health")
        assert status == 200
        #: Seconds from the start of the process to its first answer.
        self.start = time.perf_counter() - began
        self.address = self._live.address
        self._proc = Path("/proc") / str(self._live.process.pid)

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
        """Bytes of the process in memory; 0 on systems without /proc."""
        try:
            lines = (self._proc / "status").read_text(encoding="ascii").splitlines()
        except OSError:
            return 0
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS:"))

    def cpu_seconds(self) -> float:
        """Seconds of CPU time the process has used; 0 on systems without /proc."""
        try:
            fields = (self._proc / "stat").read_text(encoding="ascii").rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """End it as Ctrl-C would."""
        self._live.stop()


@contextmanager
def scratch_server(within: str | None = None) -> Iterator[ServerProcess]:
    """A server on an empty SQLite database, both gone afterwards; `within` a folder, else where the system keeps
    temporary files.
    """
    with TemporaryDirectory(dir=within) as folder:
        server = ServerProcess(Path(folder))
        try:
            yield server
        finally:
            server.stop()
