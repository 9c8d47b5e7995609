"""The Gelatinous Cube takes over what hung on those it beats."""

from __future__ import annotations

from tests.table_talk import Table, card_test


@card_test("1st/421", rules=["combat.h.loser-discards-all", "discard.to-owner"])
def test_it_keeps_them_until_it_is_beaten_itself(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["1st/421 + Orb of Doom", "Sadira"], hand=["Gladiators"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Dagrande + Flameblade + 1st/424", "Azhul"], hand=["Zadoc"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/421")
    t.B.defends("Dagrande")
    t.A.plays("Gladiators")
    t.B.plays("Zadoc")
    t.B.passes()
    t.zone("Dagrande", "discard")
    t.zone("Zadoc", "discard")
    t.on("Flameblade", "1st/421")
    t.on("1st/424", "1st/421")
    t.level("1st/421", 4)
    t.zone("1st/421", "pool")
    t.A.stops()
    t.A.passes(2)
    t.B.passes(3)
    t.B.attacks("Draj", with_="Azhul")
    t.A.defends("1st/421")
    t.A.passes()
    t.zone("1st/421", "discard")
    t.zone("Flameblade", "discard", of="B")
    t.zone("1st/424", "discard", of="B")
    t.zone("Orb of Doom", "discard", of="A")
    t.changed("Gladiators", *(f"B:Thugs#{n}" for n in range(1, 5)))
    t.settled("B", "ask-next-attacker")


@card_test("1st/421", rules=["gloss.defeated", "pool.loss-attachments"])
def test_what_is_lost_elsewhere_does_not(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["1st/421", "Sadira"], hand=["Death Spell"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Dagrande + Flameblade"])
    t.begin(active="A", phase=3)
    t.A.plays("Death Spell", by="Sadira")
    t.A.chooses("Dagrande")
    t.zone("Dagrande", "discard")
    t.zone("Flameblade", "discard")
    t.settled("A", "ask-phase-3")


@card_test("1st/421", rules=["gloss.defeated", "pool.loss-attachments"])
def test_a_champion_destroyed_in_its_fight_leaves_them_as_well(t: Table) -> None:
    t.seat("A", formation={"A": "1st/21"}, pool=["1st/421"], hand=["Intellect Devourer"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Bagual + Flameblade", "Mul Savage + Orb of Doom"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/421")
    t.B.defends("Bagual")
    t.A.plays("Intellect Devourer")
    t.zone("Bagual", "discard")
    t.on("Flameblade", "1st/421")
    t.on("Orb of Doom", "Mul Savage")
    t.changed("Intellect Devourer")
    t.settled("A", "ask-next-attacker")
