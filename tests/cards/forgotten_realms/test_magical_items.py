"""Magical items of the Forgotten Realms booster."""

from __future__ import annotations

from tests.table_talk import Table, card_test


@card_test("FR/107", rules=["discard.to-owner"], edition="1st")
def test_the_hands_are_exchanged_for_the_round(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Azhul + FR/107"], hand=["War Party", "Good Fortune"], draw=[9])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage"], hand=["War Band", "Zadoc", "Flameblade"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Mul Savage")
    t.A.uses("FR/107")
    t.A.cannot("play", "War Party", "Azhul", because="not-in-hand")
    t.A.cannot("use", "FR/107", because="already-used")
    t.A.plays("War Band")
    t.total("Azhul", 7)
    t.B.plays("War Party")
    t.total("Mul Savage", 10)
    t.A.plays("Flameblade", on="Azhul")
    t.A.passes()
    t.zone("War Band", "discard", of="B")
    t.zone("Flameblade", "discard", of="B")
    t.zone("War Party", "discard", of="A")
    t.zone("Azhul", "discard")
    t.zone("Zadoc", "hand")
    t.zone("Good Fortune", "hand")
    t.zone("FR/107", "discard")
    t.changed("B:Thugs#1")
    t.settled("B", "ask-spoils")


@card_test("FR/107", rules=["discard.to-owner"], edition="1st")
def test_what_is_drawn_meanwhile_goes_to_its_owners_hand(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Azhul + FR/107"], hand=["War Party"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage"], hand=["Good Fortune", "Zadoc"])
    t.begin(active="A", phase=4, windows="ask")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.passes()
    t.B.defends("Mul Savage")
    t.B.passes()
    t.A.uses("FR/107")
    t.A.plays("Good Fortune")
    t.count("A", hand=6)
    t.A.passes()
    t.contents("A", "hand", ["War Party", *(f"A:Thugs#{n}" for n in range(1, 6))])
    t.contents("B", "hand", ["Zadoc", "B:Thugs#1"])
    t.settled("B")


@card_test("FR/107", rules=["power.combat-only-when-involved"], edition="1st")
def test_only_a_fighting_bearer_uses_it(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Azhul", "Sadira + FR/107"], hand=["War Party"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage"], hand=["Zadoc"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Mul Savage")
    t.A.cannot("use", "FR/107", because="not-fighting")
    t.settled("A", "ask-combat")
