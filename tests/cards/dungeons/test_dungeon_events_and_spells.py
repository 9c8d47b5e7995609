"""Dungeon cards that say something about events, spells and abilities: for their owner, and for nobody else."""

from __future__ import annotations

from functools import partial

import pytest

from sixrealms.engine.ability import Always, Play
from sixrealms.powers.card_questions import BLOOD_ABILITY, CHAMPION, REGENT, SPELL, Is
from sixrealms.powers.destruction import Destroy
from sixrealms.powers.immunity import Immune
from sixrealms.powers.permission import NeedsPermission
from sixrealms.powers.refs import SELF
from sixrealms.powers.sets import every
from sixrealms.powers.use_and_play import MayUse
from tests.cards.drawn import drew
from tests.made_up import given
from tests.table_talk import Table
from tests.table_talk import card_family as any_family
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
card_family = partial(any_family, edition="1st")
REALM_A, REALM_B, REALM_C = {"A": "Rashemen"}, {"A": "Nyrond"}, {"A": "Keoland"}
OWNER = "dungeon-card.effect-for-owner"

# -- Dungeon of the King, Palace of the Celestial Light ---------------------------------------------------------------


@pytest.mark.parametrize(("seat", "asks"), [("A", False), ("C", True)])
@card_test("DU/2", rules=[OWNER])
def test_the_kings_champions_ask_nobody(t: Table, seat: str, asks: bool) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["1st/393"], table=["DU/2"])
    t.seat("B", formation=REALM_B, pool=["Midnight, Goddess of Magic"])
    t.seat("C", formation=REALM_C, pool=["Otto"], hand=["2nd/393"])
    t.begin(active=seat, phase=3)
    if seat == "A":
        t.A.plays("1st/393", by="Sadira")
    else:
        t.C.plays("2nd/393", by="Otto")
    t.asked("B" if asks else "A", "ask-permit" if asks else "ask-target")
    t.changed("1st/393", "2nd/393")
    t.settled("B" if asks else "A")


@pytest.mark.parametrize(("caster", "asks"), [("Nenioc", False), ("Sadira", True)])
@card_test("DU/8", rules=[OWNER])
def test_in_the_palace_only_clerics_ask_nobody(t: Table, caster: str, asks: bool) -> None:
    with given("1st/259", Always(NeedsPermission(SPELL, CHAMPION))), given("1st/261", Always(MayUse(Is(SELF), SPELL))):
        t.seat("A", formation=REALM_A, pool=["Nenioc", "Sadira"], hand=["UD/56", "1st/393"], table=["DU/8"])
        t.seat("B", formation=REALM_B, pool=["Neeva"])
        t.begin(active="A", phase=3)
        t.A.plays("UD/56" if caster == "Nenioc" else "1st/393", by=caster)
        t.asked("B" if asks else "A", "ask-permit" if asks else "ask-target")
        t.changed("UD/56", "1st/393")
        t.settled("B" if asks else "A")


@card_test("DU/8", rules=[OWNER])
def test_avatars_neither_come_to_the_palace_nor_stand_against_its_clerics(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Nenioc", "Azhul"], table=["DU/8"])
    t.seat("B", formation=REALM_B, pool=["4th/479", "Neeva"])
    t.seat("C", formation=REALM_C, pool=["NS/44"])
    t.begin(active="B", phase=4)
    t.B.cannot("attack", "Rashemen", "4th/479", because="barred")
    t.B.can("attack", "Rashemen", "Neeva")
    t.B.can("attack", "Keoland", "4th/479")
    t.settled("B", "ask-phase-4")


@pytest.mark.parametrize(("attacker", "stands"), [("Nenioc", False), ("Azhul", True)])
@card_test("DU/8", rules=[OWNER])
def test_against_others_avatars_defend(t: Table, attacker: str, stands: bool) -> None:
    t.seat("A", formation=REALM_A, pool=["Nenioc", "Azhul"], table=["DU/8"])
    t.seat("B", formation=REALM_B, pool=["4th/479", "Neeva"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_=attacker)
    if stands:
        t.B.can("defend", "4th/479")
    else:
        t.B.cannot("defend", "4th/479", because="may-not-defend")
    t.B.can("defend", "Neeva")
    t.settled("B", "ask-defend")


@card_test("DU/8", rules=[OWNER])
def test_clerics_of_others_are_not_of_the_palace(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["4th/479"], table=["DU/8"])
    t.seat("B", formation=REALM_B, pool=["Nenioc"])
    t.begin(active="B", phase=4)
    t.B.attacks("Rashemen", with_="Nenioc")
    t.A.can("defend", "4th/479")
    t.settled("A", "ask-defend")


# -- Lair of Dregoth --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("price", ["Azhul", "Neeva"])
@card_test("DU/3", rules=[OWNER, "gloss.caster"])
def test_a_dark_sun_champion_of_pool_or_hand_turns_a_spell(t: Table, price: str) -> None:
    t.seat("A", formation=REALM_A, pool=["Preserver"], hand=["Death Spell"])
    t.seat("B", formation=REALM_B, pool=["Azhul", "Dagrande"], hand=["Neeva", "Allisa of the Mist"], table=["DU/3"])
    t.begin(active="A", phase=3)
    t.A.plays("Death Spell", by="Preserver")
    t.A.chooses("Dagrande")
    t.B.answers("DU/3")
    t.offered("Azhul", "Neeva")
    t.B.chooses(price)
    t.zone(price, "discard")
    t.zone("Preserver", "discard")
    t.zone("Dagrande", "pool")
    t.changed("Death Spell")
    t.settled("A", "ask-phase-3")


@card_test("DU/3", rules=[OWNER, "dispel.turning-offensive-only"])
def test_without_such_a_champion_or_against_anything_else_it_is_silent(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Preserver", "Nenioc"], hand=["Death Spell", "Cataclysm!", "Raise Dead"],
           discard=["Gith", "Stef'fa Naf'ski"])  # fmt: skip
    t.seat("B", formation=REALM_B, pool=["Dagrande", "Elminster the Mage"], table=["DU/3"])
    t.begin(active="A", phase=3)
    t.A.plays("Raise Dead", by="Nenioc")
    t.A.plays("Death Spell", by="Preserver")
    t.A.chooses("Dagrande")
    t.B.could_not_answer("DU/3", because="cost-not-payable")
    t.zone("Dagrande", "discard")
    t.changed("Raise Dead", "Stef'fa Naf'ski", "Death Spell")
    t.settled("A", "ask-phase-3")


@card_test("DU/3", rules=["dispel.turning-offensive-only"])
def test_events_are_not_turned(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["Cataclysm!"])
    t.seat("B", formation={"A": "Nyrond", "B": "Celene"}, pool=["Azhul"], table=["DU/3"])
    t.begin(active="A", phase=3)
    t.A.plays("Cataclysm!")
    t.A.chooses("Celene")
    t.B.could_not_answer("DU/3", because="dispel.timing")
    t.zone("Celene", "discard")
    t.zone("Azhul", "pool")
    t.changed("Cataclysm!")
    t.settled("A", "ask-phase-3")


# -- Domain of Takhisis -----------------------------------------------------------------------------------------------


@card_test("DU/4", rules=[OWNER, "immunity.always-active"])
def test_her_dragons_outlive_what_kills_at_once(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Borys", "Mul Savage"], table=["DU/4"])
    t.seat("B", formation=REALM_B, pool=["Winged Horror", "Sadira"], hand=["Treasure", "Banishment", "Bad Omens"])
    t.begin(active="B", phase=3)
    t.B.plays("Bad Omens")
    t.level("Borys", 8)  # it harms, but does not kill
    t.B.plays("Banishment", by="Sadira")
    t.zone("Mul Savage", "discard")
    t.B.plays("Treasure")
    t.zone("Borys", "pool")
    t.zone("Winged Horror", "discard")
    t.changed("Treasure", "Banishment", "Bad Omens")
    t.settled("B", "ask-phase-3")


@card_test("DU/4", rules=[OWNER])
def test_but_not_champions_that_kill(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Borys"], table=["DU/4"])
    t.seat("B", formation=REALM_B, pool=["Lovely Colleen"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Borys")
    t.B.defends("Lovely Colleen")
    t.A.says("no")  # the attack is not taken back
    t.zone("Borys", "discard")
    drew(t, "B", 1)
    t.settled("B", "ask-spoils")


# -- Pit of the Mind Lord ---------------------------------------------------------------------------------------------


@card_test("DU/11", rules=[OWNER, "immunity.always-active"])
def test_spells_of_phase_three_reach_neither_realms_nor_psionicists(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["NS/123", "Azhul"], table=["DU/11"])
    t.seat("B", formation=REALM_B, pool=["Sadira", "Preserver"], hand=["1st/393", "Geas"])
    t.seat("C", formation=REALM_C, pool=["4th/342"])
    t.begin(active="B", phase=3, unenforced=True)
    t.B.plays("Geas", by="Sadira")
    t.offered("Azhul", "4th/342")
    t.B.chooses("Azhul")
    t.B.plays("1st/393", by="Sadira")
    t.offered("Nyrond", "Keoland")
    t.B.chooses("Keoland")
    t.zone("Keoland", "discard")
    t.changed("1st/393", "Geas")
    t.settled("B", "ask-phase-3")


@card_test("DU/11", rules=[OWNER, "immunity.always-active"])
def test_what_was_cast_in_phase_three_stays_without_effect(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["NS/123", "Azhul"], table=["DU/11"])
    t.seat("B", formation=REALM_B, pool=["Sadira", "Neeva"], hand=["Wall of Fog"])
    t.begin(active="B", phase=3, windows="pass")
    t.B.plays("Wall of Fog", by="Sadira")
    t.B.passes(3)
    t.A.passes(3)
    t.A.cannot("attack", "Nyrond", "Azhul", because="may-not-attack")
    t.A.can("attack", "Nyrond", "NS/123")
    t.changed("Wall of Fog")
    drew(t, "A", 3)
    t.settled("A", "ask-phase-4")


@card_test("DU/11", rules=["spell.phase4-both"])
def test_spells_of_combat_do_reach_them(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["4th/341"], table=["DU/11"])
    t.seat("B", formation=REALM_B, pool=["Sadira"], hand=["Finger of Death", "War Party"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="4th/341")
    t.B.defends("Sadira")
    t.A.passes()
    t.zone("4th/341", "discard")
    drew(t, "B", 1)
    t.A.says("no")
    t.settled("B", "ask-spoils")


# -- the Torture Room, Might of the Blood Right -----------------------------------------------------------------------

BLOOD = ["BR/37", "BR/38", "BR/42"]


@pytest.mark.parametrize("owner", [True, False])
@card_test("DU/12", rules=[OWNER, "immunity.level-bonus-lost"])
def test_nobody_is_immune_to_blood_abilities_of_the_torture_room(t: Table, owner: bool) -> None:
    with given("1st/266", Always(Immune(Is(SELF), BLOOD_ABILITY))):
        t.seat("A", formation=REALM_A, pool=["BR/85"], hand=["BR/39"], table=["DU/12"] if owner else [])
        t.seat("B", formation=REALM_B, pool=["1st/266 + Orb of Doom + Flameblade"], table=[] if owner else ["DU/12"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("Nyrond", with_="BR/85")
        t.B.defends("1st/266")
        t.A.plays("BR/39", by="BR/85")
        t.total("BR/85", 13 if owner else 7)
        t.on("BR/39", "BR/85")
        t.settled("B" if owner else "A", "ask-combat")


@card_test("DU/12", rules=[OWNER, "discard.pile-separate"])
def test_three_blood_abilities_among_the_discards_go_round_again(t: Table) -> None:
    t.seat("A", formation=REALM_A, discard=[*BLOOD, "Gith"], draw=[2], table=["DU/12"])
    t.seat("B", formation=REALM_B, discard=["BR/43", "BR/44", "BR/45"])
    t.begin(active="B", phase=5, unenforced=True)
    t.B.passes()
    t.A.uses("DU/12")
    for card in (*BLOOD, "Gith"):
        t.zone(card, "draw")
    t.zone("BR/43", "discard")
    t.count("A", draw=6)
    t.settled("A")


@card_test("DU/12", rules=[OWNER])
def test_two_are_too_few(t: Table) -> None:
    t.seat("A", formation=REALM_A, discard=[*BLOOD[:2], "Gith"], table=["DU/12"])
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=3, unenforced=True)
    t.A.cannot("use", "DU/12", because="condition-not-met")
    t.settled("A", "ask-phase-3")


@card_test("DU/21", rules=[OWNER, "icon.ability.by-type"])
def test_all_champions_of_the_blood_right_use_blood_abilities(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul"], hand=["BR/39", "RR/93"], table=["DU/21"])
    t.seat("B", formation=REALM_B, pool=["Mul Savage"], hand=["BR/43"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Mul Savage")
    t.A.can("play", "RR/93", "Azhul")
    t.A.plays("BR/39", by="Azhul")
    t.total("Azhul", 10)
    t.B.cannot("play", "BR/43", "Mul Savage", because="icon.ability.by-type")
    t.settled("B", "ask-combat")


@card_test("DU/21", rules=[OWNER])
def test_and_what_strikes_regents_strikes_them(t: Table) -> None:
    with given("1st/312", Play(Destroy(every(REGENT)))):
        t.seat("A", formation=REALM_A, pool=["Azhul", "Sadira"], table=["DU/21"])
        t.seat("B", formation=REALM_B, pool=["Mul Savage", "BR/85"], hand=["Treasure"])
        t.begin(active="B", phase=3, unenforced=True)
        t.B.plays("Treasure")
        for gone in ("Azhul", "Sadira", "BR/85"):
            t.zone(gone, "discard")
        t.zone("Mul Savage", "pool")
        t.type("Azhul", "hero")
        t.changed("Treasure")
        t.settled("B", "ask-phase-3")


# -- events -----------------------------------------------------------------------------------------------------------


@card_family({"DU/16": (), "DU/24": ()}, rules=[OWNER, "dispel.undispellable"])
def test_helpful_events_of_the_owner_hold_fast(t: Table, dungeon: str) -> None:
    t.seat("A", formation=REALM_A, hand=["Good Fortune", "Treasure"], table=[dungeon])
    t.seat("B", formation=REALM_B, pool=["Sadira", "Mul Savage"], hand=["4th/382"])
    t.begin(active="A", phase=3)
    t.A.plays("Good Fortune")
    t.B.could_not_answer("4th/382", because="cannot-be-answered-so")
    t.count("A", hand=6)
    t.A.plays("Treasure")
    t.B.answers("4th/382", by="Sadira")
    t.zone("Mul Savage", "pool")
    t.changed("Good Fortune", "Treasure", "4th/382")
    drew(t, "A", 5)
    t.settled("A", "ask-phase-3")


@card_family({"DU/16": (), "DU/24": ()}, rules=[OWNER])
def test_those_of_others_do_not(t: Table, dungeon: str) -> None:
    t.seat("A", formation=REALM_A, hand=["Good Fortune"])
    t.seat("B", formation=REALM_B, pool=["Sadira"], hand=["4th/382"], table=[dungeon])
    t.begin(active="A", phase=3)
    t.A.plays("Good Fortune")
    t.B.answers("4th/382", by="Sadira")
    t.count("A", hand=0)
    t.changed("Good Fortune", "4th/382")
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("owner", [True, False])
@card_test("DU/24", rules=[OWNER, "dispel.undispellable"])
def test_harmful_events_of_the_tower_are_not_copied(t: Table, owner: bool) -> None:
    t.seat("A", formation=REALM_A, hand=["Transformation!", "Good Fortune", "Azhul"], table=["DU/24"] if owner else [])
    t.seat("B", formation=REALM_B, pool=["AR/106"], table=[] if owner else ["DU/24"])
    t.begin(active="A", phase=3)
    t.A.plays("Transformation!")
    if owner:
        t.B.could_not_answer("AR/106", because="cannot-be-answered-so")
        t.zone("AR/106", "pool")
    else:
        t.B.answers("AR/106")
        t.zone("AR/106", "discard")
    t.changed("Transformation!", "Good Fortune", "Azhul")
    for seat in "AB":
        t.changed(*(f"{seat}:Thugs#{i}" for i in range(1, 11)))
    t.settled("A", "ask-phase-3")


@card_test("DU/24", rules=[OWNER, "abyss.unplayed-events"])
def test_unplayed_events_of_the_tower_go_to_the_discard_pile(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["Good Fortune", "Transformation!"], table=["DU/24"])
    t.seat("B", formation=REALM_B, hand=["Treasure"])
    t.begin(active="A", phase=3)
    t.A.plays("Transformation!")
    t.zone("Good Fortune", "discard")
    t.zone("Treasure", "abyss")
    t.zone("Transformation!", "void")
    drew(t, "A", 5)
    drew(t, "B", 5)
    t.settled("A", "ask-phase-3")
