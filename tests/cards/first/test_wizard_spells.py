"""Wizard spells of 1st Edition that strike opposing cards or strengthen the caster in combat."""

from __future__ import annotations

import pytest

from tests.cards.drawn import drew
from tests.cards.first.spell_duel import duel, ways_offered
from tests.table_talk import Table, card_family, card_test

# -- Fireball ---------------------------------------------------------------------------------------------------------


@card_family({"1st/331": (), "4th/363": ()}, rules=["gloss.adjusted-level", "spell.offensive-defensive"], edition="1st")
def test_fireball_discards_opposing_allies_of_level_4_or_less(t: Table, printing: str) -> None:
    theirs = "Herminard + Armies of Bloodstone + Hordes of Castle Greyhawk + Flameblade"
    duel(t, "Preserver + Thugs", theirs, [printing])
    t.total("Herminard", 15)
    t.A.plays(printing, by="Preserver")
    t.zone("Armies of Bloodstone", "discard")
    t.on("Hordes of Castle Greyhawk", "Herminard")
    t.on("Flameblade", "Herminard")
    t.on("Thugs", "Preserver")
    t.total("Herminard", 11)
    t.on(printing, "Preserver")
    t.settled("A", "ask-combat")


@card_test("1st/331", rules=["spell.target-required", "spell.mark-not-side", "spell.phase4-both"])
def test_fireball_needs_an_ally_it_can_burn_and_serves_the_defender_too(t: Table) -> None:
    duel(t, "Neeva", "Sadira", ["Zadoc", "Kank Lancers"], ["Fireball", "Gladiators"])
    t.B.cannot("play", "Fireball", "Sadira", because="no-effect")
    t.B.plays("Gladiators")
    t.A.plays("Kank Lancers")
    t.A.plays("Zadoc")
    t.B.plays("Fireball")
    t.zone("Zadoc", "discard")
    t.on("Kank Lancers", "Neeva")
    t.total("Neeva", 13)
    t.settled("A", "ask-combat")


@card_test("1st/331", rules=["immunity.offensive-spells-both", "immunity.always-active"])
def test_fireball_passes_immune_allies_by(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira"], hand=["Fireball"])
    t.seat("B", formation={"A": "The Yeomanry + Fortification"}, pool=["Herminard + Zadoc"])
    t.begin(active="A", phase=4)
    t.A.attacks("The Yeomanry", with_="Sadira")
    t.B.defends("Herminard")
    t.A.cannot("play", "Fireball", "Sadira", because="no-effect")
    t.settled("A", "ask-combat")


# -- Lightning Bolt ---------------------------------------------------------------------------------------------------


@card_test("1st/332", rules=["general.touch.retarget"])
def test_lightning_bolt_strikes_an_ally_of_level_4_or_less_or_an_item(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira + Orb of Doom + Thugs"], hand=["Lightning Bolt"])
    t.seat(
        "B",
        formation={"A": "Sembia"},
        pool=["Herminard + War Party + Hordes of Castle Greyhawk + Flameblade", "Azhul + Falcon Figurine"],
    )
    t.seat("C", formation={"A": "Gulg"}, pool=["Neeva + Wand of Light"])
    t.begin(active="A", phase=4)
    t.A.attacks("Sembia", with_="Sadira")
    t.B.defends("Herminard")
    t.A.plays("Lightning Bolt")
    t.offered("War Party", "Flameblade", "Falcon Figurine", "Wand of Light")
    t.A.chooses("War Party")
    t.zone("War Party", "discard")
    t.total("Sadira", 12)
    t.total("Herminard", 11)
    t.settled("B", "ask-combat")


@card_family({"1st/332": (), "4th/364": ()}, rules=["spell.target-required"], edition="1st")
def test_lightning_bolt_burns_an_item_or_is_cast_for_its_bonus_alone(t: Table, printing: str) -> None:
    duel(t, "Sadira", "Tergoz Tenhammer + Orb of Doom", [printing])
    t.A.plays(printing)
    t.zone("Orb of Doom", "discard")
    t.total("Sadira", 9)
    t.total("Tergoz Tenhammer", 5)
    t.settled("B", "ask-combat")


@card_test("1st/332", rules=["spell.target-required"])
def test_lightning_bolt_without_anything_to_strike_still_adds_its_levels(t: Table) -> None:
    duel(t, "Sadira", "Herminard", ["Lightning Bolt"])
    t.A.plays("Lightning Bolt")
    t.total("Sadira", 9)
    t.total("Herminard", 4)
    t.settled("B", "ask-combat")


# -- Sleep ------------------------------------------------------------------------------------------------------------


@card_test("1st/341", rules=["spell.target-required"])
def test_sleep_takes_three_allies_of_level_1_or_2_at_most(t: Table) -> None:
    theirs = "Herminard + Thugs + Zadoc + Gith + Powell + War Band + Falcon Figurine"
    duel(t, "Sadira + Sloth", theirs, ["Sleep"])
    t.A.plays("Sleep")
    t.offered("Thugs", "Zadoc", "Gith", "Powell")
    t.A.chooses("Thugs", "Zadoc", "Gith")
    for ally in ("Thugs", "Zadoc", "Gith"):
        t.zone(ally, "discard")
    t.on("Powell", "Herminard")
    t.on("War Band", "Herminard")
    t.on("Sloth", "Sadira")
    t.on("Falcon Figurine", "Herminard")
    t.settled("A", "ask-combat")


@card_test("1st/341", rules=["spell.target-required"])
def test_sleep_may_stop_after_one(t: Table) -> None:
    duel(t, "Sadira", "Herminard + Thugs + Zadoc + War Band", ["Sleep"])
    t.A.plays("Sleep")
    t.offered("Thugs", "Zadoc")
    t.A.chooses("Zadoc")
    t.A.done()
    t.zone("Zadoc", "discard")
    t.on("Thugs", "Herminard")
    t.settled("A", "ask-combat")


@card_test("1st/341", rules=["gloss.adjusted-level", "spell.target-required"])
def test_sleep_counts_levels_as_they_are_now(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Neeva + Thugs + War Band"])
    t.seat("B", formation={"A": "Anauroch"}, pool=["Sadira"], hand=["Sleep"])
    t.begin(active="A", phase=4)
    t.A.attacks("Anauroch", with_="Neeva")
    t.B.defends("Sadira")
    t.level("Thugs", 0)
    t.B.plays("Sleep")
    t.zone("War Band", "discard")  # a 3 weakened to 2, and the only one that can be chosen
    t.on("Thugs", "Neeva")
    t.settled("B", "ask-combat")


# -- Crushing Fist ----------------------------------------------------------------------------------------------------


@card_family({"1st/344": (), "4th/369": ()}, edition="1st")
def test_crushing_fist_adds_its_levels(t: Table, printing: str) -> None:
    duel(t, "Sadira", "Tergoz Tenhammer + Orb of Doom", [printing])
    t.A.plays(printing, way=1)
    t.total("Sadira", 8)
    t.on("Orb of Doom", "Tergoz Tenhammer")
    t.settled("B", "ask-combat")


@card_family({"1st/344": (), "4th/369": ()}, rules=["general.touch.retarget"], edition="1st")
def test_crushing_fist_destroys_an_item_instead(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira + Wand of Light"], hand=[printing])
    t.seat("B", formation={"A": "Sembia"}, pool=["Herminard + Staff of Conjuring", "Azhul + Flameblade + Orb of Doom"])
    t.begin(active="A", phase=4)
    t.A.attacks("Sembia", with_="Sadira")
    t.B.defends("Herminard")
    t.A.plays(printing, way=2)
    t.offered("Staff of Conjuring", "Flameblade", "Orb of Doom")
    t.A.chooses("Staff of Conjuring")
    t.zone("Staff of Conjuring", "discard")
    t.total("Sadira", 7)
    t.total("Herminard", 4)
    t.on(printing, "Sadira")
    t.settled("B", "ask-combat")


@card_test("1st/344", rules=["spell.target-required"])
def test_crushing_fist_destroys_no_item_where_there_is_none(t: Table) -> None:
    duel(t, "Sadira + Wand of Light", "Neeva", ["Crushing Fist"])
    t.expect(ways_offered(t, "Crushing Fist") == 1, "the levels alone are offered")
    t.A.plays("Crushing Fist", way=1)
    t.total("Sadira", 11)
    t.settled("B", "ask-combat")


# -- Charm ------------------------------------------------------------------------------------------------------------


@card_test("1st/357", rules=["spell.target-required"])
def test_charm_takes_any_opposing_ally(t: Table) -> None:
    duel(t, "Sadira + Thugs", "Herminard + Gladiators + Gith + Zadoc + Flameblade", ["Charm"])
    t.A.plays("Charm")
    t.offered("Gladiators", "Gith", "Zadoc")
    t.A.chooses("Gladiators")
    t.zone("Gladiators", "discard")
    t.on("Gith", "Herminard")
    t.total("Herminard", 9)
    t.settled("A", "ask-combat")


@card_test("1st/357", rules=["spell.target-required"])
def test_charm_needs_an_opposing_ally(t: Table) -> None:
    duel(t, "Sadira + Thugs", "Herminard + Flameblade", ["Charm"])
    t.A.cannot("play", "Charm", "Sadira", because="spell.target-required")
    t.settled("A", "ask-combat")


# -- Death Spell, Finger of Death, Banishment -------------------------------------------------------------------------


@card_test("1st/392", rules=["spell.phase-listed", "gloss.adjusted-level"])
def test_death_spell_kills_a_champion_of_level_7_or_less_in_phase_3(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira", "Azhul"], hand=["Death Spell"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Neeva", "Quagmiela the Dragon + Wand of Light"])
    t.seat("C", formation={"A": "Gulg"}, pool=["Herminard + Orb of Doom"])
    t.begin(active="A", phase=3)
    t.A.plays("Death Spell", by="Sadira")
    t.offered("Sadira", "Azhul", "Neeva", "Herminard")
    t.A.chooses("Neeva")
    t.zone("Neeva", "discard")
    t.zone("Death Spell", "discard")
    t.settled("A", "ask-phase-3")


@card_test("1st/392", rules=["gloss.defeated", "spell.phase4-only-combatants", "combat.h.winner-discards"])
def test_death_spell_in_combat_may_strike_the_opposing_champion(t: Table) -> None:
    duel(t, "Sadira + Thugs", "Herminard + War Band", ["Death Spell"], their_pool=["Mul Savage"])
    t.A.plays("Death Spell")
    t.offered("Sadira", "Thugs", "Herminard", "War Band", "Mul Savage")
    t.A.chooses("Herminard")
    t.zone("Herminard", "discard")
    t.zone("War Band", "discard")
    t.zone("Sadira", "pool")
    t.zone("Thugs", "discard")
    t.zone("Death Spell", "discard")
    t.settled("A", "ask-next-attacker")


@card_test("1st/392", rules=["gloss.adjusted-level", "spell.target-required"])
def test_death_spell_does_not_reach_a_side_of_level_8(t: Table) -> None:
    duel(t, "Sadira", "Herminard + War Party", ["Death Spell"])
    t.A.plays("Death Spell")
    t.offered("War Party", "Sadira")  # the side is of level 8
    t.A.chooses("War Party")
    t.zone("War Party", "discard")
    t.zone("Herminard", "battle")
    t.settled("A", "ask-combat")


@card_test("1st/397", rules=["spell.phase-listed", "gloss.adjusted-level"])
def test_finger_of_death_kills_up_to_level_5_in_combat_only(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira + Gith"], hand=["Finger of Death"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Herminard + Gladiators + Hordes of Castle Greyhawk", "Mul Savage"])
    t.seat("C", formation={"A": "Gulg"}, pool=["Tergoz Tenhammer", "Azhul"])
    t.begin(active="A", phase=3)
    t.A.cannot("play", "Finger of Death", "Sadira", because="spell.phase-listed")
    t.A.passes()
    t.A.attacks("Sembia", with_="Sadira")
    t.B.defends("Herminard")
    t.A.plays("Finger of Death")
    t.offered("Sadira", "Gith", "Hordes of Castle Greyhawk", "Tergoz Tenhammer", "Azhul")
    t.A.chooses("Tergoz Tenhammer")
    t.zone("Tergoz Tenhammer", "discard")
    t.settled("A", "ask-combat")


@pytest.mark.parametrize(("target", "gone"), [("Sadira", True), ("Azhul", False), ("Thugs", False)])
@card_test("1st/392", "1st/397", rules=["general.golden-rule"])
def test_any_champion_or_ally_is_one_of_the_casters_own_too(t: Table, target: str, gone: bool) -> None:
    """What is printed goes before the rule that offensive spells act on opposing cards."""
    spell = "Finger of Death" if target != "Azhul" else "Death Spell"
    t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira + Thugs", "Azhul"], hand=["Finger of Death", "Death Spell"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Herminard + Gladiators + Hordes of Castle Greyhawk"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Sembia", with_="Sadira")
    t.B.defends("Herminard")
    t.A.plays(spell, by="Sadira")
    t.A.chooses(target)
    t.zone(target, "discard")
    t.changed(spell, "Thugs", "Sadira", "Herminard", "Gladiators", "Hordes of Castle Greyhawk")
    if gone:
        drew(t, "B", 1)
    t.settled("B" if gone else "A", "ask-spoils" if gone else "ask-combat")


@card_test("1st/395")
def test_banishment_destroys_a_monster_of_any_level(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira", "Griffin"], hand=["Banishment"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Winged Horror + Staff of Conjuring", "Azhul"])
    t.seat("C", formation={"A": "Gulg"}, pool=["Skeletal Horde", "Mul Savage"])
    t.begin(active="A", phase=3)
    t.A.plays("Banishment", by="Sadira")
    t.offered("Winged Horror", "Skeletal Horde", "Mul Savage")
    t.A.chooses("Winged Horror")
    t.zone("Winged Horror", "discard")
    t.zone("Staff of Conjuring", "discard")
    t.settled("A", "ask-phase-3")


@card_test("1st/395", rules=["gloss.defeated", "battle.combat-started"])
def test_banishment_in_combat_and_without_a_monster(t: Table) -> None:
    duel(t, "Sadira", "Mul Savage + Tiger", ["Banishment"], pool=["Skeletal Horde"])
    t.A.plays("Banishment")
    t.zone("Mul Savage", "discard")
    t.zone("Tiger", "discard")
    t.settled("A", "ask-next-attacker")


@card_test("1st/395", rules=["spell.target-required"])
def test_banishment_finds_no_monster_among_heroes_and_allies(t: Table) -> None:
    duel(t, "Sadira", "Herminard + Tiger", ["Banishment"], pool=["Skeletal Horde"])
    t.A.cannot("play", "Banishment", "Sadira", because="spell.target-required")
    t.settled("A", "ask-combat")
