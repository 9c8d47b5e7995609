"""Wrong passwords slow an address down; the owner of the name gets in from everywhere else."""

from __future__ import annotations

from typing import Any

from tests.attacks.attackers import at, new_address
from tests.server.live import LiveServer

WORD = "a long enough word"


def account(server: LiveServer, name: str) -> None:
    """An account of that name."""
    home = {**at(new_address()), "X-Six-Realms": "1"}
    request = _request(server, "/api/me", {}, home)
    cookie = request.headers["set-cookie"].split(";")[0]
    claimed = _request(server, "/api/me/claim", {"name": name, "password": WORD}, {**home, "Cookie": cookie})
    assert claimed.status == 201


def _request(server: LiveServer, path: str, body: Any, headers: dict[str, str]) -> Any:
    import json  # beside what LiveServer.asked tells, cookies are needed
    from urllib.request import Request, urlopen

    asked = Request(server.address + path, json.dumps(body).encode(), {"Content-Type": "application/json", **headers})
    with urlopen(asked, timeout=60) as answer:
        answer.read()
        return answer


def log_in(server: LiveServer, name: str, password: str, address: str) -> tuple[int, Any]:
    return server.asked("/api/me/login", {"name": name, "password": password}, {**at(address), "X-Six-Realms": "1"})


def test_wrong_passwords_do_not_keep_the_owner_out(server: LiveServer) -> None:
    account(server, "Zenobia")
    for address in (new_address(), new_address()):
        tried = [log_in(server, "Zenobia", "not the word", address) for _ in range(22)]
        assert {status for status, _ in tried[:20]} == {403}
        status, told = tried[-1]
        assert status == 429
        assert told["error"]["code"] == "too-often"
        assert 1 <= told["error"]["retry"] <= 10
    assert log_in(server, "Zenobia", WORD, new_address())[0] == 201


def test_right_passwords_are_not_counted(server: LiveServer) -> None:
    account(server, "Octavia")
    home = new_address()
    assert {log_in(server, "Octavia", WORD, home)[0] for _ in range(25)} == {201}
