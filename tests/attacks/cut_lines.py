"""A line to PostgreSQL that is cut at the worst moment: the database is told to commit and its answer never arrives."""

from __future__ import annotations

import contextlib
import re
import socket
import tempfile
import threading
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

_SOCKET = ".s.PGSQL.5432"
#: What a game goes on with, and the name it is prepared under; signs of life are committed as well, twice a second.
_ENTRY = re.compile(rb"(?:(_pg3_\d+)\0)?INSERT INTO entries")


class CutLine:
    """Passes everything between servers and a PostgreSQL, until it is told to cut at the next commit of a game.

    Cut, it passes the commit on, waits until the database has answered, and hangs up; with `stays_down` nobody
    reaches the database afterwards until `mended`.
    """

    def __init__(self, address: str) -> None:
        self._behind = parse_qs(urlsplit(address).query)["host"][0]
        self._folder = tempfile.mkdtemp(prefix="sixrealms-line-")
        Path(self._folder).chmod(0o755)
        self.address = address.replace(self._behind, self._folder)
        self._cut = threading.Event()
        self._down = threading.Event()
        self._stays_down = False
        self.cuts = 0
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(f"{self._folder}/{_SOCKET}")
        self._listening.listen(20)
        threading.Thread(target=self._accept, daemon=True).start()

    def cut_at_the_next_commit(self, *, stays_down: bool = False) -> None:
        self._stays_down = stays_down
        self._cut.set()

    def mended(self) -> None:
        self._down.clear()

    def close(self) -> None:
        self._listening.close()
        Path(self._folder, _SOCKET).unlink()
        Path(self._folder).rmdir()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listening.accept()
            except OSError:
                return
            if self._down.is_set():
                client.close()
                continue
            behind = socket.socket(socket.AF_UNIX)
            behind.connect(f"{self._behind}/{_SOCKET}")
            threading.Thread(target=self._pass_on, args=(client, behind), daemon=True).start()

    def _pass_on(self, client: socket.socket, behind: socket.socket) -> None:
        swallow = threading.Event()
        answered = threading.Event()
        threading.Thread(target=self._answer, args=(behind, client, swallow, answered), daemon=True).start()
        plays, prepared = False, set[bytes]()
        while asked := _received(client):
            found = _ENTRY.findall(asked)
            prepared.update(name + b"\0" for name in found if name)
            plays = plays or bool(found) or any(name in asked for name in prepared)
            commits = b"COMMIT" in asked.upper()
            if self._cut.is_set() and commits and plays:
                self._cut.clear()
                swallow.set()
                behind.sendall(asked)
                answered.wait(20)
                if self._stays_down:
                    self._down.set()
                self.cuts += 1
                break
            plays = plays and not commits
            behind.sendall(asked)
        for end in (client, behind):
            _hang_up(end)

    def _answer(
        self, behind: socket.socket, client: socket.socket, swallow: threading.Event, answered: threading.Event
    ) -> None:
        while told := _received(behind):
            if swallow.is_set():
                answered.set()
                return
            try:
                client.sendall(told)
            except OSError:
                return


def _received(end: socket.socket) -> bytes:
    try:
        return end.recv(65_536)
    except OSError:
        return b""


def _hang_up(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
