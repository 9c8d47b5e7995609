"""Who may use all cards of a kind, and so those as well that are for others: Dragon's Calm, Control Wind."""

from __future__ import annotations

from functools import partial

import pytest

from sixrealms.engine.ability import Always, Play
from sixrealms.engine.power import Test
from sixrealms.powers.card_questions import CLERIC_SPELL, DRAGON, HERO, ITEM, UNARMED, WIZARD_SPELL, Is
from sixrealms.powers.refs import SELF
from sixrealms.powers.use_and_play import MayUse
from tests.made_up import given
from tests.table_talk import Table, table_test
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
REALM_A, REALM_B, REALM_C = {"A": "Rashemen"}, {"A": "Nyrond"}, {"A": "Keoland"}
ALL = "allany.includes-restricted"
CALM, WIND, MONTY, MIND = "DR/47", "PO/74", "RR/100", "NS/123"

ABLE = ["4th/255", "FR/89", "Adventurers!", "Otto", "Young Gold Dragon", "Mul Savage + The Necklace"]


@pytest.mark.parametrize("caster", ABLE)
@card_test(CALM, rules=[ALL])
def test_whoever_a_power_lets_cast_wizard_spells_calms_like_a_dragon(t: Table, caster: str) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul + Orb of Doom"], hand=["Fast Talking!"])
    t.seat("B", formation=REALM_B, pool=[caster], hand=[CALM])
    t.begin(active="A", phase=3)
    t.A.plays("Fast Talking!")
    t.B.answers(CALM, by=caster.partition(" + ")[0])
    t.on("Orb of Doom", "Azhul")
    t.zone(CALM, "discard")
    t.zone("Fast Talking!", "void")
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("other", ["Nenioc", "Cleric of Gond"])
@card_test(CALM, rules=[ALL, "icon.restricted-to-own-kind", "card.power.definition"])
def test_the_icon_of_a_wizard_alone_does_not(t: Table, other: str) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul + Orb of Doom"], hand=["Fast Talking!"])
    t.seat("B", formation=REALM_B, pool=["Sadira", other], hand=[CALM])
    t.begin(active="A", phase=3)
    t.A.plays("Fast Talking!")
    t.B.could_not_answer(CALM, because="not-this-user")
    t.zone("Orb of Doom", "discard")
    t.changed("Fast Talking!")
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize(("what", "works"), [(WIZARD_SPELL, True), (CLERIC_SPELL, False)])
@table_test(rules=[ALL], edition="1st")
def test_a_power_opens_its_own_kind_of_cards_and_no_other(t: Table, what: Test, works: bool) -> None:
    with given("1st/260", Always(MayUse(Is(SELF), what))):
        t.seat("A", formation=REALM_A, pool=["Azhul + Orb of Doom"], hand=["Fast Talking!"])
        t.seat("B", formation=REALM_B, pool=["Sadira"], hand=[CALM])
        t.begin(active="A", phase=3)
        t.A.plays("Fast Talking!")
        if works:
            t.B.answers(CALM, by="Sadira")
            t.on("Orb of Doom", "Azhul")
        else:
            t.B.could_not_answer(CALM, because="not-this-user")
            t.zone("Orb of Doom", "discard")
        t.changed("Fast Talking!", CALM)
        t.settled("A", "ask-phase-3")


@card_test(MONTY, CALM, rules=[ALL])
def test_under_monty_haul_even_a_hero_without_powers_calms(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul + Orb of Doom"], hand=["Fast Talking!"], table=[MONTY])
    t.seat("B", formation=REALM_B, pool=["Dagrande"], hand=[CALM])
    t.begin(active="A", phase=3)
    t.A.plays("Fast Talking!")
    t.B.answers(CALM, by="Dagrande")
    t.on("Orb of Doom", "Azhul")
    t.changed("Fast Talking!", CALM)
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("user", ["Azhul", "Sadira", "Mul Savage"])
@card_test(MONTY, WIND, rules=[ALL])
def test_under_monty_haul_everybody_controls_the_wind(t: Table, user: str) -> None:
    t.seat("A", formation=REALM_A, pool=[user], hand=[WIND], table=[MONTY])
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=3)
    t.A.plays(WIND, by=user)
    t.zone(WIND, "table")
    t.settled("A", "ask-phase-3")


@card_test(MONTY, WIND, rules=["gloss.rule-card.global"])
def test_when_the_rule_card_has_gone_the_wind_is_for_psionicists(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul", MIND], hand=[WIND], discard=[MONTY])
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=3)
    t.A.cannot("play", WIND, "Azhul", because=("cannot-use", "not-this-user"))
    t.A.can("play", WIND, MIND)
    t.settled("A", "ask-phase-3")


# -- the same of what is no spell --------------------------------------------------------------------------------------

FIST, DRUMS = "RR/93", "4th/198"


@pytest.mark.parametrize("able", [True, False])
@table_test(rules=[ALL, "gloss.unarmed-users"], edition="1st")
def test_fists_of_heroes_for_whom_a_power_lets_fight_unarmed(t: Table, able: bool) -> None:
    power = (Always(MayUse(Is(SELF), UNARMED)),) if able else ()
    with given("1st/284", *power), given(FIST, Play(by=HERO)):
        t.seat("A", formation=REALM_A, pool=["Mul Savage"], hand=[FIST])
        t.seat("B", formation=REALM_B, pool=["Borys"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("Nyrond", with_="Mul Savage")
        t.B.defends("Borys")
        if able:
            t.A.plays(FIST, by="Mul Savage")
        else:
            t.A.cannot("play", FIST, "Mul Savage", because=("cannot-use", "not-this-user"))
        t.changed(FIST)
        t.settled("B" if able else "A", "ask-combat")


@table_test(rules=[ALL, "gloss.unarmed-users"], edition="1st")
def test_the_icon_of_a_hero_does_not_make_a_dragon_of_him(t: Table) -> None:
    with given(FIST, Play(by=DRAGON)):
        t.seat("A", formation=REALM_A, pool=["Azhul"], hand=[FIST])
        t.seat("B", formation=REALM_B, pool=["Borys"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("Nyrond", with_="Azhul")
        t.B.defends("Borys")
        t.A.cannot("play", FIST, "Azhul", because="not-this-user")
        t.settled("A", "ask-combat")


@pytest.mark.parametrize("able", [True, False])
@card_test(DRUMS, rules=[ALL, "card.world.matching"])
def test_items_for_others_are_borne_by_whom_a_power_lets_use_them_all(t: Table, able: bool) -> None:
    power = (Always(MayUse(Is(SELF), ITEM)),) if able else ()
    with given("1st/284", *power):
        t.seat("A", formation=REALM_A, pool=["Mul Savage"], hand=[DRUMS])
        t.seat("B", formation=REALM_B)
        t.begin(active="A", phase=3)
        if able:
            t.A.plays(DRUMS, on="Mul Savage")
            t.on(DRUMS, "Mul Savage")
        else:
            t.A.cannot("play", DRUMS, "Mul Savage", because="not-this-bearer")
        t.settled("A", "ask-phase-3")
