"""Rule cards of 4th Edition."""

from __future__ import annotations

from tests.table_talk import Table, card_test


@card_test("4th/496", rules=["gloss.negate", "gloss.rule-card.global"], edition="1st")
def test_a_champion_that_kills_at_once_merely_fights(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Azhul"], table=["4th/496"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["1st/408 + Flameblade", "1st/305"], hand=["Cone of Cold"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("1st/408")
    t.zone("Azhul", "battle")
    t.zone("1st/408", "battle")
    t.settled("B", "ask-combat")


@card_test("4th/496", "1st/261", rules=["gloss.negate"], edition="1st")
def test_nor_does_one_kill_a_monster_in_a_pool(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["1st/261"], table=["4th/496"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage", "1st/305"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/261")
    t.B.defends("1st/305")
    t.zone("Mul Savage", "pool")
    t.settled("A", "ask-combat")


@card_test("4th/496", "1st/245", rules=["gloss.negate"], edition="1st")
def test_nor_a_well_a_flyer(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Griffin"], table=["4th/496"])
    t.seat("B", formation={"A": "Raam + 1st/245"}, pool=["Mul Savage"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Raam", with_="Griffin")
    t.zone("Griffin", "battle")
    t.settled("B", "ask-defend")


@card_test("4th/496", rules=["gloss.negate"], edition="1st")
def test_a_spell_that_kills_does_nothing_and_an_ally_keeps_its_level(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Neeva"], table=["4th/496"])
    t.seat(
        "B",
        formation={"A": "Nyrond"},
        pool=["Sadira"],
        hand=["Death Spell", "Intellect Devourer", "Cone of Cold", "4th/158"],
    )
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Sadira")
    t.B.plays("Death Spell", by="Sadira")
    t.B.chooses("Neeva")
    t.B.plays("Intellect Devourer")
    t.zone("Neeva", "battle")
    t.changed("4th/158", "Death Spell")
    t.B.can("play", "Cone of Cold", "Sadira")
    t.settled("B", "ask-combat")


@card_test("4th/496", rules=["gloss.negate"], edition="1st")
def test_other_powers_and_destroying_realms_go_on(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["1st/44"], hand=["Cataclysm!"], table=["4th/496"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Sadira + Orb of Doom"], hand=["Cone of Cold"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.plays("Cataclysm!")
    t.A.chooses("Draj")
    t.A.attacks("Nyrond", with_="1st/44")
    t.B.defends("Sadira")
    t.B.plays("Cone of Cold", by="Sadira")
    t.total("Sadira", 6)
    t.zone("Draj", "discard")
    t.settled("B", "ask-combat")


@card_test("4th/496", "4th/237", rules=["gloss.negate"], edition="1st")
def test_in_a_fair_fight_allies_are_still_swallowed(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Azhul"], hand=["4th/237"], table=["4th/496"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys + Gladiators"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Borys")
    t.A.plays("4th/237")
    t.zone("Gladiators", "discard")
    t.changed("Azhul", "Borys", "4th/237")
    t.settled("B", "ask-combat")


@card_test("4th/496", "4th/200", "3rd/202", rules=["gloss.negate"], edition="1st")
def test_in_a_fair_fight_what_discards_a_champion_in_other_words_does_not(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Azhul + 4th/200"], hand=["3rd/202"], table=["4th/496"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"])
    t.seat("C", formation={"A": "Vaasa"}, pool=["Neeva"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.cannot("play", "3rd/202", because="gloss.negate")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Borys")
    t.A.cannot("use", "4th/200", because="gloss.negate")
    t.changed("Azhul", "Borys")
    t.settled("A", "ask-combat")
