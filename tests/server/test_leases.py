"""Which of several servers holds a table, and that nobody else writes to its game."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator

import pytest

from sixrealms.engine.action import PASS
from sixrealms.server.game.clocks import ClockRules
from sixrealms.server.game.entries import Acted, TimeResumed
from sixrealms.server.game.seats import Chair, TablePlan
from sixrealms.server.messages.incoming import Concede
from sixrealms.server.refusal import Refused
from sixrealms.server.session.lobby import Lobby
from sixrealms.server.session.new_table import Guest, NewTable, Place
from sixrealms.server.session.peers import Peers
from sixrealms.server.session.room import Room
from sixrealms.server.store import leases
from sixrealms.server.store.leases import HolderFound, Leases
from sixrealms.server.store.old_tables import Periods, old_tables
from sixrealms.server.store.tables import Appended, Overtaken, Storage, StoredTable, TableHold
from tests.server.watching import a_setup


@pytest.fixture
def storage(shared: str) -> Iterator[Storage]:
    found = Storage(shared)
    found.prepare()
    yield found
    found.close()


def a_table(storage: Storage, name: str, hold: int = 0) -> str:
    chairs = (Chair(name="Ana"), Chair(bot="greedy"))
    plan = TablePlan("tournament", 55)
    storage.add_table(StoredTable(name, True, plan, b"secret", chairs, a_setup(), hold=TableHold(hold)))
    return name


def test_a_table_is_held_by_one_server_until_it_is_gone_or_lets_go(storage: Storage) -> None:
    held = Leases(storage)
    first, second = held.register("127.0.0.1:1", "here", "a"), held.register("127.0.0.1:2", "here", "b")
    assert first < second
    assert [peer.number for peer in held.living()] == [first, second]
    table = a_table(storage, "t")
    assert held.claim(table, first) == HolderFound(first)
    assert held.claim(table, second) == HolderFound(first)
    held.let_go(table, second)  # which has nothing to let go
    assert held.claim(table, second) == HolderFound(first)
    held.let_go(table, first)
    assert held.claim(table, second) == HolderFound(second)
    held.is_gone(second)
    assert held.renew(first)
    assert not held.renew(second)
    found = held.claim(table, first)
    assert found is not None
    assert found.holder == first
    assert found.since > 1_000_000_000
    assert held.claim(table, second) == HolderFound(first)
    assert held.claim("another", first) is None


def test_a_server_that_is_gone_holds_nothing_new(storage: Storage) -> None:
    held = Leases(storage)
    number = held.register("127.0.0.1:1", "here", "a")
    held.is_gone(number)
    assert held.claim(a_table(storage, "t"), number) == HolderFound(-1)


def test_a_server_without_signs_of_life_is_gone(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    held = Leases(storage)
    lives = held.register("127.0.0.1:1", "here", "a")
    monkeypatch.setattr(leases, "LEASE", -1.0)
    silent = held.register("127.0.0.1:2", "here", "b")
    assert held.notice_gone() == 1
    assert [peer.number for peer in held.living()] == [lives]
    assert not held.renew(silent)
    assert held.register("127.0.0.1:2", "here", "b") > silent


def test_who_does_not_hold_a_table_writes_nothing_of_it(storage: Storage) -> None:
    held = Leases(storage)
    old, new = held.register("127.0.0.1:1", "here", "a"), held.register("127.0.0.1:2", "here", "b")
    mine, theirs = a_table(storage, "mine", old), a_table(storage, "theirs", old)
    storage.append(theirs, 2, [Acted(0, PASS)], hold=old)
    held.is_gone(old)
    assert held.claim(theirs, new) is not None

    faults = storage.append_all(
        [Appended(mine, 2, [Acted(0, PASS)], hold=old), Appended(theirs, 3, [Acted(1, PASS)], hold=old)]
    )
    assert [type(fault) for fault in faults] == [type(None), Overtaken]
    with pytest.raises(Overtaken):
        storage.seat(theirs, 0, Chair(name="Bruno"), None, old)
    with pytest.raises(Overtaken):
        storage.vacate(theirs, 0, Chair(), None, {2: Acted(1, PASS)}, old)
    with pytest.raises(Overtaken):
        storage.rewrite(theirs, {2: Acted(1, PASS)}, old)

    assert storage.entries(theirs) == [Acted(0, PASS)]
    found = storage.table(theirs)
    assert found is not None
    assert found.chairs[0] == Chair(name="Ana")
    storage.append(theirs, 3, [Acted(1, PASS)], hold=new)
    assert len(storage.entries(theirs)) == 2


def test_what_another_server_holds_is_not_forgotten_here(storage: Storage) -> None:
    held = Leases(storage)
    here, there = held.register("127.0.0.1:1", "here", "a"), held.register("127.0.0.1:2", "here", "b")
    for name, hold in (("mine", here), ("theirs", there), ("nobodys", 0)):
        a_table(storage, name, hold)
    gone = Periods(*[-10] * 5)
    assert sorted(old_tables(storage, gone, mine=leases.nobodys(here))) == ["mine", "nobodys"]
    held.is_gone(there)
    assert sorted(old_tables(storage, gone, mine=leases.nobodys(here))) == ["mine", "nobodys", "theirs"]


# -- two servers in one process ---------------------------------------------------------------------------------------


def with_two(url: str, then: Callable[[Lobby, Lobby], Awaitable[None]]) -> None:
    """Do something with two servers that share a database."""

    async def everything() -> None:
        both = []
        for port in (1, 2):
            storage = Storage(url)
            peers = Peers(storage, f"127.0.0.1:{port}")
            both.append(Lobby(storage, peers=peers))
            await peers.join(both[-1].lose_all, both[-1].workers.bell)
        await both[0].workers.store(lambda: None)
        while not both[0].peers.others:  # type: ignore[union-attr]
            await asyncio.sleep(0.01)
        try:
            await then(*both)
        finally:
            for lobby in both:
                await lobby.end()

    asyncio.run(everything())


async def begun(lobby: Lobby, clock: ClockRules | None = None) -> Room:
    """A table of two people."""
    room, _, _ = await lobby.found(NewTable(seats=(Place(), Place()), clock=clock))
    await room.sit(Guest(name="Bruno"))
    return room


async def found_gone(lobby: Lobby, by: Lobby) -> None:
    """Others find this server gone; wait until it knows."""
    assert lobby.peers is not None
    assert by.peers is not None
    number = lobby.peers.number
    await asyncio.to_thread(Leases(by.workers.storage).is_gone, number)
    while lobby.peers.number == number or lobby.rooms:
        await asyncio.sleep(0.01)


def test_a_table_is_opened_by_its_holder_alone_and_can_be_looked_at_by_others(storage: Storage, shared: str) -> None:
    async def then(one: Lobby, other: Lobby) -> None:
        room = await begun(one)
        table = room.stored.id
        with pytest.raises(Refused) as refused:
            await other.room(table)
        assert refused.value.code == "out-of-date"
        seen = await other.visit(table)
        assert seen is await other.visit(table)  # it is not read again as long as it is as it was
        assert seen.game is not None
        assert room.game is not None
        assert seen.waits_for(room.game.state.pending.player)  # type: ignore[union-attr]
        await room.look_at_the_clock()
        await room.hear(room.enter(0, "en"), _concede())
        assert (await other.visit(table)).game.version == room.game.version  # type: ignore[union-attr]

    with_two(shared, then)


def _concede() -> Concede:
    return Concede(id="c")


def test_a_server_found_gone_writes_nothing_more_and_begins_anew(storage: Storage, shared: str) -> None:
    async def then(one: Lobby, other: Lobby) -> None:
        room = await begun(one)
        table, number = room.stored.id, one.peers.number  # type: ignore[union-attr]
        connection = room.enter(0, "en")
        await found_gone(one, other)
        assert connection.closed is not None
        assert connection.closed.code == "out-of-date"
        taken = await other.room(table)
        with pytest.raises(Refused) as refused:
            await room.hear(connection, _concede())
        assert refused.value.code == "out-of-date"
        assert taken.game is not None
        assert storage.last_entry(table) == taken.game.version
        assert one.peers is not None
        assert one.peers.number > number
        mine = await begun(one)  # and what it makes from now on is its own again
        await mine.hear(mine.enter(0, "en"), _concede())

    with_two(shared, then)


def test_time_between_two_servers_is_nobodys(storage: Storage, shared: str) -> None:
    async def then(one: Lobby, other: Lobby) -> None:
        room = await begun(one, ClockRules(bank=600, buffer=0))
        before = storage.last_entry(room.stored.id)
        await found_gone(one, other)
        taken = await other.room(room.stored.id)
        resumed = storage.entries(room.stored.id)[-1]
        assert storage.last_entry(room.stored.id) == before + 1
        assert isinstance(resumed, TimeResumed)
        assert room.game is not None
        assert room.game.clocks is not None
        assert resumed.at / 1000 > room.game.clocks.then
        taken.stop_clock()

    with_two(shared, then)


def test_a_new_table_nobody_is_at_is_run_by_whoever_is_asked_first(storage: Storage, shared: str) -> None:
    async def then(one: Lobby, other: Lobby) -> None:
        room, _, _ = await one.found(NewTable(seats=(Place(), Place())))
        await one.let_go(room)
        assert one.rooms == 0
        taken = await other.room(room.stored.id)
        await taken.sit(Guest(name="Bruno"))
        with pytest.raises(Refused):
            await one.room(room.stored.id)

    with_two(shared, then)


def test_a_table_somebody_is_at_is_not_let_go(storage: Storage, shared: str) -> None:
    async def then(one: Lobby, other: Lobby) -> None:
        room = await begun(one)
        room.enter(0, "en")
        await one.let_go(room)
        assert one.rooms == 1
        assert await other.holder(room.stored.id) is not None

    with_two(shared, then)


def test_somebody_who_wants_to_be_forgotten_is_at_tables_of_any_server(storage: Storage, shared: str) -> None:
    async def then(one: Lobby, other: Lobby) -> None:
        room = await begun(one)
        before = storage.table(room.stored.id)
        await other.vacate(room.stored.id, 1, "Bruno")
        after = storage.table(room.stored.id)
        assert before is not None
        assert after is not None
        assert (before.chairs[1].name, after.chairs[1].name, after.chairs[1].left) == ("Bruno", "", True)
        assert after.changed == before.changed + 1  # by which the holder notices

    with_two(shared, then)


def test_what_is_done_for_all_is_done_by_one_and_counted_at_one(storage: Storage, shared: str) -> None:
    async def then(one: Lobby, other: Lobby) -> None:
        assert one.peers is not None
        assert other.peers is not None
        while not other.peers.others:
            await asyncio.sleep(0.01)
        assert (one.peers.desk(), other.peers.desk() is not None) == (None, True)
        addresses = [f"192.0.2.{number}" for number in range(100)]
        homes = [(one.peers.home(address), other.peers.home(address)) for address in addresses]
        assert all((here is None) != (there is None) for here, there in homes)  # both know the same one
        assert 20 < sum(here is None for here, _ in homes) < 80

    with_two(shared, then)
