"""Regents of the Birthright booster."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Play, When
from sixrealms.powers.access import CannotAttack, FightsAgain
from sixrealms.powers.battle_effects import AutoDefeat
from sixrealms.powers.card_questions import FLYER, Is
from sixrealms.powers.refs import BEARER, OPPONENT
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

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


WIZARDS_SPELL, CLERICS_SPELL, HEROES_BLOW = "Magic Missile", "Cure Light Wounds", "4th/436"


@card_family(
    {
        "BR/83": (HEROES_BLOW, WIZARDS_SPELL),
        "BR/84": (CLERICS_SPELL, WIZARDS_SPELL),
        "BR/89": (WIZARDS_SPELL, CLERICS_SPELL),
        "BR/91": (HEROES_BLOW, WIZARDS_SPELL),
        "BR/92": (WIZARDS_SPELL, CLERICS_SPELL),
        "BR/93": (WIZARDS_SPELL, CLERICS_SPELL),
        "BR/95": (CLERICS_SPELL, WIZARDS_SPELL),
        "BR/97": (CLERICS_SPELL, WIZARDS_SPELL),
        "BR/109": ("PO/77", WIZARDS_SPELL),
        "BR/113": (WIZARDS_SPELL, CLERICS_SPELL),
        "BR/115": (CLERICS_SPELL, WIZARDS_SPELL),
        "4th/344": (WIZARDS_SPELL, CLERICS_SPELL),
        "NS/71": ("NS/64", WIZARDS_SPELL),
    },
    rules=["icon.ability.by-type"],
    edition="1st",
)
def test_regents_may_use_what_their_cards_say(t: Table, printing: str, usable: str, other: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[printing], hand=[usable, other])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys + Staff of Conjuring"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_=printing)
    t.B.defends("Borys")
    t.A.can("play", usable, printing)
    t.A.cannot("play", other, printing, because="icon.ability.by-type")
    t.settled("A", "ask-combat")


OFFENSIVE_ITEMS = {"1st/200": 1, "1st/104": 2}


@pytest.mark.parametrize("item", OFFENSIVE_ITEMS)
@card_test("BR/84", rules=["immunity.offensive-only"], edition="1st")
def test_grimm_ignores_weakly_enchanted_items(t: Table, item: str) -> None:
    with given(item, When("activate", AutoDefeat(OPPONENT))):
        t.seat("A", formation={"A": "Rashemen"}, pool=[f"Dagrande + {item}"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["BR/84"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="Dagrande")
        t.B.defends("BR/84")
        t.zone("BR/84", "battle" if OFFENSIVE_ITEMS[item] < 2 else "discard")
        t.zone("Dagrande", "battle" if OFFENSIVE_ITEMS[item] < 2 else "pool")
        t.settled("A")


BOTH_SPELLS = ["Magic Missile", "Cure Light Wounds"]


@card_test("BR/87", rules=["icon.ability.by-type"], edition="1st")
def test_caliedhe_casts_as_a_cleric_when_he_attacks(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["BR/87"], hand=BOTH_SPELLS)
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="BR/87")
    t.B.defends("Borys")
    t.A.cannot("play", "Magic Missile", "BR/87", because="icon.ability.by-type")
    t.A.plays("Cure Light Wounds", by="BR/87")
    t.settled("A", "ask-combat")


@card_test("BR/87", rules=["icon.ability.by-type"], edition="1st")
def test_caliedhe_casts_as_a_wizard_when_he_defends(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["BR/87"], hand=BOTH_SPELLS)
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Borys")
    t.B.defends("BR/87")
    t.B.cannot("play", "Cure Light Wounds", "BR/87", because="icon.ability.by-type")
    t.B.plays("Magic Missile", by="BR/87")
    t.settled("A", "ask-combat")


@card_test("BR/87", rules=["icon.ability.by-type"], edition="1st")
def test_in_his_pool_caliedhe_casts_nothing_but_others_do(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["BR/87", "Mordenkainen"], hand=["Geas", "3rd/358"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.cannot("play", "Geas", "BR/87", because="icon.ability.by-type")
    t.A.can("play", "Geas", "Mordenkainen")
    t.settled("A", "ask-phase-3")


@card_test("BR/88", rules=["formation.protection"], edition="1st")
def test_tomkin_and_his_allies_attack_wherever_they_like(t: Table) -> None:
    with given("1st/115", Always(CannotAttack(~FLYER))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["BR/88", "Azhul"], hand=["Zadoc"])
        t.seat("B", formation={"A": "Nyrond", "B": "1st/115"}, pool=["Mul Savage + Orb of Doom + War Party"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.cannot("attack", "1st/115", "Azhul", because=("formation.protection", "barred"))
        t.A.attacks("1st/115", with_="BR/88")
        t.B.defends("Mul Savage")
        t.A.plays("Zadoc")
        t.on("Zadoc", "BR/88")
        t.settled("A", "ask-combat")


@card_test("BR/89", rules=["gloss.when-attacking"], edition="1st")
def test_the_prince_has_a_monster_shot_as_he_attacks(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["BR/89", "Mul Savage"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Winged Horror", "Mordenkainen"])
    t.seat("C", formation={"A": "Vaasa"}, pool=["Stef'fa Naf'ski", "Gnomes of Samek"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="BR/89")
    t.B.defends("Mordenkainen")
    t.A.says("yes")
    t.offered("Winged Horror", "Stef'fa Naf'ski", "Mul Savage")
    t.A.chooses("Stef'fa Naf'ski")
    t.zone("Stef'fa Naf'ski", "discard")
    t.settled("A", "ask-combat")


@card_test("BR/89", rules=["gloss.when-attacking"], edition="1st")
def test_the_prince_has_nobody_shot_when_he_defends(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul", "Winged Horror"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["BR/89"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("BR/89")
    t.settled("A", "ask-combat")


@card_test("BR/92", rules=["gloss.base-level.conditional"], edition="1st")
def test_aelies_counts_the_standing_realms_of_cerilia(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "BR/5"}, pool=["BR/92"])
    t.seat("B", formation={"A": "Nyrond", "B": "BR/6 (razed)"})
    t.seat("C", formation={"A": "Vaasa", "B": "BR/7"})
    t.begin(active="A", phase=4, unenforced=True)
    t.base("BR/92", 10)
    t.settled("A", "ask-phase-4")


@card_test("BR/93", rules=["card.power.definition"], edition="1st")
def test_the_sword_mage_grows_when_spells_are_cast_against_him(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["BR/93"], hand=["Cone of Cold"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen"], hand=["Magic Missile"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="BR/93")
    t.B.defends("Mordenkainen")
    t.A.plays("Cone of Cold", by="BR/93")
    t.total("BR/93", 12)
    t.B.plays("Magic Missile", by="Mordenkainen")
    t.total("BR/93", 16)
    t.settled("B", "ask-combat")


@card_test("BR/95", rules=["gloss.base-level.conditional"], edition="1st")
def test_clerics_are_half_as_strong_against_nadia(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["BR/95", "Shayira"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["1st/69"])
    t.begin(active="A", phase=4, windows="pass")
    t.base("1st/69", 5)
    t.A.attacks("Nyrond", with_="BR/95")
    t.B.defends("1st/69")
    t.base("1st/69", 2)
    t.base("Shayira", 3)
    t.base("BR/95", 9)
    t.settled("B", "ask-combat")


@card_test("BR/95", rules=["gloss.base-level.conditional"], edition="1st")
def test_others_are_as_strong_against_nadia_as_ever(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["BR/95"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="BR/95")
    t.B.defends("Mordenkainen")
    t.base("Mordenkainen", 7)
    t.settled("A", "ask-combat")


@card_test("BR/97", rules=["card.power.definition"], edition="1st")
def test_barak_is_stronger_armed_and_against_allies(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["BR/97 + Dwarven Hammer"], hand=["Zadoc"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"], hand=["War Party"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="BR/97")
    t.B.defends("Borys")
    t.level("BR/97", 7 + 3 + 3)
    t.B.plays("War Party")
    t.level("BR/97", 15)
    t.settled("B", "ask-combat")


@card_test("BR/97", rules=["card.power.definition"], edition="1st")
def test_other_things_than_weapons_give_barak_their_bonus_only(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["BR/97 + Orb of Doom + FR/62", "Azhul + Flameblade"], hand=["Zadoc"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys + Staff of Conjuring + Wand of Light"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="BR/97")
    t.B.defends("Borys")
    t.level("BR/97", 7 + 2 + 6)
    t.A.plays("Zadoc")
    t.level("BR/97", 7 + 2 + 6)
    t.settled("A", "ask-combat")


@card_test("BR/109", rules=["combat.e.totals"], edition="1st")
def test_the_count_doubles_the_allies_that_swim(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["BR/109"], hand=["FR/67", "War Party"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys + Staff of Conjuring"], hand=["FR/68"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="BR/109")
    t.B.defends("Borys")
    t.A.plays("War Party")
    t.level("War Party", 4)
    t.A.plays("FR/67")
    t.level("FR/67", 10)
    t.B.plays("FR/68")
    t.level("FR/68", 5)
    t.settled("B", "ask-combat")


@card_test("BR/113", rules=["gloss.base-level.conditional"], edition="1st")
def test_only_clerics_stand_up_to_targoth(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["BR/113", "Azhul"])
    t.seat("B", formation={"A": "Vaasa"}, pool=["Mordenkainen", "1st/69"], hand=["War Party"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_="BR/113")
    t.B.defends("Mordenkainen")
    t.base("Mordenkainen", 3)
    t.B.plays("War Party")
    t.level("War Party", 4)
    t.base("Azhul", 4)
    t.base("BR/113", 4)
    t.settled("A")


@card_test("BR/113", rules=["gloss.base-level.conditional"], edition="1st")
def test_a_cleric_does_stand_up_to_targoth(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["BR/113"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["1st/69"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="BR/113")
    t.B.defends("1st/69")
    t.base("1st/69", 5)
    t.settled("A", "ask-combat")


@card_test("BR/84", rules=["immunity.offensive-only"], edition="1st")
def test_grimm_does_not_ignore_defensive_items(t: Table) -> None:
    with given("1st/313", When("activate", AutoDefeat(OPPONENT))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Dagrande + 1st/313"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["BR/84"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="Dagrande")
        t.B.defends("BR/84")
        t.zone("BR/84", "discard")
        t.changed("Dagrande", "1st/313")
        t.settled("A")


@card_test("BR/84", rules=["immunity.offensive-only"], edition="1st")
def test_grimm_does_not_ignore_spells(t: Table) -> None:
    with given("1st/331", Play(AutoDefeat(OPPONENT))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/163"], hand=["1st/331"])
        t.seat("B", formation={"A": "Vaasa"}, pool=["BR/84"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Vaasa", with_="1st/163")
        t.B.defends("BR/84")
        t.A.plays("1st/331", by="1st/163")
        t.zone("BR/84", "discard")
        t.changed("1st/331", "1st/163")
        t.settled("A")


@card_test("BR/89", rules=["card.power.definition"], edition="1st")
def test_the_archers_shoot_once_in_a_battle(t: Table) -> None:
    with given("1st/94", Always(FightsAgain(Is(BEARER), "attack"))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["BR/89 + 1st/94"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Dagrande", "Azhul", "Stef'fa Naf'ski", "Borys"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="BR/89")
        t.B.defends("Dagrande")
        t.A.says("yes")
        t.A.chooses("Borys")
        t.B.passes()
        t.A.attacks("Nyrond", with_="BR/89")
        t.B.defends("Azhul")
        t.changed("Borys", "Dagrande")
        t.settled("B", "ask-combat")
