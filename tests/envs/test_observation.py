"""An observation is what the seat knows and no more: it stays the same while only hidden things change."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixrealms import catalogue, table
from sixrealms.engine import zones as z
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.engine.view import view
from sixrealms.envs import card_rows, option_rows, printed_facts, situation
from sixrealms.envs.observation import Observation, observe, rows, size
from sixrealms.envs.observation_text import information_state_text, observation_text
from tests.lively_powers import lively_power
from tests.players.hidden import shuffled_unseen
from tests.random_games import pick, sampled, setups


def _same(one: Observation, other: Observation) -> bool:
    return all(np.array_equal(one[key], other[key]) for key in one)  # type: ignore[literal-required]


@pytest.mark.rule("gloss.hand", "setup.shuffle")
@settings(max_examples=5, deadline=None)
@given(setups(4), st.integers(0, 2**32))
def test_an_observation_does_not_depend_on_what_is_hidden(setup: GameSetup, seed: int) -> None:
    for _, state, _ in sampled(setup, seed, lively_power):
        for seat in range(state.n):
            other = shuffled_unseen(state, seat, Random(seed))
            assert _same(observe(state, seat, state.n), observe(other, seat, state.n))
            assert observation_text(state, seat) == observation_text(other, seat)


def _after(decisions: int, seed: int = 10) -> State:
    state, rng = table.new_game(["A-1", "C-2"], seed=seed), Random(seed)
    for _ in range(decisions):
        assert state.pending is not None
        advance(state, rng.choice(state.pending.options))
    return state


def test_an_observation_changes_with_what_the_seat_knows() -> None:
    """Otherwise the test above would prove nothing."""
    state = _after(30)
    other = shuffled_unseen(state, 1, Random(1))  # the hand of seat 0 is another one now

    assert not _same(observe(state, 0, 2), observe(other, 0, 2))
    assert observation_text(state, 0) != observation_text(other, 0)


def test_the_rows_are_the_cards_of_the_view() -> None:
    state = _after(40)
    for seat in range(2):
        v = view(state, seat)
        seen = card_rows.card_rows(state, v, rows(2))
        known = {card.id: card for card in (*v.hand, *v.table, *v.known_piles)}
        assert seen.row_of.keys() == {c for c, card in known.items() if card.zone != "rulebook"}
        for card, row in seen.row_of.items():
            facts = dict(zip(card_rows.NAMES, seen.facts[row], strict=True))
            assert facts["known"] == (known[card].printing != "")
            assert facts[f"zone {known[card].zone}"] == 1
            assert facts[f"with the seat {(known[card].controller - seat) % 2} further on"] == 1
            assert seen.cards[row] == printed_facts.number_of(known[card].printing)
            if known[card].printing:
                printing = catalogue.printing(known[card].printing)
                assert facts[f"type {printing.type}"] == 1
                assert facts["level"] == pytest.approx(printing.base_level / 20)
            host = known[card].host
            assert seen.hosts[row] == (seen.row_of[host] + 1 if host in seen.row_of else 0)


def test_the_names_of_the_numbers_are_as_many_as_the_numbers() -> None:
    state = _after(10)
    shown = observe(state, 0, 2)
    assert shown["observation"].shape == (size(2),) == (situation.WIDTH + rows(2) * card_rows.WIDTH,)
    assert shown["options"].shape == (option_rows.ACTIONS, len(option_rows.NAMES))
    for names in (situation.NAMES, card_rows.NAMES, option_rows.NAMES, printed_facts.NAMES):
        assert len(set(names)) == len(names)
    told = dict(zip(situation.NAMES, shown["observation"], strict=False))
    assert told[f"phase {state.phase}"] == 1
    assert told["seat 0 further on: hand"] == pytest.approx(len(state.hand(0)) / 20)
    assert told["seat 1 further on: realms unrazed"] == pytest.approx(state.unrazed(1) / 10)
    assert told["seat 2 further on: at the table"] == 0


def test_an_option_says_which_cards_it_is_about() -> None:
    state = _after(0)
    found = 0
    rng = Random(2)
    while state.pending is not None and found < 5:
        seat = state.pending.player
        seen = card_rows.card_rows(state, view(state, seat), rows(2))
        offered = option_rows.option_rows(state, seat, seen, 0)
        for at, action in enumerate(state.pending.options[:5]):
            told = dict(zip(option_rows.NAMES, offered.facts[at], strict=True))
            assert told[f"verb {action.verb}"] == 1
            assert offered.cards[at, 0] == seen.row_of.get(action.card, -1) + 1
            if action.verb == "attack":
                assert offered.cards[at, 1] == seen.row_of[action.other] + 1
                assert told["other card: type realm"] == 1
                found += 1
        advance(state, rng.choice(state.pending.options))
    assert found


def test_a_text_with_perfect_recall_names_no_card_the_seat_has_never_seen() -> None:
    setup = table.new_game(["A-1", "C-2"], seed=9).kit.setup
    state = table.start(setup)
    taken = []
    known: set[str] = set()
    held: set[str] = set()
    for number in range(60):
        v = view(state, 0)
        known |= {catalogue.printing(c.printing).name for c in (*v.hand, *v.table, *v.known_piles) if c.printing}
        held |= {state.name(c) for c in state.hand(1)}
        taken.append(pick(state, 9, number))
        advance(state, taken[-1])
    v = view(state, 0)
    known |= {catalogue.printing(c.printing).name for c in (*v.hand, *v.table, *v.known_piles) if c.printing}
    told = information_state_text(setup, taken, 0)

    assert held - known
    assert [name for name in sorted(held - known) if name in told] == []
    assert told.count("\n? ") == sum(1 for line in told.splitlines() if line.startswith("? ")) > 10
    assert told != information_state_text(setup, taken[:-1], 0) or state.pending is not None


def test_what_lies_in_a_hand_has_no_row_before_the_others() -> None:
    state = _after(25)
    seen = card_rows.card_rows(state, view(state, 1), rows(2))
    assert not set(state.hand(0)) & seen.row_of.keys()
    assert not set(state.listed(0, z.DRAW)) & seen.row_of.keys()
    assert set(state.hand(1)) <= seen.row_of.keys()


def test_what_has_no_room_is_left_out_from_the_end() -> None:
    state = _after(60)
    whole = card_rows.card_rows(state, view(state, 0), rows(2))
    few = card_rows.card_rows(state, view(state, 0), 10)
    assert np.array_equal(few.facts, whole.facts[:10])
    assert [c for c in few.row_of if whole.row_of[c] != few.row_of[c]] == []
