"""Thieves and thief abilities of the Night Stalkers booster."""

from __future__ import annotations

from tests.table_talk import Table, card_test


@card_test("NS/55", rules=["spell.phase4-only-combatants"], edition="1st")
def test_a_thief_doubles_the_base_level_from_behind(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["NS/41 + Orb of Doom", "Azhul"], hand=["NS/55"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="NS/41")
    t.B.defends("Borys")
    t.level("NS/41", 3 + 2)
    t.A.cannot("play", "NS/55", "Azhul", because="spell.phase4-only-combatants")
    t.A.plays("NS/55", by="NS/41")
    t.level("NS/41", 6 + 2)
    t.settled("A", "ask-combat")


@card_test("NS/37", rules=["gloss.base-level.conditional"], edition="1st")
def test_phostrek_is_savage_against_all_but_monsters(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["NS/37 + Orb of Doom"], hand=["PO/94"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul", "Mul Savage"])
    t.begin(active="A", phase=4, windows="pass")
    t.level("NS/37", 4 + 2)
    t.A.attacks("Nyrond", with_="NS/37")
    t.B.defends("Azhul")
    t.level("NS/37", 8 + 2)
    t.settled("B", "ask-combat")


@card_test("NS/37", rules=["gloss.opponent"], edition="1st")
def test_phostrek_is_himself_against_a_monster(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["NS/37"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul", "Mul Savage"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="NS/37")
    t.B.defends("Mul Savage")
    t.level("NS/37", 4)
    t.settled("A", "ask-combat")


@card_test("NS/37", rules=["icon.ability.by-type"], edition="1st")
def test_phostrek_uses_psionic_powers(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["NS/37"], hand=["PO/77", "Shield"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="NS/37")
    t.B.defends("Borys")
    t.A.can("play", "PO/77", "NS/37")
    t.A.cannot("play", "Shield", "NS/37", because="icon.ability.by-type")
    t.settled("A", "ask-combat")


@card_test("NS/41", rules=["gloss.opponent"], edition="1st")
def test_kelda_is_stronger_against_heroes(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["NS/41"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul", "Mul Savage"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="NS/41")
    t.level("NS/41", 3)
    t.B.defends("Azhul")
    t.level("NS/41", 8)
    t.level("Azhul", 4)
    t.settled("B", "ask-combat")


@card_test("NS/41", rules=["worldbonus.amount"], edition="1st")
def test_kelda_is_stronger_in_a_realm_of_her_world(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Mul Savage"])
    t.seat("B", formation={"A": "BR/3"}, pool=["NS/41"])
    t.begin(active="A", phase=4, windows="pass", unenforced={"BR/3"})
    t.A.attacks("BR/3", with_="Mul Savage")
    t.B.defends("NS/41")
    t.level("NS/41", 3 + 3 + 3)
    t.settled("A", "ask-combat")


@card_test("NS/41", rules=["gloss.opponent"], edition="1st")
def test_kelda_attacks_a_realm_of_her_world_as_any_other(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["NS/41"])
    t.seat("B", formation={"A": "BR/3"}, pool=["Mul Savage"])
    t.begin(active="A", phase=4, windows="pass", unenforced={"BR/3"})
    t.A.attacks("BR/3", with_="NS/41")
    t.B.defends("Mul Savage")
    t.level("NS/41", 3 + 3)
    t.settled("A", "ask-combat")


@card_test("NS/41", rules=["gloss.opponent"], edition="1st")
def test_kelda_defends_other_worlds_as_she_is(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Mul Savage"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["NS/41"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Mul Savage")
    t.B.defends("NS/41")
    t.level("NS/41", 3)
    t.settled("B", "ask-combat")
