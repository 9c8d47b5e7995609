"""The server dies in the middle of a game, and another one goes on with it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from sixrealms.server.storage import Chair, Overtaken, Plan, Storage, StorageError, StoredTable
from sixrealms.server.table_game import ACT, BACK_ASKED, Entry
from tests.server.live import Client, LiveServer, on
from tests.server.watching import a_setup

KILLS = int(os.environ.get("SIXREALMS_TEST_KILLS", "1"))  # every one costs a start of the server
POSTGRESQL = os.environ.get("SIXREALMS_TEST_POSTGRESQL", "")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database for this test."""
    if request.param == "sqlite":
        return on(tmp_path)
    if not POSTGRESQL:
        pytest.skip("SIXREALMS_TEST_POSTGRESQL names no database")
    return POSTGRESQL


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


def test_entries_are_stored_all_or_none_and_never_twice(database: str) -> None:
    storage = Storage(database)
    storage.prepare()
    storage.prepare()
    name = os.urandom(8).hex()
    setup = a_setup()
    plan = Plan("tournament", 55, {"cut": "ask"}, players=2)
    storage.add_table(StoredTable(name, True, plan, b"secret", (Chair(name="Ana"), Chair(bot="greedy"))))
    assert storage.entries(name) == []
    storage.seat(name, 0, Chair(name="Ana", token="hash"), setup)
    entries = [Entry(BACK_ASKED, 0, "x"), Entry(ACT, 1)]
    storage.append(name, 2, entries)
    with pytest.raises(Overtaken):
        storage.append(name, 1, entries)

    found = storage.table(name)
    assert found is not None
    assert (found.plan, found.setup, found.secret, found.over) == (plan, setup, b"secret", False)
    assert found.chairs == (Chair(name="Ana", token="hash"), Chair(bot="greedy"))
    assert storage.entries(name) == entries
    assert name in storage.public_tables(1000)
    storage.append(name, 4, entries, over=True)
    assert name not in storage.public_tables(1000)
    assert storage.table("another") is None
    storage.close()


@pytest.mark.parametrize("url", ["nonsense", "mysql://x/y", "sqlite:////no/such/folder/x.db"])
def test_a_database_that_cannot_be_used_is_refused_in_one_line(url: str) -> None:
    with pytest.raises(StorageError) as refused:
        Storage(url).prepare()
    assert "\n" not in str(refused.value)


def test_the_steps_make_the_tables_the_program_uses(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from sixrealms.server.storage import METADATA

    storage = Storage(on(tmp_path))
    storage.prepare()
    with storage._engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    storage.close()
