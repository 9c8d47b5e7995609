"""The QR code of a table says the link of that table at the host it was asked at, and can be read by a camera."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
import segno
from litestar.testing import TestClient

from sixrealms.server.app import create_app
from sixrealms.server.http.application import Application
from sixrealms.server.http.reach import reach_of
from sixrealms.server.http.tournament_requests import KEY
from sixrealms.server.store.tables import Storage
from tests.server.browser import HEADERS, Browser, application, client_of
from tests.server.live import on

QUIET = 4


@pytest.fixture
def app(tmp_path: Path) -> Iterator[TestClient[Application]]:
    with application(on(tmp_path)) as client:
        yield client


def modules(svg: str) -> list[list[int]]:
    """The dark and light squares of a drawn code, without the light around it."""
    root = ElementTree.fromstring(svg)
    size = int(root.attrib["viewBox"].split()[2])
    found = [[0] * size for _ in range(size)]
    drawn = next(path.attrib["d"] for path in root if "stroke" in path.attrib)
    x = y = 0.0
    for command, numbers in re.findall(r"([Mmh])([^Mmh]*)", drawn):
        values = [float(number) for number in re.findall(r"-?[\d.]+", numbers)]
        if command == "h":
            for column in range(int(x), int(x + values[0])):
                found[int(y)][column] = 1
            x += values[0]
        elif command == "M":
            x, y = values
        else:
            x, y = x + values[0], y + values[1]
    assert not any(sum(row) for row in (*found[:QUIET], *found[-QUIET:]))
    return [row[QUIET:-QUIET] for row in found[QUIET:-QUIET]]


@pytest.mark.parametrize(
    ("host", "asked", "link"),
    [
        ("192.168.0.7:8194", "", "http://192.168.0.7:8194/table/"),
        ("six.example", "?scheme=https", "https://six.example/table/"),
        ("[2001:db8::7]:8194", "?scheme=http", "http://[2001:db8::7]:8194/table/"),
    ],
)
def test_the_code_says_the_link_of_the_table(app: TestClient[Application], host: str, asked: str, link: str) -> None:
    table = Browser(app).done("POST", "/api/tables", {"seats": [{}, {}]})["table"]
    answer = app.get(f"/api/tables/{table}/link.svg{asked}", headers={"Host": host})
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    expected = segno.make(link + table, error="m", micro=False).matrix
    assert modules(answer.text) == [[int(bool(module)) for module in row] for row in expected]


def test_the_code_says_where_others_on_the_network_come(tmp_path: Path) -> None:
    storage = Storage(on(tmp_path))
    storage.prepare()
    with client_of(create_app(storage, address="http://192.168.0.7:8194")) as app:
        table = Browser(app).done("POST", "/api/tables", {"seats": [{}, {}]})["table"]
        answer = app.get(f"/api/tables/{table}/link.svg?at=network", headers={"Host": "localhost:8194"})
        assert app.get("/api/reach").json() == {"address": "http://192.168.0.7:8194"}
    expected = segno.make(f"http://192.168.0.7:8194/table/{table}", error="m", micro=False).matrix
    assert modules(answer.text) == [[int(bool(module)) for module in row] for row in expected]


@pytest.mark.parametrize("address", ["", "http://127.0.0.1:8194", "http://[::1]:8194", "http://localhost:80"])
def test_nobody_else_reaches_this_machine_alone(address: str) -> None:
    assert reach_of(address).address == ""


def test_the_code_for_the_wall_says_where_people_sign_up(app: TestClient[Application]) -> None:
    plan = {"name": "Spring Cup", "scored": False, "coordinator": "Carla"}
    event = Browser(app).done("POST", "/api/events", {"plan": plan})["id"]
    answer = app.get(f"/api/events/{event}/sign-up.svg", headers={"Host": "192.168.0.7:8194"})
    expected = segno.make(f"http://192.168.0.7:8194/events/{event}/sign-up", error="m", micro=False).matrix
    assert modules(answer.text) == [[int(bool(module)) for module in row] for row in expected]
    assert Browser(app).refused("GET", "/api/events/nosuch/sign-up.svg") == (404, "no-event")


def test_the_code_of_a_players_page_is_for_the_organiser_only(app: TestClient[Application]) -> None:
    plan = {"name": "Spring Cup", "scored": False, "coordinator": "Carla"}
    made = Browser(app).done("POST", "/api/events", {"plan": plan})
    place, keyed = f"/api/events/{made['id']}", {"Host": "six.example", KEY: made["key"]}
    wishes = {"wishes": [{"type": "enter", "name": "Ana"}]}
    assert app.post(f"{place}/changes", json=wishes, headers={**HEADERS, KEY: made["key"]}).status_code == 200
    key = app.get(f"{place}/keys", headers=keyed).json()["players"]["p1"]
    answer = app.get(f"{place}/players/p1/link.svg?scheme=https", headers=keyed)
    link = f"https://six.example/events/{made['id']}/mine#key={key}"
    expected = segno.make(link, error="m", micro=False).matrix
    assert modules(answer.text) == [[int(bool(module)) for module in row] for row in expected]
    assert app.get(f"{place}/players/p1/link.svg", headers={"Host": "six.example", KEY: key}).status_code == 403
    assert app.get(f"{place}/players/p1/link.svg", headers={"Host": "six.example"}).status_code == 403
    assert app.get(f"{place}/players/p9/link.svg", headers=keyed).status_code == 404


@pytest.mark.parametrize("host", ["a/b", "user@", "x" * 300, 'a"b'])
def test_a_host_that_is_none_is_refused(app: TestClient[Application], host: str) -> None:
    table = Browser(app).done("POST", "/api/tables", {"seats": [{}, {}]})["table"]
    answer = app.get(f"/api/tables/{table}/link.svg", headers={"Host": host})
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "not-understood"


def test_there_is_no_code_of_no_table(app: TestClient[Application]) -> None:
    assert Browser(app).refused("GET", "/api/tables/none/link.svg") == (404, "no-table")
    table = Browser(app).done("POST", "/api/tables", {"seats": [{}, {}]})["table"]
    assert Browser(app).refused("GET", f"/api/tables/{table}/link.svg?scheme=javascript") == (400, "not-understood")
