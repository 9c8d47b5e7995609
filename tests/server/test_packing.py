"""What a browser can unpack is sent packed, exactly once; small answers and readers without gzip get it plain."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from urllib.request import Request, urlopen

import pytest

from tests.server.live import LiveServer, on


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server of its own."""
    server = LiveServer(on(tmp_path_factory.mktemp("packing")))
    yield server
    assert server.stop() == 0


def sent(server: LiveServer, path: str, encoding: str) -> tuple[dict[str, str], bytes]:
    """Headers and body of an answer as it came over the wire."""
    with urlopen(Request(server.address + path, headers={"Accept-Encoding": encoding}), timeout=60) as answer:
        return {name.lower(): value for name, value in answer.headers.items()}, answer.read()


@pytest.mark.parametrize(
    "path", ["/api/catalogue", "/api/rules", "/api/setup", "/api/openapi.json", "/api/cards/1st/1"]
)
def test_large_answers_are_packed_once(running: LiveServer, path: str) -> None:
    headers, packed = sent(running, path, "gzip, deflate, br")
    plain_headers, plain = sent(running, path, "identity")

    assert headers["content-encoding"] == "gzip"
    assert headers["vary"].lower().count("accept-encoding") == 1
    assert int(headers["content-length"]) == len(packed) < len(plain) * 0.7
    assert "content-encoding" not in plain_headers
    assert json.loads(gzip.decompress(packed)) == json.loads(plain)


def test_faces_are_packed_once(running: LiveServer) -> None:
    headers, packed = sent(running, "/faces/card/en/1st/1.svg", "gzip")
    _, plain = sent(running, "/faces/card/en/1st/1.svg", "identity")
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == plain


def test_small_answers_are_plain(running: LiveServer) -> None:
    headers, body = sent(running, "/health", "gzip")
    assert "content-encoding" not in headers
    assert json.loads(body)["status"] == "ok"


def test_a_replay_is_packed(running: LiveServer, record_of_today: str) -> None:
    status, told = running.asked("/api/records", {"record": record_of_today})
    assert status == 201, told
    headers, packed = sent(running, f"/api/tables/{told['table']}/replay", "gzip")
    assert headers["content-encoding"] == "gzip"
    assert headers["cache-control"] == "no-store"
    assert len(packed) < len(gzip.decompress(packed)) / 3
