"""A game at a web table of an event that all agreed nobody has won: it is written down, and the next game opens."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from sixrealms.server.game.entries import Acted
from sixrealms.server.game.outcome import outcome
from sixrealms.server.session.room import Room
from sixrealms.simulation.tournament import registered_decks
from sixrealms.tournament.fields import DeckList
from sixrealms.tournament.operations import Enter, HandIn, Seat
from tests.server.test_tournament_tables import ORGANISER, PLAN, Server, served

TYRANT = replace(PLAN, game="Spellfire: Tyrant's Game [55]")


async def agree_on_a_tie(room: Room) -> None:
    """Whoever may propose a tie does, and everybody says yes."""
    game, chance = room.game, Random(3)
    assert game is not None
    while game.state.result is None:
        asked = game.state.pending
        assert asked is not None
        wanted = [one for one in asked.options if one.verb in ("use", "yes")]
        action = wanted[0] if wanted else chance.choice(asked.options)
        await room._kept.keep(game, [Acted(asked.player, action)], [outcome(game.state, action)])


@pytest.mark.rule("tyrant.stalemate")
def test_an_agreed_tie_on_the_network_is_a_game_without_a_winner(tmp_path: Path) -> None:
    async def played(server: Server) -> None:
        stored, _ = server.service.found(TYRANT)
        decks = enumerate(registered_decks(TYRANT, 3), 1)
        lists = [
            HandIn(f"p{at}", DeckList(f"deck {at}", one.cards, one.dungeon or "", realms=one.realm_deck))
            for at, one in decks
        ]
        await asyncio.to_thread(
            server.service.do,
            stored.id,
            [*(Enter(name) for name in ("Ana", "Bia", "Caio")), *lists, Seat(1)],
            ORGANISER,
        )
        online = await server.tables.open(stored.id, 1, 1, ORGANISER)
        room = await server.lobby.room(online)
        await agree_on_a_tie(room)
        assert room.game is not None
        assert room.game.state.result is not None
        assert room.game.state.result.winners == ()
        await server.tables.collect()

        table = server.service.held(stored.id).event.rounds[0].tables[0]
        assert table.results[1].winner == ""
        assert table.results[1].replay == online
        assert set(table.online) == {1, 2}, "nobody is nearer to winning, and the next game is open"

    served(tmp_path, played)
