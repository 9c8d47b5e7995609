"""How people and computer players come to sit at a table, and how somebody who wants to be forgotten leaves it."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection, Sequence

from msgspec.structs import replace

from sixrealms.engine.kit import GameSetup
from sixrealms.server.game.entries import StoodIn, without_words_in, without_words_of
from sixrealms.server.game.seats import Chair, TablePlan
from sixrealms.server.game.table_game import TableGame
from sixrealms.server.session import new_table
from sixrealms.server.session.live_table import KeptTable, must_be_open
from sixrealms.server.store.tables import StoredTable

#: Finds the seat somebody takes, its chair and the token that opens it. Refused if there is none for them.
Seated = Callable[[StoredTable], tuple[int, Chair, str]]


async def seat_at(kept: KeptTable, seated: Seated) -> tuple[int, str]:
    """Let somebody sit down; with the last one the game begins. Returns the seat and its token."""
    async with kept.lock:
        stored = kept.stored
        must_be_open(stored)
        seat, chair, token = await kept.workers.costly.do(seated, stored, always=True)
        chairs = (*stored.chairs[:seat], chair, *stored.chairs[seat + 1 :])
        setup = game = None
        if not any(other.free for other in chairs):
            game = await kept.workers.costly.do(_begun, chairs, stored.plan, always=True)
            setup = game.state.kit.setup
        with kept.doubting():
            await kept.workers.store(kept.workers.storage.seat, stored.id, seat, chair, setup, kept.hold)
        kept.stored = stored._replace(chairs=chairs, setup=setup)
        kept.game = game
    kept.ring()
    return seat, token


def _begun(chairs: Sequence[Chair], plan: TablePlan) -> TableGame:
    """The game of people who have all sat down."""
    persons = [seat for seat, chair in enumerate(chairs) if not chair.bot]
    return TableGame(new_table.setup_of(chairs, plan), persons, plan.clock, plan.window, patient=plan.patient)


async def vacate(kept: KeptTable, seat: int, name: str) -> None:
    """Somebody wants to be forgotten: their seat is free again, or a computer player goes on without their name.

    What they said here is deleted, and in what others said the names they had at the table and has as a person.
    """
    async with kept.lock:
        stored, game = kept.stored, kept.game
        if game is not None and game.state.result is None and seat in game.persons:
            await kept.keep(game, [StoodIn(seat, "greedy")], [None])
        chair = replace(
            stored.chairs[seat], name="", token="", founder=False, agreed={}, elder=0, left=stored.setup is not None
        )
        setup = without_name(stored.setup, seat) if stored.setup is not None else None
        storage, names = kept.workers.storage, {stored.chairs[seat].name, name}
        said = await kept.workers.store(storage.chat, stored.id)
        left = without_words_of(said, seat, names, "ABCDEFGH"[seat])
        with kept.doubting():
            await kept.workers.store(storage.vacate, stored.id, seat, chair, setup, left, kept.hold)
        kept.forget_what_is_known()
    kept.ring()


async def unsay(kept: KeptTable, voices: Collection[str]) -> None:
    """A spectator with these voices wants to be forgotten: what they said here is deleted."""
    async with kept.lock:
        storage = kept.workers.storage
        said = await kept.workers.store(storage.chat, kept.stored.id)
        with kept.doubting():
            await kept.workers.store(storage.rewrite, kept.stored.id, without_words_in(said, voices), kept.hold)
        kept.forget_what_is_known()


def without_name(setup: GameSetup, seat: int) -> GameSetup:
    """The setup of a game with the letter of a seat where the name of somebody was."""
    letters = "ABCDEFGH"[: len(setup.decks)]
    names = [letters[at] if at == seat else name for at, name in enumerate(setup.names or letters)]
    return dataclasses.replace(setup, names=tuple(names))
