"""The server is killed in the middle of a round of an event: event, tables, clocks and results are whole afterwards."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest

from sixrealms.server.http.tournament_requests import KEY
from sixrealms.simulation.tournament import registered_decks
from sixrealms.tournament.plan import Plan
from tests.server.live import PATIENCE, Client, LiveServer

PLAN = Plan(name="Storm Cup", scored=False, coordinator="Carla", seed=11, minutes=60)
NAMES = ("Ana", "Bruno", "Caio", "Dora", "Eva", "Fabio")


class Hall:
    """An event on a server that may die, with a client for everybody who plays at its tables on the network."""

    def __init__(self, database: str) -> None:
        self.server = LiveServer(database, varied=True)
        made = self.asks("/api/events", "", {"plan": msgspec.to_builtins(PLAN)})
        self.event, self.organiser = made["id"], made["key"]
        decks = zip(NAMES, registered_decks(PLAN, len(NAMES)), strict=True)
        lists = [(name, {"name": name, "cards": deck.cards, "dungeon": deck.dungeon or ""}) for name, deck in decks]
        self.does(*({"type": "enter", "name": name} for name in NAMES))
        self.does(*({"type": "hand-in", "player": name, "deck": deck} for name, deck in lists))
        self.does({"type": "seat", "round": 1}, {"type": "start-clock"})
        for table in (1, 2):
            self.asks(f"/api/events/{self.event}/rounds/1/tables/{table}/online", self.organiser, {})
        keys = self.asks(f"/api/events/{self.event}/keys", self.organiser)["players"]
        self.people: dict[int, list[Client]] = {1: [], 2: []}
        for key in keys.values():
            seat = self.asks(f"/api/events/{self.event}/seat", key)
            self.people[seat["table"]].append(Client(self.server, seat["online"], seat["token"]))

    def asks(self, path: str, key: str, body: object = None) -> Any:
        status, found = self.server.asked(path, body, {KEY: key})
        assert status in (200, 201), found
        return found

    def does(self, *commands: dict[str, Any]) -> None:
        self.asks(f"/api/events/{self.event}/changes", self.organiser, {"wishes": list(commands)})

    @property
    def told(self) -> Any:
        return self.asks(f"/api/events/{self.event}?language=en", self.organiser)

    def table(self, number: int) -> Any:
        return next(table for table in self.told["rounds"][0]["tables"] if table["number"] == number)

    @property
    def recorded(self) -> list[str]:
        """What the book of the event says of results, one line for each time one was written down."""
        steps = self.asks(f"/api/events/{self.event}/steps?language=en", self.organiser)
        return [step["said"] for step in steps if "game 1:" in step["said"].lower()]

    def everybody(self) -> list[Client]:
        return [client for at_table in self.people.values() for client in at_table]

    def dies(self) -> None:
        """A power cut, a start, and everybody is back at their table."""
        self.server.kill()
        self.server = LiveServer(self.server.database, self.server.port, varied=True)
        for client in self.everybody():
            client.server, client._open, client.prompt = self.server, None, None
            client.socket.close()
            client.come_back()
            client.until_told("state")

    def plays(self, number: int, decisions: int) -> None:
        """So many decisions at a table, by whoever is asked."""
        for _ in range(decisions):
            asked = next((one for one in self.people[number] if one.prompt is not None), None)
            while asked is None:
                newest = max(one.version for one in self.people[number])
                behind = next((one for one in self.people[number] if one.version < newest), self.people[number][0])
                behind.hear()
                asked = next((one for one in self.people[number] if one.prompt is not None), None)
            asked.act()
            asked.until_told("done")


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # games are killed on the other one
def test_a_server_killed_in_a_round_of_an_event_loses_and_doubles_nothing(database: str) -> None:
    hall = Hall(database)
    try:
        _goes_on_after_every_kill(hall)
        for client in hall.everybody():
            client.close()
        assert hall.server.stop() == 0
    finally:
        if hall.server.process.poll() is None:
            hall.server.kill()


def _goes_on_after_every_kill(hall: Hall) -> None:
    for number in (1, 2):
        hall.plays(number, 4)
    hall.does({"type": "extend", "table": 2, "minutes": 6, "why": "late"}, {"type": "pause-clock"})
    for client in hall.everybody():
        client.until(lambda told: any(line["phrase"] == "judge-clock-stands" for line in told.get("chat") or ()))
    told = hall.told
    before = [(client.table, client.last["clock"]) for client in hall.everybody()]

    hall.dies()

    assert hall.told == told
    assert [(client.table, client.last["clock"]) for client in hall.everybody()] == before
    assert {len(client.refused) for client in hall.everybody()} == {0}
    first, second = hall.people[1][:2]
    for client in (first, second):
        client.say({"type": "concede", "id": "up"})
        client.until_answered("up")

    hall.dies()  # before or after the result was written down

    give_up = time.monotonic() + PATIENCE
    while 2 not in {int(game) for game in hall.table(1)["online"]}:
        assert time.monotonic() < give_up, "the next game is not opened"
        time.sleep(0.1)
    one = hall.table(1)
    (result,) = one["results"]
    assert result["replay"] == one["online"]["1"]
    (seat,) = hall.people[1][2].table["result"]["winners"]
    assert result["winner"] == one["players"][seat]
    hall.plays(2, 2)
    again = hall.table(1)
    assert (again["results"], again["online"]) == (one["results"], one["online"])
    assert len(hall.recorded) == 1
