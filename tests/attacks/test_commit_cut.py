"""The database is told to commit and breaks off: nothing that may have happened is refused as if it had not."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from websockets.exceptions import ConnectionClosed

from sixrealms.server.game.chat import ChatEntry
from sixrealms.server.game.entries import ChatSaid
from sixrealms.server.game.fog import Fog
from sixrealms.server.game.seats import Chair, TablePlan
from sixrealms.server.messages.incoming import ActRequest, ChosenAction
from sixrealms.server.messages.outgoing import IN_DOUBT, Done
from sixrealms.server.refusal import Refused
from sixrealms.server.session.lobby import Lobby
from sixrealms.server.session.new_table import Guest, NewTable, Place
from sixrealms.server.session.room import Room
from sixrealms.server.store import tables
from sixrealms.server.store.tables import Appended, InDoubt, Overtaken, Storage, StorageError, StoredTable
from tests.attacks.cut_lines import CutLine
from tests.server.conftest import postgresql
from tests.server.live import Client, LiveServer, on

__all__ = ["postgresql"]  # a fixture


class Breaking(Storage):
    """A database that breaks off at its next commits: `after` it has committed, or before."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.breaks = 0
        self.after = True
        self.down = False
        true = self._engine.dialect.do_commit

        def do_commit(connection: Any) -> None:
            if not self.breaks:
                true(connection)
                return
            self.breaks -= 1
            if self.after:
                true(connection)
            raise sqlite3.OperationalError("the line is cut")

        self._engine.dialect.do_commit = do_commit  # type: ignore[method-assign, assignment]

    def at_once(self, work: Callable[[sql.Connection], Any]) -> Any:
        if self.down and not self.breaks:
            raise StorageError("nobody is there")
        return super().at_once(work)


@pytest.fixture
def storage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Breaking]:
    monkeypatch.setattr(tables, "_TRIED_AGAIN", (0.0, 0.0))
    found = Breaking(on(tmp_path))
    found.prepare()
    yield found
    found.close()


def at_a_table(storage: Storage, then: Callable[[Lobby, Room], Awaitable[None]]) -> None:
    async def everything() -> None:
        lobby = Lobby(storage)
        table, _, _ = await lobby.found(NewTable(seats=(Place(), Place())))
        await table.sit(Guest(name="Bruno"))
        try:
            await then(lobby, table)
        finally:
            lobby.close()

    asyncio.run(everything())


def an_answer(table: Room) -> tuple[int, ActRequest]:
    """The first option of whoever is asked, as a client names it."""
    game = table.game
    assert game is not None
    assert game.state.pending is not None
    seat = game.state.pending.player
    option = Fog(game.state, seat, table.stored.secret).action(game.state.pending.options[0])
    return seat, ActRequest("mine", game.version, ChosenAction(*option))


@pytest.mark.parametrize("after", [True, False], ids=["it was kept", "it was not kept"])
def test_the_server_looks_and_tells_that_it_is_done(storage: Breaking, *, after: bool) -> None:
    async def then(_: Lobby, table: Room) -> None:
        seat, said = an_answer(table)
        player = table.enter(seat, "en")
        storage.breaks, storage.after = 1, after

        assert await table.hear(player, said) == Done(id="mine", v=2)
        assert [entry.client for entry in storage.entries(table.stored.id)] == ["mine"]  # type: ignore[union-attr]
        assert not table.out_of_date

    at_a_table(storage, then)


def test_several_tables_in_one_commit_are_looked_at_together(storage: Breaking) -> None:
    names = ["a", "b", "c"]
    for name in names:
        storage.add_table(StoredTable(name, True, TablePlan("tournament", 55), b"secret", (Chair(),)))
    entries = [Appended(name, 2, [ChatSaid(seat=0, line=ChatEntry(0, name))]) for name in names]
    storage.append(entries[1].table, 2, [ChatSaid(seat=0, line=ChatEntry(0, "another"))])
    storage.breaks = 1

    faults = storage.append_all([entries[0], entries[2]])
    assert faults == [None, None]
    assert [len(storage.entries(name)) for name in names] == [1, 1, 1]
    storage.breaks = 1
    assert [type(fault) for fault in storage.append_all(entries)] == [Overtaken] * 3
    assert [len(storage.entries(name)) for name in names] == [1, 1, 1]


def test_what_nobody_knows_is_not_refused_and_happens_once(storage: Breaking) -> None:
    async def then(lobby: Lobby, table: Room) -> None:
        seat, said = an_answer(table)
        player = table.enter(seat, "en")
        storage.breaks, storage.down = 1, True
        with pytest.raises(Refused) as doubt:
            await table.hear(player, said)
        assert doubt.value.code == IN_DOUBT.code  # connection.py tells it as an error and hangs up
        assert player.closed == IN_DOUBT
        assert table.out_of_date

        storage.down = False
        again = await lobby.room(table.stored.id)
        assert again is not table
        assert await again.hear(again.enter(seat, "en"), said) == Done(id="mine", v=2)
        assert len(storage.entries(table.stored.id)) == 1

    at_a_table(storage, then)


def test_a_seat_in_doubt_is_looked_at_anew(storage: Breaking) -> None:
    async def everything() -> None:
        lobby = Lobby(storage)
        table, _, _ = await lobby.found(NewTable(seats=(Place(), Place())))
        storage.breaks = 1
        seat, token = await table.sit(Guest(name="Bruno"))
        assert table.seat_of(token) == seat
        assert not table.out_of_date
        storage.breaks, storage.down = 1, True
        with pytest.raises(InDoubt):
            await lobby.found(NewTable(seats=(Place(), Place())))
        lobby.close()

    asyncio.run(everything())


def test_what_fails_before_the_commit_is_refused_as_ever(storage: Breaking, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: object) -> None:
        raise sql.exc.OperationalError("INSERT", {}, Exception("disk full"))

    with pytest.raises(StorageError) as failed:
        storage.at_once(full)
    assert not isinstance(failed.value, InDoubt)


# -- over the wire, with a PostgreSQL behind a line that is cut -------------------------------------------------------


@pytest.fixture
def line(postgresql: str) -> Iterator[CutLine]:
    found = CutLine(postgresql)
    yield found
    found.close()


@pytest.fixture
def served(line: CutLine) -> Iterator[tuple[LiveServer, Client]]:
    server = LiveServer(line.address)
    made = server.table({"deck": "A-1"}, {"bot": "random", "deck": "B-1"})
    client = Client(server, made["table"], made["token"])
    client.until_asked()
    yield server, client
    client.close()
    server.stop()


def test_an_answer_whose_commit_is_cut_off_is_done(line: CutLine, served: tuple[LiveServer, Client]) -> None:
    _, client = served
    for _ in range(3):
        client.until_asked()
        line.cut_at_the_next_commit()
        said = client.act()
        while line.cuts == 0 or client._open is not None:
            client.hear()
        assert said["id"] in client.done
    assert line.cuts == 3
    assert client.refused == []


def test_a_database_that_stays_away_is_told_as_doubt(line: CutLine, served: tuple[LiveServer, Client]) -> None:
    _, client = served
    line.cut_at_the_next_commit(stays_down=True)
    said = client.act()
    told: dict[str, Any] = {}
    while told.get("type") != "error":
        told = client.hear()
    with pytest.raises(ConnectionClosed) as end:
        client.hear()
    assert told["type"] == "error"
    assert told["code"] == "in-doubt"
    assert end.value.rcvd is not None
    assert end.value.rcvd.code == 4410
    assert client.refused == []

    line.mended()
    client.come_back()  # and says it again with the same id
    client.until_answered(said["id"])
    assert client.done == {said["id"]: client.done[said["id"]]}
    assert client.refused == []
