"""Holdings that go from realm to realm."""

from __future__ import annotations

from tests.table_talk import Table, card_test


@card_test("AR/65", rules=["holding.world"], edition="4th")
def test_the_citadel_lets_holdings_change_their_realms_at_the_end_of_a_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen + Berdusk", "B": "Vaasa + AR/65", "C": "Draj"}, draw=[9])
    t.seat("B", formation={"A": "Nyrond"}, draw=[9])
    t.begin(active="A", phase=5, windows="pass", unenforced=True)
    t.A.passes()
    t.offered("Berdusk", "AR/65")
    t.A.chooses("Berdusk")
    t.A.chooses("AR/65")
    t.offered("Rashemen", "Draj")  # what lies on Rashemen is still to go
    t.A.chooses("Rashemen")
    t.on("Berdusk", "Vaasa")
    t.on("AR/65", "Rashemen")
    t.changed(*(f"B:filler#{n}" for n in range(1, 4)))
    t.settled("B")


@card_test("AR/65", rules=["holding.world"], edition="4th")
def test_a_holding_with_nowhere_to_go_stays(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen + AR/65", "B": "Nyrond + 1st/32"}, draw=[9])
    t.seat("B", formation={"A": "DL/8"}, draw=[9])
    t.begin(active="A", phase=5, windows="pass", unenforced=True)
    t.A.passes()
    t.A.done()
    t.on("AR/65", "Rashemen")
    t.changed(*(f"B:filler#{n}" for n in range(1, 4)))
    t.settled("B")


@card_test("AR/65", rules=["holding.world"], edition="4th")
def test_each_turn_is_also_that_of_another_player(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen + Berdusk", "B": "Vaasa + AR/65", "C": "Draj"}, draw=[9])
    t.seat("B", formation={"A": "Nyrond"}, draw=[9])
    t.seat("C", formation={"A": "DL/8"}, draw=[9])
    t.begin(active="B", phase=5, windows="pass", unenforced=True)
    t.B.passes()
    t.turn_of("B")
    t.A.chooses("AR/65")
    t.A.done()
    t.on("AR/65", "Draj")  # the only realm that may bear it
    t.on("Berdusk", "Rashemen")
    t.changed(*(f"C:filler#{n}" for n in range(1, 4)))
    t.settled("C")


@card_test("DL/16", rules=["holding.world"], edition="4th")
def test_the_tower_goes_to_another_realm_as_its_players_turn_begins(t: Table) -> None:
    t.seat("A", formation={"A": "DL/8 + DL/16", "B": "Rashemen", "C": "DL/4"}, draw=[9])
    t.seat("B", formation={"A": "Nyrond"}, draw=[9])
    t.begin(active="B", phase=5, windows="pass", unenforced=True)
    t.B.passes()
    t.on("DL/16", "DL/4")
    t.changed("DL/16")
    t.settled("A")


@card_test("DL/16", rules=["holding.world"], edition="4th")
def test_the_tower_is_discarded_if_it_can_go_nowhere(t: Table) -> None:
    t.seat("A", formation={"A": "DL/8 + DL/16", "B": "Rashemen"}, draw=[9])
    t.seat("B", formation={"A": "Nyrond"}, draw=[9])
    t.begin(active="B", phase=5, windows="pass", unenforced=True)
    t.B.passes()
    t.zone("DL/16", "discard")
    t.settled("A")


@card_test("DL/16", rules=["card.power.definition"], edition="4th")
def test_no_wizard_attacks_the_realm_of_the_tower(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/44", "Neeva"])
    t.seat("B", formation={"A": "DL/8 + DL/16"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.cannot("attack", "DL/8", "1st/44", because="barred")
    t.A.can("attack", "DL/8", "Neeva")
    t.settled("A", "ask-phase-4")
