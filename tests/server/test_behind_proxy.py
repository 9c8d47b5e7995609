"""`--behind-proxy`: a proxy of the same machine is believed about who asks and how, and nobody else ever is."""

from __future__ import annotations

from collections.abc import Iterator
from http.client import HTTPConnection

import pytest

from tests.server.live import LiveServer, on

FAR = {"X-Forwarded-For": "203.0.113.5", "X-Forwarded-Proto": "https"}
LOCAL, OTHER = "127.0.0.1", "127.0.0.2"


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server that was told of its proxy."""
    running = LiveServer(on(tmp_path_factory.mktemp("proxied")), 0, "--behind-proxy", limits={"FOUNDING": (20, 0.1)})
    yield running
    assert running.stop() == 0


def asked(server: LiveServer, headers: dict[str, str], source: str = LOCAL) -> tuple[int, bool]:
    """What a peer of that address is answered: the status of the figures, and whether it is taken to speak HTTPS."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=60, source_address=(source, 0))
    try:
        connection.request("GET", "/metrics", headers=headers)
        answer = connection.getresponse()
        answer.read()
        return answer.status, answer.getheader("strict-transport-security") is not None
    finally:
        connection.close()


def test_the_proxy_is_believed_about_who_asks_and_how(proxied: LiveServer) -> None:
    assert asked(proxied, FAR) == (404, True)  # figures are for this machine, and the one who asks is far away
    assert asked(proxied, {}) == (200, False)


def test_a_peer_that_is_not_the_proxy_is_not_believed(proxied: LiveServer) -> None:
    try:
        answer = asked(proxied, FAR, OTHER)
    except OSError as error:
        pytest.skip(f"this system has no second address of its own: {error}")
    assert answer == (404, False)  # nor are figures told to what is passed on by somebody unknown


def test_without_a_proxy_nobody_is_believed(server: LiveServer) -> None:
    assert asked(server, FAR) == (404, False)  # a proxy the server was not told of passes on strangers
    assert asked(server, {}) == (200, False)


def test_each_person_behind_a_proxy_has_an_allowance_of_his_own(proxied: LiveServer) -> None:
    """What one of them has asked for too often is still given to another."""

    def opened(person: str) -> int:
        status, _ = proxied.asked("/api/records", {"record": "no record"}, {"X-Forwarded-For": person})
        return status

    assert 429 in {opened("203.0.113.7") for _ in range(60)}
    assert opened("203.0.113.8") == 400
