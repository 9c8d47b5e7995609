"""What holds for every level: it repeats itself, sees only what it may, takes a win, and nobody waits for ever."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from sixrealms import table
from sixrealms.engine import zones as z
from sixrealms.engine.action import Action
from sixrealms.engine.digest import digest
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.players.expert import EXPERT, ExpertPlayer
from sixrealms.players.greedy import GreedyPlayer
from sixrealms.players.parameters import CLUB
from sixrealms.players.roster import LEVELS, Player, bot
from sixrealms.players.seat import take_seat
from sixrealms.players.strong import STRONG, StrongPlayer
from sixrealms.records import notation
from sixrealms.scenarios.description import LaidPosition, SeatPosition
from sixrealms.scenarios.position import build
from tests.players.hidden import lying, shuffled_unseen

pytestmark = pytest.mark.daily_share

EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)


def _player(level: str) -> Player:
    """The level; an expert who plays on few games, so that tests are short."""
    return ExpertPlayer(parameters=replace(EXPERT, iterations=12)) if level == "expert" else bot(level)


def _laid(*seats: dict[str, Any], phase: int = 3) -> State:
    given = {"ABCD"[i]: SeatPosition(**seat) for i, seat in enumerate(seats)}
    return build(LaidPosition(given, phase=phase, edition="1st", unenforced=True))[0]


def _chosen(player: Player, state: State, seed: int = 1) -> Action:
    assert state.pending is not None
    return player.choose(take_seat(state, state.pending.player), state.pending.options, Random(seed))


@pytest.mark.rule("gloss.hand", "setup.shuffle")
@EVERY_LEVEL
def test_no_level_sees_what_its_seat_does_not_know(level: str) -> None:
    """The same position with everything hidden lying otherwise, and the same chance: the same answer."""
    compared = 0
    for seed in range(2):
        state, rng = table.new_game(["A-1", "C-2"], seed=seed), Random(seed)
        for number in range(90):
            if state.pending is None:
                break
            if number % 5 == 0 and len(state.pending.options) > 1:
                other = shuffled_unseen(state, state.pending.player, rng)
                compared += lying(other) != lying(state)
                assert _chosen(_player(level), state, seed) == _chosen(_player(level), other, seed)
            advance(state, rng.choice(state.pending.options))
    assert compared > 10


@EVERY_LEVEL
def test_a_level_repeats_itself_and_leaves_the_game_alone(level: str) -> None:
    state, rng = table.new_game(["B-1", "E-2", "C-1"], seed=8), Random(3)
    for number in range(60):
        if state.pending is None:
            break
        if number % 6 == 0:
            before = digest(state)
            first = _chosen(_player(level), state, number)
            assert first in state.pending.options
            assert _chosen(_player(level), state, number) == first
            assert digest(state) == before
        advance(state, rng.choice(state.pending.options))


@EVERY_LEVEL
def test_every_level_takes_the_win(level: str) -> None:
    formation = {"A": "The Yeomanry", "B": "Cormyr", "C": "Sembia", "D": "Damara", "E": "Impiltur"}
    hand = ["Waterdeep", "Good Fortune", "Dagrande"]
    state = _laid({"formation": formation, "hand": hand}, {"formation": {"A": "Thay"}}, phase=2)

    won = 0
    for seed in range(10):
        after = state.copy()
        advance(after, _chosen(_player(level), state, seed))
        won += after.result is not None
    assert won == 10


def test_only_the_levels_are_offered_and_the_name_of_before_is_still_known() -> None:
    assert "random" not in LEVELS
    assert bot("greedy").name == "greedy"
    assert isinstance(bot("club"), GreedyPlayer)
    assert [bot(level).name for level in LEVELS] == list(LEVELS)


def test_the_club_player_is_the_greedy_one() -> None:
    state = table.new_game(["B-1", "C-2"], seed=5)
    for _ in range(80):
        if state.pending is None:
            break
        assert _chosen(bot("club"), state) == _chosen(bot("greedy"), state)
        advance(state, _chosen(bot("club"), state))


# -- what the strong player reads -------------------------------------------------------------------------------------


def _champions_imagined(state: State, player: GreedyPlayer) -> float:
    seat, rng = take_seat(state, 0), Random(1)
    by = player.parameters if player.parameters.reads_hands else None
    held = 0
    for _ in range(200):
        s = seat.imagine(rng, by)
        held += sum(s.kit.defs[s.defn[c]].champion for c in s.hand(1))
    return held / 200


def _after_a_turn_of_b(pool: list[str]) -> State:
    hidden = ["Dagrande", "Amarill", "War Party", "War Band"]
    draw = ["Worden Ironfist", "Rikus", "Holy Word", "Sloth", "Good Fortune", "Cataclysm!", "Calm", "Death Spell"]
    b = {"formation": {"A": "Cormyr"}, "pool": pool, "hand": hidden, "draw": draw}
    state = _laid({"formation": {"A": "Thay"}, "pool": ["Drizzt Do'Urden"], "hand": []}, b, phase=4)
    state.turns_taken = (2, 2)
    return state


def test_it_expects_no_champions_in_the_hand_of_somebody_who_would_have_called_them() -> None:
    state = _after_a_turn_of_b([])

    assert _champions_imagined(state, StrongPlayer()) < 0.6 * _champions_imagined(state, GreedyPlayer())


def test_before_the_first_turn_it_expects_nothing_special() -> None:
    state = _after_a_turn_of_b([])
    state.turns_taken = (1, 0)

    assert _champions_imagined(state, StrongPlayer()) > 0.9 * _champions_imagined(state, GreedyPlayer())


def test_what_it_believes_changes_no_card_it_knows_and_loses_none() -> None:
    state = _after_a_turn_of_b([])
    seat = take_seat(state, 0)
    s = seat.imagine(Random(2), STRONG)

    assert sorted(s.defn) == sorted(state.defn)
    known = [card for card in range(len(s.defn)) if state.zone[card] not in (z.HAND, z.DRAW)]
    assert [s.defn[card] for card in known] == [state.defn[card] for card in known]


def test_it_does_not_attack_for_luck_where_others_do() -> None:
    assert STRONG.luck == 0 < CLUB.luck
    state = _laid(
        {"formation": {"A": "Thay"}, "pool": ["Amarill"]},
        {"formation": {"A": "The Yeomanry"}, "pool": ["Drizzt Do'Urden"], "hand": []},
        phase=4,
    )

    assert notation.write(state, _chosen(StrongPlayer(), state)) == "A passes"


# -- how long the expert takes ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 8])
def test_the_expert_makes_a_counted_number_of_trials(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = 0
    outlook = ExpertPlayer._outlook

    def count(*given: Any, **more: Any) -> float:
        nonlocal counted
        counted += 1
        return outlook(*given, **more)

    monkeypatch.setattr(ExpertPlayer, "_outlook", count)
    names = ["A-1", "B-1", "C-1", "D-1", "E-1", "F-1", "A-2", "B-2"][:players]
    state, rng = table.new_game(names, seed=4), Random(4)
    by = replace(EXPERT, iterations=24)
    thought = 0
    for _ in range(40):
        if state.pending is None or thought > 5:
            break
        counted = 0
        _chosen(ExpertPlayer(parameters=by), state)
        thought += counted > 0
        assert counted <= max(24, 4 * len(state.pending.options))
        advance(state, rng.choice(state.pending.options))
    assert thought > 3
