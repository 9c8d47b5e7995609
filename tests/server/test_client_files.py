"""The pages of the client, and what a browser may do with them."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from sixrealms.server.app import create_app
from sixrealms.server.http.client_files import ClientFiles
from sixrealms.server.store.tables import Storage
from tests.server.browser import client_of
from tests.server.live import on

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
INDEX = "<!doctype html><title>all pages</title>" + "<p>" * 300


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A built client."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX, encoding="utf-8")
    (folder / "stamp").write_text("digest", encoding="utf-8")
    (folder / "favicon.svg").write_text("<svg/>", encoding="utf-8")
    (folder / "assets" / "index-abc.js").write_text("export {};", encoding="utf-8")
    return folder


@pytest.fixture
def pages(tmp_path: Path, built: Path) -> Iterator[TestClient[Any]]:
    """The application with that client."""
    storage = Storage(on(tmp_path))
    storage.prepare()
    with client_of(create_app(storage, ClientFiles(built))) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/table/AbCdEf", "/cards/1st/12", "/rules/combat.e.tie", "/nowhere/at/all"])
def test_every_address_shows_the_page(pages: TestClient[Any], path: str) -> None:
    answer = pages.get(path)

    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_the_page_may_load_from_its_own_server_only(pages: TestClient[Any]) -> None:
    policy = pages.get("/").headers["content-security-policy"]

    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
    assert "unsafe" not in policy
    assert "http" not in policy
    assert "frame-ancestors 'none'" in policy


def test_files_with_a_digest_in_their_name_are_kept_for_good(pages: TestClient[Any]) -> None:
    answer = pages.get("/assets/index-abc.js")

    assert answer.text == "export {};"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert pages.get("/favicon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/assets/index-old.js", "/api/nothing", "/api/tables/one/two/three"])
def test_what_is_not_there_is_not_the_page(pages: TestClient[Any], path: str) -> None:
    answer = pages.get(path)

    assert answer.status_code == 404
    assert "all pages" not in answer.text


def test_the_stamp_and_other_files_of_the_disk_are_not_served(pages: TestClient[Any]) -> None:
    for path in ("/stamp", "/%2e%2e/tables.db", "/assets/%2e%2e/%2e%2e/tables.db"):
        answer = pages.get(path)
        assert answer.status_code == 404 or answer.text == INDEX, path


def test_whoever_has_the_page_already_is_sent_nothing(pages: TestClient[Any]) -> None:
    etag = pages.get("/").headers["etag"]
    again = pages.get("/", headers={"If-None-Match": etag})

    assert (again.status_code, again.content) == (304, b"")
    assert pages.get("/", headers={"If-None-Match": 'W/"older"'}).status_code == 200


def test_texts_are_packed_for_whoever_can_unpack_them(built: Path) -> None:
    file = ClientFiles(built)._files["index.html"]

    assert file.packed is not None
    assert gzip.decompress(file.packed).decode() == INDEX
    assert len(file.packed) < len(INDEX) / 3


def test_a_server_without_client_says_how_to_build_it_and_serves_the_rest(tmp_path: Path) -> None:
    storage = Storage(on(tmp_path))
    storage.prepare()
    with client_of(create_app(storage, ClientFiles(tmp_path / "nothing"))) as client:
        answer = client.get("/table/one")

        assert answer.status_code == 503
        assert "make client" in answer.text
        assert client.get("/health").json()["status"] == "ok"


def test_pages_are_no_part_of_the_described_requests(pages: TestClient[Any]) -> None:
    assert "/{path}" not in pages.get("/api/openapi.json").json()["paths"]
