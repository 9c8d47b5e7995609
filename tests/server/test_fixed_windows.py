"""Windows of a fixed time: silence tells nothing, whoever wants to think holds, a killed server goes on with them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from sixrealms.engine import marks, uniform_windows
from sixrealms.engine.action import PASS, Action
from sixrealms.engine.digest import digest
from sixrealms.engine.takeback import ASK
from sixrealms.server.game import table_game, window_close
from sixrealms.server.game.auto_pass import PHASES, Orders
from sixrealms.server.game.clocks import ClockRules
from sixrealms.server.game.entries import (
    Acted,
    AnsweredAhead,
    Ordered,
    TakebackAsked,
    TakebackRefused,
    WindowClosed,
    WindowHeld,
    WindowReopened,
)
from sixrealms.server.game.fog import SPECTATOR, Fog
from sixrealms.server.game.seats import Chair, TablePlan
from sixrealms.server.game.table_game import TableGame
from sixrealms.server.game.timed_windows import HOLD, HOLDS_IN_ALL, LENGTHS, Windows, checked
from sixrealms.server.messages.incoming import ActRequest, ChosenAction, Hold
from sixrealms.server.messages.outgoing import Done
from sixrealms.server.refusal import Refused
from sixrealms.server.session.audience import Connection
from sixrealms.server.session.lobby import Lobby, replayed
from sixrealms.server.session.new_table import Guest, NewTable, Place
from sixrealms.server.session.room import Room
from sixrealms.server.store.tables import Storage, StoredTable
from tests.server.live import on
from tests.server.test_clocks import Watch
from tests.server.watching import SECRET, a_setup, on_the_wire

ALWAYS = Orders("ask")
WINDOW = 3.0
TICK = 0.5
HOLDER, THINKER = 1, 2
#: Seeds of games in which seat 1 draws an event, and the event.
SEED, EVENT = 6, "1st/203"
TWINS = [(SEED, EVENT), (16, "1st/92"), (20, "1st/92")]
#: A card that answers nothing and is played at no special time.
NOTHING = "1st/134"


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    """An empty database."""
    found = Storage(on(tmp_path))
    found.prepare()
    yield found
    found.close()


async def at_rest(table: Room) -> None:
    """Wait until nothing goes on by itself."""
    while table.busy:
        await asyncio.sleep(0.005)


async def opened(
    storage: Storage, watch: Watch, *, able: bool = True, seed: int = SEED, event: str = EVENT, patient: bool = False
) -> tuple[Lobby, Room]:
    """A table of three people whose second holds an event, or in its place a card that answers nothing."""
    lobby = Lobby(storage)
    lobby.workers.now = watch
    setup = a_setup(3, seed)
    if not able:
        decks = list(setup.decks)
        decks[HOLDER] = tuple(NOTHING if card == event else card for card in decks[HOLDER])
        setup = replace(setup, decks=tuple(decks))
    chairs = tuple(Chair(name=name, token=name) for name in "ABC")
    plan = TablePlan("tournament", 55, players=3, window=WINDOW, patient=patient)
    stored = StoredTable("able" if able else "unable", False, plan, SECRET, chairs)
    storage.add_table(stored)
    storage.seat(stored.id, 0, chairs[0], setup)
    storage.append(stored.id, 2, [Ordered(seat, ALWAYS) for seat in range(3)])
    return lobby, await lobby.room(stored.id)


def game_of(table: Room) -> TableGame:
    assert table.game is not None
    return table.game


class Evening:
    """Three people at a table, told every half second what they may know."""

    def __init__(self, table: Room, watch: Watch, special: int) -> None:
        self.table, self.watch, self.special = table, watch, special
        self.told: list[tuple[float, int, bytes]] = []
        self.windows = 0
        self.asked_the_holder = 0
        self.idle_questions = 0  # what seat 1 was asked in their turn and could only pass
        self._people = {seat: table.enter(seat, "pt-BR" if seat == THINKER else "en") for seat in (0, 1, 2)}
        self._outsider = table.enter(SPECTATOR, "en")
        self._said = 0

    def listen(self) -> None:
        for connection in (*self._people.values(), self._outsider):
            for message in self.table.due(connection):
                self.told.append((self.watch.now, connection.seat, msgspec.json.encode(message)))

    def heard_by(self, *seats: int) -> list[tuple[float, int, bytes]]:
        return [one for one in self.told if one[1] in seats]

    async def say(self, seat: int, action: Action) -> None:
        self._said += 1
        game = game_of(self.table)
        wanted = Fog(game.asked.position(seat), seat, SECRET).action(action)
        await self.table.hear(self._people[seat], ActRequest(f"{self._said}", game.v(seat), ChosenAction(*wanted)))
        await at_rest(self.table)
        self.listen()

    async def hold(self, seat: int, *, yes: bool) -> None:
        self._said += 1
        await self.table.hear(self._people[seat], Hold(f"{self._said}", yes))
        self.listen()

    async def wait(self) -> None:
        self.watch.now += TICK
        await self.table.look_at_the_clock()
        await at_rest(self.table)
        self.listen()

    async def through_a_window(self) -> None:
        """Seat 1 passes or is silent; now and then seat 2 thinks about it."""
        game = game_of(self.table)
        self.windows += 1
        halted, until = game.state, self.watch.now
        holds = self.windows % 4 == 1
        if holds:
            await self.hold(THINKER, yes=True)
        asked = game.asked.question(HOLDER)
        if asked is not None:
            self.asked_the_holder += 1
            if self.asked_the_holder % 2:
                await self.wait()
                await self.say(HOLDER, PASS)
        while game.state is halted:
            assert self.watch.now < until + 2 * WINDOW
            if holds and self.watch.now >= until + WINDOW + TICK:
                holds = False
                await self.hold(THINKER, yes=False)
            await self.wait()

    async def decide(self, chance: Random) -> None:
        """Seats 0 and 2 answer by chance; seat 1 passes, and does nothing with the card that makes the difference."""
        pending = game_of(self.table).state.pending
        assert pending is not None
        options = [one for one in pending.options if self.special not in (one.card, one.other)]
        if pending.player == HOLDER:
            await self.wait()  # they think about it, or seems to
            self.idle_questions += pending.about in PHASES and pending.options == (PASS,)
            passive = [one for one in options if one.verb in ("pass", "decline", "done", "no")]
            await self.say(HOLDER, (passive or options)[0])
        else:
            await self.say(pending.player, chance.choice(options))

    async def play(self) -> None:
        """Until seat 1 has had their turn."""
        chance, had_it = Random(3), False
        self.listen()
        while not had_it or game_of(self.table).state.active == HOLDER:
            had_it = had_it or game_of(self.table).state.active == HOLDER
            if game_of(self.table).halts:
                await self.through_a_window()
            else:
                await self.decide(chance)


def the_event(table: Room, event: str) -> int:
    s = game_of(table).state
    return next(card for card in s.hand(HOLDER) if s.kit.defs[s.defn[card]].printing.id == event)


@pytest.mark.parametrize(("seed", "event"), TWINS)
def test_whoever_does_not_hold_the_answer_is_told_the_same_at_the_same_time(
    storage: Storage, seed: int, event: str
) -> None:
    """Two tables that differ in one hidden card: at one seat 1 could respond and passes, at the other it could not."""

    async def then() -> None:
        evenings = []
        special = -1
        for able in (True, False):
            watch = Watch()
            lobby, table = await opened(storage, watch, able=able, seed=seed, event=event, patient=True)
            special = the_event(table, event) if able else special
            evenings.append(Evening(table, watch, special))
            await evenings[-1].play()
            table.stop_clock()
        able_one, unable = evenings
        assert able_one.asked_the_holder >= unable.asked_the_holder + 5
        assert unable.idle_questions >= 1
        assert able_one.windows == unable.windows >= 6
        assert able_one.watch.now == unable.watch.now
        assert len(able_one.heard_by(0)) > 10
        for seat in (0, THINKER, SPECTATOR):
            assert able_one.heard_by(seat) == unable.heard_by(seat)
        assert able_one.heard_by(HOLDER) != unable.heard_by(HOLDER)
        assert special in game_of(able_one.table).state.hand(HOLDER)
        lobby.close()

    asyncio.run(then())


async def held_open(storage: Storage, watch: Watch) -> tuple[Lobby, Room, TableGame, dict[int, Connection]]:
    """A table whose first window is open: seat 1 could respond."""
    lobby, table = await opened(storage, watch)
    game = game_of(table)
    assert game.halts
    assert game.asked.question(HOLDER) is not None
    people = {seat: table.enter(seat, "en") for seat in range(3)}
    return lobby, table, game, people


def run(storage: Storage, then: Callable[[Watch, Lobby, Room, TableGame, Any], Awaitable[None]]) -> None:
    async def everything() -> None:
        watch = Watch()
        lobby, table, game, people = await held_open(storage, watch)
        try:
            await then(watch, lobby, table, game, people)
        finally:
            table.stop_clock()
            lobby.close()

    asyncio.run(everything())


async def later(watch: Watch, table: Room, seconds: float) -> None:
    watch.now += seconds
    await table.look_at_the_clock()
    await at_rest(table)


def window_of(table: Room, seat: int) -> Any:
    return on_the_wire(table.due(table.enter(seat, "en"))[0])["window"]


async def refused(table: Room, connection: Connection, said: ActRequest | Hold) -> str:
    with pytest.raises(Refused) as wrong:
        await table.hear(connection, said)
    return wrong.value.code


def answer_of(game: TableGame, seat: int, action: Action, name: str) -> ActRequest:
    return ActRequest(name, game.v(seat), ChosenAction(*Fog(game.asked.position(seat), seat, SECRET).action(action)))


def an_act(game: TableGame, seat: int) -> Action:
    asked = game.asked.question(seat)
    assert asked is not None
    return next(action for action in asked.options if action != PASS)


def test_what_is_said_in_a_window_happens_when_it_is_over(storage: Storage) -> None:
    async def then(watch: Watch, _: Lobby, table: Room, game: TableGame, people: Any) -> None:
        for connection in people.values():
            table.due(connection)
        acting = an_act(game, HOLDER)
        await table.hear(people[HOLDER], answer_of(game, HOLDER, acting, "a"))
        assert game.actions == []
        assert table.due(people[0]) == []
        told = on_the_wire(table.due(people[HOLDER])[0])
        assert (told["prompt"], told["v"]) == (None, game.v(HOLDER))
        await later(watch, table, WINDOW - 0.1)
        assert game.actions == []
        assert table.due(people[0]) == []
        await later(watch, table, 0.1)
        assert acting in game.actions
        assert on_the_wire(table.due(people[0])[0])["log"] != []

    run(storage, then)


def test_silence_is_a_pass_and_too_late_is_too_late(storage: Storage) -> None:
    async def then(watch: Watch, _: Lobby, table: Room, game: TableGame, people: Any) -> None:
        late = answer_of(game, HOLDER, an_act(game, HOLDER), "a")
        watch.now += WINDOW
        assert await refused(table, people[HOLDER], late) == "stale"
        assert game.actions == [PASS]
        assert game.passed[HOLDER] == 1

    run(storage, then)


def test_everybody_sees_that_somebody_holds_and_nobody_who(storage: Storage) -> None:
    async def then(watch: Watch, _: Lobby, table: Room, game: TableGame, people: Any) -> None:
        await later(watch, table, 1)
        assert window_of(table, 0) == {"seconds": 3, "left": 2, "held": False, "holding": False, "may_hold": True}
        await table.hear(people[HOLDER], Hold("h", True))
        for seat in (0, THINKER, SPECTATOR):
            assert window_of(table, seat)["held"]
            assert not window_of(table, seat)["holding"]
        assert window_of(table, HOLDER)["holding"]
        assert not window_of(table, SPECTATOR)["may_hold"]
        v = game.v(0)
        await table.hear(people[THINKER], Hold("h", True))
        assert game.v(0) == v  # that two people hold it is nobody's business
        await later(watch, table, WINDOW)
        assert game.halts
        await table.hear(people[HOLDER], Hold("g", False))
        assert window_of(table, 0)["held"]
        assert await refused(table, people[HOLDER], Hold("again", True)) == "held-enough"
        await table.hear(people[THINKER], Hold("g", False))
        assert not window_of(table, 0)["held"]
        await later(watch, table, 0)
        assert game.actions == [PASS]

    run(storage, then)


def test_whoever_holds_and_answers_holds_no_longer(storage: Storage) -> None:
    async def then(watch: Watch, _: Lobby, table: Room, game: TableGame, people: Any) -> None:
        await table.hear(people[HOLDER], Hold("h", True))
        await later(watch, table, WINDOW + 10)
        assert game.halts
        await table.hear(people[HOLDER], answer_of(game, HOLDER, PASS, "p"))
        assert not window_of(table, 0)["held"]
        await later(watch, table, 0)
        assert game.actions == [PASS]

    run(storage, then)


def test_nobody_holds_a_window_for_ever(storage: Storage) -> None:
    async def then(watch: Watch, _: Lobby, table: Room, game: TableGame, people: Any) -> None:
        await table.hear(people[HOLDER], Hold("h", True))
        await later(watch, table, HOLD - 1)
        assert game.actions == []
        await later(watch, table, 1)
        assert game.actions == [PASS]

    run(storage, then)


def test_who_thinks_by_a_clock_has_so_much_time_to_hold_in_a_game() -> None:
    windows = Windows(3, limited=True)
    held = 0.0
    now = 0.0
    while True:
        windows.open(now)
        if not windows.may_hold(0):
            break
        windows.hold(0, now)
        closes = windows.closes()
        assert closes is not None
        held, now = held + closes - now, closes
        windows.close(now)
    assert held == HOLDS_IN_ALL
    assert windows.may_hold(1)


def test_a_window_waits_while_somebody_is_asked_to_let_something_be_taken_back(storage: Storage) -> None:
    async def then(watch: Watch, _: Lobby, table: Room, game: TableGame, people: Any) -> None:
        await later(watch, table, WINDOW)
        while game.halts:
            await later(watch, table, WINDOW)
        pending = game.state.pending
        assert pending is not None
        seat = pending.player
        await table.hear(people[seat], answer_of(game, seat, pending.options[0], "play"))
        assert window_of(table, seat) is not None
        assert game.policy(seat) == ASK  # others could respond; whether they can is not to be seen
        assert set(game.must_agree(seat)) == {0, 1, 2} - {seat}
        game.fold(TakebackAsked(seat, at=int(watch.now * 1000)))
        await later(watch, table, 10 * WINDOW)
        assert window_of(table, seat) is not None
        game.fold(TakebackRefused(0, at=int(watch.now * 1000)))
        assert game.closes() == watch.now + WINDOW

    run(storage, then)


def test_a_server_that_is_killed_goes_on_with_the_window_and_gives_it_all_its_time(storage: Storage) -> None:
    async def then(watch: Watch, lobby: Lobby, table: Room, game: TableGame, people: Any) -> None:
        acting = an_act(game, HOLDER)
        await later(watch, table, 2)
        await table.hear(people[HOLDER], answer_of(game, HOLDER, acting, "a"))
        entries = storage.entries(table.stored.id)
        again = replayed(table.stored, entries)
        assert (again.ahead, digest(again.state), again.closes()) == (game.ahead, digest(game.state), game.closes())
        assert [again.v(seat) for seat in (-1, 0, 1, 2)] == [game.v(seat) for seat in (-1, 0, 1, 2)]
        watch.now += 600  # nobody is here
        after = Lobby(storage)
        after.workers.now = watch
        later_table = await after.room(table.stored.id)
        later_game = game_of(later_table)
        assert later_game.halts
        assert isinstance(later_game.entries[-1], WindowReopened)
        assert later_game.closes() == watch.now + WINDOW
        told = await later_table.hear(later_table.enter(HOLDER, "en"), answer_of(game, HOLDER, acting, "a"))
        assert isinstance(told, Done)  # it was stored, and is not done twice
        await later(watch, later_table, WINDOW)
        assert later_game.actions.count(acting) == 1
        later_table.stop_clock()

    run(storage, then)


def test_computer_players_respond_within_the_time_of_the_window(storage: Storage) -> None:
    async def then() -> None:
        watch = Watch()
        lobby = Lobby(storage)
        lobby.workers.now = watch
        seats = (Place(), Place(bot="random"), Place(bot="random"))
        table, _, _ = await lobby.found(NewTable(seats=seats, window=1.5))
        game = game_of(table)
        await at_rest(table)
        responded = 0
        for _ in range(400):
            if game.halts:
                halted, before = game.state, len(game.actions)
                ahead = set(game.ahead)
                assert ahead == {one.player for one in uniform_windows.offers(game.state) if one.player in (1, 2)}
                await later(watch, table, 1.4)
                assert game.state is halted
                assert len(game.actions) == before
                responded += any(action != PASS for action in game.ahead.values())
                await later(watch, table, 0.1)
                assert game.state is not halted
            elif game.state.pending is not None and game.state.pending.player == 0:
                game_action = game.state.pending.options[0]
                await table.hear(table.enter(0, "en"), answer_of(game, 0, game_action, f"{game.version}"))
                for connection in list(table.audience.connections):
                    table.leave(connection)
                await at_rest(table)
            if responded > 2 or game.state.result is not None:
                break
        assert responded > 0
        table.stop_clock()
        lobby.close()

    asyncio.run(then())


def test_what_makes_the_program_fail_when_a_window_is_over_was_not_said(
    storage: Storage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    genuine = window_close.closed

    def fails(s: Any, ahead: Any) -> Any:
        if ahead:
            raise AssertionError("a fault of the rules")
        return genuine(s, ahead)

    async def then(watch: Watch, _: Lobby, table: Room, game: TableGame, people: Any) -> None:
        await table.hear(people[HOLDER], answer_of(game, HOLDER, an_act(game, HOLDER), "a"))
        monkeypatch.setattr(table_game, "closed", fails)
        with caplog.at_level(logging.CRITICAL, "sixrealms.server"):
            await later(watch, table, WINDOW)
        assert game.actions == [PASS]

    run(storage, then)


def test_the_lengths_a_table_may_choose() -> None:
    assert [checked(length, 0) for length in LENGTHS] == list(LENGTHS)
    for length, days in ((2.0, 0), (-1.0, 0), (1e9, 0), (3.0, 2)):
        with pytest.raises(Refused) as wrong:
            checked(length, days)
        assert wrong.value.code == "window"


def test_where_windows_have_no_fixed_time_nobody_holds_one(storage: Storage) -> None:
    async def then() -> None:
        lobby = Lobby(storage)
        table, _, _ = await lobby.found(NewTable(seats=(Place(), Place())))
        await table.sit(Guest())
        person = table.enter(0, "en")
        assert on_the_wire(table.due(person)[0])["window"] is None
        assert await refused(table, person, Hold("h", True)) == "no-window"
        lobby.close()

    asyncio.run(then())


def test_clocks_stand_still_in_a_window() -> None:
    game = TableGame(a_setup(3, SEED), range(3), ClockRules(bank=60, buffer=0, increment=9), WINDOW)
    game.fold(WindowReopened(at=1_000))
    assert game.clocks is not None
    game.clocks.resume(1)
    game.fold(WindowHeld(THINKER, at=2_000))
    before = game.clocks.told(2)
    game.fold(AnsweredAhead(HOLDER, PASS, at=3_000))
    assert game.clocks.told(40) == before
    game.fold(WindowClosed(at=40_000))
    assert game.clocks.told(40).left == before.left


def only_passes(game: TableGame) -> bool:
    pending = game.state.pending
    return pending is not None and pending.about in PHASES and pending.options == (PASS,)


@pytest.mark.parametrize("seed", [SEED, 16, 31])
def test_the_game_is_the_same_as_without_windows(seed: int) -> None:
    """What is played is a record like any other: the same decisions lead to the same position. What was asked only
    so that nobody sees who can do something is no decision.
    """
    game, chance = TableGame(a_setup(3, seed), range(3), None, WINDOW, patient=True), Random(5)
    idle = 0
    at = 1_000
    while game.state.result is None:
        at += 4_000
        if game.halts:
            for asked in game.asked.questions:
                if chance.random() < 0.4:
                    game.fold(AnsweredAhead(asked.player, chance.choice(asked.options), at=at))
            game.fold(WindowClosed(at=at))
        else:
            pending = game.state.pending
            assert pending is not None
            idle += only_passes(game)
            game.fold(game.asked.automatic() or Acted(pending.player, chance.choice(pending.options), at=at))
    plain = TableGame(a_setup(3, seed), range(3))
    for action in game.actions:
        asked_now = plain.state.pending
        assert asked_now is not None
        plain.fold(Acted(asked_now.player, action))
    assert len(game.actions) > 100
    assert idle > 50
    assert game.state.marks.pop(marks.PATIENT.alone)
    assert digest(game.state) == digest(plain.state)
