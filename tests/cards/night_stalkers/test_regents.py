"""Regents of the Night Stalkers booster."""

from __future__ import annotations

from tests.table_talk import Table, card_test


@card_test("NS/71", rules=["card.power.definition", "gloss.allies.when"], edition="1st")
def test_allies_beside_the_vampire_are_undead(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["NS/71"], hand=["War Party"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen"], hand=["1st/375", "Kank Lancers"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="NS/71")
    t.B.defends("Mordenkainen")
    t.A.plays("War Party")
    t.total("NS/71", 12)
    t.B.plays("1st/375", by="Mordenkainen")
    t.total("NS/71", 8)
    t.settled("A", "ask-combat")
