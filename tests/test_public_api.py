"""The example in the documentation of the public API is one that runs."""

from __future__ import annotations

import doctest

from sixrealms import table
from tests.random_games import STARTERS


def test_the_example_of_the_public_api_runs() -> None:
    ran = doctest.testmod(table)
    assert ran.attempted
    assert not ran.failed


def test_branches_of_one_game_keep_logs_of_their_own() -> None:
    state = table.new_game(STARTERS[:2])
    while state.phase != 3:
        state = table.apply(state, table.legal_actions(state)[-1])
    state.log = []
    first, second = (table.apply(state, table.legal_actions(state)[0]) for _ in range(2))
    assert state.log == []
    assert first.log
    assert first.log == second.log
    assert first.log is not second.log
