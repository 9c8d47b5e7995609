"""Wizards of 1st Edition whose powers are levels."""

from __future__ import annotations

from tests.table_talk import Table, card_test


@card_test("1st/71", rules=["worldbonus.amount", "realm.power.when-attacked"])
def test_the_drow_matron_is_stronger_defending_menzoberranzan(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Mordenkainen"], hand=["Gladiators"])
    t.seat("B", formation={"A": "Menzoberranzan"}, pool=["1st/71"])
    t.begin(active="A", phase=4, windows="pass")
    t.level("1st/71", 5)
    t.A.attacks("Menzoberranzan", with_="Mordenkainen")
    t.B.defends("1st/71")
    t.level("1st/71", 11)
    t.level("Mordenkainen", 7)
    t.settled("A", "ask-combat")


@card_test("1st/71", rules=["worldbonus.amount"])
def test_attacking_it_or_defending_elsewhere_she_is_not(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["1st/71"])
    t.seat("B", formation={"A": "Menzoberranzan"}, pool=["Dagrande"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Menzoberranzan", with_="1st/71")
    t.B.defends("Dagrande")
    t.level("1st/71", 8)
    t.settled("B", "ask-combat")


@card_test("1st/71", rules=["worldbonus.amount"])
def test_defending_another_realm_she_is_not_either(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Mordenkainen"])
    t.seat("B", formation={"A": "Rashemen", "B": "Menzoberranzan"}, pool=["1st/71"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Mordenkainen")
    t.B.defends("1st/71")
    t.level("1st/71", 8)
    t.settled("A", "ask-combat")


RARY = "1st/161"


@card_test(RARY, rules=["gloss.opponent"])
def test_rary_is_stronger_against_a_wizard(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=[RARY, "Azhul"])
    t.seat("B", formation={"A": "Rashemen"}, pool=["The Magister", "Shayira"])
    t.begin(active="A", phase=4, windows="pass")
    t.level(RARY, 4)
    t.A.attacks("Rashemen", with_=RARY)
    t.B.defends("The Magister")
    t.level(RARY, 7)
    t.level("The Magister", 7)
    t.settled("A", "ask-combat")


@card_test(RARY, rules=["realm.power.when-attacked"])
def test_rary_is_stronger_defending_a_realm_with_a_holding_and_against_a_wizard_once_more(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Mordenkainen"], hand=["Gladiators"])
    t.seat("B", formation={"A": "Rashemen + Selune"}, pool=[RARY])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Mordenkainen")
    t.B.defends(RARY)
    t.level(RARY, 10)
    t.on("Selune", "Rashemen")
    t.settled("A", "ask-combat")


@card_test(RARY, rules=["realm.power.when-attacked"])
def test_one_of_the_two_is_enough_for_three_levels(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"])
    t.seat("B", formation={"A": "Rashemen + Selune"}, pool=[RARY])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Azhul")
    t.B.defends(RARY)
    t.level(RARY, 7)
    t.settled("A", "ask-combat")


@card_test(RARY, rules=["realm.power.when-attacked"])
def test_attacking_such_a_realm_or_without_the_holding_he_gains_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=[RARY])
    t.seat("B", formation={"A": "Rashemen + Selune", "B": "Sembia"}, pool=["Azhul"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_=RARY)
    t.B.defends("Azhul")
    t.level(RARY, 4)
    t.settled("A", "ask-combat")


@card_test(RARY, rules=["realm.power.when-attacked"])
def test_a_holding_elsewhere_is_no_help(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"])
    t.seat("B", formation={"A": "Rashemen", "B": "Sembia + Selune"}, pool=[RARY])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Azhul")
    t.B.defends(RARY)
    t.level(RARY, 4)
    t.settled("A", "ask-combat")


MIKA = "1st/165"


@card_test(MIKA, rules=["gloss.opponent", "combat.e.totals"])
def test_mika_is_stronger_while_the_opponent_has_an_ally(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=[MIKA, "Mordenkainen"], hand=["War Party"])
    t.seat("B", formation={"A": "Rashemen"}, pool=["Gnomes of Samek"], hand=["Gith", "Zadoc"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_=MIKA)
    t.B.defends("Gnomes of Samek")
    t.A.plays("War Party")
    t.level(MIKA, 7)
    t.B.plays("Gith")
    t.level(MIKA, 10)
    t.B.plays("Zadoc")
    t.level(MIKA, 10)
    t.level("Mordenkainen", 7)
    t.settled("B", "ask-combat")


@card_test(MIKA, rules=["power.combat-only-when-involved"])
def test_in_the_pool_mika_gains_nothing_from_enemy_allies(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=[MIKA, "Mordenkainen"])
    t.seat("B", formation={"A": "Rashemen"}, pool=["T'kkyl"], hand=["Gith"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Mordenkainen")
    t.B.defends("T'kkyl")
    t.B.plays("Gith")
    t.level(MIKA, 7)
    t.settled("B", "ask-combat")
