"""A table when its storage, its clients or its computer players fail: it is never stuck, and nothing is half done."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from sixrealms.engine.action import Action
from sixrealms.engine.digest import digest
from sixrealms.engine.view import View
from sixrealms.server.game.fog import Fog
from sixrealms.server.game.table_game import TableGame
from sixrealms.server.messages.incoming import ActRequest, ChosenAction
from sixrealms.server.messages.outgoing import Done
from sixrealms.server.refusal import Refused
from sixrealms.server.session import computers, validation
from sixrealms.server.session.audience import Connection
from sixrealms.server.session.lobby import Lobby, replayed
from sixrealms.server.session.new_table import Guest, NewTable, Place
from sixrealms.server.session.room import Room
from sixrealms.server.store.tables import Storage, StorageError
from tests.server.live import on


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    """An empty database."""
    found = Storage(on(tmp_path))
    found.prepare()
    yield found
    found.close()


def at_a_table(storage: Storage, then: Callable[[Lobby, Room], Awaitable[None]], *bots: str) -> None:
    """Do something at a table of two people, or of one with computer players."""

    async def everything() -> None:
        lobby = Lobby(storage)
        seats = (Place(), *(Place(bot=name) for name in bots)) if bots else (Place(), Place())
        table, _, _ = await lobby.found(NewTable(seats=seats))
        if not bots:
            await table.sit(Guest(name="Bruno"))
        try:
            await then(lobby, table)
        finally:
            lobby.close()

    asyncio.run(everything())


def game_of(table: Room) -> TableGame:
    assert table.game is not None
    return table.game


def asked(table: Room) -> Connection:
    pending = game_of(table).state.pending
    assert pending is not None
    return table.enter(pending.player, "en")


def an_answer(table: Room, name: str = "1") -> ActRequest:
    """The first option, as a client names it."""
    game = game_of(table)
    assert game.state.pending is not None
    fog = Fog(game.state, game.state.pending.player, table.stored.secret)
    option = fog.action(game.state.pending.options[0])
    return ActRequest(name, game.version, ChosenAction(*option))


def test_what_cannot_be_stored_has_not_happened(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    async def then(_: Lobby, table: Room) -> None:
        player, said = asked(table), an_answer(table)
        before = digest(game_of(table).state)
        with monkeypatch.context() as broken:
            broken.setattr(storage, "append", _full)
            with pytest.raises(Refused) as refused:
                await table.hear(player, said)
        assert refused.value.code == "not-stored"
        assert (digest(game_of(table).state), game_of(table).version) == (before, 1)
        assert await table.hear(player, said) == Done(id="1", v=2)

    at_a_table(storage, then)


def _full(*_: object, **__: object) -> None:
    raise StorageError("the disk is full")


def test_an_action_that_makes_the_program_fail_is_not_stored(
    storage: Storage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def then(_: Lobby, table: Room) -> None:
        player, said = asked(table), an_answer(table)
        with monkeypatch.context() as broken:
            broken.setattr(validation, "outcome", _fails)
            with caplog.at_level(logging.CRITICAL, "sixrealms.server"), pytest.raises(Refused) as refused:
                await table.hear(player, said)
        assert refused.value.code == "fault"
        assert storage.entries(table.stored.id) == []
        assert await table.hear(player, said) == Done(id="1", v=2)

    at_a_table(storage, then)


def _fails(*_: object) -> Any:
    raise AssertionError("a fault of the rules")


def test_a_client_that_is_gone_while_its_answer_is_stored_leaves_the_table_whole(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    import threading

    storing, go_on = threading.Event(), threading.Event()
    append = storage.append

    def slowly(*arguments: Any, **named: Any) -> None:
        storing.set()
        assert go_on.wait(20)
        append(*arguments, **named)

    monkeypatch.setattr(storage, "append", slowly)

    async def then(_: Lobby, table: Room) -> None:
        player, said = asked(table), an_answer(table)
        heard = asyncio.create_task(table.hear(player, said))
        await asyncio.to_thread(storing.wait, 20)
        heard.cancel()
        with pytest.raises(asyncio.CancelledError):
            await heard
        table.leave(player)
        go_on.set()
        while not table.idle:
            await asyncio.sleep(0.01)
        assert game_of(table).version == 2
        again = replayed(table.stored, storage.entries(table.stored.id))
        assert digest(again.state) == digest(game_of(table).state)

    at_a_table(storage, then)


def test_a_computer_player_that_fails_does_not_stop_the_game(
    storage: Storage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken:
        name = "broken"
        looks = False

        def choose(self, view: View, options: tuple[Action, ...], rng: Random) -> Action:
            raise ZeroDivisionError

    monkeypatch.setattr(computers, "bot", lambda name: Broken())

    async def then(_: Lobby, table: Room) -> None:
        with caplog.at_level(logging.CRITICAL, "sixrealms.server"):
            for number in range(300):  # whoever begins, the computer is asked in the end
                await _at_rest(table)
                if _answered_by_the_computer(storage, table):
                    break
                await table.hear(asked(table), an_answer(table, str(number)))
            await _at_rest(table)
        assert _answered_by_the_computer(storage, table)
        assert game_of(table).state.result is not None or _a_person_is_asked(table)
        assert len(storage.entries(table.stored.id)) == len(game_of(table).actions)

    at_a_table(storage, then, "random")


async def _at_rest(table: Room) -> None:
    """Until nothing goes on by itself: neither computers nor standing orders answer anything more."""
    while table.busy:
        await asyncio.sleep(0.01)


def _answered_by_the_computer(storage: Storage, table: Room) -> bool:
    return any(table.stored.chairs[entry.seat].bot for entry in storage.entries(table.stored.id))


def _a_person_is_asked(table: Room) -> bool:
    pending = game_of(table).state.pending
    return pending is not None and not table.stored.chairs[pending.player].bot


def test_a_table_that_went_on_in_another_process_is_read_anew(storage: Storage) -> None:
    async def then(lobby: Lobby, table: Room) -> None:
        other = Lobby(storage)
        same = await other.room(table.stored.id)
        await same.hear(asked(same), an_answer(same))
        player, said = asked(table), an_answer(table, "mine")
        with pytest.raises(Refused) as refused:
            await table.hear(player, said)
        assert refused.value.code == "out-of-date"
        assert player.closed
        fresh = await lobby.room(table.stored.id)
        assert fresh is not table
        assert digest(game_of(fresh).state) == digest(game_of(same).state)

    at_a_table(storage, then)


def test_a_game_this_version_plays_otherwise_is_refused_and_not_guessed_at(
    storage: Storage, caplog: pytest.LogCaptureFixture
) -> None:
    async def then(_: Lobby, table: Room) -> None:
        await table.hear(asked(table), an_answer(table))
        entries = storage.entries(table.stored.id)
        assert replayed(table.stored, entries).version == 2
        impossible = replace(entries[0], action=Action("rebuild", 1))
        with caplog.at_level(logging.CRITICAL, "sixrealms.server"):
            for wrong in ([impossible], [replace(entries[0], seat=1 - entries[0].seat)]):
                with pytest.raises(Refused) as refused:
                    replayed(table.stored, wrong)
                assert refused.value.code == "changed"

    at_a_table(storage, then)
