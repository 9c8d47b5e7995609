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
