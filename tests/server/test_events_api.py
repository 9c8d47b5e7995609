"""The guide to requests about events says what is so: its requests are made, its lists whole, its limits true."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from litestar.testing import TestClient

from sixrealms.server import limits
from sixrealms.server.http.application import Application
from sixrealms.server.http.openapi import STATUSES
from sixrealms.server.http.openapi_examples import EXAMPLES
from sixrealms.server.http.tournament_requests import CHANGING, KEY
from sixrealms.server.http.tournament_sign_up import SIGNING_UP
from sixrealms.tournament.report.exports import COLUMNS
from tests.server.browser import HEADERS, application
from tests.server.live import on
from tests.server.test_openapi import document

GUIDE = (Path(__file__).parents[2] / "docs" / "guides" / "events-api.md").read_text(encoding="utf-8")
ACROSS = ("/api/ranking", "/api/ratings", "/api/leagues")


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Application]]:
    with application(on(tmp_path_factory.mktemp("guide"))) as client:
        yield client


class Written(NamedTuple):
    """A request as the guide writes it: what is asked, what with, and how it is refused ("": it is not)."""

    asked: str
    body: Any
    refused: str


def written() -> Iterator[Written]:
    for block in re.findall(r"```http\n(.*?)```", GUIDE, flags=re.DOTALL):
        asked, *more = block.strip().splitlines()
        refused = next((line.removeprefix("→ ") for line in more if line.startswith("→")), "")
        body = "\n".join(line for line in more if not line.startswith("→"))
        yield Written(asked, json.loads(body) if body else None, refused)


def test_every_request_of_the_guide_is_answered_as_it_says(app: TestClient[Application]) -> None:
    event = key = ""
    asked = list(written())
    assert len(asked) > 12
    for one in asked:
        method, path = one.asked.replace("EVENT", event).split(" ", 1)
        headers = {**HEADERS, **({KEY: key} if key and "/events/" in path else {})}
        answer = app.request(method, path, json=one.body, headers=headers)
        if one.refused:
            status, code = one.refused.split()
            assert (answer.status_code, answer.json()["error"]["code"]) == (int(status), code), one
            continue
        assert answer.status_code in (200, 201), (one, answer.text)
        if one.asked == "POST /api/events":
            event, key = answer.json()["id"], answer.json()["key"]


def test_the_guide_lists_every_request_about_events() -> None:
    listed = set(re.findall(r"^\| `([A-Z]+ /[^`]+)` \|", GUIDE, flags=re.MULTILINE))
    there = {
        f"{method.upper()} {path}"
        for path, ways in document()["paths"].items()
        for method in ways
        if path.startswith(("/api/events", *ACROSS))
    }
    assert listed == there


def test_columns_statuses_and_limits_of_the_guide_are_those_of_the_program() -> None:
    for what, columns in COLUMNS.items():
        row = next(line for line in GUIDE.splitlines() if line.startswith(f"| `{what}` |"))
        assert re.findall(r"`(\w+)`", row)[1 : 1 + len(columns)] == list(columns)
    for status in STATUSES:
        assert re.search(rf"^\| {status} \|", GUIDE, flags=re.MULTILINE)
    often = {
        "anything": limits.REQUESTS,
        "changes of events": CHANGING._each(),
        "signing up": SIGNING_UP._each(),
        "new events": limits.FOUNDING_EVENTS,
    }
    for kind, (once, second) in often.items():
        assert f"| {kind} | {once:g} | {second:.2g} |" in GUIDE
    assert f"at most {limits.EVENT_STEPS} steps and {limits.EVENT_KEYS} keys" in GUIDE


def test_every_request_is_described_and_says_how_it_is_refused() -> None:
    found = document()
    for path, ways in found["paths"].items():
        for method, request in ways.items():
            assert request.get("description"), f"{method} {path}"
            assert "429" in request["responses"]["default"]["description"]
    about = found["paths"]["/api/events/{event}/changes"]["post"]
    assert {"event": []} in about["security"]
    assert found["components"]["securitySchemes"]["event"]["name"] == KEY


def test_the_examples_of_the_document_are_what_the_server_understands(app: TestClient[Application]) -> None:
    found = document()["paths"]
    plan = EXAMPLES["POST /api/events"]
    made = app.post("/api/events", json=plan, headers=HEADERS).json()
    organiser = {**HEADERS, KEY: made["key"]}
    opening = {"wishes": [{"type": "open-sign-up"}]}
    app.post(f"/api/events/{made['id']}/changes", json=opening, headers=organiser).raise_for_status()
    for named, body in EXAMPLES.items():
        method, path = named.split(" ")
        content = found[path][method.lower()]["requestBody"]["content"]
        assert all(kind["example"] == body for kind in content.values())
        headers = HEADERS if path.endswith("/sign-up") else organiser
        answer = app.request(method, path.replace("{event}", made["id"]), json=body, headers=headers)
        assert answer.status_code in (200, 201), (named, answer.text)


def test_people_read_the_same_on_one_page(app: TestClient[Application]) -> None:
    page = app.get("/api")
    assert page.headers["content-type"].startswith("text/html")
    assert "POST /api/events/{event}/changes" in page.text
    assert "Spring Cup" in page.text
    assert not re.search(r"(?:src|href)=.?(?:https?:)?//", page.text), "it loads nothing"
