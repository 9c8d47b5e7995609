"""`sixrealms serve --workers 2` as whoever runs a server starts it: one port, two processes, and one that is lost."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import time
from collections.abc import Callable

import pytest

from sixrealms.records.parser import parse
from tests.server.faults import GONE, Survivor
from tests.server.live import PATIENCE, LiveServer
from tests.server.several import processes_of


def until(there: Callable[[], bool]) -> None:
    give_up = time.monotonic() + PATIENCE
    while True:
        with contextlib.suppress(*GONE):  # the one that was asked has just been killed
            if there():
                return
        assert time.monotonic() < give_up, "there are not two"
        time.sleep(0.05)


def both_are_there(server: LiveServer) -> None:
    until(lambda: server.asked("/health")[1].get("servers") == 2)


def another_is_there(server: LiveServer, lost: int) -> None:
    until(lambda: lost not in processes_of(server) and len(processes_of(server)) == 2)
    both_are_there(server)


@pytest.mark.timeout(300)
def test_a_game_goes_on_when_one_of_two_processes_is_killed(shared: str) -> None:
    server = LiveServer(shared, 0, "--workers", "2", varied=True)
    both_are_there(server)
    first = server.table({}, {})
    tokens = [first["token"], server.seat(first["table"])["token"]]
    clients = [Survivor(server, first["table"], token) for token in tokens]
    wrong: list[BaseException] = []

    def play(client: Survivor) -> None:
        try:
            client.play()
        except BaseException as error:  # noqa: BLE001 - raised again below
            wrong.append(error)

    threads = [threading.Thread(target=play, args=(client,), daemon=True) for client in clients]
    for thread in threads:
        thread.start()
    for killed in range(2):
        before = sum(len(client.done) for client in clients)
        while sum(len(client.done) for client in clients) < before + 10 and not wrong:
            time.sleep(0.005)
        lost = processes_of(server)[killed]
        os.kill(lost, signal.SIGKILL)
        another_is_there(server, lost)
    for thread in threads:
        thread.join(4 * PATIENCE)
        assert not thread.is_alive(), "nobody plays on"
    assert wrong == []
    status, record = server.asked(f"/api/tables/{first['table']}/record")
    assert status == 200
    versions = [version for client in clients for version in client.done.values()]
    assert len(versions) == len(set(versions)) > 20
    assert set(versions) <= set(range(2, len(parse(record, "record").moves) + 2))
    assert server.stop() == 0
