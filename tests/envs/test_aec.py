from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from sixrealms.envs import RawEnv, env
from sixrealms.envs.numbered_game import IllegalSlot
from sixrealms.envs.option_rows import ACTIONS
from sixrealms.errors import OptionRefused

#: What PettingZoo's own tests say of every environment whose observations are a dictionary with an action mask.
OF_ITS_FORM = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)


def _played(table: Any, seed: int, most: int = 100_000, **options: Any) -> list[int]:
    """The actions of a game by chance."""
    table.reset(seed=seed, options=options)
    chance = np.random.default_rng(seed)
    taken: list[int] = []
    for _ in table.agent_iter(most):
        shown, _, terminated, truncated, _ = table.last()
        if terminated or truncated:
            table.step(None)
            continue
        taken.append(int(chance.choice(np.flatnonzero(shown["action_mask"]))))
        table.step(taken[-1])
    return taken


@OF_ITS_FORM
@pytest.mark.parametrize("settings", [{}, {"players": 4, "render_mode": "ansi"}])
def test_the_environment_keeps_the_interface_of_pettingzoo(settings: dict[str, Any]) -> None:
    api_test(env(**settings), num_cycles=120)


def test_the_same_seed_is_the_same_game() -> None:
    seed_test(env, num_cycles=100)


def test_a_game_without_a_seed_is_the_next_one() -> None:
    one, other = RawEnv(), RawEnv()
    for table in (one, other):
        table.reset(seed=5)
    first = one.game.setup
    for table in (one, other):
        table.reset()
    assert one.game.setup == other.game.setup != first
    one.reset(seed=5)
    assert one.game.setup == first


def test_the_winner_gets_what_the_others_lose() -> None:
    table = RawEnv(players=3)
    table.reset(seed=1)
    chance = np.random.default_rng(1)
    while not any(table.terminations.values()):
        table.step(chance.choice(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])))
    assert sorted(table.rewards.values()) == [-0.5, -0.5, 1.0]
    assert table.game.state.result is not None
    (winner,) = table.game.state.result.winners
    assert table.rewards[f"seat_{winner}"] == 1.0
    assert table._cumulative_rewards == table.rewards


def test_a_game_that_lasts_too_long_is_cut_off_and_nobodys() -> None:
    table = RawEnv(most_turns=3)
    _played(table, 2)
    assert table.game.cut_off
    assert not table.game.over
    assert table.game.state.turns == 4
    assert table.game.returns() == [0.0, 0.0]
    assert table.agents == []


def test_only_who_is_asked_may_act_and_only_as_the_rules_allow() -> None:
    table = RawEnv()
    table.reset(seed=3)
    asked = table.agent_selection
    other = next(agent for agent in table.agents if agent != asked)
    assert table.game.state.pending is not None
    options = table.game.state.pending.options
    assert table.observe(asked)["action_mask"].sum() == len(options)
    assert not table.observe(other)["action_mask"].any()
    assert not table.observe(other)["options"].any()


def test_an_illegal_action_ends_the_game() -> None:
    table = env()
    table.reset(seed=3)
    asked = table.agent_selection
    table.step(ACTIONS - 1)
    assert table.rewards[asked] == -1
    assert all(table.terminations.values())


def test_reset_changes_decks_rules_and_players() -> None:
    table = RawEnv(players=4)
    table.reset(seed=1, options={"players": 2, "decks": ["A-1", "C-2"], "ruleset": "fourth-edition"})
    setup = table.game.setup
    assert (setup.ruleset, len(setup.decks), len(table.agents)) == ("fourth-edition", 2, 2)
    shown = table.observe(table.agent_selection)
    assert table.observation_space(table.agent_selection).contains(shown)
    table.reset(options={"rules": {"turn-limit": "40"}})  # the rest stays
    assert table.game.setup.options == (("turn-limit", "40"),)
    assert table.game.setup.decks == setup.decks
    table.reset(options={"players": 4, "decks": "starters", "rules": {}})
    assert len(table.agents) == 4


@pytest.mark.parametrize("wrong", [{"players": 5}, {"players": 1}, {"decks": ["A-1", "A-2", "B-1"]}, {"decks": "E-1 "}])
def test_what_cannot_be_played_is_refused(wrong: dict[str, Any]) -> None:
    table = RawEnv(players=4)
    if "decks" in wrong:
        wrong = {**wrong, "players": 2}
    if wrong.get("decks") == "E-1 ":  # a deck for one seat by its name alone is one for all
        table.reset(seed=0, options=wrong)
        assert table.game.setup.decks[0] == table.game.setup.decks[1]
        return
    with pytest.raises(OptionRefused):
        table.reset(seed=0, options=wrong)


def test_the_position_and_every_action_can_be_told_in_words() -> None:
    table = RawEnv(render_mode="ansi", decks=["A-1"])
    table.reset(seed=4)
    chance = np.random.default_rng(4)
    for _ in range(40):
        agent = table.agent_selection
        legal = np.flatnonzero(table.observe(agent)["action_mask"])
        told = [table.action_text(int(action)) for action in legal]
        letter = "ABCD"[int(agent.removeprefix("seat_"))]
        assert all(text.startswith(letter) for text in told)
        assert table.render() == table.observation_text(agent)
        table.step(chance.choice(legal))
    assert table.observation_text(table.agent_selection).splitlines()[-1] in table.information_state_text(
        table.agent_selection
    )


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"players": "2"}, "a game has 2 to 8 players, not '2'"),
        ({"players": 2.0}, "not 2.0"),
        ({"most_turns": 0}, "most_turns is 0; it must be a whole number from 1 on"),
        ({"most_turns": "x"}, "most_turns is 'x'"),
        ({"render_mode": "rgb_array"}, "it must be None or one of ansi, human"),
    ],
)
def test_settings_that_cannot_be_are_refused_at_once(settings: dict[str, Any], words: str) -> None:
    with pytest.raises(OptionRefused, match=words):
        RawEnv(**settings)


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        ({"turn-limit": 200}, "option turn-limit is 200; its value is a text: '200'"),
        ({"questing": True}, "option questing is True; its value is a text: 'on'"),
        ({"questing": False}, "its value is a text: 'off'"),
    ],
)
def test_a_rule_whose_value_is_no_text_is_refused(rules: dict[str, Any], words: str) -> None:
    table = RawEnv(rules=rules)

    with pytest.raises(OptionRefused, match=words):
        table.reset(seed=1)


@pytest.mark.parametrize("action", [1.5, "0", [0], None])
def test_an_action_that_is_no_number_changes_nothing(action: Any) -> None:
    table, same = RawEnv(decks=["A-1", "B-1"]), RawEnv(decks=["A-1", "B-1"])
    table.reset(seed=1)
    same.reset(seed=1)

    with pytest.raises((IllegalSlot, AssertionError), match=r"whole number|must act"):
        table.step(action)

    assert table.agent_selection == same.agent_selection
    assert table.observation_text("seat_0") == same.observation_text("seat_0")


def test_agents_there_are_none_of_are_refused_by_name() -> None:
    table = RawEnv()
    table.reset(seed=1)

    for asked in (table.observe, table.action_space, table.observation_space, table.observation_text):
        with pytest.raises(OptionRefused, match="no agent is called 'seat_7'; there are seat_0, seat_1"):
            asked("seat_7")


def test_a_game_that_is_over_or_has_not_begun_says_so() -> None:
    table = RawEnv(decks=["A-1", "B-1"])
    with pytest.raises(AssertionError, match="reset the environment before it is used"):
        table.step(0)

    _played(table, seed=3)

    with pytest.raises(OptionRefused, match="the game is over for every agent; reset"):
        table.step(0)
    with pytest.raises(IllegalSlot, match="action 0 is not offered: the game is over"):
        table.action_text(0)
    assert "the game is over" in table.observation_text("seat_0")
