"""Games of network players while the server is killed again and again and connections are cut at every message.

`python -m tests.server.faults --kills 50` does it on SQLite and on PostgreSQL and prints what was survived.
"""

from __future__ import annotations

import argparse
import http.client
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from socket import SHUT_RDWR
from typing import Any, NamedTuple

from websockets.exceptions import InvalidHandshake, WebSocketException

from sixrealms.records.parser import parse
from tests.server.live import PATIENCE, Client, LiveServer, on
from tools import scratch_postgresql

GONE = (OSError, EOFError, WebSocketException, http.client.HTTPException)
"""What a client sees of a server that dies or is not there yet."""
COMES_BACK = 4 * PATIENCE
"""Seconds a server may take to be there again: on a busy machine starting it takes longer than anything else here."""
_BETWEEN_KILLS = (10, 45)  # acknowledged actions, of all games together


class Figures(NamedTuple):
    """What was survived."""

    kills: int
    games: int
    actions: int
    cuts: int
    seconds: float


class Survivor(Client):
    """A person's program that waits for a server which is gone; with `cut` its network fails at every message that
    tells something new, and at every second thing it says.
    """

    def __init__(self, server: LiveServer, table: str, token: str, *, cut: bool = False) -> None:
        self.cut = cut
        self.told_new = 0
        self.away: list[float] = []  # seconds until it was told something again, whenever it was cut off
        self._newest = 0
        self._lost_at = 0.0
        super().__init__(server, table, token)

    def come_back(self) -> None:
        self._lost_at = self._lost_at or time.monotonic()
        give_up = time.monotonic() + COMES_BACK
        while True:
            try:
                super().come_back()
            except (*GONE, InvalidHandshake):
                assert time.monotonic() < give_up, "the server does not come back"
                time.sleep(0.05)
            else:
                return

    def hear(self) -> dict[str, Any]:
        message = super().hear()
        if self._lost_at:
            self.away.append(time.monotonic() - self._lost_at)
            self._lost_at = 0.0
        if message["type"] == "done" or message.get("v", 0) > self._newest:
            self._newest = max(self._newest, self.version)
            self.told_new += 1
        return message

    def step(self) -> None:
        told, open_before = self.told_new, self._open
        try:
            super().step()
            says = self._open is not None and self._open is not open_before
            if self.cut and (self.told_new > told or (says and self._number % 2)):
                self._cut_off()
        except GONE:
            self.socket.socket.close()
            self.come_back()

    def _cut_off(self) -> None:
        self.socket.socket.shutdown(SHUT_RDWR)
        self.socket.close()
        self.cuts += 1
        self.come_back()


class Ordeal:
    """Pairs of players who play game after game at a server until it was killed often enough."""

    survivor: type[Survivor] = Survivor
    #: Seconds the last games may take when it has happened often enough.
    last_games: float = 4 * PATIENCE

    def __init__(self, database: str, kills: int, pairs: int, *, cut: bool, server: LiveServer | None = None) -> None:
        self.server = server or LiveServer(database, varied=True)
        self._database = database
        self._kills = kills
        self._pairs = pairs
        self._cut = cut
        self._enough = threading.Event()
        self._errors: list[BaseException] = []
        self._playing: set[Survivor] = set()
        self._lock = threading.Lock()
        self._finished = [0, 0, 0]  # games, actions, cuts

    def run(self) -> Figures:
        """Kill and play; the first error of any player comes back."""
        try:
            return self._run()
        finally:
            if self.server.process.poll() is None:
                self.server.kill()

    def _run(self) -> Figures:
        began = time.monotonic()
        threads = [threading.Thread(target=self._pair, args=(number,), daemon=True) for number in range(self._pairs)]
        for thread in threads:
            thread.start()
        chance = Random(self._kills)
        for _ in range(self._kills):
            until = self._acknowledged() + chance.randint(*_BETWEEN_KILLS)
            while self._acknowledged() < until and not self._errors:
                time.sleep(0.002)
            if self._errors:
                break  # a server killed again and again without anybody playing shows nothing
            self.kill()
        self._enough.set()
        for thread in threads:
            thread.join(self.last_games)
            assert not thread.is_alive(), "nobody plays on"
        if self._errors:
            raise self._errors[0]
        assert self.server.stop() == 0
        games, actions, cuts = self._finished
        return Figures(self._kills, games, actions, cuts, time.monotonic() - began)

    def kill(self) -> None:
        """Let the server die, and another one be there."""
        self.server.kill()
        self.server = LiveServer(self._database, self.server.port, varied=True)

    def judge(self, answer: tuple[int, Any], clients: list[Survivor], bots: list[Any]) -> None:
        """Look at the record of a game that is over."""
        nothing_lost_or_doubled(answer, clients, bots)

    def _acknowledged(self) -> int:
        with self._lock:
            return self._finished[1] + sum(len(client.done) for client in self._playing)

    def _pair(self, number: int) -> None:
        try:
            while True:
                self._game(number)
                if self._enough.is_set() or self._errors:
                    return
        except BaseException as error:  # noqa: BLE001 - raised again by `run`
            self._errors.append(error)

    def _game(self, number: int) -> None:
        """A whole game, with a computer player at every third table; nothing of it may be lost or doubled."""
        bots = [{"bot": "random"}] if number % 3 == 2 else []
        table, tokens = self._again(lambda: self._seats(bots))
        clients = [self.survivor(self.server, table, token, cut=self._cut) for token in tokens]
        with self._lock:
            self._playing.update(clients)
        threads = [threading.Thread(target=self._played, args=(client,), daemon=True) for client in clients]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        if not self._errors:
            self.judge(self._again(lambda: self.server.asked(f"/api/tables/{table}/record")), clients, bots)
        with self._lock:
            self._playing.difference_update(clients)
            self._finished[0] += 1
            self._finished[1] += sum(len(client.done) for client in clients)
            self._finished[2] += sum(client.cuts for client in clients)

    def _played(self, client: Survivor) -> None:
        try:
            client.play()
        except BaseException as error:  # noqa: BLE001 - raised again by `run`
            self._errors.append(error)

    def _seats(self, bots: list[dict[str, str]]) -> tuple[str, list[str]]:
        first = self.server.table({}, {}, *bots)
        return first["table"], [first["token"], self.server.seat(first["table"])["token"]]

    def _again(self, ask: Callable[[], Any]) -> Any:
        """Ask until the server is there to answer."""
        give_up = time.monotonic() + COMES_BACK
        while True:
            try:
                return ask()
            except GONE:
                assert time.monotonic() < give_up, "the server does not come back"
                time.sleep(0.05)


def nothing_lost_or_doubled(answer: tuple[int, Any], clients: list[Survivor], bots: list[Any]) -> None:
    """Every acknowledged action is one move of the record, and nothing else is."""
    status, record = answer
    assert status == 200, record
    moves = parse(record, "record").moves
    versions = [version for client in clients for version in client.done.values()]
    assert len(set(versions)) == len(versions), "two actions were acknowledged as one move"
    assert [client.refused for client in clients] == [[] for _ in clients]
    assert {client.version for client in clients} == {len(moves) + 1}
    assert set(versions) <= set(range(2, len(moves) + 2))
    others = [moves[version - 2] for version in range(2, len(moves) + 2) if version not in versions]
    assert bots or all(move.endswith(" passes") for move in others), "more was done than was said and passed by orders"
    assert len({str(client.table["result"]) for client in clients}) == 1


def main(said: Callable[[str], object] = print) -> None:
    """Do it on both databases, first without and then with connections cut."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--kills", type=int, default=50)
    asked.add_argument("--pairs", type=int, default=6)
    wanted = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder, scratch_postgresql.scratch() as postgresql:
        for name, database in (("SQLite", on(Path(folder))), ("PostgreSQL", postgresql)):
            for cut in (False, True):
                figures = Ordeal(database, wanted.kills, wanted.pairs, cut=cut).run()
                said(
                    f"{name}: {figures.kills} kills, {figures.cuts} connections cut, {figures.games} games, "
                    f"{figures.actions} actions acknowledged, {figures.seconds:.0f} s: nothing lost, nothing doubled"
                )


if __name__ == "__main__":
    main()
