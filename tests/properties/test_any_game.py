"""What holds for any decks, seats, rulesets and choices: Hypothesis looks for a game that breaks it."""

from __future__ import annotations

import os
import subprocess
import sys

from hypothesis import given
from hypothesis import strategies as st

from fuzz.eager_player import EagerPlayer
from sixrealms.engine.kit import GameSetup
from sixrealms.players.roster import bot
from sixrealms.simulation.game import SimulatedGame, play
from sixrealms.simulation.inspection import Inspector
from sixrealms.simulation.outcome import UNFINISHED
from tests.lively_powers import lively_power
from tests.random_games import setups, whole_games

EVERY = 50
"""Costly invariants are checked at every position with this distance; Hypothesis varies where it begins."""

TURNS = 20
"""These cards raze realms as fast as they are laid, so such games need not end; this much is enough of one."""


@whole_games
@given(setups(most=4), st.booleans())
def test_games_with_lively_cards_keep_every_invariant(setup: GameSetup, eager: bool) -> None:
    player = EagerPlayer() if eager else bot("random")
    seats = (player,) * len(setup.decks)

    outcome = play(SimulatedGame(setup, seats, 0, lively_power, TURNS), Inspector(setup.seed, every=EVERY))

    assert outcome.finding is None or outcome.finding.kind == UNFINISHED
    assert outcome.turns > 2


@whole_games
@given(setups(most=8))
def test_the_same_match_is_the_same_game(setup: GameSetup) -> None:
    match = SimulatedGame(setup, (bot("random"),) * len(setup.decks))

    assert play(match) == play(match)


_GAME = """
from sixrealms import table
from sixrealms.engine.digest import digest
from tests.lively_powers import lively_power
from tests.random_games import play_on, setup_of
state = play_on(table.start(setup_of("tournament", ("A-1", "B-1", "C-1"), 5), lively_power), 9, 0, 300)
print(digest(state))
"""


def test_the_order_of_hashes_changes_nothing() -> None:
    """Sets and dictionaries of names have another order in every process; games must not."""
    digests = {
        subprocess.run(
            [sys.executable, "-c", _GAME],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2", "3")
    }

    assert len(digests) == 1
