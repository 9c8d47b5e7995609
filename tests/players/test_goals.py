"""The greedy player plays for what wins the game at hand; the builder of the benchmarks always for six realms."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from benchmarks.builder import Builder, six_realms
from sixrealms.engine.goal import CREDIT, UNRAZED, Aim, Goal
from sixrealms.engine.state import State
from sixrealms.players.greedy import GreedyPlayer
from sixrealms.players.seat import take_seat
from sixrealms.players.valuation import STEP, progress, value
from sixrealms.records import notation
from sixrealms.scenarios.description import Position, SeatPosition
from sixrealms.scenarios.position import build


def _laid(*seats: dict[str, Any], option: str = "", phase: int = 2) -> State:
    given = {"ABCDEF"[i]: SeatPosition(**seat) for i, seat in enumerate(seats)}
    options = {option: "on"} if option else {}
    return build(Position(given, phase=phase, options=options, unenforced=True))[0]


def _answer(player: GreedyPlayer, state: State) -> str:
    assert state.pending is not None
    action = player.choose(take_seat(state, state.pending.player), state.pending.options, Random(1))
    return notation.write(state, action)


def test_every_missing_step_counts_and_more_than_needed_does_not() -> None:
    def points(realms: int, credit: int) -> float:
        return progress(Goal((0,), (Aim(UNRAZED, realms, 3), Aim(CREDIT, credit, 4))))

    assert points(1, 0) < points(2, 0) < points(2, 1) < points(3, 1)
    assert points(4, 1) == points(3, 1)
    assert points(3, 5) == points(3, 4)


def test_credit_for_razing_is_worth_something_where_it_wins() -> None:
    def position(score: int) -> State:
        return _laid(
            {"formation": {"A": "Nyrond"}, "score": score},
            {"formation": {"A": "Vaasa"}},
            option="tournament-conquerors-game",
        )

    assert value(position(2), 0) > value(position(1), 0) + 50
    assert value(position(2), 1) < value(position(1), 1) - 50
    assert value(position(2), 0, six_realms) == value(position(1), 0, six_realms)


def test_it_does_not_pay_for_rebuilding_where_razed_realms_count() -> None:
    hand = ["War Party", "War Band", "Holy Word", "Dagrande"]
    seats = (
        {"formation": {"A": "Nyrond", "B": "Thay (razed)"}, "hand": hand},
        {"formation": {"A": "Impiltur"}},
    )

    assert _answer(GreedyPlayer(), _laid(*seats)) == "A rebuilds Thay"
    assert _answer(GreedyPlayer(), _laid(*seats, option="conquerors-game")) != "A rebuilds Thay"
    assert _answer(Builder(), _laid(*seats, option="conquerors-game")) == "A rebuilds Thay"


@pytest.mark.rule("victory.enhanced")
def test_it_builds_on_where_six_realms_are_not_enough() -> None:
    six = dict(zip("ABCDEF", ["Nyrond", "Keoland", "Sembia", "Cormyr", "Thay", "Damara"], strict=True))
    lost = {"formation": {"A": "Vaasa"}}
    option = "enhanced-victory"
    held = _laid({"formation": six, "hand": ["Waterdeep"]}, lost, option=option)
    laid = _laid({"formation": {**six, "G": "Waterdeep"}}, lost, option=option)

    assert _answer(GreedyPlayer(), held).startswith("A plays Waterdeep")
    assert value(laid, 0) - value(held, 0) > STEP / 2
    assert value(laid, 0, six_realms) - value(held, 0, six_realms) < STEP / 2


@pytest.mark.rule("format.team-spirit.victory")
def test_the_realms_of_a_partner_are_as_good_as_its_own() -> None:
    def position(third: str, fourth: str) -> State:
        names = ["Nyrond", "Keoland", third, fourth, "Thay", "Damara"]
        return _laid(*({"formation": {"A": name}} for name in names), option="team-spirit")

    partner_lost = position("Sembia", "Cormyr (razed)")
    rival_lost = position("Sembia (razed)", "Cormyr")

    assert value(partner_lost, 0) < value(position("Sembia", "Cormyr"), 0) < value(rival_lost, 0)
    assert value(partner_lost, 0, six_realms) > value(position("Sembia", "Cormyr"), 0, six_realms)
