"""Halting at every offer shows nobody who can take it, and the game is the same."""

from __future__ import annotations

from random import Random

import pytest

from sixrealms import new_game
from sixrealms.engine import uniform_windows
from sixrealms.engine.action import PASS, Action
from sixrealms.engine.digest import digest
from sixrealms.engine.run import advance
from sixrealms.engine.state import State

STARTERS = ["A-1", "B-1", "C-1"]


def _played(seed: int, most: int) -> tuple[list[Action], list[str]]:
    """Random answers to a game of three, and the position before each of them."""
    state, chance = new_game(STARTERS, seed=seed), Random(seed)
    actions: list[Action] = []
    positions: list[str] = []
    while state.pending is not None and len(actions) < most:
        positions.append(digest(state))
        actions.append(chance.choice(state.pending.options))
        advance(state, actions[-1])
    return actions, positions


def _no_offer_is_open(s: State) -> bool:
    return s.pending is None or s.pending.about not in uniform_windows.OFFERS


def _on_to_a_decision(s: State) -> int:
    """Go on from every halt until somebody is asked; returns how often the game halted."""
    halts = 0
    while uniform_windows.halted(s):
        halts += 1
        uniform_windows.go_on(s)
    return halts


@pytest.mark.parametrize("seed", [3, 11])
def test_the_same_answers_lead_to_the_same_positions(seed: int) -> None:
    actions, positions = _played(seed, 300)
    s = new_game(STARTERS, seed=seed)
    halts = asked = 0
    for action, position in zip(actions, positions, strict=True):
        assert s.pending is not None
        assert digest(s) == position
        about = s.pending.about
        if about in uniform_windows.OFFERS:
            asked += 1
            uniform_windows.respond(s, action)
        else:
            uniform_windows.advance(s, action)
            assert _no_offer_is_open(s)
        halts += _on_to_a_decision(s)
    assert asked >= 5
    assert halts > 3 * asked  # most who could hold an answer hold none


@pytest.mark.rule("pause.clockwise", "order.response-right")
def test_who_is_offered_something_at_a_halt_is_asked_just_that_when_all_before_pass() -> None:
    s, chance = new_game(STARTERS, seed=5), Random(5)
    offered = 0
    for _ in range(400):
        if uniform_windows.halted(s):
            expected = uniform_windows.offers(s)
            assert {decision.player for decision in expected} <= set(uniform_windows.offered_to(s))
            uniform_windows.go_on(s)
            for decision in expected:
                assert s.pending == decision
                offered += 1
                uniform_windows.respond(s, PASS)
            assert _no_offer_is_open(s)
        elif s.pending is not None:
            uniform_windows.advance(s, chance.choice(s.pending.options))
    assert offered >= 5


def test_where_it_halts_does_not_depend_on_what_the_others_hold() -> None:
    s, chance = new_game(STARTERS, seed=8), Random(8)
    able = unable = 0
    for _ in range(400):
        if uniform_windows.halted(s):
            if uniform_windows.offers(s):
                able += 1
            else:
                unable += 1
            assert any(s.hand(seat) for seat in uniform_windows.offered_to(s))
            uniform_windows.go_on(s)
        elif s.pending is not None:
            action = PASS if s.pending.about in uniform_windows.OFFERS else chance.choice(s.pending.options)
            (uniform_windows.respond if s.pending.about in uniform_windows.OFFERS else uniform_windows.advance)(
                s, action
            )
    assert able > 5
    assert unable > 20
