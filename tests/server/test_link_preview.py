"""What programs that show a link say of it: title, line and picture."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from litestar.testing import TestClient

from sixrealms.server.app import create_app
from sixrealms.server.http.application import Application
from sixrealms.server.http.client_files import ClientFiles
from sixrealms.server.http.link_preview import PICTURE_SIZE, PICTURES
from sixrealms.server.store.tables import Storage
from tests.server.browser import Browser, application, client_of
from tests.server.live import on
from tools.client import ROOT

HOST = {"Host": "six.example:8194"}


@pytest.fixture
def app(tmp_path: Path) -> Iterator[TestClient[Application]]:
    with application(on(tmp_path)) as client:
        yield client


def told(app: TestClient[Application], path: str, language: str = "en") -> dict[str, str]:
    """What the page of an address says of itself."""
    text = app.get(path, headers={**HOST, "Accept-Language": language}).text
    return {name: unescape(said) for name, said in re.findall(r'<meta property="og:([^"]+)" content="([^"]*)">', text)}


def test_a_free_seat_is_a_challenge(app: TestClient[Application]) -> None:
    wish = {"seats": [{}, {}], "guest": {"name": 'Ana "<b>"'}, "ruleset": "fourth-edition", "size": 55}
    table = Browser(app).done("POST", "/api/tables", wish)["table"]

    said = told(app, f"/table/{table}")
    assert said["title"] == 'Ana "<b>" challenges you to a game of Spellfire'
    assert "55 cards, 2 players" in said["description"]
    assert "one click" in said["description"]
    assert told(app, f"/table/{table}", "pt-BR")["title"] == 'Ana "<b>" desafia você para uma partida de Spellfire'


def test_a_full_table_challenges_nobody(app: TestClient[Application]) -> None:
    wish = {"seats": [{}, {"bot": "novice"}], "guest": {"name": "Ana"}}
    table = Browser(app).done("POST", "/api/tables", wish)["table"]

    assert "challenge" not in told(app, f"/table/{table}")["title"]
    assert "Ana" in told(app, f"/table/{table}")["title"]
    replay = told(app, f"/replay/{table}")
    assert replay["title"].startswith("A game of Spellfire to look at again: Ana")


def test_what_there_is_none_of_says_nothing(app: TestClient[Application]) -> None:
    for path in ("/table/none", "/replay/none", "/table/none/more", "/decks/none", "/rules"):
        assert told(app, path) == {}


@pytest.mark.parametrize("what", PICTURES)
def test_the_picture_is_there_in_the_size_it_says(what: str) -> None:
    content = (ROOT / "client" / "public" / PICTURES[what]).read_bytes()

    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(content[16:20]), int.from_bytes(content[20:24])) == PICTURE_SIZE
    assert len(content) < 200_000


def test_the_picture_of_a_link_has_a_whole_address(tmp_path: Path) -> None:
    folder = tmp_path / "client"
    folder.mkdir()
    (folder / "index.html").write_text("<head></head>", encoding="utf-8")
    (folder / PICTURES["deck"]).write_bytes(b"a picture")
    storage = Storage(on(tmp_path))
    storage.prepare()
    with client_of(create_app(storage, ClientFiles(folder))) as app:
        assert told(app, "/decks/A-1")["image"] == f"http://six.example:8194/{PICTURES['deck']}"
        for host in ('a"b', "user@host"):
            assert "og:image" not in app.get("/decks/A-1", headers={"Host": host}).text
