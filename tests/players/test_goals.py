"""The greedy player plays for what wins the game at hand; the builder of the benchmarks always for six realms."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from benchmarks.builder import Builder, six_realms
from benchmarks.strength import Duel
from sixrealms.engine.goal import CREDIT, GONE, UNRAZED, Aim, Goal, goal_of
from sixrealms.engine.run import advance
from sixrealms.engine.state import Result, State
from sixrealms.options.known_options import all_options
from sixrealms.players.greedy import GreedyPlayer
from sixrealms.players.parameters import CLUB
from sixrealms.players.seat import take_seat
from sixrealms.players.valuation import PATIENCE, kept_until_its_turn, progress, value, wanted_realms
from sixrealms.records import notation
from sixrealms.scenarios.description import LaidPosition, SeatPosition
from sixrealms.scenarios.position import build
from sixrealms.table import start
from tests.options.known import KNOWN


def _laid(*seats: dict[str, Any], option: str = "", phase: int = 2) -> State:
    given = {"ABCDEF"[i]: SeatPosition(**seat) for i, seat in enumerate(seats)}
    options = {option: "on"} if option else {}
    return build(LaidPosition(given, phase=phase, options=options, unenforced=True))[0]


def _answer(player: GreedyPlayer, state: State) -> str:
    assert state.pending is not None
    action = player.choose(take_seat(state, state.pending.player), state.pending.options, Random(1))
    return notation.write(state, action)


def test_every_missing_step_counts_and_more_than_needed_does_not_but_for_realms_to_lose() -> None:
    def points(realms: int, credit: int) -> float:
        return progress(Goal((0,), (Aim(UNRAZED, realms, 3), Aim(CREDIT, credit, 4))))

    assert points(1, 0) < points(2, 0) < points(2, 1) < points(3, 1)
    assert 0 < points(4, 1) - points(3, 1) < points(3, 1) - points(2, 1)  # one may be razed, and three are left
    alone = [progress(Goal((0,), (Aim(UNRAZED, realms, 3),))) for realms in (3, 4)]
    assert alone[0] == alone[1]  # nothing is left to work at
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
    assert value(laid, 0) - value(held, 0) > CLUB.step / 2
    assert value(laid, 0, six_realms) - value(held, 0, six_realms) < CLUB.step / 2


@pytest.mark.rule("format.team-spirit.victory")
def test_the_realms_of_a_partner_are_as_good_as_its_own() -> None:
    def position(third: str, fourth: str) -> State:
        names = ["Nyrond", "Keoland", third, fourth, "Thay", "Damara"]
        return _laid(*({"formation": {"A": name}} for name in names), option="team-spirit")

    partner_lost = position("Sembia", "Cormyr (razed)")
    rival_lost = position("Sembia (razed)", "Cormyr")

    assert value(partner_lost, 0) < value(position("Sembia", "Cormyr"), 0) < value(rival_lost, 0)
    assert value(partner_lost, 0, six_realms) > value(position("Sembia", "Cormyr"), 0, six_realms)


def _won_by(state: State, *seats: int) -> State:
    state.result = Result(seats, "goal", tuple(state.unrazed(seat) for seat in range(state.n)))
    return state


def test_a_game_nobody_wins_lies_between_a_won_and_a_lost_one() -> None:
    def ended(*seats: int) -> float:
        return value(_won_by(_laid({"formation": {"A": "Nyrond"}}, {"formation": {"A": "Vaasa"}}), *seats), 0)

    assert ended(1) < ended() < ended(0)


def test_in_a_very_long_game_a_draw_is_welcome_and_nobody_is_held_back() -> None:
    def position(turn: int, other: str, *hand: str) -> State:
        seats = {"A": SeatPosition({"A": "Nyrond"}, hand=hand), "B": SeatPosition({"A": other})}
        return build(LaidPosition(seats, turn=turn))[0]

    late = 2 * PATIENCE + 1
    assert value(_won_by(position(9, "Vaasa (razed)")), 0) < value(position(9, "Vaasa (razed)"), 0)
    assert value(_won_by(position(late, "Vaasa (razed)")), 0) > value(position(late, "Vaasa (razed)"), 0)
    assert value(position(9, "Vaasa (razed)"), 0) > value(position(9, "Vaasa"), 0)
    assert value(position(late, "Vaasa (razed)"), 0) < value(position(late, "Vaasa"), 0)
    spoils = "Drizzt Do'Urden"
    assert value(position(late, "Vaasa (razed)", spoils), 0) < value(position(late, "Vaasa"), 0)


SIX = dict(zip("ABCDEF", ["Nyrond", "Keoland", "Sembia", "Cormyr", "Thay", "Damara"], strict=True))


@pytest.mark.rule("victory.barbaric")
def test_what_has_to_last_until_the_next_turn_is_worth_as_much_as_its_defence() -> None:
    def worth_of(defender: str, attacker: str) -> float:
        mine = {"formation": SIX, "pool": [defender], "hand": []}
        state = _laid(mine, {"formation": {"A": "Vaasa"}, "pool": [attacker]}, option="barbaric-victory", phase=5)
        return kept_until_its_turn(state, (0,))

    assert worth_of("Amarill", "Drizzt Do'Urden") < worth_of("Amarill", "Amarill")
    assert worth_of("Amarill", "Amarill") < worth_of("Drizzt Do'Urden", "Amarill") < 1


@pytest.mark.rule("victory.barbaric")
def test_whoever_has_attacked_is_no_danger_any_more_in_his_turn() -> None:
    mine, other = {"formation": {"A": "Vaasa"}, "pool": ["Amarill"]}, {"formation": SIX}
    before = _laid(mine, other, option="barbaric-victory", phase=4)
    after = _laid(mine, other, option="barbaric-victory", phase=5)

    assert kept_until_its_turn(before, (1,)) < 1
    assert kept_until_its_turn(after, (1,)) == 1


@pytest.mark.rule("format.team-spirit.victory")
def test_a_side_waits_only_until_the_first_of_it_is_on_turn() -> None:
    realms = ["Nyrond", "Keoland", "Sembia", "Cormyr", "Thay", "Damara"]
    weak = [{"formation": {"A": realm}, "hand": []} for realm in realms]
    weak[4] = {**weak[4], "pool": ["Drizzt Do'Urden"]}  # sits behind the partner who is on turn first
    calm = _laid(*weak, option="team-spirit", phase=5)
    weak[2] = {**weak[2], "pool": ["Drizzt Do'Urden"]}
    in_danger = _laid(*weak, option="team-spirit", phase=5)

    assert kept_until_its_turn(in_danger, (0, 3)) < kept_until_its_turn(calm, (0, 3))


@pytest.mark.rule("victory.barbaric")
def test_it_attacks_against_all_odds_whoever_wins_at_the_beginning_of_his_turn() -> None:
    weak = {"formation": {"A": "Vaasa"}, "pool": ["Amarill"], "hand": []}
    strong = {"formation": SIX, "pool": ["Drizzt Do'Urden"], "hand": []}

    assert " attacks " in _answer(GreedyPlayer(), _laid(weak, strong, option="barbaric-victory", phase=4))


@pytest.mark.rule("format.conquerors-game.victory")
def test_realms_nobody_needs_go_first_when_the_hand_is_too_large() -> None:
    others = ["War Party", "War Band", "Nomad Mercenaries", "Sloth", "Dagrande", "Rikus", "Amarill"]
    hand = ["Waterdeep", "Impiltur", *others]
    three = {"formation": {"A": "Nyrond", "B": "Keoland", "C": "Sembia"}, "hand": hand}

    def discarded(option: str) -> str:
        state = _laid(three, {"formation": {"A": "Vaasa"}}, option=option, phase=5)
        while state.pending is not None and state.pending.about != "ask-discard-down":
            advance(state, state.pending.options[-1])
        return _answer(GreedyPlayer(), state)

    realms = {f"A chooses {name}" for name in hand[:2]}
    assert discarded("tournament-conquerors-game") in realms
    assert discarded("") not in realms


def test_how_many_realms_are_wanted() -> None:
    state = _laid({"formation": {"A": "Nyrond", "B": "Keoland"}}, {"formation": {"A": "Vaasa"}})

    assert wanted_realms(state, 0, Goal((0,), (Aim(UNRAZED, 2, 6),))) == 4
    assert wanted_realms(state, 0, Goal((0,), (Aim(UNRAZED, 2, 3), Aim(CREDIT, 0, 4)))) == 1
    assert wanted_realms(state, 0, Goal((0,), (Aim(CREDIT, 0, 4), Aim(GONE, 5, 6)))) == 4  # a full formation


@pytest.mark.daily_share
@pytest.mark.rule("tyrant.stalemate")
@pytest.mark.parametrize("number", [1, 5])
def test_two_who_hold_each_other_back_end_the_tyrants_game(number: int) -> None:
    options = (("questing", "on"), ("tyrants-game", "on"))
    outcome = Duel("greedy", "greedy", 8, 3, options).one(number)

    assert outcome.finding is None


@pytest.mark.daily_share
@pytest.mark.rule("option.conqueror.marker-returns", "victory.enhanced")
@pytest.mark.parametrize(("key", "number"), [("conquerors-game", 8), ("enhanced-victory", 14)])
def test_what_one_razes_and_the_other_rebuilds_every_turn_comes_to_an_end(key: str, number: int) -> None:
    outcome = Duel("greedy", "greedy", 40, 0, ((key, "on"),)).one(number)

    assert outcome.finding is None
    assert outcome.winners


# -- against a player who believes in six realms -----------------------------------------------------------------------

#: Options under which something else wins than six unrazed realms of one's own, as soon as there are.
OTHER_GOALS = {
    "barbarians-game",
    "barbaric-victory",
    "conquerors-game",
    "enhanced-victory",
    "team-spirit",
    "tournament-conquerors-game",
    "tyrants-game",
}
_VALUES = {"digit": "3", "world": "FR", "turns": "90", "seats": "1,2"}


@pytest.mark.rule("victory.default", "victory.standard", "victory.six-realms")
@pytest.mark.parametrize("key", sorted(KNOWN))
def test_the_other_goals_are_these_and_no_more(key: str) -> None:
    option = all_options()[key]
    seats = {
        "ABCDEF"[i]: SeatPosition({"A": name})
        for i, name in enumerate(list(SIX.values())[: min(option.players or (2,))])
    }
    state = build(LaidPosition(seats, options={key: _VALUES.get(option.takes, "on")}, unenforced=True))[0]
    same = all(goal_of(state, seat) == six_realms(state, seat) for seat in range(state.n))

    assert same == (key not in OTHER_GOALS)


@pytest.mark.parametrize("key", ["", "kings-decree", "warriors-rule", "the-grind", "true-victory", "world-bonuses"])
def test_where_six_realms_win_the_builder_chooses_as_greedy_does(key: str) -> None:
    duel = Duel("greedy", "greedy", 4, 2, ((key, "on"),) if key else ())
    state = start(duel.match(0).setup)
    compared = 0
    while state.pending is not None and compared < 40:
        view = take_seat(state, state.pending.player)
        greedy, builder = (
            player.choose(view, state.pending.options, Random(state.turns)) for player in (GreedyPlayer(), Builder())
        )
        assert builder == greedy
        compared += len(state.pending.options) > 1
        advance(state, greedy)
    assert compared > 30


@pytest.mark.rule("format.conquerors-game.victory")
def test_the_builder_does_not_notice_that_somebody_has_won() -> None:
    """Otherwise thinking ahead would tell it what wins, and it would be no measure."""

    def position() -> State:
        mine = {"formation": {"A": "Nyrond", "B": "Keoland", "C": "Sembia"}, "score": 4}
        return _laid(mine, {"formation": {"A": "Vaasa"}}, option="tournament-conquerors-game")

    class Judging(Builder):
        def of(self, state: State) -> float:
            return self._judge(state, 0)

    judge = Judging()
    assert judge.of(_won_by(position(), 0)) == judge.of(_won_by(position(), 1)) == judge.of(position())
    assert value(_won_by(position(), 1), 0) < value(position(), 0) < value(_won_by(position(), 0), 0)


def test_the_builder_takes_six_realms_for_a_victory() -> None:
    class Judging(Builder):
        def of(self, state: State) -> float:
            return self._judge(state, 0)

    five = {place: name for place, name in SIX.items() if place != "F"}
    six_of = [
        Judging().of(_laid({"formation": formation}, {"formation": {"A": "Vaasa"}}, option="enhanced-victory"))
        for formation in (five, SIX)
    ]
    assert six_of[1] > six_of[0] + 1_000


@pytest.mark.rule("format.conquerors-game.victory")
def test_credit_is_no_reason_for_a_hopeless_attack_while_nobody_is_about_to_win() -> None:
    """To a player a strong champion stands against, their own is worth more than the chance of a miracle."""

    def attack(credit: int) -> str:
        weak = {"formation": {"A": "Thay"}, "pool": ["Amarill"], "hand": []}
        strong = {"formation": {"A": "The Yeomanry", "B": "Nyrond", "C": "Keoland"}, "pool": ["Drizzt Do'Urden"]}
        option = "tournament-conquerors-game"
        return _answer(GreedyPlayer(), _laid(weak, {**strong, "hand": [], "score": credit}, option=option, phase=4))

    assert attack(0) == "A passes"
    assert " attacks " in attack(3)
