"""Clocks: only who is waited for runs, a restart costs nobody time, and when time is up a computer player goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from sixrealms.engine.action import PASS
from sixrealms.engine.digest import digest
from sixrealms.server.game.clocks import BACK_WITH, ClockRules, Clocks, ClockTold, checked
from sixrealms.server.game.entries import Acted, AnsweredAhead, Entry, Ordered, OutOfTime, TimeResumed
from sixrealms.server.game.seats import TablePlan
from sixrealms.server.game.table_game import TableGame
from sixrealms.server.messages.incoming import Return, StandInRequest
from sixrealms.server.refusal import Refused
from sixrealms.server.session import computers
from sixrealms.server.session.lobby import Lobby, replayed
from sixrealms.server.session.new_table import Guest, NewTable, Place
from sixrealms.server.session.room import Room
from sixrealms.server.store.entry_rows import entry_of
from sixrealms.server.store.tables import Storage, StoredTable
from tests.server.live import LiveServer, on
from tests.server.test_room import an_answer, asked, game_of
from tests.server.test_shared_windows import ALWAYS, SOON
from tests.server.watching import a_setup, any_answer, on_the_wire

RULES = ClockRules(bank=60, buffer=10, increment=5)


class Watch:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    """An empty database."""
    found = Storage(on(tmp_path))
    found.prepare()
    yield found
    found.close()


@pytest.fixture
def watch() -> Watch:
    """The time of the table."""
    return Watch()


def opened(storage: Storage, watch: Watch) -> Lobby:
    """A server that has just started."""
    lobby = Lobby(storage)
    lobby.workers.now = watch
    lobby.workers.started = watch.now
    return lobby


def at_a_table(
    storage: Storage, watch: Watch, then: Callable[[Lobby, Room], Awaitable[None]], clock: ClockRules | None = RULES
) -> None:
    """Do something at a table of two people with a clock."""

    async def everything() -> None:
        lobby = opened(storage, watch)
        table, _, _ = await lobby.found(NewTable(seats=(Place(), Place()), clock=clock))
        await table.sit(Guest(name="Bruno"))
        try:
            await then(lobby, table)
        finally:
            table.stop_clock()
            lobby.close()

    asyncio.run(everything())


def clocks_of(game: TableGame) -> Clocks:
    assert game.clocks is not None
    return game.clocks


def left(table: Room, seat: int) -> tuple[float, float]:
    """Free seconds and seconds in the bank, as everybody is told."""
    message = on_the_wire(table.due(table.enter(-1, "en"))[0])
    return message["clock"]["free"][seat], message["clock"]["left"][seat]


def test_the_first_seconds_are_free_then_the_bank_runs_and_an_answer_adds_to_it(storage: Storage, watch: Watch) -> None:
    async def then(_: Lobby, table: Room) -> None:
        player = asked(table)
        seat = player.seat
        watch.now += 8
        assert (left(table, seat), left(table, 1 - seat)) == ((2, 60), (10, 60))
        watch.now += 7
        assert left(table, seat) == (0, 55)
        await table.hear(player, an_answer(table))
        assert left(table, seat) == (10, 60)

    at_a_table(storage, watch, then)


def test_when_time_is_up_a_computer_player_goes_on_and_who_is_back_has_a_little(
    storage: Storage, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computers, "_A_WHILE", 0)

    async def then(_: Lobby, table: Room) -> None:
        player = asked(table)
        seat = player.seat
        watch.now += 69.9
        await table.look_at_the_clock()
        assert on_the_wire(table.people())["seats"][seat]["stand_in"] == ""
        watch.now += 0.1
        late = an_answer(table, "late")
        with pytest.raises(Refused) as refused:
            await table.hear(player, late)
        assert refused.value.code == "computer-plays"
        assert on_the_wire(table.people())["seats"][seat]["stand_in"] == "greedy"
        assert "Your time is up" in str(table.due(player))
        await table.hear(player, Return("r"))
        assert left(table, seat)[1] == BACK_WITH
        again = replayed(table.stored, storage.entries(table.stored.id))
        assert clocks_of(again).told(watch.now) == clocks_of(game_of(table)).told(watch.now)

    at_a_table(storage, watch, then)


def test_the_clock_rings_by_itself(storage: Storage, watch: Watch) -> None:
    async def then(_: Lobby, table: Room) -> None:
        seat = asked(table).seat
        watch.now += 100
        table.wake()  # the watch was put forward under the timer
        async with asyncio.timeout(20):
            while not on_the_wire(table.people())["seats"][seat]["stand_in"]:
                await asyncio.sleep(0.01)

    at_a_table(storage, watch, then)


def test_time_while_the_server_was_down_is_nobodys(storage: Storage, watch: Watch) -> None:
    async def then(_: Lobby, table: Room) -> None:
        player = asked(table)
        watch.now += 20
        await table.hear(player, an_answer(table))
        waited_for = asked(table).seat
        before = {seat: left(table, seat) for seat in (0, 1)}
        watch.now += 5_000  # nobody is served
        again = opened(Storage(storage.url), watch)
        watch.now += 12  # the server runs, and nobody has come to the table yet
        found = await again.room(table.stored.id)
        assert isinstance(storage.entries(table.stored.id)[-1], TimeResumed)
        free, bank = before[waited_for]
        assert left(found, waited_for) == (0, bank - (12 - free))
        assert left(found, 1 - waited_for) == before[1 - waited_for]
        found.stop_clock()
        again.close()

    at_a_table(storage, watch, then)


def test_a_table_that_was_only_put_away_is_not_resumed(storage: Storage, watch: Watch) -> None:
    async def then(lobby: Lobby, table: Room) -> None:
        watch.now += 15
        table.stop_clock()
        del lobby._rooms[table.stored.id]
        found = await lobby.room(table.stored.id)
        assert [type(entry) for entry in storage.entries(table.stored.id)] == [TimeResumed]
        assert left(found, asked(found).seat) == (0, 55)
        found.stop_clock()

    at_a_table(storage, watch, then)


def test_of_a_shared_window_all_who_are_waited_for_run() -> None:
    game, chance = TableGame(a_setup(5, SOON), range(5), RULES), Random(SOON)
    game.fold(TimeResumed(at=1_000))
    for seat in range(5):
        game.fold(Ordered(seat, ALWAYS, at=1_000))
    while len(game.asked.questions) < 3:
        game.fold(replace(any_answer(game, chance), at=1_000))
    first, second, third = (decision.player for decision in game.asked.questions[:3])
    assert set(clocks_of(game).told(1).running) == set(game.asked.waiting()) == {first, second, third}
    start = clocks_of(game).told(1).left
    game.fold(AnsweredAhead(third, PASS, at=16_000))
    told = clocks_of(game).told(21)
    assert set(told.running) == {first, second}
    assert [told.left[seat] - start[seat] for seat in (first, second, third)] == [-10, -10, 0]
    outsiders = set(range(5)) - {first, second, third}
    assert all(told.left[seat] == start[seat] for seat in outsiders)


def test_days_for_every_answer_have_no_bank() -> None:
    clocks = Clocks(ClockRules(days=2), [0], 2)
    clocks.resume(0)
    clocks.wait_for([0])
    assert clocks.told(0) == ClockTold(left=[0, -1], free=[172_800, -1], running=[0])
    clocks.pass_to(172_799)
    assert clocks.runs_out() == 172_800
    clocks.answered(0)
    clocks.wait_for([0])
    assert clocks.runs_out() == 172_799 + 172_800


def test_a_clock_that_is_set_back_takes_nothing_and_gives_nothing() -> None:
    clocks = Clocks(ClockRules(bank=60), [0], 1)
    clocks.resume(100)
    clocks.wait_for([0])
    clocks.pass_to(110)
    clocks.pass_to(50)
    clocks.pass_to(115)
    assert clocks.told(115).left == [45]


@pytest.mark.parametrize("rules", [ClockRules(), ClockRules(bank=4), ClockRules(bank=60, days=1)])
def test_a_clock_nobody_could_play_by_is_refused(rules: ClockRules) -> None:
    with pytest.raises(Refused) as refused:
        checked(rules)
    assert refused.value.code == "clock"


def test_with_a_clock_nobody_calls_a_computer_player_for_another(storage: Storage, watch: Watch) -> None:
    async def then(_: Lobby, table: Room) -> None:
        table.audience.seen = dict.fromkeys((0, 1), -1_000_000.0)
        with pytest.raises(Refused) as refused:
            await table.hear(table.enter(0, "en"), StandInRequest("1", seat=1))
        assert refused.value.code == "not-gone"

    at_a_table(storage, watch, then)


def test_games_stored_without_times_are_what_they_were() -> None:
    assert entry_of('["act",0,"x",["pass",-1,-1,-1,""],"",-1]') == Acted(0, PASS, client="x", at=0)
    plan = msgspec.json.decode(b'{"ruleset":"tournament","size":55}', type=TablePlan)
    assert plan.clock is None


def test_a_stored_game_is_the_same_with_its_times(storage: Storage, watch: Watch) -> None:
    stored = StoredTable("x", False, TablePlan("tournament", 55, clock=RULES), b"s" * 16, (), a_setup())
    game, chance = TableGame(a_setup(), range(0), RULES), Random(3)
    entries: list[Entry] = [TimeResumed(at=5)]
    game.fold(entries[0])
    for at in range(10, 40):
        entries.append(replace(any_answer(game, chance), at=at * 1000))
        game.fold(entries[-1])
    assert digest(replayed(stored, entries).state) == digest(game.state)


def test_a_table_with_a_clock_over_the_network(server: LiveServer) -> None:
    found = server.table(clock={"bank": 300, "buffer": 5, "increment": 2})
    assert found["clock"] == {"bank": 300, "buffer": 5, "increment": 2, "days": 0}
    status, wrong = server.asked("/api/tables", {"seats": [{}, {}], "clock": {"bank": 1}})
    assert (status, wrong["error"]["code"]) == (400, "clock")


def test_who_plays_is_out_of_time_once() -> None:
    game = TableGame(a_setup(), range(2), ClockRules(bank=10))
    game.fold(TimeResumed(at=1_000))
    pending = game.state.pending
    assert pending is not None
    assert clocks_of(game).out_of_time(11) == (pending.player,)
    game.fold(OutOfTime(pending.player, "greedy", at=11_000))
    assert clocks_of(game).out_of_time(500) == ()
    assert game.stand_ins == {pending.player: "greedy"}
