"""What a client does with the messages of a table, and games to watch."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from sixrealms import decks
from sixrealms.engine.kit import GameSetup
from sixrealms.server.game.entries import Acted
from sixrealms.server.game.table_game import TableGame

SECRET = b"a secret of sixteen"
STARTERS = ("A-1", "B-1", "C-1", "D-1", "E-1", "F-1", "A-2", "B-2")


def a_setup(players: int = 2, seed: int | str = 7, ruleset: str = "tournament") -> GameSetup:
    held = [decks.named(name).cards for name in STARTERS[:players]]
    return GameSetup(ruleset, 55, tuple(held), seed, ("",) * players, tuple("ABCDEFGH"[:players]))


def a_game(players: int = 2, seed: int = 7) -> TableGame:
    return TableGame(a_setup(players, seed), range(players))


def any_answer(game: TableGame, chance: Random) -> Acted:
    decision = game.state.pending
    assert decision is not None
    return Acted(decision.player, chance.choice(decision.options))


def on_the_wire(message: msgspec.Struct | None) -> dict[str, Any]:
    """The message as it arrives."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(message))
    return found


def taken_in(table: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """The table after a message, as `docs/protocol.md` tells clients to keep it."""
    if message["type"] == "state":
        found: dict[str, Any] = message["table"]
        return found
    cards = {number: card for number, card in table["cards"].items() if number not in message["gone"]}
    return {**table, **message["changed"], "cards": {**cards, **message["cards"]}}
