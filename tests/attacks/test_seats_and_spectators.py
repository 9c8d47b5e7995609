"""Whoever has a seat always gets in, however many watch."""

from __future__ import annotations

import pytest

from sixrealms.server import limits
from sixrealms.server.messages.socket_frames import REFUSED
from tests.attacks.attackers import Attackers, first_told, is_open, new_address
from tests.server.live import LiveServer


@pytest.fixture
def places(server: LiveServer) -> tuple[str, list[str]]:
    """A table of two people with the tokens of its seats."""
    first = server.table()
    return first["table"], [first["token"], server.seat(first["table"])["token"]]


def test_spectators_never_take_the_room_of_a_seat(attackers: Attackers, places: tuple[str, list[str]]) -> None:
    table, tokens = places
    watching = [
        attackers.connect(table, address, {"token": ""})
        for address in (new_address(), new_address())
        for _ in range(limits.TABLE_WATCHING_EACH)
    ]
    assert [first_told(socket) for socket in watching] == ["state"] * limits.TABLE_WATCHING
    for token in tokens:
        assert first_told(attackers.connect(table, new_address(), {"token": token})) == "state"


def test_one_address_does_not_take_the_room_of_all_who_watch(
    attackers: Attackers, places: tuple[str, list[str]]
) -> None:
    table, greedy = places[0], new_address()
    told = [first_told(attackers.connect(table, greedy, {"token": ""})) for _ in range(limits.TABLE_WATCHING_EACH + 2)]
    assert told[-3:] == ["state", "full", "full"]
    assert first_told(attackers.connect(table, new_address(), {"token": ""})) == "state"


def test_the_oldest_socket_of_a_seat_gives_way(attackers: Attackers, places: tuple[str, list[str]]) -> None:
    """Whoever has lost their connection and comes back is not kept out by what the server still takes for them."""
    table, tokens = places
    sockets = []
    for _ in range(limits.SEAT_SOCKETS + 2):
        sockets.append(attackers.connect(table, new_address(), {"token": tokens[0]}))
        assert first_told(sockets[-1]) == "state"
    alive = [socket is not None and is_open(socket) for socket in sockets]
    assert alive == [False, False] + [True] * limits.SEAT_SOCKETS
    oldest = sockets[0]
    assert oldest is not None
    # for good: two windows are not to send each other out for ever
    assert oldest.close_code == REFUSED
    assert first_told(attackers.connect(table, new_address(), {"token": tokens[1]})) == "state"
