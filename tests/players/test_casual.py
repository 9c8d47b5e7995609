"""The casual player stands between the random and the greedy one; the figures are in the guide on players."""

from __future__ import annotations

from random import Random

import pytest

from benchmarks.strength import Duel, share
from sixrealms import table
from sixrealms.players.computer_players import bot
from sixrealms.players.seat import take_seat


@pytest.mark.daily_share
def test_it_is_stronger_than_chance_and_weaker_than_greedy() -> None:
    assert share(Duel("casual", "random", 24, seed=2)) > 0.6
    assert share(Duel("casual", "greedy", 24, seed=2)) < 0.4


def test_it_thinks_about_some_decisions_and_not_about_others() -> None:
    state = table.new_game(["A-1", "C-2"], seed=3)
    assert state.pending is not None
    seat, options = take_seat(state, state.pending.player), state.pending.options
    chosen = [bot("casual").choose(seat, options, Random(seed)) for seed in range(60)]
    best = bot("greedy").choose(seat, options, Random(0))

    assert len(set(chosen)) == len(options)
    assert chosen.count(best) > 25


def test_it_repeats_itself() -> None:
    state = table.new_game(["B-1", "E-2"], seed=8)
    assert state.pending is not None
    seat, options = take_seat(state, state.pending.player), state.pending.options

    assert all(
        bot("casual").choose(seat, options, Random(seed)) == bot("casual").choose(seat, options, Random(seed))
        for seed in range(10)
    )
