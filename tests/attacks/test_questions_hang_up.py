"""A question the program fails at ends no connection: it is answered with the id the fault has in the log."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest

from sixrealms.server import fault_log
from sixrealms.server.session import room
from tests.server.browser import Browser, application
from tests.server.live import Client, LiveServer, on

_SECRET = "1st/54 lies face down"


def answered(socket: Any, said: dict[str, Any]) -> dict[str, Any]:
    socket.send_json(said)
    while True:
        told: dict[str, Any] = socket.receive_json()
        if told.get("id") == said["id"]:
            return told


def fails(*_: object, **__: object) -> None:
    raise LookupError(_SECRET)


def test_a_failing_question_is_answered_and_logged_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(fault_log, "_met", set())
    monkeypatch.setattr(fault_log, "_count", 0)
    monkeypatch.setattr(room, "looked", fails)
    monkeypatch.setattr(room, "reasons_against", fails)
    with application(on(tmp_path)) as app, caplog.at_level(logging.INFO, "sixrealms.server"):
        made = Browser(app).done("POST", "/api/tables", {"seats": [{}, {"bot": "random"}]})
        with app.websocket_connect(f"/api/tables/{made['table']}/play") as socket:
            for language, words in (("en", "say error"), ("pt-BR", "diga erro")):
                with app.websocket_connect(f"/api/tables/{made['table']}/play") as other:
                    other.send_json({"type": "hello", "token": made["token"], "language": language})
                    told = answered(other, {"type": "look", "id": "1", "card": 1})
                    assert (told["type"], told["code"]) == ("refused", "fault")
                    assert f"{words} {told['error']}" in told["message"]
            socket.send_json({"type": "hello", "token": made["token"]})
            looks = [answered(socket, {"type": "look", "id": f"l{n}", "card": n}) for n in range(20)]
            why = answered(socket, {"type": "why", "id": "w", "action": {"verb": "pass"}})
            socket.send_json({"type": "ping"})
            while socket.receive_json()["type"] != "pong":
                pass

    logged = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    ids = {told["error"] for told in (*looks, why)}
    assert len(ids) == 2, "one where looks are answered, one where reasons are"
    assert len(logged) == 2
    assert all(sum(error in line for line in logged) == 1 for error in ids)
    assert "LookupError" in logged[0]
    assert "test_questions_hang_up.py" in logged[0]
    assert _SECRET not in "".join(logged), "what an error says may name a hidden card"
    assert fault_log.counted() == 23


def test_option_cards_are_looked_at_over_the_wire(tmp_path: Path) -> None:
    server = LiveServer(on(tmp_path))
    made = server.table({}, {"bot": "random"}, options={"destroyed-worlds": "on"})
    heard = []
    for token in (made["token"], ""):
        client = Client(server, made["table"], token)
        client.until_told("state")
        for card in range(105, 120):
            client.say({"type": "look", "id": f"{card}", "card": card})
            heard.append(client.until_answered(f"{card}"))
        client.say({"type": "ping"})
        client.until_told("pong")
        client.close()
    assert server.stop() == 0

    assert {told.get("code", told["type"]) for told in heard} == {"looked", "hidden"}
    rules = [told for told in heard if told["type"] == "looked" and told["printing"] == "option/destroyed-worlds"]
    assert len(rules) >= 2
    assert all("optional rule" in told["text"][0] for told in rules)
