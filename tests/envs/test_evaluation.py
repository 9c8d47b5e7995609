from __future__ import annotations

from random import Random

import numpy as np
import pytest

from sixrealms.envs import baseline
from sixrealms.envs.baseline import LinearPolicy, learn
from sixrealms.envs.evaluation import Measured, evaluate, uniform
from sixrealms.envs.numbered_game import NumberedGame
from sixrealms.envs.observation import Observation
from sixrealms.envs.tracks import TRACKS, Track, arranged, track_called
from sixrealms.errors import OptionRefused


def test_the_same_seed_measures_the_same() -> None:
    track = track_called("starters-v0")
    one = evaluate(uniform, "random", track, 4, seed=3)
    assert one == evaluate(uniform, "random", track, 4, seed=3)
    assert one.games == 4
    assert 0 <= one.lower <= one.share <= one.upper <= 1


def test_a_deal_is_played_with_every_seat_and_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    from sixrealms.envs import evaluation

    seen = []

    def noted(policy: object, opponent: str, track: Track, setup: object, seat: int, rotation: int, seed: int) -> float:
        seen.append((setup, seat, rotation, seed))
        return 1.0 if seat == rotation else -1.0

    monkeypatch.setattr(evaluation, "play_one", noted)
    ended = evaluate(uniform, "random", track_called("starters-v0"), 8)
    assert [(seat, rotation) for _, seat, rotation, _ in seen[:4]] == [(0, 0), (1, 0), (0, 1), (1, 1)]
    assert len({id(setup) for setup, *_ in seen[:4]}) == 1
    assert len({seed for *_, seed in seen}) == 2
    assert ended == Measured(8, 4, 0, 0.5, 0.5, 0.5)


class _Remembering:
    """A policy that notes which seats it was told it plays, and how often it was asked in each game."""

    def __init__(self) -> None:
        self.games: list[list[int]] = []

    def begin(self, seat: int) -> None:
        self.games.append([seat, 0])

    def __call__(self, shown: Observation, chance: Random) -> int:
        self.games[-1][1] += 1
        return uniform(shown, chance)


def test_a_policy_that_remembers_is_told_when_a_game_begins_and_where_it_sits() -> None:
    policy = _Remembering()
    evaluate(policy, "random", track_called("starters-v0"), 4)
    assert [seat for seat, _ in policy.games] == [0, 1, 0, 1]
    assert all(asked for _, asked in policy.games)


def test_decks_move_on_and_nothing_else() -> None:
    setup = track_called("starters-v0").dealing().setup("tournament", 2, 1, 0)
    moved = arranged(setup, (1, 0))
    assert moved.decks == (setup.decks[1], setup.decks[0])
    assert (moved.seed, moved.ruleset, moved.size) == (setup.seed, setup.ruleset, setup.size)
    assert arranged(moved, (1, 0)) == setup


@pytest.mark.daily_share
def test_a_player_that_thinks_beats_one_that_does_not() -> None:
    """The protocol tells players apart; here the policy is the worse one."""
    assert evaluate(uniform, "greedy", track_called("mirror-v0"), 24).share < 0.4


def test_every_track_can_be_played() -> None:
    for name, track in TRACKS.items():
        assert track.name == name
        setup = track.dealing().setup(track.ruleset, track.players, 0, 0)
        assert NumberedGame(setup, track.most_turns).legal()
    with pytest.raises(OptionRefused, match="mirror-v0"):
        track_called("mirror")


def test_learning_repeats_itself_and_goes_towards_what_won(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(baseline, "_BATCH", 3)
    track = Track("", decks=("A-1",))
    one, other = learn(track, 3, seed=1), learn(track, 3, seed=1)
    assert np.array_equal(one.weights, other.weights)
    assert one.weights.any()

    setup = track.dealing().setup("tournament", 2, 1, 0)
    game = NumberedGame(setup, 400)
    policy = LinearPolicy()
    slope = baseline._slope(policy, game, Random(2))
    winner = game.returns().index(1.0)
    again, chance = NumberedGame(setup, 400), Random(2)
    more = LinearPolicy(slope * 1e-3)
    change = 0.0  # of the winner's choices, less the loser's, in how likely they were
    while not again.over:
        legal, rows = baseline.features(again.observe(again.seat))
        taken = baseline.drawn(policy.shares(rows), chance)
        gained = np.log(more.shares(rows)[taken]) - np.log(policy.shares(rows)[taken])
        change += gained if again.seat == winner else -gained
        again.act(int(legal[taken]))
    assert change > 0


def test_a_policy_takes_what_its_weights_say() -> None:
    game = NumberedGame(track_called("mirror-v0").dealing().setup("tournament", 2, 1, 0), 400)
    shown: Observation = game.observe(game.seat)
    legal, rows = baseline.features(shown)
    weights = (rows[-1] - rows[0]).astype(np.float64) * 100
    assert LinearPolicy(weights, greedy=True)(shown, Random(0)) == legal[int(np.argmax(rows @ weights))]
    assert {LinearPolicy()(shown, Random(seed)) for seed in range(60)} == set(legal)


@pytest.mark.parametrize("games", [0, -4])
def test_no_games_cannot_be_measured(games: int) -> None:
    with pytest.raises(OptionRefused, match=f"{games} games cannot be measured; play at least one"):
        evaluate(uniform, "random", track_called("mirror-v0"), games)
