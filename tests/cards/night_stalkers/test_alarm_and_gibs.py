"""Alarm, Gib Drawsemaj and Gib Aklem."""

from __future__ import annotations

from functools import partial

import pytest

from sixrealms.engine.ability import Always
from sixrealms.powers.card_questions import Is
from sixrealms.powers.immunity import Immune
from sixrealms.powers.psionics import PSIONIC_ATTACK
from sixrealms.powers.refs import SELF
from tests.cards.drawn import drew
from tests.made_up import given
from tests.table_talk import Table
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
REALM_A, REALM_B, REALM_C = {"A": "Rashemen"}, {"A": "Nyrond"}, {"A": "Keoland"}

SKILL = "NS/56"  # Pick Pockets: in combat; its power does not matter here


@card_test("NS/85", rules=["named.alarm.negate", "named.rulings-supersede"])
def test_alarm_negates_a_skill_at_any_time(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["Good Fortune"])
    t.seat("B", formation=REALM_B, pool=["NS/33"], hand=["DU/86"])
    t.seat("C", formation=REALM_C, pool=["Sadira"], hand=["NS/85"])
    t.begin(active="A", phase=3, unenforced=True)
    t.A.plays("Good Fortune")
    t.B.plays("DU/86", by="NS/33")
    t.C.answers("NS/85", by="Sadira")
    t.zone("DU/86", "discard")
    t.zone("NS/85", "discard")
    t.count("A", hand=5)
    t.count("B", hand=0)
    t.changed("Good Fortune")
    drew(t, "A", 5)
    t.settled("A", "ask-phase-3")


@card_test("NS/85", rules=["named.alarm.negate"])
def test_without_the_rulings_only_in_combat(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["Good Fortune"])
    t.seat("B", formation=REALM_B, pool=["NS/33"], hand=["DU/86"])
    t.seat("C", formation=REALM_C, pool=["Sadira"], hand=["NS/85"])
    t.begin(active="A", phase=3, answers={"single_card_rulings": False}, unenforced=True)
    t.A.plays("Good Fortune")
    t.B.plays("DU/86", by="NS/33")
    t.zone("NS/85", "hand")
    t.count("A", hand=0)
    t.count("B", hand=5)
    t.changed("Good Fortune", "DU/86")
    drew(t, "A", 5)
    drew(t, "B", 5)
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("rulings", [True, False])
@card_test("NS/85", rules=["named.alarm.combat", "named.alarm.negate"])
def test_in_answer_it_silences_the_thief_only_without_rulings(t: Table, rulings: bool) -> None:
    t.seat("A", formation=REALM_A, pool=["DU/120"], hand=[SKILL, "NS/57"])
    t.seat("B", formation=REALM_B, pool=["Mordenkainen + Orb of Doom"], hand=["NS/85"])
    t.begin(active="A", phase=4, answers={"single_card_rulings": rulings}, unenforced=True)
    t.A.attacks("Nyrond", with_="DU/120")
    t.B.defends("Mordenkainen")
    t.A.plays(SKILL, by="DU/120")
    t.B.answers("NS/85", by="Mordenkainen")
    t.zone(SKILL, "discard")
    t.total("Mordenkainen", 14)
    if rulings:
        t.A.can("play", "NS/57", "DU/120")
    else:
        t.A.cannot("play", "NS/57", "DU/120", because="forbidden")
    t.settled("A", "ask-combat")


@card_test("NS/85", rules=["named.alarm.combat"])
def test_cast_in_combat_it_silences_the_opposing_champion_for_the_round(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["DU/120", "NS/33"], hand=[SKILL])
    t.seat("B", formation=REALM_B, pool=["Sadira + Dwarven Hammer + Orb of Doom", "Neeva"], hand=["NS/85"])
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks("Nyrond", with_="DU/120")
    t.B.defends("Sadira")
    t.B.plays("NS/85", by="Sadira")
    t.total("Sadira", 11)
    t.A.cannot("play", SKILL, "DU/120", because="forbidden")
    t.A.passes()
    t.zone("DU/120", "discard")
    t.zone("NS/85", "discard")
    drew(t, "B", 1)
    t.settled("B", "ask-spoils")


@card_test("NS/85", rules=["named.alarm.combat"])
def test_the_next_thief_may_use_skills_again(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["DU/120 + Staff of Conjuring", "NS/33"], hand=[SKILL])
    t.seat("B", formation=REALM_B, pool=["Sadira + Dwarven Hammer", "Elminster the Mage"], hand=["NS/85"])
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks("Nyrond", with_="DU/120")
    t.B.defends("Sadira")
    t.B.plays("NS/85", by="Sadira")
    t.B.passes()
    t.A.attacks("Nyrond", with_="NS/33")
    t.B.defends("Elminster the Mage")
    t.A.can("play", SKILL, "NS/33")
    t.changed("Sadira", "NS/85", "Dwarven Hammer", "DU/120")
    t.settled("A", "ask-combat")


@pytest.mark.parametrize("rulings", [True, False])
@card_test("NS/85", rules=["named.alarm.combat", "named.alarm.negate"])
def test_only_the_opposing_champion_is_silenced(t: Table, rulings: bool) -> None:
    defender = "Sadira + Dwarven Hammer" if rulings else "Mordenkainen + Orb of Doom"
    caster = defender.partition(" + ")[0]
    t.seat("A", formation=REALM_A, pool=["DU/120", "NS/33"], hand=[SKILL, "DU/86"])
    t.seat("B", formation=REALM_B, pool=[defender], hand=["NS/85"])
    t.seat("C", formation=REALM_C, hand=["4th/120"])
    t.begin(active="A", phase=4, answers={"single_card_rulings": rulings}, unenforced=True)
    t.A.attacks("Nyrond", with_="DU/120")
    t.C.passes()
    t.B.defends(caster)
    t.C.passes()
    if rulings:
        t.B.plays("NS/85", by=caster)
    else:
        t.A.plays(SKILL, by="DU/120")
        t.B.answers("NS/85", by=caster)
    t.C.plays("4th/120")
    t.A.cannot("play", "DU/86", "DU/120", because="forbidden")
    t.A.plays("DU/86", by="NS/33")
    t.zone("DU/86", "discard")
    t.changed(SKILL, "NS/85", "4th/120", *(f"A:Thugs#{i}" for i in range(1, 6)))
    drew(t, "C", 5)
    t.settled("B" if rulings else "A", "ask-combat")


# -- Gib Drawsemaj ----------------------------------------------------------------------------------------------------


@card_test("NS/122", rules=["avatar.phase3-only", "copy.exact-text", "copy.not-avatars"])
def test_he_comes_when_a_realm_is_discarded_and_has_two_powers(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["1st/393", "NS/122", "Cone of Cold"])
    t.seat("B", formation={"A": "Nyrond", "B": "Vaasa"}, pool=["1st/44", "1st/167", "Azhul", "4th/479"])
    t.begin(active="A", phase=3)
    t.A.cannot("play", "NS/122", because="condition-not-met")
    t.A.plays("1st/393", by="Sadira")
    t.A.chooses("Nyrond")
    t.A.plays("NS/122")
    t.asked("A", "ask-choose")
    t.offered("Sadira", "1st/44", "1st/167", "Azhul")
    t.A.chooses("1st/44", "1st/167")
    t.zone("NS/122", "pool")
    t.zone("Nyrond", "discard")
    t.changed("1st/393")
    t.settled("A", "ask-phase-3")


@card_test("NS/122", rules=["avatar.phase3-only", "power.condition-mandatory"])
def test_whoever_does_something_else_first_has_missed_it(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["1st/393", "NS/122", "Orb of Doom"])
    t.seat("B", formation={"A": "Nyrond", "B": "Vaasa"}, hand=["NS/122 [NS/122]"][:0])
    t.begin(active="A", phase=3)
    t.A.plays("1st/393", by="Sadira")
    t.A.chooses("Nyrond")
    t.A.can("play", "NS/122")
    t.A.plays("Orb of Doom", on="Sadira")
    t.A.cannot("play", "NS/122", because="condition-not-met")
    t.changed("1st/393", "Nyrond")
    t.settled("A", "ask-phase-3")


@card_test("NS/122", rules=["power.condition-mandatory"])
def test_passing_on_to_the_next_phase_misses_it_too(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["1st/393", "NS/122"])
    t.seat("B", formation={"A": "Nyrond", "B": "Vaasa"})
    t.begin(active="A", phase=3)
    t.A.plays("1st/393", by="Sadira")
    t.A.chooses("Nyrond")
    t.A.passes()
    t.A.cannot("play", "NS/122", because="condition-not-met")
    t.changed("1st/393", "Nyrond")
    t.settled("A", "ask-phase-4")


@card_test("NS/122", rules=["power.condition-mandatory"])
def test_an_own_realm_or_one_merely_razed_does_not_call_him(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Vaasa"}, pool=["Sadira"], hand=["Cataclysm!", "NS/122", "BR/59"])
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=3)
    t.A.plays("Cataclysm!")
    t.A.chooses("Vaasa")
    t.A.cannot("play", "NS/122", because="condition-not-met")
    t.A.plays("BR/59", by="Sadira")
    t.razed("Nyrond")
    t.A.cannot("play", "NS/122", because="condition-not-met")
    t.changed("Cataclysm!", "Vaasa", "BR/59", "Sadira")
    t.settled("A", "ask-phase-3")


@card_test("NS/122", rules=["copy.exact-text", "copy.duration"])
def test_he_keeps_the_powers_when_their_owners_are_gone(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["1st/393", "NS/122", "DL/113"])
    t.seat("B", formation={"A": "Nyrond", "B": "Vaasa"}, pool=["4th/255", "1st/422"], hand=["Treasure"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("1st/393", by="Sadira")
    t.A.chooses("Nyrond")
    t.A.plays("NS/122")
    t.A.chooses("4th/255", "1st/422")
    t.A.plays("DL/113", by="Sadira")
    t.offered("Sadira", "4th/255")
    t.A.chooses("4th/255")
    t.zone("4th/255", "abyss")
    t.A.uses("NS/122")
    t.zone("NS/122", "abyss")
    t.zone("Sadira", "hand")
    t.zone("1st/422", "hand")
    t.changed("1st/393", "Nyrond", "DL/113")
    t.settled("A", "ask-phase-3")


@card_test("NS/122", rules=["copy.exact-text", "copy.not-avatars"])
def test_he_copies_whom_no_champion_can_touch(t: Table) -> None:
    """Copying does nothing to the Ethereal Champion, which the powers of opposing champions do not affect."""
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["1st/393", "NS/122", "BR/59"])
    t.seat("B", formation={"A": "Nyrond", "B": "Vaasa"}, pool=["4th/508", "1st/44"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("1st/393", by="Sadira")
    t.A.chooses("Nyrond")
    t.A.plays("NS/122")
    t.offered("Sadira", "4th/508", "1st/44")
    t.A.chooses("4th/508", "Sadira")
    t.A.can("play", "BR/59", "NS/122")
    t.zone("NS/122", "pool")
    t.changed("1st/393", "Nyrond")
    t.settled("A", "ask-phase-3")


# -- Gib Aklem --------------------------------------------------------------------------------------------------------


@card_test("NS/123", rules=["activation.bringing-cards", "gloss.psionic-attack"])
def test_anybodys_champion_fights_for_gib_aklem_and_goes_home(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["NS/123", "Sadira"])
    t.seat("B", formation=REALM_B, pool=["Borys + Dwarven Hammer", "Neeva + Orb of Doom"])
    t.seat("C", formation=REALM_C, pool=["Azhul"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="NS/123")
    t.B.defends("Borys")
    t.A.uses("NS/123")
    t.offered("Sadira", "Neeva", "Azhul")
    t.A.chooses("Neeva")
    t.on("Neeva", "NS/123")
    t.total("NS/123", 9 + 9)
    t.B.passes()
    t.zone("Borys", "discard")
    t.zone("Neeva", "pool")
    t.on("Orb of Doom", "Neeva")
    t.zone("NS/123", "pool")
    t.changed("Dwarven Hammer")
    t.settled("A", "ask-next-attacker")


@card_test("NS/123", rules=["discard.implies-defeat"])
def test_a_lost_round_costs_the_ally_instead_of_him(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["NS/123 + Orb of Doom", "Sadira"])
    t.seat("B", formation=REALM_B, pool=["Borys + Staff of Conjuring + Dwarven Hammer"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="NS/123")
    t.B.defends("Borys")
    t.A.uses("NS/123")
    t.A.cannot("use", "NS/123", because=("already-used", "no-target"))
    t.A.passes()
    t.zone("Sadira", "discard")
    t.zone("NS/123", "pool")
    t.on("Orb of Doom", "NS/123")
    t.zone("Borys", "pool")
    t.settled("A", "ask-phase-4")


@card_test("NS/123", rules=["power.combat-only-when-involved"])
def test_he_moves_nobody_when_he_does_not_fight_and_dies_alone(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["NS/123", "Sadira"])
    t.seat("B", formation=REALM_B, pool=["Borys + Staff of Conjuring"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="NS/123")
    t.B.defends("Borys")
    t.A.passes()
    t.zone("NS/123", "discard")
    drew(t, "B", 1)
    t.settled("B", "ask-spoils")


@card_test("NS/123", rules=["power.combat-only-when-involved"])
def test_from_the_pool_he_moves_nobody(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["NS/123", "Sadira"], hand=["War Party"])
    t.seat("B", formation=REALM_B, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("Borys")
    t.A.cannot("use", "NS/123", because="not-fighting")
    t.settled("A", "ask-combat")


@card_test("NS/123", rules=["combat.h.loser-discards-all"])
def test_an_ally_that_is_gone_already_is_not_lost_for_him(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["NS/123", "Azhul"])
    t.seat("B", formation=REALM_B, pool=["Sadira + Orb of Doom + Staff of Conjuring"], hand=["Finger of Death"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="NS/123")
    t.B.defends("Sadira")
    t.A.uses("NS/123")
    t.on("Azhul", "NS/123")
    t.B.plays("Finger of Death", by="Sadira")
    t.zone("Azhul", "discard")
    t.changed("Finger of Death")
    t.A.passes()
    t.zone("NS/123", "discard")
    drew(t, "B", 1)
    t.settled("B", "ask-spoils")


@card_test("NS/123", rules=["gloss.psionic-attack", "immunity.psionics"])
def test_who_is_immune_to_psionic_attacks_does_not_come(t: Table) -> None:
    with given("1st/259", Always(Immune(Is(SELF), PSIONIC_ATTACK))):
        t.seat("A", formation=REALM_A, pool=["NS/123"])
        t.seat("B", formation=REALM_B, pool=["Borys + Orb of Doom", "Neeva", "Azhul"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="NS/123")
        t.B.defends("Borys")
        t.A.uses("NS/123")
        t.on("Azhul", "NS/123")
        t.settled("B", "ask-combat")
