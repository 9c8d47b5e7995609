"""The server dies in the middle of a game, and another one goes on with it."""

from __future__ import annotations

import os

import pytest

from tests.server.faults import Ordeal
from tests.server.live import Client, LiveServer

KILLS = int(os.environ.get("SIXREALMS_TEST_KILLS", "1"))  # every one costs a start of the server


def test_a_killed_server_brings_the_same_question_back_and_loses_nothing(database: str) -> None:
    server = LiveServer(database)
    first = server.table({"deck": "A-1"}, {"deck": "B-1"}, {"bot": "random"})
    second = server.seat(first["table"])
    people = [Client(server, first["table"], seat["token"]) for seat in (first, second)]
    stored = 0
    for _ in range(KILLS):
        for _ in range(6):
            asked = _whose_turn(people)
            asked.act()
            asked.until_told("done")
            stored += 1
        asked = _whose_turn(people)
        prompt, version, table = asked.prompt, asked.version, asked.table
        sent = asked.act()  # nobody knows whether this one is stored before the end
        server.kill()
        server = LiveServer(database, server.port)
        for client in people:
            client.server, client._open = server, None
            client.socket.close()
            client.prompt = None
            client.come_back()
            client.until_told("state")
        if asked.version == version:
            assert (asked.prompt, asked.table) == (prompt, table)
        asked.say(sent)
        done = asked.until_answered(sent["id"])
        assert done["v"] == version + 1
        asked.say(sent)
        again = asked.until_answered(sent["id"])
        assert again["v"] == version + 1
        stored += 1
    assert [client.refused for client in people] == [[], []]
    assert sum(len(client.done) for client in people) == stored
    for client in people:
        client.close()
    assert server.stop() == 0


def _whose_turn(people: list[Client]) -> Client:
    """The person who is asked, once everybody has heard everything up to there."""
    while True:
        newest = max(client.version for client in people)
        for client in people:
            while client.version < newest:
                client.hear()
        asked = [client for client in people if client.prompt is not None]
        if asked:
            return asked[0]
        people[0].hear()


@pytest.mark.daily_share
@pytest.mark.timeout(400)
@pytest.mark.parametrize("database", ["postgresql"], indirect=True)  # an event is killed on the other one
def test_games_go_on_while_the_server_is_killed_and_connections_are_cut(database: str) -> None:
    figures = Ordeal(database, kills=KILLS + 1, pairs=2, cut=True).run()

    assert figures.games >= 2
    assert figures.cuts > figures.actions > 20
