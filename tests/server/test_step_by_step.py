"""What a computer player does in one go is told in steps, so that a client can show one after the other."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sixrealms.server import limits
from sixrealms.server.messages.incoming import ActRequest, ChosenAction, Resync
from sixrealms.server.messages.outgoing import PeopleTold, StateTold
from sixrealms.server.session.audience import Connection
from sixrealms.server.session.lobby import Lobby
from sixrealms.server.session.new_table import NewTable, Place
from sixrealms.server.session.room import Room
from sixrealms.server.store.tables import Storage
from tests.server.live import on
from tests.server.watching import on_the_wire, taken_in

Told = list[list[dict[str, Any]]]


async def _some_turns(table: Room, connections: list[Connection], answers: int) -> list[Told]:
    """What each connection is told, by the times it reads: whenever the table has come to rest."""
    told: list[Told] = [[] for _ in connections]
    for number in range(answers):
        while table.busy:
            await asyncio.sleep(0.005)
        for connection, heard in zip(connections, told, strict=True):
            heard.append([on_the_wire(one) for one in table.due(connection) if not isinstance(one, PeopleTold)])
        game = table.game
        assert game is not None
        question = told[0][-1][-1]["prompt"] if told[0][-1] else None
        if question is None:
            break
        option = {key: value for key, value in question["options"][-1].items() if key != "label"}
        await table.hear(connections[0], ActRequest(str(number), game.version, ChosenAction(**option)))
    return told


def _watched(tmp_path: Path, others: int = 1, answers: int = 25) -> tuple[list[Told], list[dict[str, Any]]]:
    """What a person against a computer player and those who watch are told, and the whole table of each at the end."""

    async def everything() -> tuple[list[Told], list[dict[str, Any]]]:
        storage = Storage(on(tmp_path))
        storage.prepare()
        lobby = Lobby(storage)
        try:
            table, seat, _ = await lobby.found(NewTable(seats=(Place(), Place(bot="greedy"))))
            connections = [table.enter(seat, "en"), *(table.enter(-1, "en") for _ in range(others))]
            told = await _some_turns(table, connections, answers)
            while table.busy:
                await asyncio.sleep(0.005)
            for connection, heard in zip(connections, told, strict=True):
                heard.append([on_the_wire(one) for one in table.due(connection) if not isinstance(one, PeopleTold)])
            for connection in connections:
                await table.hear(connection, Resync())
            ends = [on_the_wire(told) for one in connections for told in table.due(one) if isinstance(told, StateTold)]
            return told, ends
        finally:
            lobby.close()
            storage.close()

    return asyncio.run(everything())


def test_a_turn_of_a_computer_player_is_told_in_steps_that_lead_to_the_same_table(tmp_path: Path) -> None:
    told, ends = _watched(tmp_path)

    for heard, end in zip(told, ends, strict=True):
        assert max(map(len, heard)) > 3, "nothing was told step by step"
        messages = [message for read in heard for message in read]
        versions = [message["v"] for message in messages]
        assert versions == sorted(set(versions))
        table: dict[str, Any] = {}
        for message in messages:
            table = taken_in(table, message)
        assert table == end["table"]
        lines = [line for message in messages for line in message["log"]]
        assert lines[-len(end["log"]) :] == end["log"]
        for read in heard:
            assert all(step["log"] for step in read[:-1] if step["type"] == "event")  # something is to be seen


def test_who_reads_slowly_is_told_the_rest_as_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "STEPS", 2)
    told, _ = _watched(tmp_path)
    assert max(len(read) for heard in told for read in heard) == 3


def test_a_crowd_is_told_everything_as_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "STEPS_FOR", 2)
    told, _ = _watched(tmp_path, others=2)
    assert max(len(read) for heard in told for read in heard) == 1
