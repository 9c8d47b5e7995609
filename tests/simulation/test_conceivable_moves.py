"""The options of a decision enumerated afresh."""

from __future__ import annotations

from sixrealms.simulation.conceivable_moves import conceivable, offered_again
from tests.table_talk import Table, table_test


@table_test(rules=["copy.on-entry"])
def test_a_card_that_comes_in_copying_is_all_that_is_offered_then(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, hand=["UD/96", "Calm"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["RR/40"])
    t.begin(active="A", phase=3, windows="pass", unenforced=["RR/40"])
    t.A.plays("UD/96")
    t.asked("A", "ask-copy")
    state = t.now().state
    assert state.pending is not None
    assert offered_again(state) == set(state.pending.options)
    assert {action.verb for action in conceivable(state)} == {"use"}
    t.settled("A", "ask-copy")
