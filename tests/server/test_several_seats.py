"""Several seats over one socket, for people who take turns at one screen: each is told what it may know."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from sixrealms.server.messages import outgoing
from tests.server.live import PATIENCE, Client, LiveServer
from tests.server.watching import taken_in

TOLD = msgspec.json.Decoder(outgoing.Told)


class OneScreen:
    """Two people at one machine who answer by chance."""

    def __init__(self, server: LiveServer, table: str, tokens: list[str]) -> None:
        self.socket = server.socket(table)
        self.seats: dict[int, dict[str, Any]] = {}
        self.prompts: dict[int, Any] = {}
        self.versions: dict[int, int] = {}
        self.people = 0
        self.done: list[str] = []
        self._chance = Random(7)
        self.say({"type": "hello", "tokens": tokens})

    def say(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        TOLD.decode(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "people":
            assert "as" not in message
            self.people += 1
        elif message["type"] in ("state", "event"):
            seat = message["as"]
            assert message.get("seat", seat) == seat
            self.seats[seat] = taken_in(self.seats.get(seat, {}), message)
            self.prompts[seat], self.versions[seat] = message["prompt"], message["v"]
        elif message["type"] == "done":
            self.done.append(message["id"])
        return message

    def until(self, kind: str) -> dict[str, Any]:
        while (message := self.hear())["type"] != kind:
            pass
        return message

    def act(self) -> int:
        """One of the two who are asked answers; returns which."""
        while not any(self.prompts.values()):
            self.hear()
        seat = next(seat for seat, prompt in self.prompts.items() if prompt)
        action = dict(self._chance.choice(self.prompts[seat]["options"]))
        del action["label"]
        name = f"{len(self.done)}"
        self.prompts[seat] = None
        self.say({"type": "act", "as": seat, "id": name, "v": self.versions[seat], "action": action})
        while (message := self.hear())["type"] not in ("done", "refused"):
            pass
        assert (message["id"], message["as"]) == (name, seat)
        return seat


def two_seats(server: LiveServer) -> tuple[str, list[str]]:
    made = server.table({}, {})
    return made["table"], [made["token"], server.seat(made["table"])["token"]]


def test_two_people_play_over_one_socket_and_each_sees_what_a_socket_of_his_own_shows(server: LiveServer) -> None:
    table, tokens = two_seats(server)
    screen = OneScreen(server, table, tokens)
    acted: set[int] = set()
    while acted != {0, 1} or len(screen.done) < 40:
        acted.add(screen.act())
    alone = [Client(server, table, token) for token in tokens]
    for seat, client in enumerate(alone):
        shown = client.until_told("state")["table"]
        while screen.versions[seat] < client.version:
            screen.hear()
        assert screen.seats[seat] == shown
        hands = {card["controller"] for card in shown["cards"].values() if card["zone"] == "hand" and card["printing"]}
        assert hands <= {seat}
        client.close()
    screen.socket.close()


def test_who_is_there_is_told_once_and_both_are_there(server: LiveServer) -> None:
    table, tokens = two_seats(server)
    screen = OneScreen(server, table, tokens)
    people = screen.until("people")
    assert [person["here"] for person in people["seats"]] == [True, True]
    screen.say({"type": "resync", "as": 1})
    while screen.until("state")["as"] != 1:
        pass
    screen.say({"type": "ping"})
    screen.until("pong")
    assert screen.people == 1
    screen.socket.close()


@pytest.mark.parametrize("speaker", [{}, {"as": 5}, {"as": -1}])
def test_what_no_seat_of_the_socket_says_does_not_happen(server: LiveServer, speaker: dict[str, int]) -> None:
    table, tokens = two_seats(server)
    screen = OneScreen(server, table, tokens)
    screen.say({"type": "concede", "id": "1", **speaker})
    assert screen.until("error")["code"] == "no-seat"
    screen.say({"type": "resync", "as": 0})
    assert screen.until("state")["table"]["result"] is None
    screen.socket.close()


def test_on_a_socket_with_one_seat_nobody_speaks_for_another(server: LiveServer) -> None:
    table, tokens = two_seats(server)
    client = Client(server, table, tokens[0])
    client.say({"type": "concede", "id": "1", "as": 1})
    assert client.until_told("error")["code"] == "no-seat"
    client.say({"type": "why", "id": "w", "action": {"verb": "pass"}, "as": 0})
    assert client.until_answered("w")["type"] == "reasons"
    client.close()


@pytest.mark.parametrize("which", ["the same twice", "a spectator", "of no seat"])
def test_tokens_that_are_not_those_of_different_seats_open_nothing(server: LiveServer, which: str) -> None:
    table, tokens = two_seats(server)
    wrong = {"the same twice": tokens[0], "a spectator": "", "of no seat": "nonsense"}[which]
    screen = OneScreen(server, table, [tokens[0], wrong])
    assert screen.until("error")["code"] == "token"
    with pytest.raises(ConnectionClosed):
        screen.hear()
    watcher = Client(server, table, "")
    people = watcher.until_told("people")
    assert not any(person["here"] for person in people["seats"])
    watcher.close()
