"""What anybody is taken to do when greedy plays a position on in its head."""

from __future__ import annotations

from typing import Any

import pytest

from sixrealms.engine.action import ACT, CARD, PASS, Action, Decision
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.players.lookahead import outlook
from sixrealms.players.playout_policy import choice_of_card, habit, idle, in_combat, lacking
from sixrealms.players.valuation import value
from sixrealms.records import notation
from sixrealms.scenarios.description import LaidPosition, SeatPosition
from sixrealms.scenarios.position import build


def _laid(*seats: dict[str, Any], phase: int = 4) -> State:
    given = {"AB"[i]: SeatPosition(**seat) for i, seat in enumerate(seats)}
    return build(LaidPosition(given, phase=phase, unenforced=True))[0]


def _fight(*lines: str, reserve: tuple[str, ...] = (), **defender: Any) -> State:
    """An attack on a realm of B, where the defence holds."""
    state = _laid(
        {"formation": {"A": "Thay"}, "pool": ["Amarill"], "hand": reserve},
        {"formation": {"A": "The Yeomanry"}, "pool": ["Drizzt Do'Urden"], **defender},
    )
    for line in ("A attacks B:The Yeomanry with Amarill", *lines):
        advance(state, notation.read(state, line))
    return state


def _until(state: State, about: str) -> Decision:
    while state.pending is not None and state.pending.about != about:
        advance(state, idle(state.pending) if state.pending.about != "ask-defend" else habit(state))
    assert state.pending is not None
    return state.pending


@pytest.mark.rule("spoils.options")
def test_a_realm_among_the_spoils_is_laid_at_once() -> None:
    state = _fight("B defends with Drizzt", hand=[], draw=["Waterdeep", 5])
    _until(state, "ask-spoils")

    assert notation.write(state, habit(state)).startswith("B plays Waterdeep")


@pytest.mark.rule("spoils.options")
def test_other_spoils_are_kept() -> None:
    state = _fight("B defends with Drizzt", hand=[], draw=["Dagrande", 5])
    _until(state, "ask-spoils")

    assert habit(state).verb == "keep"


def test_whoever_lacks_nothing_plays_nothing() -> None:
    state = _fight("B defends with Drizzt", hand=["War Party"], reserve=("War Band",))
    assert lacking(state, 1) <= 0

    assert in_combat(state, Decision(1, ACT, "ask-combat", (PASS,))) == PASS


def test_of_realms_in_hand_those_without_use_are_missed_least() -> None:
    state = _laid({"formation": {"A": "Thay"}, "hand": ["Waterdeep", "Cormyr", "Amarill"]}, {})
    choices = tuple(Action("choose", card) for card in state.hand(0))
    asked = Decision(0, CARD, "ask-discard-down", choices)

    def chosen(wanted: int) -> str:
        return state.name(choice_of_card(state, asked, wanted).card)

    assert chosen(0) in {"Waterdeep", "Cormyr"}
    assert chosen(5) == "Amarill"


def test_unopposed_an_attack_ends_better() -> None:
    def after_attack(*, unopposed: bool) -> float:
        state = _fight(hand=[])
        return outlook(state, 0, state.turns, value, unopposed=unopposed)

    assert after_attack(unopposed=True) > after_attack(unopposed=False)
