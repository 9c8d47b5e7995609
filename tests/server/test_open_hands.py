"""Spectators see hands when every player lets them, and only what was so many decisions ago."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from sixrealms.engine import takeback
from sixrealms.engine.digest import digest
from sixrealms.server.game.entries import AUTOMATIC, HandsShown, TakebackAsked
from sixrealms.server.game.fog import SPECTATOR
from sixrealms.server.game.table_game import TableGame
from sixrealms.server.messages.incoming import Chat, Concede, LookRequest, ShowHands
from sixrealms.server.messages.outgoing import EventTold, Looked, StateTold
from sixrealms.server.refusal import Refused
from sixrealms.server.session.audience import Connection
from sixrealms.server.session.lobby import Lobby
from sixrealms.server.session.new_table import Guest, NewTable, Place
from sixrealms.server.session.room import Room
from sixrealms.server.store.tables import Storage
from sixrealms.server.views.open_hands import Hands
from tests.server.live import on
from tests.server.test_room import an_answer, asked, game_of
from tests.server.test_takeback import _game_where
from tests.server.watching import a_game, any_answer, on_the_wire, taken_in

DELAY = 6


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    """An empty database."""
    found = Storage(on(tmp_path))
    found.prepare()
    yield found
    found.close()


def at_a_table(storage: Storage, then: Callable[[Lobby, Room], Awaitable[None]]) -> None:
    """Do something at a table of two people and a computer, on which some decisions were made."""

    async def everything() -> None:
        lobby = Lobby(storage)
        table, _, _ = await lobby.found(NewTable(seats=(Place(), Place()), delay=DELAY))
        await table.sit(Guest(name="Bruno"))
        await play_on(table, 12)
        try:
            await then(lobby, table)
        finally:
            lobby.close()

    asyncio.run(everything())


async def play_on(table: Room, decisions: int) -> None:
    for _ in range(decisions):
        player = asked(table)
        await table.hear(player, an_answer(table, f"act {game_of(table).version}"))
        table.leave(player)
        while table.busy:
            await asyncio.sleep(0.001)


async def agreed(table: Room, *seats: int, yes: bool = True) -> None:
    for seat in seats:
        await table.hear(Connection(seat, "en"), ShowHands(f"hands {seat} {yes}", yes))


def seen_by(table: Room, watcher: Connection, before: dict[str, Any]) -> dict[str, Any]:
    for message in table.due(watcher):
        if isinstance(message, StateTold | EventTold):
            before = taken_in(before, on_the_wire(message))
    return before


def hands(seen: dict[str, Any]) -> list[str]:
    """The printings in hands, as far as they are told."""
    return [card["printing"] for card in seen["cards"].values() if card["zone"] == "hand"]


def test_one_player_alone_shows_nothing_and_all_show_what_was(storage: Storage) -> None:
    async def then(_: Lobby, table: Room) -> None:
        watcher = table.enter(SPECTATOR, "en")
        seen = seen_by(table, watcher, {})
        assert hands(seen) == []
        await agreed(table, 0)
        seen = seen_by(table, watcher, seen)
        assert hands(seen) == []
        await agreed(table, 1)
        seen = seen_by(table, watcher, seen)
        assert len(hands(seen)) >= sum(seen["hands"]) > 0
        assert all(hands(seen))
        people = on_the_wire(table.people())
        assert (people["hands_agreed"], people["hands_shown"], people["delay"]) == ([0, 1], True, DELAY)
        late = table.telling.hands_shown()
        assert late is not None
        assert len(game_of(table).actions) - len(late.late.actions) >= DELAY
        await play_on(table, 3)
        seen = seen_by(table, watcher, seen)
        assert seen == table_now(table)

    at_a_table(storage, then)


def table_now(table: Room) -> dict[str, Any]:
    """What a spectator who comes now sees."""
    found: dict[str, Any] = on_the_wire(table.due(table.enter(SPECTATOR, "en"))[0])["table"]
    return found


def test_who_takes_his_word_back_hides_hands_at_once(storage: Storage) -> None:
    async def then(_: Lobby, table: Room) -> None:
        watcher = table.enter(SPECTATOR, "en")
        seen = seen_by(table, watcher, {})
        await agreed(table, 0, 1)
        seen_by(table, watcher, seen)
        await agreed(table, 1, yes=False)
        message = on_the_wire(table.due(watcher)[0])
        assert message["type"] == "state"
        assert hands(message["table"]) == []
        assert message["table"]["turn"] == game_of(table).state.turns

    at_a_table(storage, then)


def test_a_spectator_cannot_look_at_what_the_players_hold_now(storage: Storage) -> None:
    async def then(_: Lobby, table: Room) -> None:
        watcher = table.enter(SPECTATOR, "en")
        await agreed(table, 0, 1)
        late = table.telling.hands_shown()
        assert late is not None
        s = game_of(table).state
        drawn = next(card for seat in (0, 1) for card in s.hand(seat) if card not in late.late.state.hand(seat))
        answer = await table.hear(watcher, LookRequest("1", drawn))
        assert isinstance(answer, Looked)
        assert "hand" not in answer.where.lower()
        held = late.late.state.hand(0)[0]
        answer = await table.hear(watcher, LookRequest("2", held))
        assert isinstance(answer, Looked)
        assert answer.printing
        with pytest.raises(Refused):
            await table.hear(watcher, ShowHands("3", True))

    at_a_table(storage, then)


def test_players_see_no_more_than_before_and_chat_is_of_the_moment(storage: Storage) -> None:
    async def then(_: Lobby, table: Room) -> None:
        player, watcher = table.enter(0, "en"), table.enter(SPECTATOR, "en")
        before = seen_by(table, player, {})
        seen_by(table, watcher, {})
        await agreed(table, 0, 1)
        assert seen_by(table, player, before) == before
        table.due(watcher)
        await table.hear(player, Chat("c", text="Hello"))
        assert [line["text"] for line in on_the_wire(table.due(watcher)[0])["chat"]] == ["Hello"]

    at_a_table(storage, then)


def test_a_restart_shows_the_same_and_the_end_shows_all(storage: Storage) -> None:
    async def then(_: Lobby, table: Room) -> None:
        await agreed(table, 0, 1)
        again = Lobby(Storage(storage.url))
        found = await again.room(table.stored.id)
        assert table_now(found) == table_now(table)
        await found.hear(Connection(0, "en"), Concede("end"))
        assert table_now(found)["result"] is not None
        again.close()

    at_a_table(storage, then)


def test_what_the_table_passes_is_no_decision_of_the_delay() -> None:
    game, chance = a_game(2), Random(4)
    for _ in range(30):
        game.fold(any_answer(game, chance))
    plain = Hands(game, 10)
    plain.catch_up()
    assert len(plain.late.actions) == 20
    game.entries[-5:] = [replace(entry, by_table=AUTOMATIC) for entry in game.entries[-5:]]
    passed = Hands(game, 10)
    passed.catch_up()
    assert len(passed.late.actions) == 15


def test_what_is_taken_back_is_taken_back_in_the_late_game_too() -> None:
    game, _, seat = _game_where(takeback.FREE)
    late = Hands(game, 0)
    late.catch_up()
    game.fold(TakebackAsked(seat))
    late.catch_up()
    assert late.late.taken_back == game.taken_back == 1
    assert digest(late.late.state) == digest(game.state)


def test_computers_do_not_mind() -> None:
    game = TableGame(a_game(3).state.kit.setup, [1])
    shown = [game.hands_shown]
    game.fold(HandsShown(1))
    shown.append(game.hands_shown)
    assert shown == [False, True]
    assert not TableGame(a_game(2).state.kit.setup, ()).hands_shown
