"""Champions the rule documents use as examples: who is immune, who kills at once, who is given up for what."""

from __future__ import annotations

from typing import Any

import pytest

from sixrealms.engine.ability import Always
from sixrealms.powers.card_questions import MONSTER, Is
from sixrealms.powers.immunity import Immune
from sixrealms.powers.refs import SELF
from tests.cards.drawn import drew
from tests.made_up import given
from tests.table_talk import Table, card_test

REALM_A, REALM_B, REALM_C = {"A": "Rashemen"}, {"A": "Nyrond"}, {"A": "Keoland"}
BOTH = pytest.mark.parametrize("ruleset", ["tournament", "tournament-110", "fourth-edition"])


def at(ruleset: str) -> dict[str, Any]:
    return {"ruleset": ruleset, "size": 110 if ruleset == "tournament-110" else 55}


# -- Elminster --------------------------------------------------------------------------------------------------------


@card_test("1st/44", rules=["immunity.offensive-only", "immunity.level-bonus-lost"])
def test_offensive_spells_do_not_touch_elminster(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["1st/44 + Staff of Conjuring"])
    t.seat(
        "B", formation=REALM_B, pool=["The Magister"], hand=["Cone of Cold", "Shield", "Orb of Doom", "Finger of Death"]
    )
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/44")
    t.B.defends("The Magister")
    t.B.plays("Cone of Cold", by="The Magister")
    t.total("The Magister", 4)
    t.B.plays("Shield", by="The Magister")
    t.total("The Magister", 6)
    t.B.plays("Orb of Doom", on="The Magister")
    t.total("The Magister", 8)
    t.B.cannot("play", "Finger of Death", "The Magister", because="no-target")
    t.zone("Finger of Death", "hand")
    t.settled("B", "ask-combat")


@card_test("1st/44", rules=["immunity.always-active", "general.touch.retarget"])
def test_elminster_rests_immune_and_nobody_else_is(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["1st/437", "Banishment", "DL/113"])
    t.seat("B", formation=REALM_B, pool=["1st/44", "Azhul"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("DL/113", by="Sadira")
    t.offered("Azhul", "Sadira")
    t.A.chooses("Azhul")
    t.zone("Azhul", "abyss")
    t.zone("1st/44", "pool")
    t.settled("A", "ask-phase-3")


# -- Iuz --------------------------------------------------------------------------------------------------------------


@card_test("1st/167", rules=["battle.after-combat-discards", "gloss.defeated"])
def test_beaten_iuz_razes_a_realm(t: Table) -> None:
    t.seat("A", formation={"A": "Nyrond", "B": "Celene (razed)"}, pool=["1st/167"])
    t.seat("B", formation={"A": "Vaasa", "B": "Keoland"}, pool=["Elminster the Mage"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_="1st/167")
    t.B.defends("Elminster the Mage")
    t.A.passes()
    t.asked("A", "ask-choose")
    t.offered("Nyrond", "Keoland", "Vaasa")
    t.A.chooses("Keoland")
    t.razed("Keoland")
    t.standing("Vaasa")
    t.zone("1st/167", "discard")
    t.count("B", hand=1)
    drew(t, "B", 1)
    t.settled("B", "ask-spoils")


@card_test("1st/167", rules=["gloss.defeated"])
def test_or_discards_a_razed_one_of_an_opponent(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Vaasa (razed)"}, pool=["Elminster the Mage"])
    t.seat("B", formation={"A": "Damara", "B": "Celene (razed)"}, pool=["1st/167"], hand=[1])
    t.seat("C", formation={"A": "Keoland (razed)", "B": "Veluna (razed)"})
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Damara", with_="Elminster the Mage")
    t.B.defends("1st/167")
    t.B.passes()
    t.B.mode(1)
    t.offered("Vaasa", "Keoland", "Veluna")
    t.B.chooses("Keoland")
    t.zone("Keoland", "discard")
    t.razed("Vaasa")
    t.zone("1st/167", "discard")
    t.settled("A", "ask-next-attacker")


@card_test("1st/167", rules=["icon.ability.by-type", "discard.implies-defeat"])
def test_iuz_casts_as_a_wizard_and_does_nothing_when_he_wins(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["1st/167"], hand=["Cone of Cold", "Sticks to Snakes"])
    t.seat("B", formation=REALM_B, pool=["Elminster the Mage + Dwarven Hammer"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/167")
    t.B.defends("Elminster the Mage")
    t.A.cannot("play", "Sticks to Snakes", "1st/167", because="cannot-use")
    t.A.can("play", "Cone of Cold", "1st/167")
    t.settled("A", "ask-combat")


@card_test("1st/167", rules=["gloss.defeated"])
def test_iuz_razes_nothing_when_he_wins(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["1st/167"])
    t.seat("B", formation={"A": "Nyrond", "B": "Celene (razed)"}, pool=["Sadira"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/167")
    t.B.defends("Sadira")
    t.B.passes()
    t.zone("Sadira", "discard")
    t.zone("1st/167", "pool")
    t.settled("A", "ask-next-attacker")


# -- the Living Scroll ------------------------------------------------------------------------------------------------

OUTCOMES = [("Neeva", True), ("Nenioc", True), ("Winged Horror", False), ("The Magister", False)]


@pytest.mark.parametrize(("opponent", "wins"), OUTCOMES)
@card_test("1st/408", rules=["power.conflict.attacker-first"])
def test_the_scroll_wins_or_loses_by_what_it_faces(t: Table, opponent: str, wins: bool) -> None:
    t.seat("A", formation=REALM_A, pool=["1st/408"], hand=["Gladiators"])
    t.seat("B", formation=REALM_B, pool=[opponent, "Azhul"], hand=["War Party"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/408")
    t.B.defends(opponent)
    t.zone(opponent, "discard" if wins else "pool")
    t.zone("1st/408", "pool" if wins else "discard")
    if wins:
        t.settled("A", "ask-next-attacker")
    else:
        t.count("B", hand=2)
        t.settled("B", "ask-spoils")


@card_test("1st/408")
def test_against_a_psionicist_it_just_fights(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["1st/408"], hand=["Gladiators"])
    t.seat("B", formation=REALM_B, pool=["NS/123"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/408")
    t.B.defends("NS/123")
    t.A.plays("Gladiators")
    t.total("1st/408", 9)
    t.settled("A", "ask-combat")


# -- the Gatekeeper ---------------------------------------------------------------------------------------------------


@card_test("1st/422", rules=["discard.to-owner"])
def test_the_gatekeeper_sends_all_champions_home(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["1st/422 + Orb of Doom", "Azhul + Dwarven Hammer"])
    t.seat("B", formation=REALM_B, pool=["Neeva", "Sadira"], limbo=["Dagrande (2 turns)"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.uses("1st/422")
    for card in ("Azhul", "Neeva", "Sadira"):
        t.zone(card, "hand")
    t.zone("1st/422", "abyss")
    t.zone("Orb of Doom", "discard")
    t.zone("Dwarven Hammer", "discard")
    t.zone("Dagrande", "limbo")
    t.settled("A", "ask-phase-3")


@card_test("1st/422", rules=["abyss.recovery"])
def test_the_gatekeeper_opens_the_abyss_too_and_stays_there_himself(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["1st/422"], abyss=["Azhul", "Calm"])
    t.seat("B", formation=REALM_B, abyss=["Neeva"], discard=["Sadira"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.uses("1st/422")
    t.zone("Azhul", "hand")
    t.zone("Neeva", "hand")
    t.zone("Calm", "abyss")
    t.zone("Sadira", "discard")
    t.zone("1st/422", "abyss")
    t.settled("A", "ask-phase-3")


@card_test("1st/422", rules=["immunity.always-active", "power.condition-mandatory"])
def test_events_and_offensive_spells_pass_the_gatekeeper_by(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["Banishment", "Treasure"])
    t.seat("B", formation=REALM_B, pool=["1st/422", "Mul Savage"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Treasure")
    t.zone("1st/422", "pool")
    t.zone("Mul Savage", "discard")
    t.A.cannot("play", "Banishment", "Sadira", because=("no-target", "immune"))
    t.changed("Treasure")
    t.settled("A", "ask-phase-3")


@card_test("1st/422", rules=["pool.not-while-fighting", "once.phase3"])
def test_the_gate_closes_in_phase_3_only(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["1st/422"])
    t.seat("B", formation=REALM_B, pool=["Neeva"])
    t.begin(active="A", phase=4)
    t.A.cannot("use", "1st/422", because="once.phase3")
    t.settled("A", "ask-phase-4")


@card_test("1st/422", rules=["immunity.offensive-only"])
def test_a_champion_immune_to_it_stays(t: Table) -> None:
    with given("1st/258", Always(Immune(Is(SELF), MONSTER))):
        t.seat("A", formation=REALM_A, pool=["1st/422"])
        t.seat("B", formation=REALM_B, pool=["Neeva", "1st/258"])
        t.begin(active="A", phase=3, windows="pass")
        t.A.uses("1st/422")
        t.zone("1st/258", "pool")
        t.zone("Neeva", "hand")
        t.zone("1st/422", "abyss")
        t.settled("A", "ask-phase-3")


@card_test("1st/422", rules=["immunity.offensive-only"])
def test_defensive_spells_and_offensive_things_strengthen_her_enemies(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["1st/422 + Staff of Conjuring"])
    t.seat("B", formation=REALM_B, pool=["Sadira + Orb of Doom [2nd/104]"], hand=["Shield", "Cone of Cold"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/422")
    t.B.defends("Sadira")
    t.level("Sadira", 6)
    t.A.passes()
    t.changed("1st/422", "Staff of Conjuring")
    drew(t, "B", 1)
    t.settled("B", "ask-spoils")


@card_test("1st/422", rules=["immunity.offensive-only"])
def test_only_offensive_spells_lose_their_levels_against_her(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["1st/422 + Staff of Conjuring + Dwarven Hammer"])
    t.seat("B", formation=REALM_B, pool=["Sadira + Orb of Doom"], hand=["Shield", "Cone of Cold"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/422")
    t.B.defends("Sadira")
    t.B.plays("Cone of Cold", by="Sadira")
    t.level("Sadira", 6)
    t.B.plays("Shield", by="Sadira")
    t.level("Sadira", 8)
    t.settled("B", "ask-combat")


# -- Delsenora --------------------------------------------------------------------------------------------------------


@card_test("1st/450", rules=["event.harmful.calm", "calm.others-affected"])
def test_delsenora_calms_an_event_for_her_player_alone(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul + Magic Sword"], hand=["Fast Talking!"])
    t.seat("B", formation=REALM_B, pool=["1st/450", "Neeva + Dwarven Hammer"])
    t.seat("C", formation=REALM_C, pool=["Rikus + Orb of Doom"])
    t.begin(active="A", phase=3)
    t.A.plays("Fast Talking!")
    t.B.answers("1st/450")
    t.zone("1st/450", "discard")
    t.on("Dwarven Hammer", "Neeva")
    t.zone("Orb of Doom", "discard")
    t.zone("Magic Sword", "discard")
    t.changed("Fast Talking!")
    t.settled("A", "ask-phase-3")


@BOTH
@card_test("1st/450", rules=["event.harmful.calm", "pause.actions"])
def test_from_the_hand_she_calms_only_by_the_oldest_rules(t: Table, ruleset: str) -> None:
    t.seat("A", formation=REALM_A, hand=["Fast Talking!"])
    t.seat("B", formation=REALM_B, pool=["Neeva + Dwarven Hammer"], hand=["1st/450"])
    t.begin(active="A", phase=3, **at(ruleset))
    t.A.plays("Fast Talking!")
    if ruleset == "fourth-edition":
        t.B.answers("1st/450")
        t.zone("1st/450", "discard")
        t.on("Dwarven Hammer", "Neeva")
    else:
        t.zone("1st/450", "hand")
        t.zone("Dwarven Hammer", "discard")
    t.changed("Fast Talking!")
    t.settled("A", "ask-phase-3")


@card_test("1st/450", rules=["calm.only-harmful"])
def test_she_calms_neither_help_nor_what_strikes_others(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["Good Fortune", "Cataclysm!"])
    t.seat("B", formation=REALM_B, pool=["1st/450"])
    t.seat("C", formation=REALM_C)
    t.begin(active="A", phase=3)
    t.A.plays("Good Fortune")
    t.B.could_not_answer("1st/450", because="calm.only-harmful")
    t.A.plays("Cataclysm!")
    t.A.chooses("Keoland")
    t.B.could_not_answer("1st/450", because="open.calm-by-unaffected")
    t.zone("Keoland", "discard")
    t.changed("Good Fortune", "Cataclysm!")
    t.count("A", hand=5)
    t.settled("A", "ask-phase-3")


# -- Lovely Colleen ---------------------------------------------------------------------------------------------------


@card_test("1st/462", rules=["instant.one-card-chance", "combat.h.loser-discards-all"])
def test_no_monster_stands_before_colleen(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Borys + Dwarven Hammer"], hand=["Gladiators"])
    t.seat("B", formation=REALM_B, pool=["1st/462"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Borys")
    t.B.defends("1st/462")
    t.A.says("no")  # the attack is not taken back
    t.zone("Borys", "discard")
    t.zone("Dwarven Hammer", "discard")
    t.zone("1st/462", "pool")
    drew(t, "B", 1)
    t.settled("B", "ask-spoils")


@card_test("1st/462")
def test_others_fight_her_and_her_companions_do_not_charm(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["1st/462", "Azhul"])
    t.seat("B", formation=REALM_B, pool=["Neeva", "Mul Savage"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/462")
    t.B.defends("Neeva")
    t.total("Neeva", 7)
    t.A.passes()
    t.zone("1st/462", "discard")
    drew(t, "B", 1)
    t.settled("B", "ask-spoils")


@card_test("1st/462", rules=["power.combat-only-when-involved"])
def test_in_the_pool_she_charms_nobody(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["1st/462", "Azhul"])
    t.seat("B", formation=REALM_B, pool=["Mul Savage"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Mul Savage")
    t.total("Mul Savage", 6)
    t.settled("A", "ask-combat")
