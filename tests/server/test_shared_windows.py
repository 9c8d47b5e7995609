"""One window for all: whoever may answer is asked at once, and answers count in the order of the rules."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sixrealms.engine.action import PASS, Action, Decision
from sixrealms.engine.digest import digest
from sixrealms.engine.flow.window import asked_next
from sixrealms.engine.run import advance
from sixrealms.server.game.auto_pass import WINDOWS, Orders
from sixrealms.server.game.entries import SAID_AHEAD, Acted, AnsweredAhead, Entry, Ordered
from sixrealms.server.game.fog import Fog
from sixrealms.server.game.seats import Chair, TablePlan
from sixrealms.server.game.table_game import TableGame
from sixrealms.server.messages.incoming import ActRequest, ChosenAction
from sixrealms.server.refusal import Refused
from sixrealms.server.session import autoplay
from sixrealms.server.session.lobby import Lobby, replayed
from sixrealms.server.session.room import Room
from sixrealms.server.store.tables import Storage, StoredTable
from sixrealms.server.views.reader import Reader
from tests.server.live import on
from tests.server.watching import SECRET, a_game, a_setup, any_answer, on_the_wire

ALWAYS = Orders("ask")


#: A seed with which a game of five soon stands at a window with three seats to ask.
SOON = 56


def to_a_window(seed: int, asked: int) -> tuple[TableGame, list[Entry]]:
    """A game of five that stands at a window with so many seats to ask, and how it came there; all want to be asked."""
    game, chance = a_game(5, seed), Random(seed)
    entries: list[Entry] = [Ordered(seat, ALWAYS) for seat in range(5)]
    for entry in entries:
        game.fold(entry)
    while len(game.asked.questions) < asked and game.state.result is None:
        entries.append(any_answer(game, chance))
        game.fold(entries[-1])
    return game, entries


def shared() -> TableGame:
    game, _ = to_a_window(SOON, 3)
    assert len(game.asked.questions) >= 3
    return game


@pytest.mark.rule("pause.clockwise")
def test_who_is_asked_ahead_is_asked_the_same_when_all_before_have_passed() -> None:
    windows = 0
    for seed in (SOON, 1, 2, 3):
        s = to_a_window(seed, 2)[0].state.copy()
        for expected in asked_next(s):
            while s.pending is not None and s.pending.player != expected.player:
                assert s.pending.about in WINDOWS
                advance(s, PASS)
            assert s.pending == expected
            windows += 1
    assert windows >= 3


def test_nobody_is_asked_ahead_where_no_window_is_open() -> None:
    game, chance = a_game(4, 1), Random(1)
    seen = 0
    while game.state.result is None and game.version < 150:
        pending = game.state.pending
        assert pending is not None
        if pending.about not in WINDOWS:
            assert asked_next(game.state) == []
            assert game.asked.questions == (pending,)
            seen += 1
        game.fold(any_answer(game, chance))
    assert seen > 20


def _passed_on(game: TableGame) -> None:
    """What the table does by itself."""
    while entry := game.asked.automatic():
        game.fold(entry)


def test_passes_said_ahead_count_when_their_turn_comes() -> None:
    game = shared()
    first, *later = game.asked.questions
    for decision in later:
        assert prompt_of(game, decision.player)["ahead"]
        game.fold(AnsweredAhead(decision.player, PASS))
        assert prompt_of(game, decision.player) is None
    assert game.asked.waiting() == (first.player,)
    assert not prompt_of(game, first.player)["ahead"]
    before = len(game.actions)
    game.fold(Acted(first.player, PASS))
    _passed_on(game)
    assert len(game.actions) >= before + 1 + len(later)
    assert game.actions[before : before + 1 + len(later)] == [PASS] * (1 + len(later))
    assert game.ahead == {}


def prompt_of(game: TableGame, seat: int) -> Any:
    return on_the_wire(Reader(game, seat, "en", "ABCDE", SECRET).whole())["prompt"]


@pytest.mark.rule("pause.clockwise")
def test_when_somebody_acts_what_was_said_ahead_is_asked_again() -> None:
    game = shared()
    first, *later = game.asked.questions
    for decision in later:
        game.fold(AnsweredAhead(decision.player, PASS))
    acting = next(action for action in first.options if action != PASS)
    game.fold(Acted(first.player, acting))
    assert game.ahead == {}


def test_an_action_said_ahead_is_done_in_its_turn_and_is_the_players_own_decision() -> None:
    game = shared()
    first, second, *_ = game.asked.questions
    acting = next(action for action in second.options if action != PASS)
    game.fold(AnsweredAhead(second.player, acting))
    game.fold(Acted(first.player, PASS))
    entry = game.asked.automatic()
    assert entry == Acted(second.player, acting, SAID_AHEAD)
    assert game.passed[second.player] == 0
    game.fold(entry)
    assert game.policy(second.player) != ""
    assert game.ahead == {}


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    """An empty database."""
    found = Storage(on(tmp_path))
    found.prepare()
    yield found
    found.close()


async def at_a_window(storage: Storage) -> tuple[Lobby, Room, TableGame]:
    """A stored table of five people at a window with three seats to ask."""
    lobby = Lobby(storage)
    chairs = tuple(Chair(name=name, token=name) for name in "ABCDE")
    stored = StoredTable("a-table", False, TablePlan("tournament", 55, players=5), SECRET, chairs)
    storage.add_table(stored)
    storage.seat(stored.id, 0, chairs[0], a_setup(5, SOON))
    storage.append(stored.id, 2, to_a_window(SOON, 3)[1])
    table = await lobby.room(stored.id)
    assert table.game is not None
    return lobby, table, table.game


async def at_rest(table: Room) -> None:
    """Wait until nothing goes on by itself."""
    while table.busy:
        await asyncio.sleep(0.01)


def said(table: Room, decision: Decision, action: Action, name: str, v: int) -> ActRequest:
    assert table.game is not None
    return ActRequest(
        name, v, ChosenAction(*Fog(table.game.state, decision.player, table.stored.secret).action(action))
    )


def test_people_answer_one_window_in_any_order_and_once(storage: Storage) -> None:
    async def then() -> None:
        lobby, table, game = await at_a_window(storage)
        first, second, third = game.asked.questions[:3]
        seen, before = game.version, len(game.actions)
        for decision, name in ((third, "c"), (first, "a")):
            message = said(table, decision, PASS, name, seen)
            told = [await table.hear(table.enter(decision.player, "en"), message) for _ in range(2)]
            assert told[0] == told[1]
        await at_rest(table)
        assert game.asked.waiting() == (second.player,)
        again = replayed(table.stored, storage.entries(table.stored.id))  # what a server killed now would find
        assert (
            (again.ahead, digest(again.state))
            == (game.ahead, digest(game.state))
            == ({third.player: PASS}, digest(game.state))
        )
        outsider = next(seat for seat in range(4) if game.asked.question(seat) is None)
        with pytest.raises(Refused) as wrong:
            await table.hear(table.enter(outsider, "en"), said(table, third._replace(player=outsider), PASS, "x", seen))
        assert wrong.value.code in ("not-your-decision", "stale")
        await table.hear(table.enter(second.player, "en"), said(table, second, PASS, "b", seen))
        await at_rest(table)
        assert game.actions[before : before + 3] == [PASS] * 3
        lobby.close()

    asyncio.run(then())


def test_what_was_said_ahead_and_makes_the_program_fail_is_asked_again(
    storage: Storage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_: object) -> Any:
        raise AssertionError("a fault of the rules")

    async def then() -> None:
        lobby, table, game = await at_a_window(storage)
        first, second = game.asked.questions[:2]
        seen = game.version
        await table.hear(table.enter(second.player, "en"), said(table, second, PASS, "b", seen))
        monkeypatch.setattr(autoplay, "outcome", fails)
        with caplog.at_level(logging.CRITICAL, "sixrealms.server"):
            await table.hear(table.enter(first.player, "en"), said(table, first, PASS, "a", seen))
            await at_rest(table)
        assert game.ahead == {}
        assert game.asked.waiting()[0] == second.player
        lobby.close()

    asyncio.run(then())
