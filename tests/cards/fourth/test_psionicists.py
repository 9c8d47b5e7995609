"""Psionicists of 4th Edition and the Powers booster, and a psionic power."""

from __future__ import annotations

from tests.cards.first.spell_duel import duel
from tests.table_talk import Table, card_test


@card_test("4th/332", rules=["gloss.opponent", "gloss.base-level.conditional"], edition="1st")
def test_beala_doubles_her_base_level_against_the_undead(t: Table) -> None:
    duel(t, "4th/332 + Orb of Doom", "Skeletal Horde", windows="pass")
    t.level("4th/332", 10 + 2)
    t.settled("B", "ask-combat")


@card_test("4th/332", rules=["gloss.opponent"], edition="1st")
def test_beala_is_herself_against_the_living(t: Table) -> None:
    duel(t, "4th/332 + Orb of Doom", "Borys", windows="pass")
    t.level("4th/332", 5 + 2)
    t.settled("A", "ask-combat")


@card_test("4th/342", rules=["power.combat-only-when-involved"], edition="1st")
def test_minervan_wears_armour_of_flesh_in_combat_only(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["4th/342", "Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass")
    t.level("4th/342", 9)
    t.A.attacks("Nyrond", with_="4th/342")
    t.B.defends("Borys")
    t.level("4th/342", 13)
    t.level("Borys", 9)
    t.settled("B", "ask-combat")


@card_test("4th/342", rules=["power.combat-only-when-involved"], edition="1st")
def test_minervan_wears_it_defending_as_well(t: Table) -> None:
    duel(t, "Borys", "4th/342", windows="pass")
    t.level("4th/342", 13)
    t.settled("A", "ask-combat")


@card_test("PO/19", rules=["icon.ability.by-type"], edition="1st")
def test_phridge_casts_both_kinds_of_spells_and_uses_psionic_powers(t: Table) -> None:
    duel(t, "PO/19", "Borys", ["Shield", "Cure Light Wounds", "PO/94"], windows="pass")
    t.A.can("play", "Shield", "PO/19")
    t.A.can("play", "Cure Light Wounds", "PO/19")
    t.A.can("play", "PO/94", "PO/19")
    t.settled("A", "ask-combat")


@card_test("PO/94", rules=["icon.ability.by-type"], edition="1st")
def test_magnify_doubles_the_level_of_its_psionicist(t: Table) -> None:
    duel(t, "4th/332", "Borys", ["PO/94"], windows="pass")
    t.A.plays("PO/94", by="4th/332")
    t.level("4th/332", (5 + 1) * 2)
    t.settled("B", "ask-combat")


@card_test("PO/94", rules=["icon.ability.by-type"], edition="1st")
def test_magnify_is_for_psionicists(t: Table) -> None:
    duel(t, "NS/41", "Borys", ["PO/94"], windows="pass")
    t.A.cannot("play", "PO/94", "NS/41", because=("card.power.definition", "icon.ability.by-type"))
    t.settled("A", "ask-combat")
