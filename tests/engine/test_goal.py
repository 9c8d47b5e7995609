"""How near each side is to winning, asked of the engine in games with different victories."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from sixrealms import table
from sixrealms.engine.goal import CREDIT, GONE, LAID, UNRAZED, Aim, goal_of, goals, ways_to_win
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.engine.view import view
from sixrealms.scenarios.description import LaidPosition, SeatPosition
from sixrealms.scenarios.position import build
from tests.players.hidden import shuffled_unseen

THREE = {"A": "Nyrond", "B": "Keoland (razed)", "C": "Sembia"}
ONE = {"A": "Vaasa (razed)", "B": "Impiltur"}


def _game(*seats: Mapping[str, Any], option: str = "", **more: Any) -> State:
    given = {"ABCDEF"[i]: SeatPosition(**seat) for i, seat in enumerate(seats)}
    options = {option: "on"} if option else {}
    return build(LaidPosition(given, phase=4, options=options, **more))[0]


@pytest.mark.rule("victory.six-realms")
def test_six_unrazed_realms_are_the_goal() -> None:
    state = _game({"formation": THREE}, {"formation": ONE})

    assert goals(state) == (
        ((0,), (Aim(UNRAZED, 2, 6),), False),
        ((1,), (Aim(UNRAZED, 1, 6),), False),
    )
    assert [goal.missing for goal in goals(state)] == [4, 5]


@pytest.mark.rule("victory.enhanced")
def test_ten_when_victory_is_enhanced() -> None:
    state = _game({"formation": THREE}, {"formation": ONE}, option="enhanced-victory")

    assert goal_of(state, 0).aims == (Aim(UNRAZED, 2, 10),)


@pytest.mark.rule("victory.barbaric")
def test_what_counts_only_when_a_turn_begins_says_so() -> None:
    six = dict(zip("ABCDEF", ["Nyrond", "Keoland", "Sembia", "Cormyr", "Thay", "Damara"], strict=True))
    state = _game({"formation": six}, {"formation": ONE}, option="barbaric-victory")
    goal = goal_of(state, 0)

    assert state.result is None
    assert (goal.missing, goal.waits) == (0, True)


@pytest.mark.rule("format.conquerors-game.victory")
def test_two_things_are_needed_in_the_conquerors_game() -> None:
    state = _game({"formation": THREE, "score": 3}, {"formation": ONE}, option="tournament-conquerors-game")

    assert goal_of(state, 0).aims == (Aim(UNRAZED, 2, 3), Aim(CREDIT, 3, 4))
    assert goal_of(state, 0).missing == 2
    assert goal_of(state, 1).aims == (Aim(UNRAZED, 1, 3), Aim(CREDIT, 0, 4))


@pytest.mark.rule("option.conqueror.victory", "option.conqueror.own-realms-any-state", "option.conqueror.markers")
def test_razed_realms_count_in_the_other_one_and_credit_lies_on_realms() -> None:
    state = _game({"formation": THREE, "credit": ("Vaasa",)}, {"formation": ONE}, option="conquerors-game")

    assert goal_of(state, 0).aims == (Aim(LAID, 3, 6), Aim(CREDIT, 1, 3))
    assert goal_of(state, 1).aims == (Aim(LAID, 2, 6), Aim(CREDIT, 0, 3))


@pytest.mark.rule("option.conqueror.victory")
def test_every_way_to_win_is_named_and_there_is_always_one() -> None:
    plain = _game({"formation": THREE}, {"formation": ONE})
    conqueror = _game({"formation": THREE}, {"formation": ONE}, option="conquerors-game")

    assert ways_to_win(plain, 0) == [(Aim(UNRAZED, 2, 6),)]
    assert ways_to_win(conqueror, 1) == [(Aim(LAID, 2, 6), Aim(CREDIT, 0, 3))]


@pytest.mark.rule("tyrant.end.winner", "tyrant.end.trigger")
def test_a_tyrant_needs_most_points_and_somebody_without_realms() -> None:
    state = _game({"formation": THREE, "score": 2}, {"formation": ONE, "score": 3}, option="tyrants-game")

    assert goal_of(state, 0).aims == (Aim(CREDIT, 2, 4), Aim(GONE, 5, 6))
    assert goal_of(state, 1).aims == (Aim(CREDIT, 3, 3), Aim(GONE, 5, 6))


@pytest.mark.rule("format.team-spirit.victory")
def test_partners_have_one_goal() -> None:
    realms = [{"formation": {"A": name}} for name in ("Nyrond", "Keoland", "Sembia", "Cormyr", "Thay")]
    state = _game(*realms, {"formation": {"A": "Damara", "B": "Impiltur"}}, option="team-spirit")

    assert [goal.side for goal in goals(state)] == [(0, 3), (1, 4), (2, 5)]
    assert goal_of(state, 2) == goal_of(state, 5) == ((2, 5), (Aim(UNRAZED, 3, 10),), True)


@pytest.mark.rule("gloss.hand", "setup.shuffle")
@pytest.mark.parametrize("option", ["", "conquerors-game", "tournament-conquerors-game", "barbaric-victory"])
def test_goals_are_in_the_view_and_depend_on_nothing_hidden(option: str) -> None:
    state, rng = table.new_game(["A-1", "C-2"], seed=3, options={option: "on"} if option else {}), Random(3)
    for number in range(120):
        if state.pending is None:
            break
        if number % 8 == 0:
            assert view(state, 0).goals == view(state, 1).goals == goals(state)
            assert goals(shuffled_unseen(state, 0, rng)) == goals(state)
        advance(state, rng.choice(state.pending.options))


@pytest.mark.parametrize(
    ("option", "seats"),
    [("", 2), ("tournament-conquerors-game", 2), ("barbaric-victory", 2), ("team-spirit", 6)],
)
def test_a_game_is_won_by_a_side_that_misses_nothing(option: str, seats: int) -> None:
    names = ["A-1", "B-2", "C-1", "D-2", "E-1", "F-2"][:seats]
    won = 0
    for seed in range(6):
        state, rng = table.new_game(names, seed=seed, options={option: "on"} if option else {}), Random(seed)
        while state.pending is not None and state.turns < 400:
            before = [goal.missing for goal in goals(state)] if state.kit.ruleset.victory_timing == "always" else [1]
            assert all(before), "nobody has reached the goal and plays on"
            advance(state, rng.choice(state.pending.options))
        if state.result is not None and state.result.reason == "goal":
            won += 1
            assert goal_of(state, state.result.winners[0]).side == state.result.winners
            assert goal_of(state, state.result.winners[0]).missing == 0
    assert won
