"""What is broken, damaged or gone is told in one clear line, and spoils nothing beside it."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import sqlite3
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from sixrealms.server.http.application import Application
from sixrealms.server.messages import socket_frames
from sixrealms.server.messages.outgoing import Pong
from sixrealms.server.store.migrations import NEWEST
from sixrealms.server.store.tables import Storage, StorageRefused
from sixrealms.terminal.main import main
from tests.server.browser import HEADERS, Browser, application
from tests.server.live import LiveServer, on

DEEP = b'{"seats": ' + b"[" * 20_000 + b"]" * 20_000 + b"}"


@pytest.fixture
def app(tmp_path: Path) -> Iterator[TestClient[Application]]:
    with application(on(tmp_path)) as client:
        yield client


@pytest.mark.parametrize("path", ["/api/tables", "/api/game-name", "/api/deck-check", "/api/records", "/api/events"])
def test_json_nested_too_deeply_is_the_senders_fault(
    app: TestClient[Application], path: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "sixrealms.server"):
        answer = app.post(path, content=DEEP, headers={**HEADERS, "Content-Type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "not-understood"
    assert caplog.records == []


def change(database: Path, statement: str, *values: object) -> None:
    with sqlite3.connect(database) as connection:
        connection.execute(statement, values)


@pytest.mark.parametrize("content", ["{", '{"ruleset": 7}', "[]", '{"ruleset": "tournament", "size": "many"}'])
def test_one_damaged_table_is_left_out_of_the_list(app: TestClient[Application], tmp_path: Path, content: str) -> None:
    ask = Browser(app)
    whole, broken = (ask.done("POST", "/api/tables", {"seats": [{}, {}], "public": True})["table"] for _ in range(2))
    change(tmp_path / "tables.db", "UPDATE tables SET plan = ? WHERE id = ?", content, broken)
    app.app.kept["lobby"]._rooms.clear()  # as after a start of the server

    assert [table["table"] for table in ask.done("GET", "/api/tables")] == [whole]
    assert ask.refused("GET", f"/api/tables/{broken}") == (500, "damaged")
    with app.websocket_connect(f"/api/tables/{broken}/play") as opened:
        assert opened.receive_json()["code"] == "damaged"
    assert ask.done("GET", f"/api/tables/{whole}")["table"] == whole


def test_an_older_program_says_that_the_database_is_newer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    storage = Storage(on(tmp_path))
    storage.prepare()
    storage.close()
    change(tmp_path / "tables.db", "UPDATE alembic_version SET version_num = ?", str(int(NEWEST) + 1))

    assert main(["serve", "--port", "0", "--database", on(tmp_path)]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "newer version" in told
    change(tmp_path / "tables.db", "UPDATE alembic_version SET version_num = 'f00'")
    assert main(["serve", "--port", "0", "--database", on(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("damage", [(b"TABLE tables", b"TABLE t\xff\xfeles"), (b"alembic", b"al\xffmbic")])
def test_a_damaged_schema_is_told_in_one_line(tmp_path: Path, damage: tuple[bytes, bytes]) -> None:
    storage = Storage(on(tmp_path))
    storage.prepare()
    storage.close()
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    file = tmp_path / "tables.db"
    assert damage[0] in file.read_bytes()
    file.write_bytes(file.read_bytes().replace(*damage))

    with pytest.raises(StorageRefused) as refused:
        Storage(on(tmp_path)).prepare()
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("letters", [999, 1_600, 5_000, 20_000])
def test_a_section_line_of_any_length_is_refused_in_a_sentence(
    app: TestClient[Application], tmp_path: Path, letters: int, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "long.txt"
    file.write_text("y" * letters + ":\n")
    commands = (
        ["deck", "check", str(file)],
        ["deck", "show", str(file)],
        ["deck", "convert", str(file), str(tmp_path / "new.txt")],
        ["simulate", "--games", "1", "--decks", str(file)],
        ["play", "--text", "--deck", str(file)],
    )
    for command in commands:
        assert main(command) == 2, command
        told = capsys.readouterr().err
        assert told.count("\n") == 1, command
        assert "section" in told
    status, content = Browser(app).ask("POST", "/api/deck-check", {"text": file.read_text()})
    assert status == 400
    assert "section" in content["error"]["message"]


class Gone:
    """A socket whose other end is gone, as web servers tell it."""

    def __init__(self, error: Exception) -> None:
        self._error = error

    async def send_text(self, _: str) -> None:
        raise self._error


@pytest.mark.parametrize(
    "error",
    [
        OSError("broken pipe"),
        RuntimeError("Unexpected ASGI message 'websocket.send', after sending 'websocket.close'."),
    ],
)
def test_a_client_that_dies_while_it_is_told_something_is_just_gone(error: Exception) -> None:
    with pytest.raises(WebSocketDisconnect):
        asyncio.run(socket_frames.send(Gone(error), Pong()))  # type: ignore[arg-type]
    with pytest.raises(RuntimeError, match="ours"):
        asyncio.run(socket_frames.send(Gone(RuntimeError("ours")), Pong()))  # type: ignore[arg-type]


@pytest.mark.daily_share
def test_clients_that_die_leave_nothing_in_the_log(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    server = LiveServer(on(tmp_path))
    made = server.table({}, {"bot": "random"})
    for _ in range(8):
        opened = server.socket(made["table"])
        opened.send(json.dumps({"type": "hello", "token": made["token"]}))
        for _ in range(20):
            opened.send('{"type": "resync"}')
        line: Any = opened.socket
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # dies without a word
        line.close()
    status, _ = server.asked(f"/api/tables/{made['table']}")
    assert status == 200
    assert server.stop() == 0
    assert "Traceback" not in capfd.readouterr().err
