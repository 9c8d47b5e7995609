"""A server says that it is well only while it is: what it is asked, what Prometheus reads, what it writes down."""

from __future__ import annotations

import io
import json
import logging
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.testing import TestClient
from prometheus_client.parser import text_string_to_metric_families

from sixrealms.server import health, housekeeping, logs
from sixrealms.server.app import create_app
from sixrealms.server.housekeeping import Care
from sixrealms.server.http.application import Application
from sixrealms.server.session.tally import Capacity
from sixrealms.server.store.tables import Storage, StorageError
from tests.server.browser import Browser, client_of
from tests.server.live import on


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Application]]:
    monkeypatch.setattr(health, "KEPT", 0.0)
    storage = Storage(on(tmp_path))
    storage.prepare()
    with client_of(create_app(storage, kept=Care(open_metrics=True))) as client:
        yield client


def told(app: TestClient[Application], path: str = "/health") -> tuple[int, str, str, str]:
    answer = app.get(path)
    found = answer.json()
    return answer.status_code, found["status"], found["database"], found["disk"]


def figures(app: TestClient[Application]) -> dict[str, float]:
    answer = app.get("/metrics")
    assert answer.status_code == 200
    return {
        sample.name: sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
        if not set(sample.labels) - {"version"}
    }


def test_a_server_that_is_well_says_so(app: TestClient[Application]) -> None:
    assert told(app) == told(app, "/ready") == (200, "ok", "ok", "ok")


def test_a_locked_database_is_told_while_it_is_locked(
    app: TestClient[Application], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.app.kept["examination"]._patience = 0.2
    other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert told(app) == (503, "failing", "slow", "ok")
    assert told(app, "/ready")[:2] == (503, "failing")
    assert figures(app)["sixrealms_database_up"] == 0
    other.execute("ROLLBACK")
    other.close()
    app.app.kept["examination"]._patience = 20.0
    assert told(app) == (200, "ok", "ok", "ok")


def test_a_database_that_fails_and_a_full_disk_are_told(
    app: TestClient[Application], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise StorageError("no")

    storage = app.app.kept["lobby"].workers.storage
    with monkeypatch.context() as broken:
        broken.setattr(storage, "at_once", fails)
        assert told(app) == (503, "failing", "failing", "ok")
        assert figures(app)["sixrealms_healthy"] == 0
    with monkeypatch.context() as full:
        full.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=health.ROOM - 1))
        assert told(app) == (503, "failing", "ok", "full")
        assert figures(app)["sixrealms_healthy"] == 0
        assert figures(app)["sixrealms_database_up"] == 1
    assert figures(app)["sixrealms_healthy"] == 1


def test_a_server_that_ends_or_is_full_is_healthy_and_not_ready(
    app: TestClient[Application],
) -> None:
    lobby = app.app.kept["lobby"]
    lobby.ending = True
    assert (told(app)[:2], told(app, "/ready")[:2]) == ((200, "ok"), (503, "full"))
    lobby.ending = False
    lobby.capacity = Capacity(seated=0)
    assert (told(app)[:2], told(app, "/ready")[:2]) == ((200, "ok"), (503, "full"))


def test_prometheus_reads_what_is_kept_and_how_long_it_takes(app: TestClient[Application]) -> None:
    before = figures(app)
    Browser(app).done("POST", "/api/tables", {"seats": [{}, {"bot": "random"}]})
    storage = app.app.kept["lobby"].workers.storage
    for _ in range(200):
        if storage.entries_stored:
            break
        app.get("/health")
    after = figures(app)
    assert after["sixrealms_info"] == 1
    assert after["sixrealms_tables_kept"] == before["sixrealms_tables_kept"] + 1
    assert {"sixrealms_faults_total", "sixrealms_storage_doubts_total", "process_resident_memory_bytes"} <= after.keys()
    stored = after["sixrealms_entries_total"]
    assert after["sixrealms_stored_seconds_count"] <= stored, "one write holds all a computer player says at once"


@pytest.mark.parametrize("header", ["X-Forwarded-For", "X-Real-IP", "Forwarded", "Via"])
def test_figures_are_not_told_to_strangers_behind_a_proxy_on_this_machine(
    app: TestClient[Application], header: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    housekeeping.CARE.put(app.app, Care())
    monkeypatch.setattr(housekeeping, "ip_address", lambda _: SimpleNamespace(is_loopback=True))
    assert app.get("/metrics").status_code == 200
    assert app.get("/metrics", headers={header: "203.0.113.7"}).status_code == 404


# -- what is written down ---------------------------------------------------------------------------------------------


@pytest.fixture
def written() -> Iterator[Any]:
    """The lines a server has written so far, as data."""
    names = ("sixrealms", "uvicorn.error", "asyncio")
    before = [(one, one.handlers, one.level) for one in map(logging.getLogger, names)]
    stream = io.StringIO()
    handler = logs.begin(stream)

    def lines() -> list[dict[str, Any]]:
        text = stream.getvalue()
        stream.seek(0)
        stream.truncate()
        return [json.loads(line) for line in text.splitlines()]

    yield lines
    handler.close()
    for one, handlers, level in before:
        one.handlers = handlers
        one.setLevel(level)


def test_a_line_is_data_and_holds_neither_secrets_nor_what_errors_say(written: Any) -> None:
    log = logging.getLogger("sixrealms.server")
    key, table, token = "k" + "5a" * 16, "AbCdEfGhIjKlMnO-", "t" * 32
    log.error("table %s: %s", table, f"dealt from {key}")
    log.error("GET /api/tables/%s/replay with %s", table, token)
    log.error("postgresql://six:open-sesame@db/six cannot be reached")
    try:
        raise KeyError("1st/54 lies face down")
    except KeyError:
        log.exception("a question fails")
    log.error("x " * 9_000)

    lines = written()
    assert [line["level"] for line in lines] == ["error"] * 5
    text = json.dumps(lines, ensure_ascii=False)
    assert not [secret for secret in (key, key[1:], table, token, "open-sesame", "1st/54") if secret in text]
    assert "AbCdE…" in lines[0]["said"]
    assert "AbCdE…" in lines[1]["said"]
    assert lines[3]["said"] == "a question fails (KeyError)"
    assert len(lines[4]["said"]) == logs.LETTERS


def test_the_same_thing_is_written_down_only_so_often(written: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    log = logging.getLogger("sixrealms.server")
    monkeypatch.setattr("logging.time.time", lambda: 1_764_000_000.0)
    monkeypatch.setattr("logging.time.time_ns", lambda: 1_764_000_000 * 10**9, raising=False)
    for number in range(500):
        log.error("the database is away, try %d", number)
    log.error("something else")
    lines = written()
    assert len(lines) == logs.A_MINUTE + 1
    monkeypatch.setattr("logging.time.time", lambda: 1_764_000_060.0)
    monkeypatch.setattr("logging.time.time_ns", lambda: 1_764_000_060 * 10**9, raising=False)
    log.error("the database is away, try %d", 501)
    (line,) = written()
    assert line["left_out"] == 500 - logs.A_MINUTE
