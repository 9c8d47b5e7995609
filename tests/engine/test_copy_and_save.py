"""A state is data: copies are independent, saves are complete, and the same game is the same game everywhere."""

from __future__ import annotations

import inspect
import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixrealms import table
from sixrealms.engine import zones as z
from sixrealms.engine.action import KINDS
from sixrealms.engine.atoms import touch
from sixrealms.engine.board import in_play
from sixrealms.engine.digest import COLUMNS, SAVED, StateData, digest, restore, state_data
from sixrealms.engine.kit import GameSetup, Kit
from sixrealms.engine.run import advance
from sixrealms.engine.state import Battle, Result, State
from tests.lively_powers import REACHED, lively_power
from tests.random_games import STARTERS, PowerOf, play_on, positions, sampled, setup_of, setups, whole_games

POWERS = pytest.mark.parametrize("power_of", [None, lively_power], ids=["cards", "lively"])
ROOT = Path(__file__).resolve().parent.parent.parent


def _again(state: State, kit: Kit | None = None) -> State:
    """The state after a way through JSON, in a kit made anew."""
    data = msgspec.json.decode(msgspec.json.encode(state_data(state)), type=StateData)
    other = State(kit or table.kit_for(state.kit.setup, state.kit.power_of), 0)
    other.lists = [()] * len(state.lists)
    restore(other, data)
    return other


def _content(state: State) -> dict[str, object]:
    return {name: getattr(state, name) for name in SAVED}


@pytest.mark.daily_share
@POWERS
@whole_games
@given(setup=setups(), seed=st.integers(0, 2**32))
def test_playing_a_copy_on_leaves_the_original_alone(power_of: PowerOf | None, setup: GameSetup, seed: int) -> None:
    for number, state, _ in sampled(setup, seed, power_of):
        before = _content(state.copy())
        copy = state.copy()
        assert digest(copy) == digest(state)

        play_on(copy, seed + 1, number, most=number + 12)

        assert _content(state) == before


@POWERS
@whole_games
@given(setup=setups(), seed=st.integers(0, 2**32))
def test_a_restored_position_is_the_position(power_of: PowerOf | None, setup: GameSetup, seed: int) -> None:
    kit = table.kit_for(setup, power_of)
    for _, state, _ in sampled(setup, seed, power_of):
        other = _again(state, kit)

        assert _content(other) == _content(state)
        assert digest(other) == digest(state)


@POWERS
@pytest.mark.parametrize(
    ("ruleset", "size"), [("tournament", 55), ("fourth-edition", 55), ("tournament-110", 110)], ids=lambda v: str(v)
)
def test_every_decision_of_a_game_can_be_saved(power_of: PowerOf | None, ruleset: str, size: int) -> None:
    decisions = 0
    kit = table.kit_for(setup_of(ruleset, ("C-1", "D-2", "E-1"), 7, size), power_of)
    for state, _ in positions(setup_of(ruleset, ("C-1", "D-2", "E-1"), 7, size), 7, power_of):
        decisions += 1

        assert _content(_again(state, kit)) == _content(state)
    assert decisions > 50


@pytest.mark.daily_share
@POWERS
@whole_games
@given(setup=setups(), seed=st.integers(0, 2**32), fork=st.integers(0, 300))
def test_forks_play_to_the_same_end(power_of: PowerOf | None, setup: GameSetup, seed: int, fork: int) -> None:
    """Saved or copied at any decision, the game goes on as the original does: to its end, digest by digest."""
    *_, (at, last) = ((n, state) for n, (state, _) in enumerate(positions(setup, seed, power_of, most=fork + 1)))
    games = (last, last.copy(), _again(last))
    for number in range(at, at + 150):
        assert len({digest(state) for state in games}) == 1, f"decision {number}"
        if last.result is not None:
            break
        for state in games:
            play_on(state, seed, number, most=number + 1)
    assert games[0].result == games[1].result == games[2].result


@POWERS
@whole_games
@given(setup=setups(), seed=st.integers(0, 2**32))
def test_the_same_action_has_the_same_effect_every_time(power_of: PowerOf | None, setup: GameSetup, seed: int) -> None:
    for _, state, action in sampled(setup, seed, power_of, every=5):
        once, twice = state.copy(), state.copy()
        touch(twice)  # what is derived may be computed anew at any time
        advance(once, action)
        advance(twice, action)

        assert digest(once) == digest(twice)


@whole_games
@given(setup=setups(most=3), seed=st.integers(0, 2**32))
def test_apply_does_not_change_what_it_is_given(setup: GameSetup, seed: int) -> None:
    for _, state, action in sampled(setup, seed, every=5):
        before = digest(state)

        after = table.apply(state, action)

        assert digest(state) == before
        assert digest(after) != before  # an answered decision is never the same position


def test_every_column_of_a_state_is_saved_or_derived() -> None:
    derived = {"kit", "n", "defn", "owner", "answer", "version", "cache", "filed", "log", "stale"}
    passing = {"halting"}  # never true where a game stands

    assert not table.start(setup_of("tournament", ("A-1", "B-1"), 5)).halting

    columns = {name for name, value in vars(State).items() if inspect.isdatadescriptor(value)}
    assert set(SAVED) | derived | passing == columns
    assert set(COLUMNS) <= set(SAVED)
    assert set(StateData.__struct_fields__) == set(SAVED)


@pytest.mark.parametrize("name", SAVED)
def test_every_saved_field_counts_for_the_digest(name: str) -> None:
    state = table.start(setup_of("tournament", ("A-1", "B-1"), 5), lively_power)
    play_on(state, 5, 0, most=30)
    before = digest(state)
    value = getattr(state, name)
    if name in COLUMNS:
        changed = value[:]
        changed[0] ^= 1
    elif isinstance(value, bool):
        changed = not value
    elif isinstance(value, int):
        changed = value + 1
    elif isinstance(value, dict):
        changed = {**value, ("mark" if name == "marks" else 1000): 1 if name == "marks" else (3,)}
    elif isinstance(value, list):
        changed = [*value, (7,)]
    elif isinstance(value, tuple):
        changed = (*value, 7)
    else:
        changed = {"battle": Battle(0, 1, 2), "result": Result((0,), "goal", (6, 0))}.get(name)

    setattr(state, name, changed)

    assert digest(state) != before


def test_the_order_in_which_notes_were_made_does_not_count() -> None:
    one = table.start(setup_of("tournament", ("A-1", "B-1"), 5))
    two = one.copy()
    one.marks.update({"a": 1, "b": 2})
    two.marks.update({"b": 2})
    two.marks.update({"a": 1})

    assert list(one.marks) != list(two.marks)
    assert digest(one) == digest(two)


def test_a_copy_kept_from_before_is_the_position_to_go_back_to() -> None:
    state = table.start(setup_of("tournament", ("A-1", "B-1"), 8))
    kept = state.copy()
    play_on(state, 1, 0, most=25)

    play_on(kept, 1, 0, most=25)

    assert digest(kept) == digest(state)


def test_random_games_reach_what_these_tests_are_about() -> None:
    """Properties over games that never get anywhere would prove nothing."""
    zones: set[int] = set()
    kinds: set[str] = set()
    frames: set[str] = set()
    effects = turns = 0
    for seed in range(12):
        names = tuple(STARTERS[(seed + i) % len(STARTERS)] for i in range(2 + seed % 4))
        for state, _ in positions(setup_of("tournament", names, seed), seed, lively_power):
            assert state.pending is not None
            zones.update(state.zone)
            kinds.add(state.pending.kind)
            frames.update(frame[0] for frame in state.frames)
            effects += bool(state.effects)
            turns += bool(state.queue)

    assert zones >= set(REACHED)
    assert kinds >= set(KINDS) - {"number", "place", "name"}
    assert frames >= {"effect", "triggers", "act", "window", "anytime", "turn", "battle", "round", "spoils", "game"}
    assert effects > 50
    assert turns > 10


PLAY = """
import json, sys
from sixrealms.engine.digest import digest
from tests.lively_powers import lively_power
from tests.random_games import positions, setup_of
setup = setup_of("tournament", ("A-1", "B-1", "C-1"), 42)
print(json.dumps([digest(s) for power in (None, lively_power) for s, _ in positions(setup, 42, power, most=150)]))
"""


@pytest.mark.daily_share
def test_the_same_game_is_the_same_in_every_process() -> None:
    """The order of sets and dictionaries of strings differs between processes; the game must not."""
    runs = []
    for hash_seed in ("0", "1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run(
            [sys.executable, "-c", PLAY], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
        )
        runs.append(json.loads(done.stdout))

    assert len(runs[0]) > 100
    assert runs[0] == runs[1] == runs[2]


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("zone", b"\0" * 3, "zone: 3 bytes"),
        ("lists", [(1,)], "lists: 1 instead of"),
        ("acts", [{"Act": [1, 2]}], "Act: 2 fields"),
        ("frames", [{"Nonsense": []}], "not a named tuple: Nonsense"),
        ("triggers", [{"Act": [], "Turn": []}], "not a named tuple: Act, Turn"),
    ],
)
def test_data_that_is_no_state_is_refused(field: str, value: object, why: str) -> None:
    state = table.start(setup_of("tournament", ("A-1", "B-1"), 5))
    data = state_data(state)
    setattr(data, field, value)

    with pytest.raises(ValueError, match=why):
        restore(state.copy(), data)


def test_restored_columns_can_be_played_on() -> None:
    state = table.start(setup_of("tournament", ("A-1", "B-1"), 5))
    other = _again(state)

    for name in COLUMNS:
        assert type(getattr(other, name)) is type(getattr(state, name))
    assert other.zone[0] in (z.DRAW, z.HAND)
    play_on(other, 3, 0)
    play_on(state, 3, 0)
    assert digest(other) == digest(state)


def test_a_state_that_was_played_can_be_set_back() -> None:
    """What was derived from the later position must not outlive it."""
    state = table.start(setup_of("tournament", ("A-1", "B-1"), 5), lively_power)
    for number in range(150):
        data, derived = state_data(state), list(in_play(state))
        expected = play_on(state.copy(), 3, number, most=number + 1)
        play_on(state, 9, number, most=number + 6)

        restore(state, data)

        assert list(in_play(state)) == derived
        play_on(state, 3, number, most=number + 1)
        assert digest(state) == digest(expected)
        if state.pending is None:
            break
    assert state.turns > 5
