"""Ratings: what a game says about those who played it."""

from __future__ import annotations

import doctest
import itertools
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixrealms import ratings
from sixrealms.ratings import LISTED_FROM, RatedGame, Rating, after_game, after_games, places


def test_the_example_of_the_package_runs() -> None:
    ran = doctest.testmod(ratings)

    assert ran.attempted
    assert not ran.failed


def test_somebody_unknown_has_1500_points_and_is_new() -> None:
    unknown = Rating()

    assert (unknown.points, unknown.margin, unknown.games, unknown.certainty) == (1500, 500, 0, "new")


@pytest.mark.parametrize("players", range(2, 9))
def test_whoever_wins_gains_and_all_others_lose_alike(players: int) -> None:
    after = after_game([Rating()] * players, places(players, winners=[0]))

    assert after[0].points > 1500
    assert after[1].points < 1500
    assert set(after[1:]) == {after[1]}
    assert {one.games for one in after} == {1}
    assert all(one.spread < Rating().spread for one in after)


def test_beating_somebody_stronger_gives_more() -> None:
    weak, strong = Rating(20, 5), Rating(30, 5)

    expected, _ = after_game([strong, weak], [1, 2])
    _, surprising = after_game([strong, weak], [2, 1])

    assert surprising.mean - weak.mean > expected.mean - strong.mean > 0


def test_a_game_nobody_won_brings_unequal_players_nearer_to_each_other() -> None:
    weak, strong = after_game([Rating(20, 5), Rating(30, 5)], places(2, winners=[]))

    assert weak.mean > 20
    assert strong.mean < 30


def test_several_who_share_a_game_are_equal() -> None:
    after = after_game([Rating()] * 4, places(4, winners=[1, 2]))

    assert after[1] == after[2]
    assert after[0] == after[3]
    assert after[1].mean > after[0].mean


@pytest.mark.parametrize(
    ("players", "winners", "left", "expected"),
    [
        (2, [0], [], (1, 2)),
        (2, [1], [0], (2, 1)),
        (4, [2], [], (2, 2, 1, 2)),
        (4, [2], [0], (3, 2, 1, 2)),
        (3, [], [], (1, 1, 1)),
        (3, [], [1], (1, 2, 1)),
        (3, [1], [1], (1, 2, 1)),  # a computer player has won it for somebody who is gone
        (2, [], [0, 1], (1, 1)),
    ],
)
def test_places_put_winners_first_and_whoever_left_last(
    players: int, winners: list[int], left: list[int], expected: tuple[int, ...]
) -> None:
    assert places(players, winners, left) == expected


def test_leaving_costs_more_than_losing() -> None:
    after = after_game([Rating()] * 4, places(4, winners=[2], left=[0]))

    assert after[0].mean < after[1].mean
    assert after[1] == after[3]


def test_partners_win_and_lose_together() -> None:
    after = after_game([Rating()] * 4, places(4, winners=[0, 2]), sides=[0, 1, 0, 1])

    assert after[0] == after[2]
    assert after[1] == after[3]
    assert after[0].mean > 25 > after[1].mean


def test_a_partner_who_left_gains_nothing_by_the_victory_of_their_side() -> None:
    after = after_game([Rating()] * 4, places(4, winners=[0, 2], left=[2]), sides=[0, 1, 0, 1])

    assert after[0].mean > 25
    assert after[2].mean == 25


def test_nothing_is_rated_that_is_no_game_between_sides() -> None:
    with pytest.raises(ValueError, match="two sides"):
        after_game([Rating()], [1])
    with pytest.raises(ValueError, match="two sides"):
        after_game([Rating(), Rating()], [1, 1], sides=[3, 3])
    with pytest.raises(ValueError, match="places"):
        after_game([Rating(), Rating()], [1, 2, 3])


def test_many_games_are_counted_in_their_order_on_top_of_what_was_known() -> None:
    known = {"ana": Rating(30, 4, 9)}
    games = [RatedGame(("ana", "bo"), (1, 2)), RatedGame(("cy", "bo", "ana"), (1, 2, 2))]

    found = after_games(games, known)
    ana, bo = after_game([known["ana"], Rating()], (1, 2))
    cy, bo, ana = after_game([Rating(), bo, ana], (1, 2, 2))

    assert found == {"ana": ana, "bo": bo, "cy": cy}
    assert known == {"ana": Rating(30, 4, 9)}
    assert found["ana"].games == 11


def test_the_same_games_give_the_same_numbers_on_every_machine() -> None:
    """Numbers as they were found once: another release of the library must not change them unseen."""
    chance = Random(1994)
    games = []
    for _ in range(60):
        players = chance.sample("abcdefgh", chance.randint(2, 8))
        games.append(RatedGame(tuple(players), places(len(players), [0], [1] if chance.random() < 0.1 else [])))

    found = {name: (one.points, one.margin, one.games) for name, one in after_games(games).items()}

    assert found == {
        "a": (1223, 364, 30),
        "b": (1637, 350, 35),
        "c": (1459, 332, 41),
        "d": (1316, 361, 31),
        "e": (1704, 364, 35),
        "f": (1596, 346, 36),
        "g": (1291, 343, 37),
        "h": (1699, 339, 40),
    }


def test_who_is_better_ends_higher() -> None:
    chance = Random(7)
    found = dict.fromkeys("abcd", Rating())
    strength = {"a": 8.0, "b": 4.0, "c": 2.0, "d": 1.0}
    for _ in range(150):
        winner = chance.choices(list(strength), list(strength.values()))[0]
        found = after_games([RatedGame(tuple("abcd"), places(4, ["abcd".index(winner)]))], found)

    assert sorted(found, key=lambda name: -found[name].points) == list("abcd")


def test_a_rating_grows_certain_with_games() -> None:
    one, other, said = Rating(), Rating(), []
    for number in range(80):
        one, other = after_game([one, other], [1, 2] if number % 2 else [2, 1])
        said.append(one.certainty)

    assert said[: LISTED_FROM - 1] == ["new"] * (LISTED_FROM - 1)
    assert [key for key, _ in itertools.groupby(said)] == ["new", "rough", "fair", "good"]


@given(
    st.lists(st.tuples(st.floats(-50, 100), st.floats(0.5, 25 / 3), st.integers(1, 8)), min_size=2, max_size=8),
    st.randoms(use_true_random=False),
)
def test_the_order_in_which_players_are_given_changes_nothing(
    given_players: list[tuple[float, float, int]], chance: Random
) -> None:
    known = [Rating(mean, spread) for mean, spread, _ in given_players]
    came = [place for _, _, place in given_players]
    order = list(range(len(known)))
    chance.shuffle(order)

    straight = after_game(known, came)
    shuffled = after_game([known[seat] for seat in order], [came[seat] for seat in order])

    for seat, one in zip(order, shuffled, strict=True):
        assert one.mean == pytest.approx(straight[seat].mean, abs=2e-4)
        assert one.spread == pytest.approx(straight[seat].spread, abs=2e-4)
