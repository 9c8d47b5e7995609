"""What the strong player makes of an answer: all are judged at the same moment, when the next turn is over."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from sixrealms.engine import zones as z
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.players.foresight import foresight
from sixrealms.players.greedy import GreedyPlayer
from sixrealms.players.parameters import CLUB
from sixrealms.players.seat import take_seat
from sixrealms.players.strong import StrongPlayer
from sixrealms.scenarios.description import LaidPosition, SeatPosition
from sixrealms.scenarios.position import build

_PILE = ["Waterdeep", "Dagrande", "War Party", "War Band", "Holy Word", "Sloth", "Cataclysm!", "Calm"]


def _laid(*seats: dict[str, Any], phase: int = 4) -> State:
    given = {"ABCD"[i]: SeatPosition(**seat) for i, seat in enumerate(seats)}
    return build(LaidPosition(given, phase=phase, edition="1st", unenforced=True))[0]


def _hopeless() -> State:
    """The only champion of A is far too weak; B will draw in the next turn."""
    return _laid(
        {"formation": {"A": "Thay"}, "pool": ["Elemental Cleric"], "hand": ["War Party"], "draw": _PILE},
        {"formation": {"A": "The Yeomanry"}, "pool": ["Drizzt Do'Urden"], "hand": [], "draw": _PILE},
    )


def _worths(state: State, player: GreedyPlayer) -> dict[str, float]:
    assert state.pending is not None
    found = player.weigh(take_seat(state, 0), state.pending.options, Random(1))
    return {one.action.verb: one.points for one in found}


def test_an_attack_that_must_fail_is_worth_far_less_than_passing() -> None:
    """Judged where things come to rest, losing the champion costs hardly more than what B draws anyway."""
    strong = _worths(_hopeless(), StrongPlayer())
    near = _worths(_hopeless(), GreedyPlayer(parameters=replace(CLUB, luck=0.0)))

    assert strong["pass"] - strong["attack"] > 3 * (near["pass"] - near["attack"])


@pytest.mark.parametrize("verb", ["attack", "pass"])
def test_every_answer_is_judged_at_the_same_moment(verb: str) -> None:
    state = _hopeless()
    assert state.pending is not None
    turn, judged = state.turns, []

    def judge(s: State, me: int) -> float:
        judged.append((s.turns, s.battle, me))
        return 7.0

    advance(state, next(action for action in state.pending.options if action.verb == verb))

    assert foresight(state, 0, turn, turn + 2, judge) == 7.0
    assert judged == [(turn + 2, None, 0)]


def test_of_ones_own_choices_the_best_is_counted_on() -> None:
    """Which card to discard is tried out; in the turns of others everybody answers by good sense."""
    state = _laid(
        {"formation": {"A": "Thay"}, "pool": ["Drizzt Do'Urden"], "hand": [], "draw": ["Waterdeep", *_PILE[1:]]},
        {"formation": {"A": "The Yeomanry"}, "hand": [], "draw": _PILE},
    )
    assert state.pending is not None
    turn = state.turns
    advance(state, next(action for action in state.pending.options if action.verb == "attack"))
    seen: list[int] = []

    def judge(s: State, me: int) -> float:
        seen.append(sum(s.kit.defs[s.defn[c]].type == "realm" for c in s.lists[me * z.LISTED + z.FORMATION] if c >= 0))
        return float(seen[-1])

    assert foresight(state, 0, turn, turn + 1, judge) == 2.0
