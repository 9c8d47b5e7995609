"""What goes on at a server: open tables and games to watch, and who is here, with the names of those who wish it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from sixrealms.server.http import hall
from sixrealms.server.http.application import Application
from sixrealms.server.http.context import LOBBY
from sixrealms.server.messages.socket_frames import NOT_UNDERSTOOD, REFUSED
from sixrealms.server.session import presence
from sixrealms.server.session.lobby import Lobby
from sixrealms.server.session.new_table import Guest, NewTable, Place
from sixrealms.server.store.leases import Leases
from sixrealms.server.store.tables import Storage
from tests.server.browser import Browser, application
from tests.server.live import PATIENCE, on
from tests.server.test_leases import with_two
from tests.server.test_rated_games import person

App = TestClient[Application]


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    monkeypatch.setattr(presence, "_FOUND_FOR", 0.0)
    monkeypatch.setattr("sixrealms.server.session.lobby._LISTED_FOR", 0.0)
    with application(on(tmp_path)) as client:
        yield client


def open_table(browser: Browser, *seats: dict[str, str], **more: Any) -> str:
    found: str = browser.done("POST", "/api/tables", {"seats": seats or ({}, {}), "public": True, **more})["table"]
    return found


def test_tables_with_a_free_seat_come_before_games_to_watch_and_others_are_not_told(app: App) -> None:
    ana = person(app, "Ana")
    watched = open_table(ana, {}, {"bot": "novice"})
    open_table(ana, {}, {"bot": "novice"}, spectators="none")
    free = open_table(ana, {}, {}, {}, rated=True)
    open_table(ana, public=False)

    tables = Browser(app).done("GET", "/api/hall")["tables"]
    assert [(one["table"]["table"], one["free"]) for one in tables] == [(free, 2), (watched, 0)]
    assert (tables[0]["table"]["rated"], tables[0]["points"]) == (True, [1500, 0, 0])
    assert 0 <= tables[0]["waiting"] < 600


def test_whoever_has_seen_it_is_told_in_a_word_that_nothing_changed(app: App) -> None:
    ana = person(app, "Ana")
    first = ana.done("GET", "/api/hall")
    again = ana.done("GET", f"/api/hall?seen={first['version']}")
    assert (again["same"], again["tables"], again["again"]) == (True, [], 5)

    open_table(ana)
    assert not ana.done("GET", f"/api/hall?seen={first['version']}")["same"]


def test_only_the_names_of_those_who_wish_it_are_told(app: App) -> None:
    ana, bo, guest = person(app, "Ana"), person(app, "Bo"), Browser(app)
    guest.done("POST", "/api/me")
    guest.done("PUT", "/api/me", {"name": "Carla"})
    for browser in (ana, bo, guest):
        browser.done("GET", "/api/hall")
    told = ana.done("GET", "/api/hall")
    assert (told["here"], told["names"]) == (3, [])

    assert bo.done("PUT", "/api/me", {"visible": True})["visible"] is True
    assert guest.refused("PUT", "/api/me", {"visible": True}) == (403, "no-account")
    told = ana.done("GET", "/api/hall")
    assert (told["here"], told["names"]) == (3, ["Bo"])
    assert bo.done("GET", "/api/me")["visible"] is True

    bo.done("PUT", "/api/me", {"visible": False})
    assert ana.done("GET", "/api/hall")["names"] == []


def test_whoever_sits_at_a_table_is_here_and_whoever_has_gone_is_not(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, bo = person(app, "Ana"), person(app, "Bo")
    made = bo.done("POST", "/api/tables", {"seats": [{}, {"bot": "novice"}]})
    monkeypatch.setattr(presence, "_HERE", -1.0)
    assert ana.done("GET", "/api/hall")["here"] == 0
    app.cookies.clear()
    app.cookies.update(bo.cookies)
    with app.websocket_connect(f"/api/tables/{made['table']}/play") as socket:
        socket.send_json({"type": "hello", "token": made["token"]})
        socket.receive_json()
        assert ana.done("GET", "/api/hall")["here"] == 1
    LOBBY.within(app.app).presence.begin_anew()


def test_whoever_watches_is_told_at_once_and_when_something_changes(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "_BETWEEN", 0.01)
    ana = person(app, "Ana")
    with app.websocket_connect("/api/hall/watch") as socket:
        first = socket.receive_json()
        assert (first["same"], first["tables"], first["here"]) == (False, [], 1)
        table = open_table(ana)
        told = socket.receive_json()
        assert ([one["table"]["table"] for one in told["tables"]], told["version"] != first["version"]) == (
            [table],
            True,
        )
        socket.send_text("anything")
        with pytest.raises(WebSocketDisconnect) as end:
            all(socket.receive_json() for _ in range(9))  # what was on its way comes first
        assert end.value.code == NOT_UNDERSTOOD


def test_no_other_page_may_watch(app: App) -> None:
    with (
        pytest.raises(WebSocketDisconnect) as end,
        app.websocket_connect("/api/hall/watch", headers={"origin": "https://elsewhere.example"}),
    ):
        pass
    assert end.value.code == REFUSED


def test_a_table_at_one_server_is_heard_of_at_another(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "_LOOKS", 1e6)  # nobody looks by themselves
    monkeypatch.setattr(hall, "_BETWEEN", 0.0)

    async def then(one: Lobby, other: Lobby) -> None:
        while not other.workers.bell.rung:  # until they hear each other
            one.workers.bell.ring()
            await asyncio.sleep(0.01)
        board = hall.Noticeboard()

        async def tells(*wanted: tuple[str, int]) -> None:
            while [(each.table.table, each.free) for each in (await board.now(other)).tables] != [*wanted]:
                await board.changed(other)

        await tells()
        room, _, _ = await one.found(NewTable(seats=(Place(), Place()), public=True))
        await asyncio.wait_for(tells((room.stored.id, 1)), PATIENCE)
        await room.sit(Guest(name="Bruno"))
        await asyncio.wait_for(tells((room.stored.id, 0)), PATIENCE)

    with_two(shared, then)


def test_servers_that_share_tables_tell_each_other_who_is_there(shared: str) -> None:
    storage = Storage(shared)
    leases = Leases(storage)
    first, second = (leases.register("127.0.0.1:1", "a machine", "key") for _ in range(2))

    assert leases.say_who_is_here(first, "Ana") == [""]
    assert leases.say_who_is_here(second, "Bo") == ["Ana"]
    leases.is_gone(first)
    assert leases.say_who_is_here(second, "Bo") == []
    storage.close()
