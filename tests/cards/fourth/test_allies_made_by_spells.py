"""Spells that make an ally: the card is that ally, as long as it lies beside its caster."""

from __future__ import annotations

import pytest

from sixrealms.language import ALLY, OPPOSING, SPELL, TARGET, Choose, Play, SwitchSide, discard, every, one
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_test

FRIEND = "4th/415"
AN_ALLY = ["combat.e.totals", "gloss.allies.no-type"]


@pytest.mark.parametrize(("caster", "level"), [("1st/268", 1), ("Neranal", 3)])
@card_test(FRIEND, rules=AN_ALLY, edition="1st")
def test_the_animal_has_half_the_casters_base_level_and_fights_as_often_as_it_wins(
    t: Table, caster: str, level: int
) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[caster], hand=[FRIEND])
    t.seat("B", formation={"A": "DL/8"}, pool=["RL/97"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(FRIEND, by=caster)
    t.on(FRIEND, caster)
    t.type(FRIEND, "ally")
    t.level(FRIEND, level)
    before = 2 if caster == "1st/268" else 5
    t.level(caster, before)
    t.A.passes()
    t.A.attacks("DL/8", with_=caster)
    t.B.defends("RL/97")
    t.total(caster, before + level + (4 if caster == "Neranal" else 0))
    t.B.passes()
    t.zone("RL/97", "discard")
    t.on(FRIEND, caster)
    t.level(FRIEND, level)
    t.settled("A")


@card_test(FRIEND, rules=AN_ALLY, edition="1st")
def test_in_combat_it_helps_at_once(t: Table) -> None:
    meet(t, "1st/268", "T'kkyl", [FRIEND])
    t.A.plays(FRIEND, by="1st/268")
    t.total("1st/268", 2 + 1)
    t.level("1st/268", 2)
    t.on(FRIEND, "1st/268")
    t.settled("A", "ask-combat")


@pytest.mark.parametrize("met", [True, False])
@card_test(FRIEND, rules=AN_ALLY, edition="1st")
def test_what_strikes_allies_strikes_it_and_what_strikes_spells_does_not(t: Table, met: bool) -> None:
    with given("1st/357", Play(discard(every((ALLY if met else SPELL) & OPPOSING)))):
        meet(t, "1st/268 + Dwarven Hammer", "1st/163", [FRIEND], ["1st/357"])
        t.A.plays(FRIEND, by="1st/268")
        t.total("1st/268", 2 + 3 + 1)
        if not met:
            t.B.cannot("play", "1st/357", "1st/163", because="no-effect")
            t.settled("B", "ask-combat")
            return
        t.B.plays("1st/357", by="1st/163")
        t.zone(FRIEND, "discard")
        t.total("1st/268", 5)
        goes_on(t, "1st/357")


@card_test(FRIEND, rules=AN_ALLY, edition="1st")
def test_one_that_changes_sides_stays_as_strong_as_it_was(t: Table) -> None:
    with given("1st/357", Play(Choose(one(ALLY & OPPOSING), then=SwitchSide(TARGET)))):
        meet(t, "Neranal", "1st/163 + Crystal of the Ebon Flame", [FRIEND], ["1st/357"])
        t.A.plays(FRIEND, by="Neranal")
        t.total("Neranal", 5 + 4 + 3)
        t.B.plays("1st/357", by="1st/163")
        t.B.chooses(FRIEND)
        t.level(FRIEND, 3)
        t.total("1st/163", 5 + 6 + 3)
        goes_on(t, "1st/357")
