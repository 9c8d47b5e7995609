"""Own pictures: found where CrossFire has them, shown to their own machine, and to nobody else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest
from litestar.testing import RequestFactory

from sixrealms.errors import OptionError
from sixrealms.server.http.scans import at_this_machine, scans_in
from sixrealms.terminal.main import main
from tests.server.live import LiveServer, on

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de"
    "0000000c49444154789c63f8cfc000000301010018dd8db00000000049454e44ae426082"
)


def folder(at: Path, *names: str) -> Path:
    for name in names:
        path = at / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(PNG)
    return at


def test_pictures_are_found_by_set_and_number(tmp_path: Path) -> None:
    names = ("1st/001.jpg", "1st/1.png", "fr/101.PNG", "DL/0125.webp", "4th/500.gif")
    nothing = (
        "1st/back.jpg",
        "1st/9999.jpg",
        "1st/000.jpg",
        "1st/002.txt",
        "elsewhere/001.jpg",
        "003.jpg",
        "2nd/68.jpg",
    )
    found = scans_in(str(folder(tmp_path, *names, *nothing)))
    assert {key: path.name for key, path in found.items()} == {
        "1st/1": "001.jpg",
        "FR/101": "101.PNG",
        "DL/125": "0125.webp",
        "4th/500": "500.gif",
    }


def test_a_whole_crossfire_is_looked_into(tmp_path: Path) -> None:
    folder(tmp_path, "Graphics/Cards/1st/007.jpg")
    assert list(scans_in(str(tmp_path))) == ["1st/7"]


@pytest.mark.parametrize(
    ("name", "words"),
    [("nowhere", "does not exist"), ("1st/001.jpg", "is no folder"), ("empty", "holds no picture"), ("a\0b", "")],
)
def test_a_folder_that_is_none_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, words: str
) -> None:
    folder(tmp_path, "1st/001.jpg")
    (tmp_path / "empty").mkdir()
    with pytest.raises(OptionError) as refused:
        scans_in(str(tmp_path / name))
    assert words in str(refused.value)
    if "\0" not in name:
        for command in (["serve", "--port", "0"], ["play", "--no-browser"]):
            assert main([*command, "--scans", str(tmp_path / name)]) == 2
            assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_game_in_the_terminal_shows_no_pictures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--text", "--scans", str(folder(tmp_path, "1st/001.jpg"))]) == 2
    assert "--scans" in capsys.readouterr().err


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server with two pictures, one of which is gone by now; a proxy is believed, which makes nothing easier."""
    place = folder(tmp_path_factory.mktemp("pictures"), "1st/001.png", "1st/002.png")
    running = LiveServer(on(tmp_path_factory.mktemp("own")), 0, "--scans", str(place), "--behind-proxy")
    (place / "1st" / "002.png").unlink()
    yield running
    assert running.stop() == 0


def asked(server: LiveServer, path: str, **headers: str) -> tuple[int, bytes, dict[str, str]]:
    connection = HTTPConnection("127.0.0.1", server.port, timeout=60)
    try:
        connection.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        return answer.status, answer.read(), {name.lower(): value for name, value in answer.getheaders()}
    finally:
        connection.close()


@pytest.mark.parametrize("host", ["127.0.0.1:{port}", "localhost:{port}", "[::1]:{port}"])
def test_this_machine_is_shown_its_pictures_and_keeps_none(own: LiveServer, host: str) -> None:
    here = host.format(port=own.port)
    assert json.loads(asked(own, "/api/scans", Host=here)[1]) == {"printings": ["1st/1", "1st/2"]}
    status, content, headers = asked(own, "/scans/1st/1", Host=here)
    assert (status, content) == (200, PNG)
    assert (headers["content-type"], headers["cache-control"]) == ("image/png", "no-store")
    assert (headers["cross-origin-resource-policy"], headers["x-content-type-options"]) == ("same-origin", "nosniff")
    assert asked(own, "/scans/1st/2", Host=here)[0] == 404
    assert asked(own, "/scans/1st/3", Host=here)[0] == 404


@pytest.mark.parametrize(
    "headers",
    [
        {"X_Forwarded_For": "203.0.113.5"},
        {"X_Forwarded_For": "127.0.0.1"},
        {"X_Forwarded_Proto": "https"},
        {"Forwarded": "for=127.0.0.1"},
        {"X_Real_IP": "127.0.0.1"},
        {"Via": "1.1 proxy"},
        {"Host": "six.example"},
        {"Host": "203.0.113.5:8194"},
        {"Sec_Fetch_Site": "cross-site"},
        {"Sec_Fetch_Site": "same-site"},
    ],
    ids=str,
)
def test_nobody_else_is_shown_or_told_of_them(own: LiveServer, headers: dict[str, str]) -> None:
    assert json.loads(asked(own, "/api/scans", **headers)[1]) == {"printings": []}
    status, content, _ = asked(own, "/scans/1st/1", **headers)
    assert status == 404
    assert PNG not in content


@pytest.mark.parametrize(
    "path", ["/scans/1st/..%2f..%2f1st%2f001.png", "/scans/..%2f1st/1", "/scans/1st/001.png", "/scans/1ST/1"]
)
def test_only_what_was_found_at_the_start_is_shown(own: LiveServer, path: str) -> None:
    assert PNG not in asked(own, path)[1]


@pytest.mark.parametrize(
    ("address", "here"),
    [
        ("192.168.0.9", False),
        ("::ffff:192.168.0.9", False),
        ("", False),
        ("127.0.0.1", True),
        ("127.8.8.8", True),
        ("::1", True),
    ],
)
def test_another_machine_is_shown_nothing(address: str, here: bool) -> None:
    request = RequestFactory().get("/scans/1st/1", headers={"host": "localhost:8194"})
    request.scope["client"] = (address, 50_000)
    assert at_this_machine(request) is here
