"""A hint: for whoever plays against computers alone, one at a time, from what their seat knows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from sixrealms.players.thoughts import thoughts
from sixrealms.server.http.application import Application
from sixrealms.server.refusal import in_words
from tests.server.browser import Browser, application
from tests.server.live import on

ALONE = {"seats": [{}, {"bot": "novice"}], "guest": {"name": "Ana"}, "ruleset": "fourth-edition"}


@pytest.fixture
def app(tmp_path: Path) -> Iterator[TestClient[Application]]:
    with application(on(tmp_path)) as client:
        yield client


def asked(app: TestClient[Application], taken: dict[str, Any]) -> dict[str, Any]:
    """What the seat is told when its decision is open."""
    with app.websocket_connect(f"/api/tables/{taken['table']}/play") as socket:
        socket.send_json({"type": "hello", "token": taken["token"], "language": "en"})
        while True:
            told: dict[str, Any] = socket.receive_json()
            if told.get("prompt"):
                return told


def wish(told: dict[str, Any], taken: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"v": told["v"], "seat": taken["seat"], "token": taken["token"], **more}


@pytest.mark.parametrize(("language", "said"), [("en", "Expert"), ("pt-BR", "Especialista")])
def test_it_is_an_answer_of_the_prompt_with_reasons(app: TestClient[Application], language: str, said: str) -> None:
    ana = Browser(app)
    taken = ana.done("POST", "/api/tables", ALONE)
    told = asked(app, taken)

    hint = ana.done("POST", f"/api/tables/{taken['table']}/hint", wish(told, taken, language=language))

    option = {name: value for name, value in hint["option"].items() if name != "label"}
    assert option in [{k: v for k, v in one.items() if k != "label"} for one in told["prompt"]["options"]]
    assert hint["v"] == told["v"]
    assert said in hint["lines"][0]


def test_nobody_is_advised_against_people(app: TestClient[Application]) -> None:
    ana = Browser(app)
    taken = ana.done("POST", "/api/tables", {**ALONE, "seats": [{}, {}]})
    Browser(app).done("POST", f"/api/tables/{taken['table']}/seats", {"name": "Bruno"})

    assert ana.refused("POST", f"/api/tables/{taken['table']}/hint", {"v": 1, **_seat(taken)}) == (400, "no-hint")


def test_nobody_is_advised_on_the_seat_of_another_or_on_the_past(app: TestClient[Application]) -> None:
    ana = Browser(app)
    taken = ana.done("POST", "/api/tables", ALONE)
    told = asked(app, taken)
    path = f"/api/tables/{taken['table']}/hint"

    assert Browser(app).refused("POST", path, {"v": told["v"], "seat": 0}) == (403, "token")
    assert ana.refused("POST", path, {"v": told["v"], "seat": 1, "token": taken["token"]}) == (403, "token")
    assert ana.refused("POST", path, {"v": told["v"] + 1, **_seat(taken)}) == (400, "stale")


@pytest.mark.parametrize(
    "path", ["/api/lesson", "/api/exercises/puzzles/who-goes-first", "/api/exercises/lessons/attack"]
)
def test_what_is_to_be_found_out_is_not_given_away(app: TestClient[Application], path: str) -> None:
    ana = Browser(app)
    taken = ana.done("POST", path, {"name": "Ana"})
    told = asked(app, taken)

    where = f"/api/tables/{taken['table']}/hint"
    assert ana.refused("POST", where, wish(told, taken)) == (400, "no-hint-taught")
    assert in_words("no-hint-taught", "", "pt-BR").startswith("uma lição ou um quebra-cabeça")


def test_one_hint_at_a_time(app: TestClient[Application], monkeypatch: pytest.MonkeyPatch) -> None:
    ana = Browser(app)
    taken = ana.done("POST", "/api/tables", ALONE)
    told = asked(app, taken)
    path = f"/api/tables/{taken['table']}/hint"
    again: list[tuple[int, str]] = []

    def thinking(*given: Any) -> Any:
        again.append(Browser(app).refused("POST", path, wish(told, taken)))
        return thoughts(*given)

    monkeypatch.setattr("sixrealms.server.http.hints.thoughts", thinking)
    ana.done("POST", path, wish(told, taken))

    assert again == [(400, "hint-comes")]
    ana.done("POST", path, wish(told, taken))


def _seat(taken: dict[str, Any]) -> dict[str, Any]:
    return {"seat": taken["seat"], "token": taken["token"]}
