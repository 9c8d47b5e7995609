"""Avatars: what they cost, when they come, and what lifts their conditions."""

from __future__ import annotations

from functools import partial

import pytest

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Use
from sixrealms.powers.card_questions import CHAMPION, Named
from sixrealms.powers.control_flow import seq
from sixrealms.powers.moves import Send, discard
from sixrealms.powers.sets import every, in_discard
from tests.cards.drawn import drew
from tests.made_up import given
from tests.table_talk import Table
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
REALM_A, REALM_B, REALM_C = {"A": "Rashemen"}, {"A": "Nyrond"}, {"A": "Keoland"}

UNDEAD = "Skeletal Horde"


@card_test("NS/44", rules=["avatar.sacrifice", "avatar.conditions-each-time", "card.level.question-mark"])
def test_two_undead_are_given_up_for_orcus_and_make_his_level(t: Table) -> None:
    t.seat(
        "A", formation=REALM_A, pool=[f"{UNDEAD} + Orb of Doom", "Winged Horror", "Gatekeeper", "Azhul"], hand=["NS/44"]
    )
    t.seat("B", formation=REALM_B, pool=["Neeva", "NS/122"])
    t.begin(active="A", phase=3, windows="pass")
    t.base("NS/44", 0)  # a question mark until the condition is fulfilled
    t.A.plays("NS/44")
    t.offered(UNDEAD, "Winged Horror", "Gatekeeper")
    t.A.chooses(UNDEAD, "Winged Horror")
    t.zone("NS/44", "pool")
    t.zone(UNDEAD, "discard")
    t.zone("Orb of Doom", "discard")
    t.zone("Winged Horror", "discard")
    t.base("NS/44", 12)
    t.base("Gatekeeper", 6)
    t.base("Azhul", 4)
    t.base("Neeva", 7)
    t.settled("A", "ask-phase-3")


@card_test("NS/44", rules=["avatar.sacrifice", "avatar.conditions-each-time"])
def test_with_one_undead_he_does_not_come(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[UNDEAD, "Azhul"], hand=["NS/44"], discard=["Winged Horror"])
    t.seat("B", formation=REALM_B, pool=["Gatekeeper"])
    t.begin(active="A", phase=3)
    t.A.cannot("play", "NS/44", because="cost-not-payable")
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize(("ruleset", "size"), [("tournament", 55), ("tournament-110", 110)])
@card_test("NS/44", rules=["avatar.conditions-each-time"])
def test_when_he_comes_again_two_more_are_given_up_and_make_his_level(t: Table, ruleset: str, size: int) -> None:
    orcus = CHAMPION & Named("Orcus")
    with given("1st/266", Use(seq(discard(every(orcus)), Send(in_discard(orcus), z.HAND)), at=("3",))):
        t.seat("A", formation=REALM_A, pool=[UNDEAD, "Winged Horror", "Gatekeeper", "Azhul"], hand=["NS/44"])
        t.seat("B", formation=REALM_B)
        t.begin(active="A", phase=3, windows="pass", ruleset=ruleset, size=size)
        t.A.plays("NS/44")
        t.A.chooses(UNDEAD, "Winged Horror")
        t.base("NS/44", 12)
        t.A.uses("1st/266")
        t.zone("NS/44", "hand")
        t.A.cannot("play", "NS/44", because="cost-not-payable")
        t.zone(UNDEAD, "discard")
        t.zone("Winged Horror", "discard")
        t.settled("A", "ask-phase-3")


@card_test("NS/44", rules=["avatar.conditions-each-time", "deck.avatar.coexistence"])
def test_one_avatar_in_a_pool_is_enough(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[UNDEAD, "Gatekeeper", "4th/479"], hand=["NS/44"])
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=3)
    t.A.cannot("play", "NS/44", because="condition-not-met")
    t.settled("A", "ask-phase-3")


@card_test("NS/44", rules=["battle.end.no-defence", "gloss.adjusted-level"])
def test_his_undead_may_fight_at_half_strength_to_discard_a_realm(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["NS/44", f"{UNDEAD} + Orb of Doom", "Azhul"])
    t.seat("B", formation={"A": "Vaasa", "B": "Nyrond"}, pool=["Neeva"])
    t.begin(active="A", phase=4, windows="pass", size=55)
    t.A.attacks("Vaasa", with_=UNDEAD)
    t.A.says("yes")
    t.total(UNDEAD, 6)
    t.level(UNDEAD, 12)
    t.B.declines()
    t.zone("Vaasa", "discard")
    t.zone(UNDEAD, "pool")
    t.standing("Nyrond")
    drew(t, "A", 1)
    t.settled("A", "ask-spoils")


@card_test("NS/44", rules=["gloss.adjusted-level"])
def test_or_at_full_strength_to_raze_it(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["NS/44", UNDEAD])
    t.seat("B", formation={"A": "Vaasa"}, pool=["Neeva"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_=UNDEAD)
    t.A.says("no")
    t.level(UNDEAD, 10)
    t.B.declines()
    t.razed("Vaasa")
    drew(t, "A", 1)
    t.settled("A", "ask-spoils")


@card_test("NS/44", rules=["power.combat-only-when-involved"])
def test_neither_the_living_nor_defenders_are_asked(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul", UNDEAD], hand=["Gladiators"])
    t.seat("B", formation={"A": "Vaasa"}, pool=["NS/44", "Winged Horror"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_="Azhul")
    t.B.defends("Winged Horror")
    t.total("Winged Horror", 12)
    t.level(UNDEAD, 5)
    t.settled("A", "ask-combat")


# -- when an avatar may come ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ruleset", "size"), [("tournament", 55), ("tournament-110", 110)])
@card_test("NS/44", rules=["avatar.phase3-only"])
def test_an_avatar_does_not_come_out_of_the_hand_to_fight(t: Table, ruleset: str, size: int) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul"])
    t.seat("B", formation=REALM_B, pool=[UNDEAD, "Gatekeeper"], hand=["NS/44"])
    t.begin(active="A", phase=4, ruleset=ruleset, size=size)
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.cannot("defend", "NS/44", because="avatar.phase3-only")
    t.settled("B", "ask-defend")


@card_test("NS/44", rules=["avatar.phase3-only", "avatar.conditions-each-time", "avatar.sacrifice"])
def test_by_the_oldest_rules_he_does_but_still_costs_two_undead(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul"], hand=["Gladiators"])
    t.seat("B", formation=REALM_B, pool=[UNDEAD, "Winged Horror", "Gatekeeper"], hand=["NS/44"])
    t.begin(active="A", phase=4, answers={"avatar_phase3_only": False}, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("NS/44")
    t.B.chooses(UNDEAD, "Winged Horror")
    t.zone(UNDEAD, "discard")
    t.zone("Winged Horror", "discard")
    t.zone("NS/44", "battle")
    t.total("NS/44", 12)
    t.settled("A", "ask-combat")


@card_test("NS/44", rules=["avatar.conditions-each-time"])
def test_without_them_he_does_not(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul"])
    t.seat("B", formation=REALM_B, pool=[UNDEAD], hand=["NS/44"])
    t.begin(active="A", phase=4, answers={"avatar_phase3_only": False})
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.cannot("defend", "NS/44", because="cost-not-payable")
    t.settled("B", "ask-defend")


# -- what lifts the conditions ----------------------------------------------------------------------------------------


@card_test("PO/120", rules=["avatar.cost-exceptions", "gloss.rule-card.global"])
def test_under_the_edict_avatars_come_for_nothing(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[UNDEAD], hand=["NS/44"])
    t.seat("B", formation=REALM_B, table=["PO/120"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("NS/44")
    t.zone("NS/44", "pool")
    t.zone(UNDEAD, "pool")
    t.base("NS/44", 0)
    t.settled("A", "ask-phase-3")


@card_test("PO/120", "4th/479", rules=["avatar.cost-exceptions", "avatar.phase3-only"])
def test_the_edict_lifts_other_conditions_too_in_phase_3(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["4th/479"], table=["PO/120"])
    t.seat("B", formation=REALM_B, hand=["Azhul"])
    t.begin(active="A", phase=3)
    t.A.plays("4th/479")
    t.zone("4th/479", "pool")
    t.settled("A", "ask-phase-3")


@card_test("PO/120", "4th/479", rules=["avatar.phase3-only"])
def test_but_not_the_time(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["4th/479"], table=["PO/120"])
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=5)
    t.A.cannot("play", "4th/479", because="condition-not-met")
    t.settled("A", "ask-phase-5")


@card_test("4th/158", rules=["avatar.cost-exceptions", "event.duration-in-play"])
def test_when_titans_walk_every_player_has_one_avatar_free(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["4th/158", "NS/44", "4th/479"])
    t.seat("B", formation=REALM_B, pool=[UNDEAD], hand=["NS/122"])
    t.begin(active="A", phase=3)
    t.A.cannot("play", "NS/44", because="cost-not-payable")
    t.A.plays("4th/158")
    t.zone("4th/158", "table")
    t.A.plays("NS/44")
    t.zone("NS/44", "pool")
    t.A.cannot("play", "4th/479", because="condition-not-met")
    t.A.passes(3)
    t.B.passes(2)
    t.B.plays("NS/122")
    t.zone("NS/122", "pool")
    t.B.passes(3)
    t.A.passes(4)
    t.zone("4th/158", "table")
    t.A.passes()
    t.zone("4th/158", "void")
    drew(t, "B", 3)
    drew(t, "A", 3)
    t.settled("B")


@card_test("NS/44", rules=["gloss.adjusted-level"])
def test_half_a_level_is_lost_and_undead_allies_gain_nothing(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["NS/44", f"{UNDEAD} + Dwarven Hammer"], hand=["Skeleton"])
    t.seat("B", formation={"A": "Vaasa"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_=UNDEAD)
    t.A.says("yes")
    t.total(UNDEAD, 6)
    t.B.defends("Borys")
    t.A.plays("Skeleton")
    t.base("Skeleton", 1)
    t.total(UNDEAD, 7)
    t.settled("A", "ask-combat")


@card_test("NS/44", rules=["power.combat-only-when-involved"])
def test_he_makes_no_offer_to_his_enemies(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[UNDEAD])
    t.seat("B", formation={"A": "Vaasa"}, pool=["NS/44"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_=UNDEAD)
    t.level(UNDEAD, 5)
    t.settled("B", "ask-defend")


@card_test("NS/44", rules=["power.combat-only-when-involved"])
def test_nor_to_the_living_who_attack_for_him(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul", "NS/44"])
    t.seat("B", formation={"A": "Vaasa"})
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_="Azhul")
    t.total("Azhul", 4)
    t.settled("B", "ask-defend")


@card_test("NS/122", rules=["avatar.conditions-each-time"])
def test_gib_drawsemaj_shares_his_pool_with_no_avatar(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira", "4th/479"], hand=["1st/393", "NS/122"])
    t.seat("B", formation={"A": "Nyrond", "B": "Vaasa"})
    t.begin(active="A", phase=3)
    t.A.plays("1st/393", by="Sadira")
    t.A.chooses("Nyrond")
    t.A.cannot("play", "NS/122", because="condition-not-met")
    t.changed("1st/393", "Nyrond")
    t.settled("A", "ask-phase-3")
