"""Nobody drowns out a table, on however many sockets."""

from __future__ import annotations

import json

from sixrealms.server import limits
from tests.attacks.attackers import Attackers, new_address
from tests.server.live import PATIENCE, LiveServer


def codes_of_lines(attackers: Attackers, table: str, address: str, token: str, sockets: int) -> list[str]:
    """What comes of two lines on each of so many sockets."""
    found = []
    for number in range(sockets):
        socket = attackers.connect(table, address, {"token": token})
        assert socket is not None
        for line in range(2):
            name = f"{address} {number} {line}"
            socket.send(json.dumps({"type": "chat", "id": name, "phrase": "wow"}))
            while (told := json.loads(socket.recv(PATIENCE))).get("id") != name:
                pass
            found.append(told.get("code", told["type"]))
    return found


def test_a_seat_says_no_more_on_six_sockets_than_on_one(server: LiveServer, attackers: Attackers) -> None:
    first = server.table({"deck": "A-1"}, {"deck": "B-1"})
    second = server.seat(first["table"])
    loud = codes_of_lines(attackers, first["table"], new_address(), first["token"], 6)
    assert loud[: limits.TALKING[0]] == ["done"] * limits.TALKING[0]
    assert loud.count("too-often") >= 4
    assert codes_of_lines(attackers, first["table"], new_address(), second["token"], 1) == ["done"] * 2


def test_who_watches_unknown_is_one_by_their_address(server: LiveServer, attackers: Attackers) -> None:
    first = server.table({"deck": "A-1"}, {"deck": "B-1"})
    server.seat(first["table"])
    assert codes_of_lines(attackers, first["table"], new_address(), "", 6).count("too-often") >= 4
    assert codes_of_lines(attackers, first["table"], new_address(), "", 1) == ["done"] * 2


def test_what_one_has_said_takes_no_lines_of_others(server: LiveServer) -> None:
    """Each seat has lines of its own, and so has each person who watches."""
    from sixrealms.server.game.chat import ChatEntry  # only this test looks inside
    from sixrealms.server.game.entries import ChatSaid
    from sixrealms.server.session.validation import _has_said_enough
    from tests.server.watching import a_game

    game = a_game(2)

    def says(seat: int, times: int, voice: str = "") -> None:
        for _ in range(times):
            game.fold(ChatSaid(seat, ChatEntry(seat, "a", "", voice)))

    says(0, limits.SAID_BY_SEAT)
    assert [_has_said_enough(game, seat, "") for seat in (0, 1, -1)] == [True, False, False]
    says(-1, limits.SAID_BY_PERSON, "one")
    assert [_has_said_enough(game, -1, voice) for voice in ("one", "other", "")] == [True, False, False]
    says(-1, limits.SAID_UNKNOWN)
    assert [_has_said_enough(game, -1, voice) for voice in ("other", "")] == [False, True]
