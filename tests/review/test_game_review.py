from __future__ import annotations

from random import Random

import pytest

from sixrealms import table
from sixrealms.engine.action import Action
from sixrealms.engine.run import advance
from sixrealms.engine.state import Result, State
from sixrealms.players.considered_actions import considered
from sixrealms.records import notation, parser
from sixrealms.records.replay import Replay
from sixrealms.review.game_review import CurvePoint, GameReview, review
from sixrealms.review.prospects import prospects_of, share_of, weighed
from tests.players.hidden import shuffled_unseen
from tests.records.recording import actions, text


@pytest.fixture(scope="module")
def reviewed() -> GameReview:
    return review(Replay(parser.parse(text())), notation.write)


def test_the_curve_has_every_move_and_ends_with_the_winner(reviewed: GameReview) -> None:
    game = Replay(parser.parse(text()))
    for _ in game:
        pass
    assert game.state.result is not None
    assert [point.move for point in reviewed.curve] == list(range(1, len(actions()) + 2))
    for point in reviewed.curve:
        assert sum(point.shares) == pytest.approx(1)
        assert min(point.shares) >= 0
    assert {seat for seat, share in enumerate(reviewed.curve[-1].shares) if share} == set(game.state.result.winners)


def test_a_turning_point_names_a_move_that_was_possible_and_better(reviewed: GameReview) -> None:
    points = {point.move: point for point in reviewed.turning_points}
    assert points
    assert len(points) <= 3
    game = Replay(parser.parse(text()))
    for step in game:
        if step.number in points:
            point = points[step.number]
            offered = notation.write_all(game.state)
            assert point.played == notation.write(game.state, step.action)
            assert point.better in offered
            assert point.better != point.played
            assert point.share_better - point.share_played == pytest.approx(point.given_away)
            assert point.given_away >= 0.03
            assert game.state.pending is not None
            assert point.seat == game.state.pending.player
    assert list(points) == sorted(points)


def test_a_review_repeats_itself(reviewed: GameReview) -> None:
    assert review(Replay(parser.parse(text(most=12))), notation.write).curve == (
        review(Replay(parser.parse(text(most=12))), notation.write).curve
    )


def _position(decisions: int) -> State:
    s, chance = table.new_game(["A-1", "C-2"], seed=10), Random(10)
    for _ in range(decisions):
        assert s.pending is not None
        advance(s, chance.choice(s.pending.options))
    return s


def test_a_move_is_judged_by_what_its_player_knew() -> None:
    judged = 0
    for decisions in (20, 40, 60):
        s = _position(decisions)
        assert s.pending is not None
        options = considered(s)
        other = shuffled_unseen(s, s.pending.player, Random(3))
        one, two = (weighed(state, options, Random(1)) for state in (s, other))
        assert [action for action, _ in one] == [action for action, _ in two]
        assert [share for _, share in one] == pytest.approx([share for _, share in two])
        judged += len(one)
    assert judged > 3


def test_shares_say_who_is_ahead() -> None:
    s = _position(60)
    s.result = Result((1,), "goal", (0, 6))
    assert prospects_of(s) == (0.0, 1.0)
    s.result = Result((), "agreement", (0, 0))
    assert prospects_of(s) == (0.5, 0.5)
    assert share_of(0) == 0.5
    assert share_of(200) == pytest.approx(1 - share_of(-200))
    assert share_of(1e9) == pytest.approx(1)


def test_a_turn_has_one_point_in_the_short_curve() -> None:
    curve = tuple(CurvePoint(move, turn, 0, (0.5, 0.5)) for move, turn in ((1, 1), (2, 1), (3, 2), (4, 3), (5, 3)))
    assert [point.move for point in GameReview(curve, ()).turns()] == [1, 3, 4, 5]
    assert [point.move for point in GameReview(curve[:4], ()).turns()] == [1, 3, 4]


def test_the_moves_of_a_review_are_told_as_the_reader_wants() -> None:
    said: list[Action] = []

    def tell(state: State, action: Action) -> str:
        said.append(action)
        return "a move"

    found = review(Replay(parser.parse(text())), tell)
    assert {point.played for point in found.turning_points} == {"a move"}
    assert said
