"""Dispel, Mirror Image, the Wand of Orcus, the Great Mother and Rule Lawyer's Delight."""

from __future__ import annotations

from functools import partial

import pytest

from sixrealms.engine.ability import Play, Target
from sixrealms.powers.card_questions import REALM
from sixrealms.powers.moves import discard
from sixrealms.powers.refs import TARGET, The
from sixrealms.powers.sets import one
from tests.cards.drawn import drew
from tests.made_up import given
from tests.table_talk import Table
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
REALM_A, REALM_B, REALM_C = {"A": "Rashemen"}, {"A": "Nyrond"}, {"A": "Keoland"}
DEFLECTION, STASIS, DRUMS, LOUP, DISPEL, WAND = "4th/137", "4th/138", "4th/198", "4th/236", "4th/400", "4th/456"
MOTHER, DELIGHT, MIRROR = "4th/479", "4th/491", "4th/386"

# -- Dispel and Mirror Image ------------------------------------------------------------------------------------------


@card_test(DISPEL, rules=["dispel.timing", "dispel.magic-both"])
def test_dispel_cancels_spells_and_powers_just_played(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira", "NS/123"], hand=["Banishment", "PO/74"])
    t.seat("B", formation=REALM_B, pool=["Mul Savage", "Nenioc"], hand=[DISPEL, "4th/400 [4th/400]"])
    t.begin(active="A", phase=3)
    t.A.plays("Banishment", by="Sadira")
    t.B.answers(f"{DISPEL}#1", by="Nenioc")
    t.zone("Mul Savage", "pool")
    t.A.plays("PO/74", by="NS/123")
    t.B.answers(f"{DISPEL}#2", by="Nenioc")
    t.zone("PO/74", "discard")
    t.changed("Banishment", f"{DISPEL}#1", f"{DISPEL}#2")
    t.settled("A", "ask-phase-3")


@card_test(DISPEL, rules=["dispel.magic-both"])
def test_it_ends_what_lasts_at_any_time_and_no_event(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira", "NS/123"], hand=["PO/74", "Good Fortune"])
    t.seat("B", formation=REALM_B, pool=["Nenioc"], hand=[DISPEL])
    t.begin(active="A", phase=3)
    t.A.plays("Good Fortune")
    t.count("A", hand=6)
    t.A.plays("PO/74", by="NS/123")
    t.B.passes()
    t.zone("PO/74", "table")
    t.B.plays(DISPEL, by="Nenioc")
    t.zone("PO/74", "discard")
    t.zone(DISPEL, "discard")
    t.changed("Good Fortune")
    drew(t, "A", 5)
    t.settled("A", "ask-phase-3")


@card_test(MIRROR, rules=["gloss.caster"])
def test_mirror_image_doubles_what_the_caster_has_then(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira + Orb of Doom"], hand=[MIRROR, "Cone of Cold"])
    t.seat("B", formation=REALM_B, pool=["Borys + Staff of Conjuring + Dwarven Hammer + Gith"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("Borys")
    t.A.plays(MIRROR, by="Sadira")
    t.level("Sadira", 12)
    t.A.plays("Cone of Cold", by="Sadira")
    t.level("Sadira", 17)
    t.level("Borys", 17)
    t.settled("A", "ask-combat")


# -- the Wand of Orcus ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("opponent", "falls"), [("Neeva + Falcon Figurine", True), ("Neeva + Orb of Doom", False)])
@card_test(WAND, rules=["gloss.adjusted-level", "instant.no-chance-for-attached"])
def test_the_wand_kills_up_to_level_eight(t: Table, opponent: str, falls: bool) -> None:
    t.seat("A", formation=REALM_A, pool=[f"Skeletal Horde + {WAND}"])
    t.seat("B", formation=REALM_B, pool=[opponent], hand=["Gladiators"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Skeletal Horde")
    t.B.defends("Neeva")
    t.zone("Neeva", "discard" if falls else "battle")
    t.changed(*(["Falcon Figurine"] if falls else []))
    t.settled("A" if falls else "B", "ask-next-attacker" if falls else "ask-combat")


@pytest.mark.parametrize(("ruleset", "size", "to"), [("tournament", 55, "limbo"), ("tournament-110", 110, "discard")])
@card_test(WAND, "1st/410", rules=["gloss.defeated.explicit-discard", "discard.implies-defeat"])
def test_whom_it_kills_is_discarded_whatever_saves_the_defeated(t: Table, ruleset: str, size: int, to: str) -> None:
    t.seat("A", formation=REALM_A, pool=[f"Skeletal Horde + {WAND}"])
    t.seat("B", formation=REALM_B, pool=["T'kkyl + 1st/410"])
    t.begin(active="A", phase=4, windows="pass", ruleset=ruleset, size=size)
    t.A.attacks("Nyrond", with_="Skeletal Horde")
    t.B.defends("T'kkyl")
    t.zone("T'kkyl", to)
    t.zone("1st/410", "discard")
    t.settled("A", "ask-next-attacker")


@card_test(WAND, rules=["gloss.defeated"])
def test_a_realm_that_defends_itself_is_beaten_as_ever(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[f"Skeletal Horde + {WAND}"])
    t.seat("B", formation={"A": "Urik"})
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Urik", with_="Skeletal Horde")
    t.B.defends("Urik")
    t.razed("Urik")
    t.changed("A:Thugs#1")
    t.settled("A", "ask-spoils")


@card_test(WAND, rules=["activation.played-in-battle", "instant.no-chance-for-attached"])
def test_the_wand_kills_as_it_is_taken_up_in_combat_as_well(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Skeletal Horde"], hand=[WAND])
    t.seat("B", formation=REALM_B, pool=["The Pereghost + Banner of the One-Eyed God"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Skeletal Horde")
    t.B.defends("The Pereghost")
    t.A.plays(WAND)
    t.zone("The Pereghost", "discard")
    t.zone("Banner of the One-Eyed God", "discard")
    t.zone("Skeletal Horde", "pool")
    t.on(WAND, "Skeletal Horde")
    t.settled("A", "ask-next-attacker")


@card_test(WAND, rules=["card.world.matching", "turn.phase3.one-artifact"])
def test_any_undead_monster_wields_it_but_one_artifact_is_enough(t: Table) -> None:
    t.seat(
        "A",
        formation=REALM_A,
        pool=["Skeletal Horde", "Mul Savage", "Winged Horror + Orb of Dragonkind", "Delsenora", "NS/35"],
        hand=[WAND],
    )
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=3, unenforced=True)
    t.A.cannot("play", WAND, "Mul Savage", because=("other-world", "not-this-bearer"))
    t.A.cannot("play", WAND, "Delsenora", because="not-this-bearer")
    t.A.cannot("play", WAND, "NS/35", because=("other-world", "not-this-bearer"))
    t.A.cannot("play", WAND, "Winged Horror", because="has-artifact")
    t.A.plays(WAND, on="Skeletal Horde")
    t.level("Skeletal Horde", 14)
    t.settled("A", "ask-phase-3")


# -- the Great Mother -------------------------------------------------------------------------------------------------


@card_test(MOTHER, rules=["avatar.phase3-only", "power.condition-mandatory"])
def test_she_comes_when_a_wizard_is_beaten(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Borys"], hand=[MOTHER])
    t.seat("B", formation=REALM_B, pool=["Sadira"])
    t.begin(active="A", phase=3)
    t.A.cannot("play", MOTHER, because="condition-not-met")
    t.A.passes()
    t.A.attacks("Nyrond", with_="Borys")
    t.B.defends("Sadira")
    t.B.passes()
    t.asked("A", "ask-anytime")
    t.A.plays(MOTHER)
    t.zone(MOTHER, "pool")
    t.zone("Sadira", "discard")
    t.settled("A", "ask-next-attacker")


@pytest.mark.parametrize("loser", ["Azhul", "Nenioc"])
@card_test(MOTHER, rules=["power.condition-mandatory"])
def test_not_for_others_nor_later(t: Table, loser: str) -> None:
    t.seat("A", formation=REALM_A, pool=["Borys"], hand=[MOTHER])
    t.seat("B", formation=REALM_B, pool=[loser])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Borys")
    t.B.defends(loser)
    t.B.passes()
    t.zone(MOTHER, "hand")
    t.zone(loser, "discard")
    t.zone("Borys", "pool")
    t.settled("A", "ask-next-attacker")


@card_test(MOTHER, rules=["once.phase3"])
def test_her_shell_silences_one_pool_for_a_turn(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[MOTHER, "Sadira"], hand=["Banishment"])
    t.seat(
        "B",
        formation=REALM_B,
        pool=["Preserver", "Mul Savage"],
        hand=["Banishment [2nd/395]", "Spell Turning", "Cone of Cold"],
    )
    t.begin(active="A", phase=3)
    t.A.uses(MOTHER)
    t.A.player("B")
    t.A.cannot("use", MOTHER, because="already-used")
    t.A.plays("Banishment [1st/395]", by="Sadira")
    t.zone("Mul Savage", "discard")
    t.zone("Spell Turning", "hand")
    t.A.passes(3)
    t.B.passes(2)
    t.B.cannot("play", "Banishment [2nd/395]", "Preserver", because="forbidden")
    t.B.passes()
    t.B.attacks("Rashemen", with_="Preserver")
    t.A.defends("Sadira")
    t.A.passes()
    t.changed("Banishment [1st/395]", "Sadira")
    drew(t, "B", 3)
    t.settled("B", "ask-next-attacker")


# -- Rule Lawyer's Delight --------------------------------------------------------------------------------------------


@card_test(DELIGHT, rules=["gloss.rule-card.single", "gloss.rule-card.global"])
def test_a_rule_card_beside_it_binds_its_own_player(t: Table) -> None:
    t.seat("A", formation=REALM_A, table=[DELIGHT])
    t.seat("B", formation=REALM_B, hand=["BR/118"])
    t.begin(active="B", phase=0)
    t.B.plays("BR/118")
    t.zone("BR/118", "table")
    t.zone(DELIGHT, "table")
    t.B.passes()
    t.count("B", hand=1)
    t.B.passes(4)
    t.A.passes()
    t.count("A", hand=3)
    drew(t, "A", 3)
    drew(t, "B", 1)
    t.settled("A", "ask-phase-2")


@card_test(DELIGHT, rules=["gloss.rule-card.single"])
def test_everybody_has_one_and_a_new_one_of_his_ends_only_his(t: Table) -> None:
    t.seat("A", formation=REALM_A, table=[DELIGHT, "PO/120"])
    t.seat("B", formation=REALM_B, table=["BR/118"], hand=["UD/69"])
    t.begin(active="B", phase=0)
    t.B.plays("UD/69")
    t.zone("UD/69", "table")
    t.zone("BR/118", "discard")
    t.zone("PO/120", "table")
    t.zone(DELIGHT, "table")
    t.settled("B", "ask-phase-0")


@card_test(DELIGHT, rules=["gloss.rule-card.global"])
def test_powers_are_taken_only_from_the_cards_of_who_has_the_rule(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["1st/422"], table=[DELIGHT])
    t.seat("B", formation=REALM_B, pool=["1st/44"], table=["UD/69"])
    t.begin(active="A", phase=3)
    t.A.can("use", "1st/422")
    t.settled("A", "ask-phase-3")


@card_test(DELIGHT, rules=["gloss.rule-card.single"])
def test_the_ultimate_rule_removes_them_all(t: Table) -> None:
    t.seat("A", formation=REALM_A, table=[DELIGHT, "PO/120"])
    t.seat("B", formation=REALM_B, table=["BR/118"], hand=["PO/118"])
    t.begin(active="B", phase=0)
    t.B.plays("PO/118")
    for card in (DELIGHT, "PO/120", "BR/118"):
        t.zone(card, "discard")
    t.zone("PO/118", "table")
    t.settled("B", "ask-phase-0")


@card_test(DELIGHT, rules=["gloss.rule-card.single"])
def test_when_it_goes_the_rule_played_last_stays(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["RR/116"], table=["BR/118", DELIGHT])
    t.seat("B", formation=REALM_B, table=["UD/69"])
    t.begin(active="A", phase=3)
    t.A.uses("RR/116")
    t.A.chooses(DELIGHT)
    t.zone(DELIGHT, "abyss")
    t.zone("BR/118", "discard")
    t.zone("UD/69", "table")
    t.zone("RR/116", "abyss")
    t.settled("A", "ask-phase-3")


@card_test(LOUP, rules=["instant.no-chance-for-attached"])
def test_who_has_an_item_is_not_asked_for_another(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["T'kkyl + Magic Sword"], hand=[LOUP])
    t.seat("B", formation=REALM_B, pool=["Borys + Orb of Doom"], hand=["Dwarven Hammer"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("Borys")
    t.A.plays(LOUP)
    t.zone("Dwarven Hammer", "hand")
    t.settled("A", "ask-combat")


@card_test(MOTHER, rules=["pool.not-while-fighting"])
def test_who_has_left_the_pool_to_fight_casts_as_before(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[MOTHER, "Neeva"])
    t.seat("B", formation=REALM_B, pool=["Preserver"], hand=["Cone of Cold"])
    t.begin(active="A", phase=3)
    t.A.uses(MOTHER)
    t.A.player("B")
    t.A.passes()
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Preserver")
    t.B.plays("Cone of Cold", by="Preserver")
    t.total("Preserver", 11)
    t.settled("A", "ask-combat")


@card_test(STASIS, rules=["gloss.player-target"])
def test_one_may_give_up_ones_own_turn(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=[STASIS])
    t.seat("B", formation=REALM_B)
    t.seat("C", formation=REALM_C)
    t.begin(active="A", phase=5)
    t.A.plays(STASIS)
    t.A.player("A")
    t.A.passes()
    t.B.passes(5)
    t.C.passes(5)
    t.turn_of("B")
    t.changed(STASIS)
    drew(t, "B", 3)
    drew(t, "C", 3)
    t.settled("B")


@card_test(DEFLECTION, rules=["pause.actions"])
def test_help_is_not_deflected(t: Table) -> None:
    with given("1st/100", Play(discard(The(TARGET)), targets=(Target("target", one(REALM)),))):
        t.seat("A", formation=REALM_A, hand=["Good Fortune"])
        t.seat("B", formation=REALM_B, hand=[DEFLECTION])
        t.begin(active="A", phase=3)
        t.A.plays("Good Fortune")
        t.A.chooses("Nyrond")
        t.B.could_not_answer(DEFLECTION, because="counter.exception")
        t.zone("Nyrond", "discard")
        t.changed("Good Fortune")
        t.settled("A", "ask-phase-3")


@card_test(DISPEL, rules=["dispel.magic-both", "dispel.timing"])
def test_dispel_ends_a_spell_of_the_round(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["Cone of Cold"])
    t.seat("B", formation=REALM_B, pool=["Nenioc"], hand=[DISPEL])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("Nenioc")
    t.A.plays("Cone of Cold", by="Sadira")
    t.total("Sadira", 9)
    t.B.plays(DISPEL, by="Nenioc")
    t.zone("Cone of Cold", "discard")
    t.total("Sadira", 4)
    t.on(DISPEL, "Nenioc")
    t.settled("A", "ask-combat")
