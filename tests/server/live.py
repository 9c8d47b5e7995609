"""A real server in a process of its own, and clients that speak to it over real sockets."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from socket import SHUT_RDWR
from tempfile import TemporaryDirectory
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from sixrealms.server.store.tables import Storage
from tests.server.forked import Forked, Manner, started
from tests.server.watching import taken_in

PATIENCE = 30.0
#: Tests make more tables from one address than any person does.
GENEROUS = {"FOUNDING": (10_000, 100.0), "FOUNDING_EVENTS": (1_000, 100.0)}
RUNNING: list[LiveServer] = []
"""Those that have been started and not ended; `tests.live_servers` ends what a test leaves."""


class LiveServer:
    """`sixrealms serve` on a database, on any free port, with more words of its command line.

    What tests deal does not depend on chance, nor on which of them came before; `varied` is for those who want tables
    that differ, `own_luck` deals as the program does for strangers. `client` is a built client to be shown instead of
    that of the program, `limits` are other ones than those of `sixrealms.server.limits`, `clock` is a file with the
    seconds its clock goes wrong by. A `fresh` one shares nothing with other processes, as whoever measures it or lets
    it start others wants it.
    """

    def __init__(
        self,
        database: str,
        port: int = 0,
        *words: str,
        seed: int = 7,
        varied: bool = False,
        own_luck: bool = False,
        client: Path | None = None,
        limits: dict[str, Any] | None = None,
        fresh: bool = False,
        clock: Path | None = None,
    ) -> None:
        self.database = database
        manner = Manner(seed, varied, own_luck, {**GENEROUS, **(limits or {})}, str(client or ""), str(clock or ""))
        line = ["serve", "--port", str(port), "--database", database, *words]
        self.process = started(manner, line) if fresh else Forked(manner, line)
        RUNNING.append(self)
        self.address = ""
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert "http://" in said, said
        self.address = next(word for word in said.split() if word.startswith("http://"))
        self.port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """End the process as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.wait()

    def stop(self) -> int:
        """End it as Ctrl-C would; returns the exit code."""
        self.process.send_signal(signal.SIGINT)
        return self.wait()

    def wait(self) -> int:
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        if self in RUNNING:  # else somebody has waited for it before
            RUNNING.remove(self)
        return code

    def asked(self, path: str, body: object = None, headers: dict[str, str] | None = None) -> tuple[int, Any]:
        """The status and the content of an answer; text that is no JSON as it is."""
        data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        request = Request(self.address + path, data, {"Content-Type": "application/json", **(headers or {})})
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                status, text = answer.status, answer.read().decode()
        except HTTPError as error:
            with error:
                status, text = error.code, error.read().decode()
        return status, json.loads(text) if text.startswith(("{", "[")) else text

    def table(self, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
        """A new table; the caller sits on the first free seat of it."""
        status, found = self.asked("/api/tables", {"seats": seats or ({}, {}), **more})
        assert status == 201, found
        return dict(found)

    def seat(self, table: str, **guest: Any) -> dict[str, Any]:
        """A seat at a table."""
        status, found = self.asked(f"/api/tables/{table}/seats", guest)
        assert status == 201, found
        return dict(found)

    def socket(self, table: str, **options: Any) -> ClientConnection:
        """A socket that has said nothing yet; whoever asks for it closes it."""
        opened: ClientConnection = connect(
            f"ws{self.address[4:]}/api/tables/{table}/play", open_timeout=PATIENCE, **options
        ).__enter__()
        return opened


def on(folder: Path) -> str:
    """The URL of a database in this folder; where there is none it is made, and has taken every step already."""
    file = folder / "tables.db"
    if not file.exists():
        file.write_bytes(_prepared())
    return empty_on(folder)


def empty_on(folder: Path) -> str:
    """The URL of a database in this folder, which may not be there yet."""
    return f"sqlite:///{folder / 'tables.db'}"


@cache
def _prepared() -> bytes:
    """A SQLite database that has taken every step, made once for all tests of a process."""
    with TemporaryDirectory() as folder:
        storage = Storage(empty_on(Path(folder)))
        storage.prepare()
        storage.close()
        return (Path(folder) / "tables.db").read_bytes()


class Client:
    """A person's program: keeps the table up to date, answers by chance, comes back when it is cut off.

    With `cut_after` = n the network fails after 1 message, then after 2 more, ... n, 1 and so on.
    """

    def __init__(self, server: LiveServer, table: str, token: str, *, cut_after: int = 0) -> None:
        self.server = server
        self.table_id = table
        self.token = token
        self.table: dict[str, Any] = {}
        self.prompt: dict[str, Any] | None = None
        self.version = 0
        self.last: dict[str, Any] = {}
        self.heard: list[str] = []
        self.done: dict[str, int] = {}
        self.refused: list[dict[str, Any]] = []
        self.cuts = 0
        self._cut_after = cut_after
        self._since_cut = 0
        self._chance = Random(token and str(cut_after))
        self._open: dict[str, Any] | None = None  # said and not yet acknowledged
        self._number = 0
        self.come_back()

    def come_back(self) -> None:
        """Connect, and say again what was not acknowledged."""
        self._since_cut = 0
        self.socket = self.server.socket(self.table_id)
        self.say({"type": "hello", "token": self.token})
        if self._open is not None:
            self.say(self._open)

    def say(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def close(self) -> None:
        self.socket.close()

    def hear(self) -> dict[str, Any]:
        """The next message."""
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        self._since_cut += 1
        message: dict[str, Any] = json.loads(text)
        kind = message["type"]
        if kind in ("state", "event"):
            assert kind == "state" or message["v"] > self.version
            self.table = taken_in(self.table, message)
            prompt = message["prompt"]
            ahead = prompt is not None and prompt["ahead"]  # what is said ahead is no move yet, and tests count moves
            self.prompt, self.version, self.last = None if ahead else prompt, message["v"], message
        elif kind == "done":
            self.done[message["id"]] = message["v"]
            if self._open is not None and self._open["id"] == message["id"]:
                self._open = None
        elif kind == "refused":
            self.refused.append(message)
            if self._open is not None and self._open["id"] == message["id"]:
                self._open = None
        return message

    def until(self, found: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Listen until such a message comes."""
        while True:
            message = self.hear()
            if found(message):
                return message

    def until_told(self, kind: str) -> dict[str, Any]:
        return self.until(lambda message: message["type"] == kind)

    def until_answered(self, name: str) -> dict[str, Any]:
        """Listen until the message of that id is answered."""
        return self.until(lambda told: told.get("id") == name)

    def until_asked(self) -> dict[str, Any]:
        """Listen until this seat has to decide."""
        while self.prompt is None:
            self.hear()
        return self.prompt

    @property
    def over(self) -> bool:
        return bool(self.table) and self.table["result"] is not None

    def any_action(self) -> dict[str, Any]:
        assert self.prompt is not None
        action = dict(self._chance.choice(self.prompt["options"]))
        del action["label"]
        return action

    def act(self, action: dict[str, Any] | None = None) -> dict[str, Any]:
        """Answer the open question; the same message can be said again."""
        self._number += 1
        name = f"{self._number}"
        said = {"type": "act", "id": name, "v": self.version, "action": action or self.any_action()}
        self._open, self.prompt = said, None
        self.say(said)
        return said

    def step(self) -> None:
        """One message heard and, if asked, one answer given. Cut off after so many messages."""
        try:
            if self._cut_after and self._since_cut > self.cuts % self._cut_after:
                self.socket.socket.shutdown(SHUT_RDWR)  # no goodbye: the network is gone
                self.socket.close()
                self.cuts += 1
                self.come_back()
            self.hear()
            if self.prompt is not None and self._open is None and not self.over:
                self.act()
        except ConnectionClosed:
            self.cuts += 1
            self.come_back()

    def play(self) -> None:
        """Play to the end of the game and until everything is acknowledged."""
        while not self.over or self._open is not None:
            self.step()
        self.close()
