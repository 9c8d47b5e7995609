"""What the strong player takes everybody to answer who knows the game."""

from __future__ import annotations

from typing import Any

import pytest

from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.players.good_sense import by_good_sense, help_for
from sixrealms.players.playout_policy import habit
from sixrealms.records import notation
from sixrealms.scenarios.description import LaidPosition, SeatPosition
from sixrealms.scenarios.position import build


def _laid(*seats: dict[str, Any], phase: int = 4) -> State:
    given = {"ABCD"[i]: SeatPosition(**seat) for i, seat in enumerate(seats)}
    return build(LaidPosition(given, phase=phase, edition="1st", unenforced=True))[0]


def _attacked(state: State, champion: str) -> State:
    """The position in which B is asked who defends."""
    decision = state.pending
    assert decision is not None
    advance(state, next(a for a in decision.options if a.verb == "attack" and champion in notation.write(state, a)))
    while (decision := state.pending) is not None and decision.about != "ask-defend":
        advance(state, next(a for a in decision.options if a.verb == "pass"))
    assert decision is not None
    assert decision.player == 1
    return state


@pytest.mark.rule("battle.end.no-defence")
def test_a_champion_is_given_for_a_realm_where_nobody_can_be_sent_after() -> None:
    state = _attacked(
        _laid(
            {"formation": {"A": "Thay"}, "pool": ["Drizzt Do'Urden"], "hand": []},
            {"formation": {"A": "Cormyr"}, "pool": ["Amarill"], "hand": []},
        ),
        "Drizzt",
    )

    assert by_good_sense(state).verb == "defend"
    assert habit(state).verb == "decline"


def test_no_champion_is_given_where_the_realm_falls_all_the_same() -> None:
    state = _attacked(
        _laid(
            {"formation": {"A": "Thay"}, "pool": ["Drizzt Do'Urden", "Worden Ironfist"], "hand": []},
            {"formation": {"A": "Cormyr"}, "pool": ["Amarill"], "hand": []},
        ),
        "Drizzt",
    )

    assert by_good_sense(state).verb == "decline"


def test_only_cards_that_a_champion_may_use_help_it() -> None:
    """A hero casts no wizard spells."""
    state = _laid(
        {"formation": {"A": "Thay"}, "pool": ["Worden Ironfist", "Rary the Traitor"], "hand": ["Lightning Bolt"]},
        {"formation": {"A": "Cormyr"}, "hand": []},
    )
    by_name = {state.kit.defs[state.defn[c]].printing.name: c for c in state.pool(0)}

    assert help_for(state, 0, by_name["Worden Ironfist"]) == 0
    assert help_for(state, 0, by_name["Rary the Traitor"]) == 5


def test_an_attack_is_not_made_into_a_stronger_defence() -> None:
    state = _laid(
        {"formation": {"A": "Thay"}, "pool": ["Worden Ironfist"], "hand": ["Lightning Bolt"]},
        {"formation": {"A": "Cormyr"}, "pool": ["Drizzt Do'Urden"], "hand": []},
    )

    assert by_good_sense(state).verb == "pass"
