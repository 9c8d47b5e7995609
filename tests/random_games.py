"""Games of random legal play for property tests: setups to draw from, and their positions one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from sixrealms import catalogue, decks, table
from sixrealms.engine.action import Action
from sixrealms.engine.chance import mix
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.power import Power
from sixrealms.engine.run import advance
from sixrealms.engine.state import State

PowerOf = Callable[[str], Power | None]
Test = TypeVar("Test", bound=Callable[..., Any])

STARTERS = tuple(deck.id for deck in decks.starters())
#: Positions after which a property test has seen enough of one game.
ENOUGH = 400


_FEWER: Final = settings(max_examples=max(20, settings().max_examples // 5))


def whole_games(test: Test) -> Test:
    """Mark a property over whole games: each costs as much as hundreds of small examples, so fewer are tried."""
    marked: Test = pytest.mark.property(pytest.mark.timeout(1800)(_FEWER(test)))
    return marked


def setup_of(ruleset: str, names: tuple[str, ...], seed: int, size: int = 55) -> GameSetup:
    """A game of starter decks; two are joined where the ruleset wants 110 cards."""
    lists = []
    for name in names:
        cards = decks.named(name).cards
        if size == 110:
            cards = (*cards, *decks.named(STARTERS[STARTERS.index(name) - 1]).cards)
        lists.append(tuple(i for i in cards if catalogue.printing(i).type != "dungeon"))
    return GameSetup(ruleset, size, tuple(lists), seed, ("DU/2",) + ("",) * (len(names) - 1), names)


@st.composite
def setups(draw: st.DrawFn, most: int = 8) -> GameSetup:
    """Two to eight starter decks under one of the three rulesets."""
    ruleset, size = draw(
        st.sampled_from((("tournament", 55), ("fourth-edition", 55), ("tournament-110", 110), ("tournament", 110)))
    )
    count = draw(st.integers(2, most))
    names = draw(st.lists(st.sampled_from(STARTERS), min_size=count, max_size=count))
    return setup_of(ruleset, tuple(names), draw(st.integers(0, 2**32)), size)


def pick(state: State, seed: int, number: int) -> Action:
    """The action a stream of chance chooses at the `number`-th decision; the same in every process."""
    assert state.pending is not None
    return state.pending.options[mix(seed, number) % len(state.pending.options)]


def positions(
    setup: GameSetup, seed: int, power_of: PowerOf | None = None, most: int = ENOUGH
) -> Iterator[tuple[State, Action]]:
    """Every position of a game, with the action that is done after the caller has looked."""
    state = table.start(setup, power_of)
    for number in range(most):
        if state.pending is None:
            return
        action = pick(state, seed, number)
        yield state, action
        advance(state, action)


def sampled(
    setup: GameSetup, seed: int, power_of: PowerOf | None = None, every: int = 17
) -> Iterator[tuple[int, State, Action]]:
    """Some positions of a whole game with their numbers; which ones depends on the seed."""
    for number, (state, action) in enumerate(positions(setup, seed, power_of)):
        if number % every == seed % every:
            yield number, state, action


def play_on(state: State, seed: int, number: int, most: int = ENOUGH) -> State:
    """The same state after up to `most` more decisions, changed in place."""
    while state.pending is not None and number < most:
        advance(state, pick(state, seed, number))
        number += 1
    return state
