"""Taking back at a table: free where the engine says so, with everybody's consent where others have decided since."""

from __future__ import annotations

from random import Random

from sixrealms.engine import takeback
from sixrealms.engine.digest import digest
from sixrealms.server.game.entries import Entry, TakebackAgreed, TakebackAsked, TakebackRefused
from sixrealms.server.game.seats import Chair, TablePlan
from sixrealms.server.game.table_game import TableGame
from sixrealms.server.game.takeback import Request
from sixrealms.server.messages.outgoing import StateTold
from sixrealms.server.session.lobby import replayed
from sixrealms.server.store.tables import StoredTable
from sixrealms.server.views.reader import Reader
from tests.server.watching import SECRET, a_game, a_setup, any_answer, on_the_wire


def _game_where(policy: str) -> tuple[TableGame, list[Entry], int]:
    """A game in which some seat's last decision is so to be taken back, with the entries up to there."""
    for seed in range(40):
        game, chance = a_game(2, seed), Random(seed)
        entries: list[Entry] = []
        while game.state.result is None and len(entries) < 60:
            entry = any_answer(game, chance)
            game.fold(entry)
            entries.append(entry)
            for seat in (0, 1):
                if game.policy(seat) == policy:
                    return game, entries, seat
    raise AssertionError(policy)


def _request(game: TableGame) -> Request | None:
    return game.request


def _again(entries: list[Entry], seed: int | str) -> TableGame:
    chairs = (Chair(name="A", token="a"), Chair(name="B", token="b"))
    return replayed(StoredTable("t", False, TablePlan("tournament", 55), SECRET, chairs, a_setup(2, seed)), entries)


def test_a_free_take_back_is_carried_out_at_once_and_survives_a_restart() -> None:
    game, entries, seat = _game_where(takeback.FREE)
    seed = game.state.kit.setup.seed
    before = _again(entries[:-1], seed)
    game.fold(TakebackAsked(seat))

    assert digest(game.state) == digest(before.state)
    assert game.actions == before.actions
    assert game.happenings == before.happenings
    assert game.request is None
    assert digest(_again([*entries, TakebackAsked(seat)], seed).state) == digest(game.state)


def test_what_others_have_to_agree_to_waits_for_them() -> None:
    game, entries, seat = _game_where(takeback.ASK)
    now = digest(game.state)
    other = 1 - seat
    game.fold(TakebackAsked(seat))
    request = _request(game)
    assert request is not None
    assert (request.seat, request.waiting) == (seat, (other,))
    assert digest(game.state) == now

    game.fold(TakebackRefused(other))
    assert _request(game) is None
    assert digest(game.state) == now

    game.fold(TakebackAsked(seat))
    game.fold(TakebackAgreed(other))
    pending = game.state.pending
    assert pending is not None
    assert pending.player == seat
    assert digest(game.state) != now
    assert game.version == len(entries) + 5


def test_an_answer_ends_the_request() -> None:
    game, _, seat = _game_where(takeback.ASK)
    game.fold(TakebackAsked(seat))
    game.fold(any_answer(game, Random(1)))

    assert game.request is None


def test_whoever_was_told_what_is_taken_back_is_told_the_whole_table() -> None:
    game, _, seat = _game_where(takeback.FREE)
    reader = Reader(game, 1 - seat, "en", "AB", SECRET)
    reader.whole()
    game.fold(TakebackAsked(seat))
    message = reader.news()

    assert isinstance(message, StateTold)
    assert message.v == game.version


def test_whoever_is_told_the_whole_table_anew_is_told_again_which_seat_is_his() -> None:
    game, _, seat = _game_where(takeback.FREE)
    reader = Reader(game, seat, "en", ("A", "B"), SECRET)
    first = on_the_wire(reader.whole())
    game.fold(TakebackAsked(seat))
    anew = on_the_wire(reader.news())

    assert (first["type"], first["seat"]) == ("state", seat)
    assert (anew["type"], anew["seat"]) == ("state", seat)
    assert anew.keys() == first.keys()
