"""Clerics of 1st Edition."""

from __future__ import annotations

from tests.table_talk import Table, card_test

AMARILL = "1st/77"


@card_test(AMARILL, rules=["gloss.defeated", "battle.after-combat-discards"])
def test_beaten_amarill_calls_another_champion_back_to_the_hand(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Vaasa"},
        pool=[AMARILL + " + Orb of Doom"],
        discard=["Dagrande", "Mordenkainen", "Azhul", "War Party"],
    )
    t.seat("B", formation={"A": "Nyrond"}, pool=["Stef'fa Naf'ski"], discard=["Azhul"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_=AMARILL)
    t.B.defends("Stef'fa Naf'ski")
    t.A.passes()
    t.A.says("yes")
    t.offered("Dagrande", "Mordenkainen", "A:Azhul")
    t.A.chooses("Mordenkainen")
    t.zone("Mordenkainen", "hand")
    t.zone("Dagrande", "discard")
    t.zone(AMARILL, "discard")
    t.zone("Orb of Doom", "discard")
    t.count("B", hand=1)
    t.settled("B", "ask-spoils")


@card_test(AMARILL, rules=["gloss.defeated"])
def test_she_does_so_defending_too_and_need_not(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Stef'fa Naf'ski"])
    t.seat("B", formation={"A": "Nyrond"}, pool=[AMARILL], discard=["Dagrande"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Stef'fa Naf'ski")
    t.B.defends(AMARILL)
    t.B.passes()
    t.B.says("no")
    t.zone("Dagrande", "discard")
    t.zone(AMARILL, "discard")
    t.settled("A", "ask-next-attacker")


@card_test(AMARILL, rules=["gloss.defeated"])
def test_with_no_other_champion_in_the_pile_nobody_is_asked(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=[AMARILL], discard=["War Party"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Stef'fa Naf'ski"], discard=["Azhul"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_=AMARILL)
    t.B.defends("Stef'fa Naf'ski")
    t.A.passes()
    t.zone(AMARILL, "discard")
    t.count("B", hand=1)
    t.settled("B", "ask-spoils")


@card_test(AMARILL, rules=["combat.h.winner-to-pool", "gloss.defeated"])
def test_winning_or_watching_she_calls_nobody(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=[AMARILL, "Azhul"], hand=["Gladiators"], discard=["Dagrande"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["T'kkyl", "Winged Horror"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_=AMARILL)
    t.B.defends("T'kkyl")
    t.A.plays("Gladiators")
    t.B.passes()
    t.zone(AMARILL, "pool")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Winged Horror")
    t.A.passes()
    t.zone("Azhul", "discard")
    t.zone("Dagrande", "discard")
    t.changed("T'kkyl", "Gladiators")
    t.count("B", hand=1)
    t.settled("B", "ask-spoils")


@card_test("1st/321", rules=["immunity.level-bonus-lost", "immunity.offensive-only", "spell.immune-defensive-rare"])
def test_the_elemental_cleric_ignores_offensive_wizard_spells_only(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["1st/321 + Staff of Conjuring + Dwarven Hammer"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["1st/53"], hand=["Cone of Cold", "1st/342", "Sticks to Snakes"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/321")
    t.B.defends("1st/53")
    t.B.plays("Cone of Cold", by="1st/53")
    t.total("1st/53", 3)
    t.B.plays("1st/342", by="1st/53")
    t.total("1st/53", 5)
    t.B.plays("Sticks to Snakes", by="1st/53")
    t.total("1st/53", 9)
    t.settled("B", "ask-combat")


@card_test("1st/321", rules=["immunity.offensive-only"])
def test_the_immunity_is_the_clerics_own(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["1st/321", "Azhul"], hand=["Kank Lancers"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["The Magister"], hand=["Cone of Cold"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("The Magister")
    t.A.plays("Kank Lancers")
    t.B.plays("Cone of Cold", by="The Magister")
    t.total("The Magister", 9)
    t.settled("B", "ask-combat")
