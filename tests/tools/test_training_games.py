"""The games a compiler learns from."""

from __future__ import annotations

from random import Random

import pytest

from benchmarks import positions
from tools.compiler.training_games import FIRST_SEED, GAMES, play, setup


@pytest.mark.parametrize("drawn", [False, True])
def test_a_game_is_the_same_with_copies_and_without(drawn: bool) -> None:
    game = setup(2, 0, drawn=drawn)
    answers = play(game, Random(1), copied=False)
    assert answers > 20
    assert play(game, Random(1), copied=True) == answers


def test_no_game_is_one_that_is_measured() -> None:
    for players, drawn, games in GAMES:
        measured = positions.drawn_setup if drawn else positions.setup
        known = [measured(players, number) for number in range(games)]
        for game in [setup(players, number, drawn=drawn) for number in range(games)]:
            assert game not in known
            assert isinstance(game.seed, int)
            assert game.seed >= FIRST_SEED
