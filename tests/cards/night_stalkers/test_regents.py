"""Regents of the Night Stalkers booster."""

from __future__ import annotations

from tests.table_talk import Table, card_test


@card_test("NS/71", rules=["card.power.definition", "gloss.allies.when"], edition="1st")
def test_allies_beside_the_vampire_are_undead(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["NS/71", "Griffin"], hand=["War Party"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen"], hand=["1st/375", "Kank Lancers"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="NS/71")
    t.B.defends("Mordenkainen")
    t.A.plays("War Party")
    t.total("NS/71", 12)
    t.not_kind("Griffin", "Undead")
    t.B.plays("1st/375", by="Mordenkainen")
    t.total("NS/71", 8)
    t.settled("A", "ask-combat")


@card_test("NS/71", rules=["gloss.allies.when"], edition="1st")
def test_allies_against_the_vampire_are_alive(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["NS/71"])
    t.seat("B", formation={"A": "Vaasa"}, pool=["Mordenkainen"], hand=["Gith"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_="NS/71")
    t.B.defends("Mordenkainen")
    t.B.plays("Gith")
    t.not_kind("Gith", "Undead")
    t.settled("B")
