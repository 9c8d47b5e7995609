from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: `make test-research` does that")
openspiel: Any = pytest.importorskip("sixrealms.envs.openspiel")

pytestmark = pytest.mark.daily_share

GAME = f"{openspiel.NAME}(decks=A-1,deals=5,most_turns=12)"


def test_games_by_chance_keep_the_interface_of_openspiel() -> None:
    pyspiel.random_sim_test(pyspiel.load_game(GAME), num_sims=1, serialize=False, verbose=False)


def test_a_playthrough_is_the_same_again(capsys: pytest.CaptureFixture[str]) -> None:
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough  # brings scipy, which takes seconds to load

    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["playthrough"])
    short = GAME.replace("most_turns=12", "most_turns=1")
    one = generate_playthrough.playthrough(short, [0, 0, 0], seed=1)
    assert generate_playthrough.playthrough(short, [0, 0, 0], seed=1) == one
    assert "IsTerminal() = True" in one
    assert "InformationStateString(0)" in one


def test_chance_draws_the_deal_and_nothing_else() -> None:
    game = pyspiel.load_game(GAME)
    first, second = game.new_initial_state(), game.new_initial_state()
    assert first.is_chance_node()
    assert [deal for deal, _ in first.chance_outcomes()] == [0, 1, 2, 3, 4]
    assert sum(share for _, share in first.chance_outcomes()) == pytest.approx(1)
    first.apply_action(0)
    second.apply_action(1)
    assert not first.is_chance_node()
    assert str(first) != str(second)


def test_a_seat_that_cannot_tell_two_games_apart_has_the_same_information_state() -> None:
    """A copy that is played on differs, and the copy it was made from does not."""
    state = pyspiel.load_game(GAME).new_initial_state()
    state.apply_action(2)
    chance = np.random.default_rng(1)
    for _ in range(12):
        state.apply_action(int(chance.choice(state.legal_actions())))
    other = state.clone()
    me = state.current_player()
    assert other.information_state_string(me) == state.information_state_string(me)
    assert len(state.legal_actions()) > 0
    other.apply_action(other.legal_actions()[-1])
    assert other.information_state_string(me) != state.information_state_string(me)


def test_the_tensor_is_the_observation_of_the_environment() -> None:
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game(GAME)
    state = game.new_initial_state()
    shown = make_observation(game)
    shown.set_from(state, 0)
    assert not shown.tensor.any()
    state.apply_action(3)
    shown.set_from(state, 1)
    assert np.array_equal(shown.tensor, state.played.observe(1)["observation"])


def test_the_parameters_are_those_of_the_track() -> None:
    game = pyspiel.load_game(f"{openspiel.NAME}(players=3,deals=2,decks=A-1+C-2+E-1,ruleset=fourth-edition)")
    state = game.new_initial_state()
    state.apply_action(1)
    setup = state.played.setup
    assert (len(setup.decks), len(set(setup.decks)), setup.ruleset) == (3, 3, "fourth-edition")
    assert game.min_utility() == -2
    assert game.num_players() == 3
