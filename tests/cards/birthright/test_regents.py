"""Regents of the Birthright booster."""

from __future__ import annotations

from tests.table_talk import Table, card_test

TEODOR = "BR/85"


@card_test(TEODOR, rules=["gloss.opponent", "card.power.definition"], edition="1st")
def test_teodor_attacks_a_monster_with_more(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[TEODOR])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Stef'fa Naf'ski"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_=TEODOR)
    t.level(TEODOR, 7)
    t.B.defends("Stef'fa Naf'ski")
    t.level(TEODOR, 12)
    t.settled("B", "ask-combat")


@card_test(TEODOR, rules=["gloss.opponent"], edition="1st")
def test_teodor_attacks_a_wizard_with_no_more(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[TEODOR])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_=TEODOR)
    t.B.defends("Mordenkainen")
    t.level(TEODOR, 7)
    t.settled("A", "ask-combat")


@card_test("BR/83", rules=["combat.e.totals", "gloss.allies.when"], edition="1st")
def test_lord_cronals_allies_are_two_levels_stronger(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["BR/83"], hand=["War Party"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Winged Horror"], hand=["Kank Lancers"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="BR/83")
    t.B.defends("Winged Horror")
    t.A.plays("War Party")
    t.level("War Party", 6)
    t.total("BR/83", 15)
    t.B.plays("Kank Lancers")
    t.level("Kank Lancers", 6)
    t.settled("A", "ask-combat")


@card_test("BR/83", rules=["power.combat-only-when-involved"], edition="1st")
def test_lord_cronal_strengthens_nobody_elses_allies(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["BR/83", "Azhul"], hand=["War Party"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Winged Horror"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Winged Horror")
    t.A.plays("War Party")
    t.level("War Party", 4)
    t.settled("A", "ask-combat")


@card_test("BR/115", rules=["gloss.opponent", "card.power.definition"], edition="1st")
def test_kaeriaen_gains_against_awnsheghlien_alone(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["BR/115"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["NS/71"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="BR/115")
    t.level("BR/115", 6)
    t.B.defends("NS/71")
    t.level("BR/115", 11)
    t.settled("B", "ask-combat")


@card_test("BR/115", rules=["gloss.opponent"], edition="1st")
def test_kaeriaen_gains_nothing_against_another_monster(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["BR/115"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Winged Horror"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="BR/115")
    t.B.defends("Winged Horror")
    t.level("BR/115", 6)
    t.settled("A", "ask-combat")
