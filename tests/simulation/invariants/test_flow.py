"""What may be under way at a decision."""

from __future__ import annotations

from random import Random

from sixrealms.simulation.invariants import CheckedPosition
from sixrealms.simulation.invariants.flow import no_mark_outlives_its_period
from tests.table_talk import Table, table_test


@table_test(rules=["avatar.conditions-each-time"])
def test_what_an_attacker_out_of_the_hand_asks_for_is_paid_before_there_is_a_battle(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Skeletal Horde", "Chantal the Banshee"], hand=["NS/44"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"])
    t.begin(active="A", phase=4, ruleset="fourth-edition", unenforced=True)
    t.A.attacks("Nyrond", with_="NS/44")
    t.asked("A", "ask-choose")
    s = t.now().state
    t.expect(s.battle is None, "nobody fights yet")
    t.expect(not list(no_mark_outlives_its_period(CheckedPosition(s.copy(), Random(1)))), "nothing is left of another")
    t.A.chooses("Skeletal Horde")
    t.expect(t.now().state.battle is not None, "now they do")
    t.changed("Chantal the Banshee", "Skeletal Horde")
    t.settled("A", "ask-use-power")
