"""Recorded games for the tests of records."""

from __future__ import annotations

from functools import cache

from sixrealms import table
from sixrealms.engine.action import Action
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.run import advance
from sixrealms.records import game
from tests.random_games import pick, setup_of

SETUP = setup_of("tournament", ("A-1", "B-1"), 11)


@cache
def actions(setup: GameSetup = SETUP, most: int = 10_000) -> tuple[Action, ...]:
    """The actions of a random game, or the first of them."""
    state = table.start(setup)
    found: list[Action] = []
    while state.pending is not None and len(found) < most:
        found.append(pick(state, 5, len(found)))
        advance(state, found[-1])
    return tuple(found)


@cache
def text(setup: GameSetup = SETUP, most: int = 10_000) -> str:
    """The record of that game."""
    return game.write(setup, actions(setup, most))
