"""Magical items of the Artifacts booster."""

from __future__ import annotations

from tests.table_talk import Table, card_test


@card_test("AR/117", rules=["immunity.offensive-only", "immunity.level-bonus-lost"], edition="1st")
def test_its_bearer_is_immune_to_offensive_spells(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Azhul + AR/117 + Dwarven Hammer + Shield of Gore"])
    t.seat(
        "B", formation={"A": "Nyrond"}, pool=["Mordenkainen"], hand=["Cone of Cold", "Shield", "Orb of Doom", "Zadoc"]
    )
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Mordenkainen")
    t.total("Azhul", 15)
    t.B.plays("Cone of Cold", by="Mordenkainen")
    t.total("Mordenkainen", 10)
    t.B.plays("Shield", by="Mordenkainen")
    t.total("Mordenkainen", 12)
    t.B.plays("Orb of Doom", on="Mordenkainen")
    t.total("Mordenkainen", 14)
    t.B.plays("Zadoc")
    t.settled("A", "ask-combat")


@card_test("AR/117", rules=["gloss.cancel.event", "spell.any-time"], edition="1st")
def test_discarded_from_the_pool_it_stops_a_spell_at_anybody(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Sadira"], hand=["Disintegrate"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Dagrande + AR/117 + Flameblade"])
    t.seat("C", formation={"A": "Vaasa"})
    t.begin(active="A", phase=3)
    t.A.plays("Disintegrate", by="Sadira")
    t.A.chooses("Vaasa")
    t.B.answers("AR/117")
    t.zone("AR/117", "discard")
    t.zone("Disintegrate", "discard")
    t.zone("Vaasa", "formation")
    t.on("Flameblade", "Dagrande")
    t.settled("A", "ask-phase-3")


@card_test("AR/117", rules=["counter.exception"], edition="1st")
def test_in_battle_it_does_not_and_events_pass_it(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Azhul + AR/117 + Dwarven Hammer"], hand=["Cataclysm!"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen"], hand=["Cone of Cold"])
    t.begin(active="A", phase=4)
    t.A.plays("Cataclysm!")
    t.A.chooses("Draj")
    t.zone("Draj", "discard")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Mordenkainen")
    t.B.plays("Cone of Cold", by="Mordenkainen")
    t.A.could_not_answer("AR/117", because="not-in-pool")
    t.settled("B", "ask-combat")
