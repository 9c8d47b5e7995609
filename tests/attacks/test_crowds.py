"""Many sockets and half-sent requests of one address: everybody else is let in all the same."""

from __future__ import annotations

import asyncio
import socket as sockets
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from sixrealms.server import limits
from sixrealms.server.admission import Doorway
from sixrealms.server.limits import network
from sixrealms.server.refusal import Refused
from sixrealms.server.session.socket_admission import Entrance
from tests.attacks.attackers import Attackers, first_told, is_open, new_address
from tests.attacks.conftest import HEAD
from tests.server.live import PATIENCE, LiveServer


def test_sockets_that_say_nothing_give_way_to_each_other(server: LiveServer, attackers: Attackers) -> None:
    table, crowd = server.table()["table"], new_address()
    silent = [attackers.connect(table, crowd) for _ in range(limits.UNSAID_EACH + 10)]
    assert server.asked("/health")[1]["connections"] <= limits.UNSAID_EACH
    assert first_told(silent[0]) == "gave-way"
    assert first_told(attackers.connect(table, crowd, {"token": ""})) == "people"  # even from the same address
    assert first_told(attackers.connect(table, new_address(), {"token": ""})) == "people"


def test_an_address_opens_sockets_only_so_fast(server: LiveServer, attackers: Attackers) -> None:
    first = server.table()
    table, crowd = first["table"], new_address()
    let_in = 0
    while attackers.connect(table, crowd) is not None:
        let_in += 1
        assert let_in < 2 * limits.COMING[0]
    assert let_in >= limits.COMING[0]
    assert first_told(attackers.connect(table, new_address(), {"token": ""})) == "people"


def test_who_opens_too_many_sockets_is_refused_late_and_nobody_else(server: LiveServer, attackers: Attackers) -> None:
    """Whoever connects again as soon as they are refused would keep a server busy with refusing them."""
    table, crowd = server.table()["table"], new_address()
    while attackers.connect(table, crowd) is not None:
        assert len(attackers.sockets) < 2 * limits.COMING[0]
    with ThreadPoolExecutor(20) as threads:
        began = time.monotonic()
        let_in = [one for one in threads.map(lambda _: attackers.connect(table, crowd), range(40)) if one is not None]
        waited = time.monotonic() - began
        assert waited > limits.ANSWERED_LATE  # twice, but for those let in meanwhile
        assert len(let_in) < 40
    assert first_told(attackers.connect(table, new_address(), {"token": ""})) == "people"


def test_where_very_many_are_shut_out_the_others_are_refused_at_once() -> None:
    async def refused() -> None:
        entrance = Entrance(limits.SEATED)
        waiting = [asyncio.create_task(entrance.keep_waiting("192.0.2.1")) for _ in range(limits.SHUT_OUT_EACH)]
        await asyncio.sleep(0)
        one_more = asyncio.create_task(entrance.keep_waiting("192.0.2.1"))
        await asyncio.sleep(0)
        assert one_more.done()
        assert not any(one.done() for one in waiting)
        for one in waiting:
            one.cancel()

    asyncio.run(refused())


def test_who_has_a_seat_comes_back_as_often_as_they_like(server: LiveServer, attackers: Attackers) -> None:
    first, home = server.table(), new_address()
    for _ in range(limits.COMING[0] + 20):
        returned = attackers.connect(first["table"], home, {"token": first["token"]})
        assert first_told(returned) == "people"
        assert returned is not None
        returned.close()


def test_one_who_sends_half_a_request_is_hung_up_on(server: LiveServer) -> None:
    began = time.monotonic()
    with sockets.create_connection(("127.0.0.1", server.port)) as half:
        half.sendall(b"GET /api/tables HTTP/1.1\r\nHost: ")
        half.settimeout(PATIENCE)
        while time.monotonic() < began + HEAD / 2:
            time.sleep(HEAD / 8)
            half.sendall(b"x")  # a little more now and then is no whole request either
        assert half.recv(100) == b""


def test_half_sent_requests_of_one_address_keep_no_others_out() -> None:
    """Over the wire the addresses of a test are all one; the doorway is the same."""
    sent_out: list[str] = []
    doorway = Doorway(6, 4, oldest_leaves=True)

    def enter(address: str) -> None:
        doorway.enter(address, lambda: sent_out.append(address))

    for _ in range(5):
        enter("2001:db8::1")
    assert sent_out == ["2001:db8::1"]
    enter("192.0.2.1")
    enter("::ffff:192.0.2.1")
    enter("192.0.2.2")  # full: the one with most makes room
    assert sent_out == ["2001:db8::1"] * 2
    assert len(doorway) == 6
    enter("192.0.2.3")
    with pytest.raises(Refused, match="too many are connected"):
        enter("192.0.2.1")  # they would be the one with most


@pytest.mark.parametrize(
    ("one", "other"),
    [("2001:db8:1:2::1", "2001:db8:1:2:ffff::2"), ("::ffff:192.0.2.1", "192.0.2.1"), ("fe80::1%eth0", "fe80::2")],
)
def test_addresses_of_one_owner_count_as_one(one: str, other: str) -> None:
    assert network(one) == network(other)
    assert network(one) != network("2001:db8:1:3::1")


def test_a_socket_that_is_sent_out_does_not_answer(server: LiveServer, attackers: Attackers) -> None:
    table, crowd = server.table()["table"], new_address()
    first = attackers.connect(table, crowd)
    assert first is not None
    for _ in range(limits.UNSAID_EACH):
        attackers.connect(table, crowd)
    assert not is_open(first)
