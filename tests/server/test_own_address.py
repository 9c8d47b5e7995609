"""The address a server says it is at is one a browser can open."""

from __future__ import annotations

import socket

import pytest

from sixrealms.server import own_address as found


def test_a_server_at_one_address_is_at_that_address() -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        assert found.own_address(door, "127.0.0.1") == f"http://127.0.0.1:{door.getsockname()[1]}"
        assert found.own_address(door, "localhost") == f"http://localhost:{door.getsockname()[1]}"


def test_a_server_at_every_address_is_at_one_others_can_open(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("0.0.0.0", 0)) as door:
        port = door.getsockname()[1]
        host = found.own_address(door, "0.0.0.0").removeprefix("http://").removesuffix(f":{port}")
        socket.create_connection((host, port), timeout=5).close()
        assert host != "0.0.0.0"
        monkeypatch.setattr(found, "_on_the_network", lambda _: "192.168.1.7")
        assert found.own_address(door, "0.0.0.0") == f"http://192.168.1.7:{port}"
        monkeypatch.setattr(found, "_on_the_network", lambda _: "")
        assert found.own_address(door, "0.0.0.0") == f"http://127.0.0.1:{port}"


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this machine has no IPv6")
def test_an_address_with_colons_stands_in_brackets() -> None:
    with socket.create_server(("::1", 0), family=socket.AF_INET6) as door:
        assert found.own_address(door, "::1") == f"http://[::1]:{door.getsockname()[1]}"
