"""The games that are measured: starter decks, random choices, always the same ones."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from sixrealms import decks, table
from sixrealms.engine.board import in_play
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.rulesets.deck_limits import limits
from sixrealms.setup.random_decks import random_deck


def setup(players: int, number: int) -> GameSetup:
    """Game `number` of that many players under the tournament rules."""
    held = Random(f"{players}/{number}").sample(decks.starters(), players)
    return GameSetup("tournament", 55, tuple(deck.cards for deck in held), number)


def drawn_setup(players: int, number: int) -> GameSetup:
    """Game `number` of that many players with decks drawn from all enforced cards."""
    chance = Random(f"drawn/{players}/{number}")
    held = [random_deck(limits("tournament", 55), chance) for _ in range(players)]
    return GameSetup("tournament", 55, tuple(cards for cards, _ in held), number, tuple(dungeon for _, dungeon in held))


def play_out(state: State, chance: Random) -> int:
    """Play to the end by chance, in place; how many decisions that took. This loop is what is measured."""
    random = chance.random
    decisions = 0
    while state.result is None:
        assert state.pending is not None
        options = state.pending.options
        advance(state, options[int(random() * len(options))])
        decisions += 1
    return decisions


def positions(players: int, games: int) -> Iterator[State]:
    """Every position of some games in which somebody decides; each is changed when the next one is asked for."""
    for number in range(games):
        state = table.start(setup(players, number))
        chance = Random(number)
        while state.pending is not None:
            yield state
            options = state.pending.options
            advance(state, options[int(chance.random() * len(options))])


@cache
def sample(players: int, count: int) -> tuple[State, ...]:
    """Positions from all parts of a few games."""
    found = [state.copy() for state in positions(players, 12)]
    step = max(1, len(found) // count)
    return tuple(found[::step][:count])


def cards_in_play(state: State) -> int:
    """How many cards lie on the table."""
    return len(in_play(state))
