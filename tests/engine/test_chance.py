"""Chance: what a number gives and what a key gives, in the state, in saves and in records."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pytest

from sixrealms import table
from sixrealms.engine import chance
from sixrealms.engine.action import Action
from sixrealms.engine.digest import digest
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.errors import RecordError
from sixrealms.players.considered_actions import considered
from sixrealms.records import game, replay, save
from sixrealms.records.parser import parse

_KEY = "k" + "0123456789abcdef" * 2


def played(seed: chance.Seed, decisions: int) -> tuple[State, list[Action]]:
    """A game some way on, by a chance of its own."""
    state = table.new_game(["A-1", "B-1"], seed=seed)
    picks = Random(4)
    actions: list[Action] = []
    while state.pending is not None and len(actions) < decisions:
        actions.append(picks.choice(considered(state)))
        advance(state, actions[-1])
    return state, actions


def test_both_generators_stay_what_they_are() -> None:
    # records of games say a seed and nothing else: another row of numbers would make them other games
    assert [chance.mix(11, count) for count in (1, 2, 3)] == [
        5833679380957638813,
        4839782808629744545,
        11769803791402734189,
    ]
    assert [chance.keyed(_KEY, 0, count) for count in (1, 2, 3)] == [
        14894226681537658059,
        16290053103034197513,
        3342585672179252241,
    ]
    assert chance.mixed(tuple("abcdefgh"), 11, 0) == tuple("debcafhg")
    assert chance.mixed(tuple("abcdefgh"), _KEY, 0) == tuple("hegbcafd")


def test_streams_under_one_key_have_nothing_in_common() -> None:
    rows = [[chance.keyed(_KEY, stream, count) for count in range(50)] for stream in range(9)]
    assert len({value for row in rows for value in row}) == 9 * 50
    deck = tuple(f"1st/{number}" for number in range(30))
    assert chance.mixed(deck, _KEY, 0) != chance.mixed(deck, _KEY, 1)


def test_every_place_is_as_likely_as_any_other() -> None:
    found = Counter(chance.mixed(("first", *("other",) * 4), f"k{n:032x}", 0).index("first") for n in range(3_000))
    assert all(500 < found[place] < 700 for place in range(5)), found


def test_a_game_under_a_key_is_the_same_again_and_in_a_copy() -> None:
    one, actions = played(_KEY, 120)
    again = table.new_game(["A-1", "B-1"], seed=_KEY)
    for action in actions[:60]:
        advance(again, action)
    copied = again.copy()
    for action in actions[60:]:
        advance(copied, action)

    assert digest(copied) == digest(one)
    assert one.chances > 100  # decks were shuffled from it


def test_another_key_is_another_game() -> None:
    assert digest(played(_KEY, 0)[0]) != digest(played(_KEY[:-1] + "0", 0)[0])


def test_a_save_and_a_record_hold_the_key(tmp_path: Path) -> None:
    state, actions = played(_KEY, 80)
    save.save(state, tmp_path / "a.save", actions)
    text = game.write(state.kit.setup, actions)
    read = parse(text, "here")

    assert digest(save.load(tmp_path / "a.save")) == digest(state)
    assert f"\nseed: {_KEY}\n" in text
    assert read.setup.seed == _KEY
    assert digest(replay.verify(read)) == digest(state)


@pytest.mark.parametrize("seed", ["k12", "K" + "0" * 32, "k" + "g" * 32, "k" + "0" * 63, "0x" + "1" * 32])
def test_what_is_no_key_is_refused_where_it_is_read(seed: str) -> None:
    state, actions = played(7, 3)
    text = game.write(state.kit.setup, actions).replace("\nseed: 7\n", f"\nseed: {seed}\n")

    with pytest.raises(RecordError, match="seed"):
        parse(text, "here", force=True)
    stored = msgspec.json.encode(replace(state.kit.setup, seed=seed))
    with pytest.raises(msgspec.ValidationError, match="seed"):
        msgspec.json.decode(stored, type=GameSetup)


def test_a_number_of_many_digits_stays_a_number() -> None:
    state, actions = played(7, 3)
    many = "1" * 32
    text = game.write(state.kit.setup, actions).replace("\nseed: 7\n", f"\nseed: {many}\n")
    assert parse(text, "here", force=True).setup.seed == int(many)
