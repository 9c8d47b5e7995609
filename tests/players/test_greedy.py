from __future__ import annotations

from random import Random
from typing import Any

import pytest

from benchmarks.strength import Duel, share
from sixrealms import table
from sixrealms.engine.action import KINDS, Action
from sixrealms.engine.digest import digest
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.engine.view import view
from sixrealms.players.greedy import GreedyPlayer
from sixrealms.players.seat import take_seat
from sixrealms.records import notation
from sixrealms.scenarios.description import LaidPosition, SeatPosition
from sixrealms.scenarios.position import build
from tests.lively_powers import lively_power
from tests.players.hidden import lying, shuffled_unseen
from tests.random_games import STARTERS, pick, setup_of

GREEDY = GreedyPlayer()


def _laid(*seats: dict[str, Any], phase: int = 3, active: str = "A") -> State:
    given = {"ABCD"[i]: SeatPosition(**seat) for i, seat in enumerate(seats)}
    return build(LaidPosition(given, active=active, phase=phase, edition="1st", unenforced=True))[0]


def _answer(state: State, seed: int = 1) -> str:
    """What the greedy player does now, in the notation."""
    return notation.write(state, _chosen(state, seed))


def _chosen(state: State, seed: int = 1) -> Action:
    assert state.pending is not None
    return GREEDY.choose(take_seat(state, state.pending.player), state.pending.options, Random(seed))


def _after(state: State, *lines: str) -> State:
    for line in lines:
        advance(state, notation.read(state, line))
    return state


# -- what it does -----------------------------------------------------------------------------------------------------


def test_it_builds() -> None:
    state = _laid({"hand": ["Waterdeep", "War Party"]}, {"formation": {"A": "Thay"}}, phase=2)

    assert _answer(state) == "A plays Waterdeep at A"


def test_it_plays_a_realm_rather_than_paying_for_an_old_one_when_it_holds_many() -> None:
    hand = ["Waterdeep", "Cormyr", "Sembia", "Damara", "War Party", "War Band"]
    state = _laid({"formation": {"A": "Thay (razed)"}, "hand": hand}, {"formation": {"A": "Impiltur"}}, phase=2)

    assert " plays " in _answer(state)


def test_it_rebuilds_when_it_holds_no_realm() -> None:
    hand = ["War Party", "War Band", "Holy Word", "Dagrande"]
    state = _laid({"formation": {"A": "Thay (razed)"}, "hand": hand}, {"formation": {"A": "Impiltur"}}, phase=2)

    assert _answer(state) == "A rebuilds Thay"


def test_it_brings_champions_into_its_pool() -> None:
    state = _laid({"formation": {"A": "Thay"}, "hand": ["Dagrande"]}, {"formation": {"A": "Cormyr"}})

    assert _answer(state) == "A plays Dagrande"


def test_it_attacks_where_nobody_can_defend() -> None:
    state = _laid(
        {"formation": {"A": "Thay"}, "pool": ["Dagrande"]},
        {"formation": {"A": "Cormyr"}, "hand": []},
        phase=4,
    )

    assert _answer(state) == "A attacks B:Cormyr with Dagrande"


def test_it_does_not_attack_a_stronger_champion() -> None:
    state = _laid(
        {"formation": {"A": "Thay"}, "pool": ["Amarill"]},
        {"formation": {"A": "The Yeomanry"}, "pool": ["Drizzt Do'Urden"], "hand": []},
        phase=4,
    )

    assert _answer(state) == "A passes"


def test_before_the_others_reach_the_goal_it_attacks_all_the_same() -> None:
    formation = {"A": "The Yeomanry", "B": "Cormyr", "C": "Sembia", "D": "Damara", "E": "Impiltur"}
    weak = {"formation": {"A": "Thay"}, "pool": ["Worden Ironfist"], "hand": ["War Party", "War Band"]}
    strong = {"pool": ["Dagrande"], "hand": [4], "draw": ["Waterdeep", "Evermeet", "Narfell", 8]}
    state = _laid(weak, {"formation": formation, **strong}, phase=4)

    assert " attacks " in _answer(state)


def test_it_defends_with_a_champion_that_will_hold() -> None:
    state = _laid(
        {"formation": {"A": "Thay"}, "pool": ["Amarill"], "hand": []},
        {"formation": {"A": "The Yeomanry"}, "pool": ["Drizzt Do'Urden"], "hand": []},
        phase=4,
    )

    assert _answer(_after(state, "A attacks B:The Yeomanry with Amarill")).startswith("B defends with Drizzt")


@pytest.mark.rule("combat.e.tie")
def test_it_plays_the_smallest_card_that_is_enough() -> None:
    state = _laid(
        {"formation": {"A": "Thay"}, "pool": ["Dagrande"], "hand": []},
        {"formation": {"A": "The Yeomanry"}, "pool": ["Amarill"], "hand": ["War Party", "Nomad Mercenaries"]},
        phase=4,
    )
    _after(state, "A attacks B:The Yeomanry with Dagrande", "B defends with Amarill")

    assert _answer(state) == "B plays Nomad Mercenaries beside Amarill"


def test_it_does_not_waste_cards_in_a_lost_round() -> None:
    state = _laid(
        {"formation": {"A": "Thay"}, "pool": ["Drizzt Do'Urden"], "hand": ["War Party", 3]},
        {"formation": {"A": "The Yeomanry"}, "pool": ["Amarill"], "hand": ["Sloth"]},
        phase=4,
    )
    _after(state, "A attacks B:The Yeomanry with Drizzt", "B defends with Amarill")

    assert _answer(state) == "B passes"


def test_it_keeps_what_it_can_use_best() -> None:
    hand = [
        "Waterdeep",
        "Drizzt Do'Urden",
        "Dagrande",
        "Sloth",
        "War Party",
        "Good Fortune",
        "Cormyr",
        "Sembia",
        "Rikus",
    ]
    state = _laid({"formation": {"A": "Thay"}, "hand": hand}, {"formation": {"A": "Impiltur"}}, phase=5)
    while state.pending is not None and state.pending.about != "ask-discard-down":
        advance(state, state.pending.options[-1])

    assert _answer(state) == "A chooses Sloth"


def test_it_answers_an_event_that_hurts_it() -> None:
    state = _laid(
        {"formation": {"A": "Thay"}, "hand": ["Cataclysm!"]},
        {"formation": {"A": "Cormyr"}, "hand": ["Calm"]},
        phase=3,
    )
    _after(state, "A plays Cataclysm!", "A chooses B:Cormyr")
    assert state.pending is not None
    assert state.pending.about == "ask-answer"

    assert _answer(state).startswith("B answers with Calm")


def test_it_does_not_answer_what_hurts_only_the_player_himself() -> None:
    state = _laid(
        {"formation": {"A": "Thay"}, "hand": ["Cataclysm!"]},
        {"formation": {"A": "Cormyr"}, "hand": ["Calm"]},
        phase=3,
    )
    _after(state, "A plays Cataclysm!", "A chooses Thay")
    if state.pending is not None and state.pending.about == "ask-answer":
        assert _answer(state) == "B passes"


def test_it_kills_what_is_another_players_and_never_its_own() -> None:
    state = _laid(
        {"formation": {"A": "Nibenay"}, "pool": ["Sadira", "Azhul"], "hand": ["Death Spell"]},
        {"formation": {"A": "Sembia"}, "pool": ["Neeva"]},
    )
    _after(state, "A plays Death Spell by Sadira")
    assert state.pending is not None
    assert len(state.pending.options) == 3
    assert _answer(state) == "A chooses B:Neeva"


def test_it_keeps_a_death_spell_that_could_only_strike_itself() -> None:
    state = _laid(
        {"formation": {"A": "Nibenay"}, "pool": ["Sadira", "Azhul"], "hand": ["Death Spell"]},
        {"formation": {"A": "Sembia"}},
    )
    assert (
        "A plays Death Spell by Sadira" in [notation.write(state, option) for option in state.pending.options]
        if state.pending
        else False
    )
    assert "Death Spell" not in _answer(state)


def test_it_takes_the_win() -> None:
    formation = {"A": "The Yeomanry", "B": "Cormyr", "C": "Sembia", "D": "Damara", "E": "Impiltur"}
    state = _laid(
        {"formation": formation, "hand": ["Waterdeep", "Good Fortune", "Dagrande"]},
        {"formation": {"A": "Thay"}},
        phase=2,
    )

    assert _answer(state) == "A plays Waterdeep at F"


# -- what it may not do -----------------------------------------------------------------------------------------------


@pytest.mark.rule("gloss.hand", "setup.shuffle")
@pytest.mark.parametrize("seed", range(5))
def test_its_answers_do_not_depend_on_hidden_cards(seed: int) -> None:
    state, rng = table.new_game(["A-1", "C-2"], seed=seed), Random(seed)
    compared = 0
    for number in range(60):
        if state.pending is None:
            break
        if number % 5 == 0:
            other = shuffled_unseen(state, state.pending.player, rng)
            compared += lying(other) != lying(state)
            assert _chosen(state, seed) == _chosen(other, seed)
        advance(state, rng.choice(state.pending.options))
    assert compared > 5


@pytest.mark.parametrize("seed", range(3))
def test_it_answers_every_kind_of_question_and_leaves_the_game_alone(seed: int) -> None:
    state = table.start(setup_of("tournament", STARTERS[seed : seed + 3], seed), lively_power)
    kinds = set()
    for number in range(150):
        if state.pending is None:
            break
        kinds.add(state.pending.kind)
        if number % 3 == 0:
            before = digest(state)
            assert _chosen(state, seed) in state.pending.options
            assert digest(state) == before
        advance(state, pick(state, seed, number))
    assert len(kinds) >= 4
    assert kinds <= set(KINDS)


def test_it_repeats_itself() -> None:
    state = table.new_game(["B-1", "E-2"], seed=8)
    while state.pending is not None:
        assert _chosen(state, 4) == _chosen(state, 4)
        advance(state, _chosen(state, state.turns))


def test_a_bare_view_is_answered_by_first_impressions() -> None:
    state = _laid({"hand": ["Waterdeep"]}, {"formation": {"A": "Thay"}}, phase=2)
    assert state.pending is not None

    chosen = GREEDY.choose(view(state, 0), state.pending.options, Random(1))

    assert chosen.verb == "play"


# -- how strong it is -------------------------------------------------------------------------------------------------


@pytest.mark.daily_share
def test_it_beats_the_random_player() -> None:
    """The whole measure is `python -m benchmarks.strength`: 400 games, at least 90 %."""
    assert share(Duel("greedy", "random", 24, seed=1)) >= 0.8


def test_it_finishes_games_of_four() -> None:
    lists = tuple(table.new_game([name, "A-1"]).kit.setup.decks[0] for name in STARTERS[:4])
    state = table.new_game(lists, seed=3)
    while state.pending is not None:
        assert state.turns < 200
        advance(state, _chosen(state, state.turns))
    assert state.result is not None
