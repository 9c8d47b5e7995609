"""Strangers cannot fill the stores: what nobody needs is forgotten, and one address founds only so much."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from litestar.testing import TestClient

from sixrealms.server import limits
from sixrealms.server.housekeeping import Care
from sixrealms.server.http.application import Application
from sixrealms.server.http.context import FOUNDING, FOUNDING_EVENTS
from sixrealms.server.session import lobby, tally
from sixrealms.server.session.tally import Capacity
from sixrealms.server.store.old_tables import Periods, old_tables, opened_records
from sixrealms.server.store.people import SESSIONS, People, Person
from sixrealms.server.store.reports import REPORTS, PlayerReport, Reports
from sixrealms.server.store.tables import TABLES, Storage
from sixrealms.server.store.tournaments import EVENTS, Events
from sixrealms.server.tournaments.service import TournamentService
from tests.server.browser import Browser, application
from tests.server.live import on
from tests.server.test_tournament_requests import PLAN as A_PLAN
from tools import record_playthrough

DAY = limits.DAY
ALONE: dict[str, Any] = {"seats": [{}, {"bot": "random"}], "guest": {"name": 'Ana "bot":""'}}
PLAN = {"plan": A_PLAN}


@pytest.fixture
def app(tmp_path: Path) -> Iterator[TestClient[Application]]:
    with application(on(tmp_path)) as running:
        yield running


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    """The database of `app`, looked at from outside."""
    found = Storage(on(tmp_path))
    yield found
    found.close()


@pytest.fixture(scope="module")
def record() -> str:
    """The record of a game of two."""
    (playthrough,) = (one for one in record_playthrough.PLAYTHROUGHS if one.name == "fourth-edition-two")
    return record_playthrough.recorded(playthrough)


def aged(storage: Storage, rows: sql.Table, days: float, *ids: str) -> None:
    older = sql.update(rows).where(rows.c.id.in_(ids)).values(touched=rows.c.touched - int(days * DAY))
    storage.at_once(lambda connection: connection.execute(older))


def test_games_with_computers_make_room_where_it_is_needed_and_others_never_do(
    tmp_path: Path, storage: Storage
) -> None:
    with application(on(tmp_path), Care(capacity=Capacity(tables=2))) as app:
        _make_room_where_it_is_needed(app, storage)


def _make_room_where_it_is_needed(app: TestClient[Application], storage: Storage) -> None:
    browser = Browser(app)
    alone = browser.done("POST", "/api/tables", ALONE)["table"]
    together = browser.done("POST", "/api/tables", {"seats": [{}, {}]})["table"]
    browser.done("POST", f"/api/tables/{together}/seats", {})
    assert browser.refused("POST", "/api/tables", ALONE) == (503, "full")
    aged(storage, TABLES, 2, alone, together)
    browser.done("POST", "/api/tables", ALONE)
    assert browser.refused("GET", f"/api/tables/{alone}") == (404, "no-table")
    browser.done("GET", f"/api/tables/{together}")


def test_each_kind_of_table_is_kept_for_its_own_time(
    app: TestClient[Application], storage: Storage, record: str
) -> None:
    browser = Browser(app)
    alone = browser.done("POST", "/api/tables", ALONE)["table"]
    together = browser.done("POST", "/api/tables", {"seats": [{}, {}]})["table"]
    browser.done("POST", f"/api/tables/{together}/seats", {})
    opened = browser.done("POST", "/api/records", {"record": record})["table"]
    never = limits.NEVER
    kinds = {alone: "alone", together: "begun", opened: "opened"}
    aged(storage, TABLES, 10, *kinds)
    for table, kind in kinds.items():
        for days, found in ((9, [table]), (11, [])):
            periods = Periods(never, never, never, never, never)._replace(**{kind: days * DAY})
            if kind == "begun":
                assert set(old_tables(storage, periods)) == ({alone, together} if found else set())
            else:
                assert old_tables(storage, periods) == found, kind
    assert opened_records(storage) == 1
    care = Care(1, keep_unfinished_days=2, keep_alone_days=3, keep_opened_days=4)
    assert care.periods == Periods(DAY, 2 * DAY, limits.WAITING, 3 * DAY, 4 * DAY)


def test_what_is_kept_is_not_counted_for_each_new_table(
    app: TestClient[Application], monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[int] = []
    true_counts = Storage.counts

    def counts(self: Storage) -> tuple[int, int]:
        counted.append(1)
        return true_counts(self)

    monkeypatch.setattr(Storage, "counts", counts)
    browser = Browser(app)
    for _ in range(6):
        browser.done("POST", "/api/tables", ALONE)
    assert len(counted) == 1


def test_what_others_found_is_counted_before_long(
    tmp_path: Path, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    with application(on(tmp_path), Care(capacity=Capacity(kept=4))) as one, application(on(tmp_path)) as other:
        here, there = Browser(one), Browser(other)
        here.done("POST", "/api/tables", ALONE)
        for _ in range(3):
            there.done("POST", "/api/tables", ALONE)
        monkeypatch.setattr(tally, "OFTEN", -1.0)  # a while later
        assert here.refused("POST", "/api/tables", ALONE) == (503, "full")
        assert storage.counts()[0] == 4


def test_the_list_of_tables_is_read_once_for_all_who_ask(
    app: TestClient[Application], storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    true_read = Storage.read

    def read(self: Storage, statement: sql.Select[Any]) -> Any:
        asked.append(1)
        return true_read(self, statement)

    browser = Browser(app)
    tables = [browser.done("POST", "/api/tables", {"seats": [{}, {}], "public": True})["table"] for _ in range(5)]
    app.app.kept["lobby"]._rooms.clear()
    monkeypatch.setattr(lobby, "_LISTED_FOR", 60.0)
    monkeypatch.setattr(Storage, "read", read)
    for _ in range(4):
        assert {one["table"] for one in browser.done("GET", "/api/tables")} == set(tables)
    assert len(asked) == 2  # tables and their chairs, however many there are and ask
    tables.append(browser.done("POST", "/api/tables", {"seats": [{}, {}], "public": True})["table"])
    assert {one["table"] for one in browser.done("GET", "/api/tables")} == set(tables)
    free = [len([seat for seat in one["seats"] if seat["free"]]) for one in browser.done("GET", "/api/tables")]
    browser.done("POST", f"/api/tables/{tables[-1]}/seats", {})
    seen = browser.done("GET", "/api/tables")
    assert sum(seat["free"] for one in seen for seat in one["seats"]) == sum(free) - 1


def _executed(statement: sql.Update, connection: sql.Connection) -> None:
    connection.execute(statement)


def test_sessions_and_reports_are_kept_for_their_own_time(storage: Storage, tmp_path: Path) -> None:
    storage.prepare()
    people, reports = People(storage), Reports(storage)
    for name, days in (("new", 1), ("old", 20)):
        people.add_guest(Person(name, ""), name)
        used = sql.update(SESSIONS).where(SESSIONS.c.id == name).values(seen=SESSIONS.c.seen - days * DAY)
        storage.at_once(partial(_executed, used))
        assert reports.add(PlayerReport(0, "t", 1, "Bo", "", name, "", "shouts"), 9)
    made = sql.update(REPORTS).where(REPORTS.c.by == "old").values(created=REPORTS.c.created - 20 * DAY)
    storage.at_once(partial(_executed, made))
    assert reports.see_to(1)
    for seconds, left in ((30 * DAY, 2), (10 * DAY, 1)):
        people.prune(seconds)
        reports.prune(seconds, seconds)
        assert len(storage.read(sql.select(SESSIONS))) == left
        assert [one.by for one in reports.list(all_of_them=True)] == ["old", "new"][-left:]
    care = Care(keep_waiting_days=3)
    assert care.periods.waiting == 3 * DAY


def test_opened_records_are_so_many(
    app: TestClient[Application], storage: Storage, record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "OPENED", 1)
    browser = Browser(app)
    first = browser.done("POST", "/api/records", {"record": record})["table"]
    assert browser.refused("POST", "/api/records", {"record": record}) == (503, "full")
    browser.done("POST", "/api/tables", ALONE)  # games have room of their own
    aged(storage, TABLES, 2, first)
    browser.done("POST", "/api/records", {"record": record})
    assert storage.table(first) is None


def test_events_at_which_nothing_happens_are_forgotten(
    app: TestClient[Application], storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "EVENTS", 2)
    unused, used = (app.post("/api/events", json=PLAN).json() for _ in range(2))
    enter = {"wishes": [{"type": "enter", "name": "Ana"}]}
    key = {"X-Six-Realms-Key": used["key"]}
    assert app.post(f"/api/events/{used['id']}/changes", json=enter, headers=key).status_code == 200
    assert app.post("/api/events", json=PLAN).status_code == 503
    aged(storage, EVENTS, 8, unused["id"], used["id"])
    assert app.post("/api/events", json=PLAN).status_code == 201
    assert app.get(f"/api/events/{unused['id']}").status_code == 404
    assert app.get(f"/api/events/{used['id']}").status_code == 200
    assert TournamentService(storage).forget_unused(7 * DAY) == 0
    assert Events(storage).count() == 2


def test_an_address_founds_only_so_much(app: TestClient[Application], monkeypatch: pytest.MonkeyPatch) -> None:
    for counted in (FOUNDING, FOUNDING_EVENTS):
        monkeypatch.setattr(counted, "_each", lambda: (2, 0.001))
        counted.begin(app.app)
    tables = [app.post("/api/tables", json=ALONE) for _ in range(3)]
    events = [app.post("/api/events", json=PLAN) for _ in range(3)]
    for answers in (tables, events):
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert int(answers[-1].headers["retry-after"]) > 60
