"""A server cannot be filled, tells its figures to its machine alone, and says how browsers may use it."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pytest
import sqlalchemy as sql

from sixrealms.server import limits
from sixrealms.server.app import create_app
from sixrealms.server.housekeeping import Care
from sixrealms.server.store.tables import CHAIRS, ENTRIES, TABLES, Storage
from sixrealms.server.tournaments.service import TournamentService
from tests.server.browser import Browser, application, client_of
from tests.server.live import on

DAY = limits.DAY


def _aged(storage: Storage, table: str, days: int) -> None:
    older = sql.update(TABLES).where(TABLES.c.id == table).values(touched=TABLES.c.touched - days * DAY)
    storage.at_once(lambda connection: connection.execute(older))


@pytest.mark.parametrize(
    ("over", "begun", "days", "kept"),
    [
        (True, True, 89, True),
        (True, True, 91, False),
        (False, True, 300, True),
        (False, True, 366, False),
        (False, False, 6, True),
        (False, False, 8, False),
    ],
)
def test_old_tables_are_forgotten_when_the_server_starts(
    database: str, over: bool, begun: bool, days: int, kept: bool
) -> None:
    with application(database) as app:
        table = Browser(app).done("POST", "/api/tables", {"seats": [{}, {}]})["table"]
        if begun:
            Browser(app).done("POST", f"/api/tables/{table}/seats", {})
    storage = Storage(database)
    ended = sql.update(TABLES).where(TABLES.c.id == table).values(over=over)
    storage.at_once(lambda connection: connection.execute(ended))
    _aged(storage, table, days)
    with application(database) as app:
        until = time.monotonic() + 10
        while (storage.table(table) is not None) != kept and time.monotonic() < until:
            time.sleep(0.02)
        status, _ = Browser(app).ask("GET", f"/api/tables/{table}")
        assert (status == 200) == kept
    left = [len(storage.read(sql.select(rows))) for rows in (TABLES, CHAIRS)]
    assert left == ([1, 2] if kept else [0, 0])
    assert kept or storage.read(sql.select(ENTRIES)) == []
    storage.close()


def test_a_full_server_forgets_tables_to_which_nobody_came(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "TABLES", 2)
    with application(database) as app:
        browser = Browser(app)
        first, _ = (browser.done("POST", "/api/tables", {"seats": [{}, {}]})["table"] for _ in range(2))
        assert browser.refused("POST", "/api/tables", {"seats": [{}, {}]}) == (503, "full")
        storage = Storage(database)
        _aged(storage, first, 1)
        browser.done("POST", "/api/tables", {"seats": [{}, {}]})
        assert browser.refused("GET", f"/api/tables/{first}") == (404, "no-table")
        storage.close()


def test_the_database_is_closed_when_every_thread_is_done_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    happened: list[str] = []
    begun, closed = threading.Event(), Storage.close

    def forget_unused(service: TournamentService, seconds: int) -> int:
        begun.set()
        time.sleep(0.3)
        happened.append("forgot")
        return 0

    def close(storage: Storage) -> None:
        happened.append("closed")
        closed(storage)

    monkeypatch.setattr(TournamentService, "forget_unused", forget_unused)
    monkeypatch.setattr(Storage, "close", close)
    with application(on(tmp_path)):
        assert begun.wait(10)
    assert happened == ["forgot", "closed"]


def test_figures_are_told_to_this_machine_unless_the_server_tells_everybody(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    for care, status in ((Care(), 404), (Care(open_metrics=True), 200)):
        storage = Storage(on(tmp_path_factory.mktemp("figures")))
        storage.prepare()
        with client_of(create_app(storage, kept=care)) as app:
            answer = app.get("/metrics")
            assert answer.status_code == status
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert "sixrealms_tables_kept 0.0" in answer.text.splitlines()


def test_every_answer_says_how_browsers_may_use_it(tmp_path_factory: pytest.TempPathFactory) -> None:
    with application(on(tmp_path_factory.mktemp("headers"))) as app:
        for path in ("/health", "/api/me", "/api/tables/none", "/no/such/page"):
            headers = app.get(path).headers
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
        assert app.get("/api/me").headers["cache-control"] == "no-store"
        assert "strict-transport-security" not in app.get("/health").headers
