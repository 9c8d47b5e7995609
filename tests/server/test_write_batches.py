"""What many tables store while the disk is busy is one turn of the disk, and one table's trouble is not another's."""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from sixrealms.engine.action import PASS
from sixrealms.server.game.entries import Acted
from sixrealms.server.game.seats import Chair, TablePlan
from sixrealms.server.session.lobby import Lobby
from sixrealms.server.session.new_table import NewTable, Place
from sixrealms.server.store.listing import public_tables
from sixrealms.server.store.tables import Appended, Overtaken, Storage, StorageError, StoredTable
from sixrealms.server.store.workers import Workers
from tests.server.live import on


def test_entries_of_many_tables_are_stored_in_one_go_and_one_that_is_overtaken_hinders_nobody(database: str) -> None:
    storage = Storage(database)
    storage.prepare()
    names = [os.urandom(8).hex() for _ in range(4)]
    for name in names:
        storage.add_table(StoredTable(name, True, TablePlan("tournament", 55), b"secret", (Chair(bot="greedy"),)))
    storage.append(names[2], 2, [Acted(0, PASS)])  # another process was here
    entries = [Appended(name, 2, [Acted(1, PASS), Acted(1, PASS)], over=name == names[3]) for name in names]

    assert [type(fault) for fault in storage.append_all(entries)] == [type(None), type(None), Overtaken, type(None)]
    assert [len(storage.entries(name)) for name in names] == [2, 2, 1, 2]
    assert storage.entries_stored == 7
    listed = [one.id for one in public_tables(storage, 9_000) if isinstance(one, StoredTable)]
    assert names[0] in listed
    assert names[3] not in listed
    again = [one._replace(first=4) for one in entries if one.table != names[2]]
    assert storage.append_all(again) == [None, None, None]
    assert [len(storage.entries(name)) for name in names] == [4, 4, 1, 4]
    storage.close()


class SlowDisk(Storage):
    """A database whose first turn does not end before it is told to."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.turns: list[int] = []
        self.begun, self.go_on = threading.Event(), threading.Event()
        self.broken = False

    def append_all(self, appended: Sequence[Appended]) -> list[StorageError | None]:
        self.turns.append(len(appended))
        self.begun.set()
        assert self.go_on.wait(20)
        if self.broken:
            raise ZeroDivisionError
        return super().append_all(appended)


def test_who_comes_while_the_disk_is_busy_shares_its_next_turn(tmp_path: Path) -> None:
    async def everything() -> None:
        storage = SlowDisk(on(tmp_path))
        storage.prepare()
        workers = Workers(storage)
        names = [f"table{number}" for number in range(5)]
        for name in names:
            storage.add_table(StoredTable(name, True, TablePlan("tournament", 55), b"secret", (Chair(bot="greedy"),)))
        first = asyncio.create_task(workers.append(Appended(names[0], 2, [Acted(0, PASS)])))
        await asyncio.to_thread(storage.begun.wait, 20)
        others = [asyncio.create_task(workers.append(Appended(name, 2, [Acted(0, PASS)]))) for name in names[1:]]
        await asyncio.sleep(0)
        others[0].cancel()  # whoever waited for this one is gone; it is stored all the same
        storage.go_on.set()
        await asyncio.gather(first, *others[1:])
        assert storage.turns == [1, 4]
        assert [len(storage.entries(name)) for name in names] == [1] * 5
        storage.broken = True
        with pytest.raises(ZeroDivisionError):  # nobody waits for ever for what has failed
            await workers.append(Appended(names[0], 3, [Acted(0, PASS)]))
        workers.close()

    asyncio.run(everything())


def test_a_server_that_closes_while_computers_play_says_nothing_of_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def everything() -> tuple[str, int]:
        storage = Storage(on(tmp_path))
        storage.prepare()
        lobby = Lobby(storage)
        computers: Any = [Place(bot="random")] * 7
        table, _, _ = await lobby.found(NewTable(seats=(*computers, Place())))
        game = table.game
        assert game is not None
        while not table.busy:
            await asyncio.sleep(0)
        await lobby.end()
        table.wake()
        assert not [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        return table.stored.id, game.version

    with caplog.at_level(logging.WARNING, "sixrealms.server"):
        table, version = asyncio.run(everything())
    assert not caplog.records
    again = Storage(on(tmp_path))
    assert len(again.entries(table)) >= version - 1  # what has happened is stored
    again.close()
