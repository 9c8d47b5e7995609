"""People who give up, leave and come back: the table goes on without them, and after a restart just the same."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixrealms.engine import takeback
from sixrealms.engine.digest import digest
from sixrealms.server import limits
from sixrealms.server.game.entries import Conceded, PlayerReturned, StoodIn, TakebackAsked
from sixrealms.server.messages.incoming import ActRequest, Back, ChosenAction, Concede, Return, StandInRequest
from sixrealms.server.messages.outgoing import Done
from sixrealms.server.refusal import Refused
from sixrealms.server.session import computers
from sixrealms.server.session.audience import Connection
from sixrealms.server.session.lobby import Lobby, replayed
from sixrealms.server.session.new_table import Guest, NewTable, Place
from sixrealms.server.session.room import Room
from sixrealms.server.store.tables import Storage
from tests.server.live import Client, LiveServer, on
from tests.server.test_room import an_answer, asked, game_of
from tests.server.test_takeback import _game_where
from tests.server.watching import a_game, on_the_wire


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    """An empty database."""
    found = Storage(on(tmp_path))
    found.prepare()
    yield found
    found.close()


async def of_people(storage: Storage, people: int, *bots: str) -> tuple[Lobby, Room]:
    """A table of so many people, and computer players after them."""
    lobby = Lobby(storage)
    seats = (*(Place() for _ in range(people)), *(Place(bot=name) for name in bots))
    table, _, _ = await lobby.found(NewTable(seats=seats))
    for number in range(people - 1):
        await table.sit(Guest(name=f"Guest of {number}"))
    return lobby, table


async def settled(table: Room) -> None:
    """Wait until no computer player thinks."""
    while table.busy:
        await asyncio.sleep(0.01)


def refused(code: str) -> pytest.RaisesExc[Refused]:
    return pytest.raises(Refused, check=lambda wrong: wrong.code == code)


def test_when_one_of_two_gives_up_the_other_has_won(storage: Storage) -> None:
    async def then() -> None:
        lobby, table = await of_people(storage, 2)
        await table.hear(asked(table), an_answer(table))
        loser = table.enter(1, "en")
        said = Concede("c")
        assert await table.hear(loser, said) == Done(id="c", v=3)
        assert await table.hear(loser, said) == Done(id="c", v=3)
        game = game_of(table)
        assert game.state.pending is None
        assert game.state.result is not None
        assert (game.state.result.winners, game.state.result.reason) == ((0,), "conceded")
        assert table.stored.over
        again = replayed(table.stored, storage.entries(table.stored.id))
        assert (digest(again.state), again.state.result) == (digest(game.state), game.state.result)
        for later in (Concede("2"), StandInRequest("3"), Return("4")):
            with refused("over"):
                await table.hear(loser, later)
        with refused("no-way-back"):
            await table.hear(table.enter(0, "en"), Back("5", 3))
        lobby.close()

    asyncio.run(then())


def test_of_three_the_others_go_on_with_a_computer_player_until_one_is_left(storage: Storage) -> None:
    async def then() -> None:
        lobby, table = await of_people(storage, 3)
        quitter = table.enter(2, "en")
        await table.hear(quitter, Concede("c"))
        await settled(table)
        game = game_of(table)
        assert game.state.result is None
        assert (game.stand_ins, on_the_wire(table.people())["seats"][2]["conceded"]) == ({2: "greedy"}, True)
        pending = game.state.pending
        assert pending is not None
        assert pending.player != 2
        with refused("conceded"):
            await table.hear(quitter, Return("r"))
        await table.hear(table.enter(0, "en"), Concede("c"))
        result = game_of(table).state.result
        assert result is not None
        assert result.winners == (1,)
        lobby.close()

    asyncio.run(then())


def test_the_last_person_among_several_computers_ends_the_game_and_nobody_wins() -> None:
    game = a_game(3)
    game.seated = frozenset({1})
    game.fold(Conceded(1, "greedy"))
    assert game.state.result is not None
    assert game.state.result.winners == ()


def test_a_computer_player_plays_for_somebody_until_he_is_back(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computers, "_A_WHILE", 0)

    async def then() -> None:
        lobby, table = await of_people(storage, 1, "random")
        person, game = table.enter(0, "en"), game_of(table)
        with refused("unknown-bot"):
            await table.hear(person, StandInRequest("0", "deep blue"))
        with refused("not-away"):
            await table.hear(person, Return("0"))
        await table.hear(person, StandInRequest("1", "random"))
        assert on_the_wire(table.people())["seats"][0]["stand_in"] == "random"
        while len(game.actions) < 10:
            await asyncio.sleep(0)
        assert game.policy(0) == ""
        assert {entry.seat for entry in storage.entries(table.stored.id)[1:]} == {0, 1}
        with refused("computer-plays"):
            await table.hear(person, ActRequest("2", game.version, ChosenAction("pass")))
        await table.hear(person, Return("3"))
        await settled(table)
        played = len(game.actions)
        assert _asked_seat(table) == 0
        await table.hear(person, an_answer(table, "4"))
        assert len(game.actions) > played
        entries = storage.entries(table.stored.id)
        assert digest(replayed(table.stored, entries).state) == digest(game.state)
        lobby.close()

    asyncio.run(then())


def _asked_seat(table: Room) -> int:
    pending = game_of(table).state.pending
    return -1 if pending is None else pending.player


def test_others_call_a_computer_player_only_for_somebody_long_gone(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def then() -> None:
        lobby, table = await of_people(storage, 2)
        here, other = table.enter(0, "en"), table.enter(1, "en")
        with refused("not-gone"):
            await table.hear(here, StandInRequest("1", seat=1))
        table.leave(other)
        with refused("not-gone"):
            await table.hear(here, StandInRequest("2", seat=1))
        table.audience.seen[1] = time.monotonic() - limits.GONE - 1
        await table.hear(here, StandInRequest("3", seat=1))
        await settled(table)
        assert on_the_wire(table.people())["seats"][1]["stand_in"] == "greedy"
        assert _asked_seat(table) == 0
        back = Connection(1, "en")
        await table.hear(back, Return("4"))
        assert game_of(table).stand_ins == {}
        lobby.close()

    asyncio.run(then())


def test_whoever_leaves_no_longer_holds_up_what_another_wants_to_take_back() -> None:
    game, _, seat = _game_where(takeback.ASK)
    now = digest(game.state)
    game.fold(TakebackAsked(seat))
    assert digest(game.state) == now
    game.fold(StoodIn(1 - seat, "random"))
    assert game.request is None
    assert digest(game.state) != now
    game.fold(PlayerReturned(1 - seat))
    assert game.persons == {0, 1}


def test_a_game_given_up_has_a_record(server: LiveServer) -> None:
    table = server.table({"deck": "A-1"}, {"bot": "random"})
    client = Client(server, table["table"], table["token"])
    client.until_told("state")
    client.say({"type": "concede", "id": "1"})
    client.until_answered("1")
    assert client.table["result"] == {
        "winners": [1],
        "reason": "conceded",
        "unrazed": client.table["result"]["unrazed"],
    }
    assert any("You give this game up." in heard for heard in client.heard)
    status, text = server.asked(f"/api/tables/{table['table']}/record")
    assert status == 200
    assert text.startswith("Sixrealms record")
    client.close()
