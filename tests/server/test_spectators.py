"""Who may watch a table, and what: agreed on when it is made."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from sixrealms.server.http.application import Application
from tests.server.browser import Browser, application
from tests.server.live import on


@pytest.fixture
def app(tmp_path: Path) -> Iterator[TestClient[Application]]:
    with application(on(tmp_path)) as client:
        yield client


def table(app: TestClient[Application], **more: Any) -> dict[str, Any]:
    found: dict[str, Any] = Browser(app).done("POST", "/api/tables", {"seats": [{}, {"bot": "random"}], **more})
    return found


def first_words(app: TestClient[Application], table: str, token: str = "") -> dict[str, Any]:
    with app.websocket_connect(f"/api/tables/{table}/play") as socket:
        socket.send_json({"type": "hello", "token": token})
        told: dict[str, Any] = socket.receive_json()
        return told


def shows_hands(app: TestClient[Application], made: dict[str, Any]) -> dict[str, Any]:
    """What a player is answered who wants to let spectators see their hand."""
    with app.websocket_connect(f"/api/tables/{made['table']}/play") as socket:
        socket.send_json({"type": "hello", "token": made["token"]})
        socket.send_json({"type": "show-hands", "id": "1", "yes": True})
        while (told := socket.receive_json()).get("id") != "1":
            pass
        answer: dict[str, Any] = told
        return answer


def test_nobody_watches_where_that_was_agreed_on_until_the_game_is_over(app: TestClient[Application]) -> None:
    made = table(app, spectators="none")
    assert first_words(app, made["table"])["code"] == "no-spectators"
    assert first_words(app, made["table"], made["token"])["type"] == "state"
    with app.websocket_connect(f"/api/tables/{made['table']}/play") as socket:
        socket.send_json({"type": "hello", "token": made["token"]})
        socket.send_json({"type": "concede", "id": "1"})
        while socket.receive_json().get("id") != "1":
            pass
    assert first_words(app, made["table"])["type"] == "state"


def test_hands_are_shown_only_where_that_was_agreed_on(app: TestClient[Application]) -> None:
    assert shows_hands(app, table(app, spectators="public"))["code"] == "hands-never"
    assert shows_hands(app, table(app, spectators="none"))["code"] == "hands-never"
    assert shows_hands(app, table(app))["type"] == "done"
    assert first_words(app, table(app, spectators="public")["table"])["type"] == "state"


def test_what_was_agreed_on_is_told_and_nothing_else_can_be(app: TestClient[Application]) -> None:
    made = table(app, spectators="public", window=3, delay=5)
    told = Browser(app).done("GET", f"/api/tables/{made['table']}")
    assert (told["spectators"], told["window"], told["delay"]) == ("public", 3, 5)
    wish = {"seats": [{}, {}], "spectators": "friends"}
    assert Browser(app).refused("POST", "/api/tables", wish) == (400, "not-understood")
