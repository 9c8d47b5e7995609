"""Artifacts of 4th Edition."""

from __future__ import annotations

from tests.table_talk import Table, card_test


@card_test("4th/510", rules=["limbo.return-time"], edition="1st")
def test_what_would_go_to_limbo_goes_to_the_abyss(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande + 1st/410", "The Magister"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen", "Sysania + 4th/510"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Mordenkainen")
    t.total("Mordenkainen", 10)
    t.A.passes()
    t.zone("Dagrande", "abyss")
    t.zone("1st/410", "discard")
    t.B.keeps()
    t.settled("A", "ask-phase-4")


@card_test("4th/510", rules=["limbo.return-time", "limbo.only-champions-return"], edition="1st")
def test_what_would_go_to_the_abyss_comes_back_from_limbo(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Sadira"], hand=["1st/437"])
    t.seat("B", formation={"A": "Nyrond + Castle Hart", "B": "Gulg"}, pool=["Dagrande + 4th/510"])
    t.begin(active="A", phase=3, unenforced=["Castle Hart"])
    t.A.plays("1st/437", by="Sadira")
    t.A.chooses("Nyrond")
    t.zone("Nyrond", "limbo")
    t.zone("Castle Hart", "limbo")
    t.zone("1st/437", "discard")
    t.settled("A", "ask-phase-3")


@card_test("4th/510", rules=["turn.phase5.events-to-abyss"], edition="1st")
def test_events_go_where_they_always_go(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Sadira + 4th/510"], hand=["Good Fortune", "Cataclysm!", 8])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=5)
    t.A.plays("Good Fortune")
    t.zone("Good Fortune", "void")
    t.count("A", hand=14)
    t.changed(*(f"Thugs#{n}" for n in range(1, 6)))
    t.A.passes()
    t.A.chooses("Cataclysm!")
    t.zone("Cataclysm!", "abyss")
    t.settled("A", "ask-discard-down")
