"""No seat can fill a game so that nobody can end it: every kind of entry has a number of its own, leaving has none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sixrealms.server import limits
from tests.attacks.conftest import OF_A_SEAT
from tests.server.browser import application
from tests.server.live import Client, LiveServer, on

ORDERS = {"type": "orders", "orders": {"mode": "ask", "never": []}}


@pytest.fixture
def pair(server: LiveServer) -> Iterator[tuple[Client, Client]]:
    """Two people at a table."""
    first = server.table({"deck": "A-1"}, {"deck": "B-1"})
    second = server.seat(first["table"])
    clients = [Client(server, first["table"], seat["token"]) for seat in (first, second)]
    for client in clients:
        client.until_told("state")
    yield clients[0], clients[1]
    for client in clients:
        client.close()


def answered(client: Client, name: str, message: dict[str, Any]) -> dict[str, Any]:
    client.say({**message, "id": name})
    return client.until_answered(name)


def test_a_loser_cannot_freeze_a_game_with_orders(pair: tuple[Client, Client]) -> None:
    loser, winner = pair
    told: list[str] = []
    for number in range(OF_A_SEAT["ordered"] + 1):
        answer = answered(loser, f"o{number}", ORDERS)
        told.append(answer.get("code", answer["type"]))
    assert told[-2:] == ["done", "too-many"]
    assert answered(winner, "mine", ORDERS)["type"] == "done"  # everybody has their own
    assert answered(loser, "leave", {"type": "stand-in", "bot": "greedy"})["type"] == "done"
    assert answered(loser, "up", {"type": "concede"})["type"] == "done"
    assert winner.until(lambda _: winner.over)


@pytest.mark.daily_share
def test_leaving_and_coming_back_for_ever_ends_and_the_last_leaving_fits(
    server: LiveServer, pair: tuple[Client, Client]
) -> None:
    restless, _ = pair
    most = OF_A_SEAT["took-seat"]
    leave = {"type": "stand-in", "bot": "random"}
    for number in range(most):
        assert answered(restless, f"l{number}", leave)["type"] == "done"
        assert answered(restless, f"r{number}", {"type": "return"})["type"] == "done"
    assert answered(restless, "away", leave)["type"] == "done"
    assert answered(restless, "away again", leave)["code"] == "too-many"
    assert answered(restless, "back", {"type": "return"})["code"] == "too-many"
    assert answered(restless, "up", {"type": "concede"})["type"] == "done"


def test_a_game_that_is_too_long_can_be_given_up(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "DECISIONS", 0)
    with application(on(tmp_path)) as app:
        first = app.post("/api/tables", json={"seats": [{"deck": "A-1"}, {"deck": "B-1"}]}).json()
        app.post(f"/api/tables/{first['table']}/seats", json={})
        with app.websocket_connect(f"/api/tables/{first['table']}/play") as socket:

            def told(kind: str) -> dict[str, Any]:
                while (message := socket.receive_json())["type"] != kind:
                    pass
                return dict(message)

            socket.send_json({"type": "hello", "token": first["token"]})
            state = told("state")
            if state["prompt"] is not None:
                action = {key: value for key, value in state["prompt"]["options"][0].items() if key != "label"}
                socket.send_json({"type": "act", "id": "a", "v": state["v"], "action": action})
                assert told("refused")["code"] == "too-long"
            socket.send_json({"type": "chat", "id": "c", "phrase": "sorry"})
            assert told("done")["id"] == "c"
            socket.send_json({"type": "concede", "id": "up"})
            assert told("done")["id"] == "up"
