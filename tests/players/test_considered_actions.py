"""What a computer player does not even think about: a tie while the game can still be won."""

from __future__ import annotations

import pytest

from sixrealms.players.considered_actions import considered
from tests.table_talk import Table, table_test

TYRANT = {"tyrants-game": "on"}


def _verbs(t: Table) -> set[str]:
    return {action.verb for action in considered(t.state)}


@pytest.mark.parametrize(("phase", "taken", "proposes"), [(5, 3, False), (5, 30, True), (4, 30, False)])
@table_test(rules=["tyrant.stalemate"])
def test_a_tie_is_proposed_late_and_as_a_turn_ends(t: Table, phase: int, taken: int, proposes: bool) -> None:
    t.seat("A", formation={"A": "Vaasa"})
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=phase, windows="pass", options=TYRANT, taken=taken)
    t.expect(("use" in _verbs(t)) is proposes, "proposes a tie")
    t.settled("A", f"ask-phase-{phase}")


@pytest.mark.parametrize(("draw", "answers"), [([], {"yes", "no"}), ([1], {"no"})])
@table_test(rules=["tyrant.stalemate"])
def test_a_tie_is_accepted_when_nothing_can_be_drawn(t: Table, draw: list[int], answers: set[str]) -> None:
    t.seat("A", formation={"A": "Vaasa"}, draw=[])
    t.seat("B", formation={"A": "Nyrond"}, draw=draw)
    t.begin(active="A", phase=5, windows="pass", options=TYRANT)
    t.A.uses("The Tyrant's Game")
    t.expect(_verbs(t) == answers, "what a computer answers")
    t.B.says("no")
    t.settled("A", "ask-phase-5")
