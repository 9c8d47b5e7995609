"""Allies and an item that are no cards: who has one, what meets it, and that it comes back for the next round."""

from __future__ import annotations

import pytest

from sixrealms.language import (
    ALLY,
    ANY,
    CHAMPION,
    HAND,
    ITEM,
    OPPOSING,
    SELF,
    TARGET,
    Always,
    Choose,
    Is,
    Lasting,
    MayUse,
    Play,
    Send,
    SwitchSide,
    The,
    discard,
    every,
    gains,
    one,
)
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_test

AN_ALLY = ["combat.e.totals", "gloss.allies.no-type"]
#: Cleric 4 of Dark Sun, who fights for and against the others.
FOE = "Azhul"
STRIKE = "1st/357"


@card_test("4th/457", rules=AN_ALLY, edition="1st")
def test_the_axe_brings_an_ally(t: Table) -> None:
    meet(t, "Borys + 4th/457", FOE)
    t.total("Borys", 9 + 3 + 8)
    t.level("A:Ally of Axe of the Dwarvish Lords", 8)
    t.settled("B", "ask-combat")


@card_test("4th/457", rules=AN_ALLY, edition="1st")
def test_the_axe_may_hang_on_a_champion_of_another_world(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"])
    t.seat("B", formation={"A": "DL/8"}, pool=[FOE], hand=["4th/457"])
    t.begin(active="B", phase=3, windows="pass")
    t.B.plays("4th/457", on=FOE)
    t.on("4th/457", FOE)
    t.level(FOE, 4 + 3)
    t.settled("B", "ask-phase-3")


@card_test("4th/457", rules=AN_ALLY, edition="1st")
def test_the_axe_helps_a_defender(t: Table) -> None:
    meet(t, "Borys", FOE + " + 4th/457")
    t.total(FOE, 4 + 3 + 8)
    t.settled("A", "ask-combat")


@pytest.mark.parametrize(("champion", "level"), [("RL/85", 3 + 2), (FOE, 4)])
@card_test("4th/113", rules=AN_ALLY, edition="1st")
def test_red_jack_helps_champions_of_ravenloft_from_afar(t: Table, champion: str, level: int) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "RL/2 + 4th/113"}, pool=[champion])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_=champion)
    t.B.defends("Borys")
    t.total(champion, level)
    if level == 5:
        t.kind("A:Ally of Red Jack", "Werebeast")
    t.changed(champion)
    t.settled("A", "ask-combat")


@card_test("4th/113", rules=AN_ALLY, edition="1st")
def test_red_jack_helps_whoever_defends_another_realm_and_nobody_elses(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["RL/85"])
    t.seat("B", formation={"A": "DL/8", "B": "RL/2 + 4th/113"}, pool=["RL/83"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="RL/85")
    t.B.defends("RL/83")
    t.total("RL/85", 3)
    t.total("RL/83", 7 + 2)
    t.settled("A", "ask-combat")


@card_test("4th/60", rules=[*AN_ALLY, "immunity.offensive-only"], edition="1st")
def test_every_defender_of_arak_has_a_drow(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys", "Neeva"])
    t.seat("B", formation={"A": "4th/60", "B": "DL/8"}, pool=[FOE, "Drow Matron"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Arak", with_="Borys")
    t.B.defends(FOE)
    t.total(FOE, 4 + 4)
    t.kind("B:Ally of Arak", "Drow")
    t.kind("B:Ally of Arak", "Elf")
    t.B.passes()
    t.A.attacks("Arak", with_="Neeva")
    t.B.defends("Drow Matron")
    t.total("Drow Matron", 5 + 4)
    t.total("Neeva", 7)
    t.changed(FOE, "Borys")
    t.settled("A", "ask-combat")


def _struck(t: Table, strike: str, defender: str) -> None:
    """A attacks Arak with a champion who may use all cards and strikes all that oppose it, for a level."""
    weaker = Play(Lasting(gains(OPPOSING & (CHAMPION | ALLY), -1)))
    with given("1st/268", Always(MayUse(Is(SELF), ANY))), given(strike, weaker):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Bagual"], hand=[strike])
        t.seat("B", formation={"A": "4th/60"}, pool=[defender])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Arak", with_="Bagual")
        t.B.defends(defender)
        t.A.plays(strike, by="Bagual")
        t.changed(strike)


@pytest.mark.parametrize(
    ("strike", "met"),
    [("1st/106", 0), ("1st/343", 1), ("PO/98", 0), ("4th/424", 0), ("BR/41", 0), ("4th/436", 1)],
)
@card_test("4th/60", rules=["immunity.offensive-only"], edition="1st")
def test_drow_of_arak_are_immune_to_spells_that_strike_to_powers_and_to_blood(t: Table, strike: str, met: int) -> None:
    _struck(t, strike, "Drow Matron")
    t.level("Drow Matron", 5 - met)
    t.level("B:Ally of Arak", 4 - met)
    t.settled("A", "ask-combat")


@card_test("4th/60", rules=["immunity.offensive-only"], edition="1st")
def test_others_who_defend_arak_are_not(t: Table) -> None:
    _struck(t, "BR/41", FOE)
    t.level(FOE, 3)
    t.level("B:Ally of Arak", 4)
    t.settled("A", "ask-combat")


@card_test("4th/60", rules=["immunity.offensive-only"], edition="1st")
def test_nor_are_drow_who_attack_it(t: Table) -> None:
    weaker = Play(Lasting(gains(OPPOSING & (CHAMPION | ALLY), -1)))
    with given(STRIKE, weaker):
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/163 + Staff of Conjuring"])
        t.seat("B", formation={"A": "4th/60"}, pool=["Drow Matron"], hand=[STRIKE])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Arak", with_="1st/163")
        t.B.defends("Drow Matron")
        t.total("Drow Matron", 9)
        t.B.plays(STRIKE, by="Drow Matron")
        t.level("1st/163", 4 + 5)
        t.changed(STRIKE)
        t.settled("A", "ask-combat")


@card_test("4th/60", rules=["realm.power.when-attacked"], edition="1st")
def test_at_another_realm_drow_have_nothing_of_arak(t: Table) -> None:
    weaker = Play(Lasting(gains(OPPOSING & (CHAMPION | ALLY), -1)))
    with given("BR/41", weaker), given("1st/268", Always(MayUse(Is(SELF), ANY))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Bagual"], hand=["BR/41"])
        t.seat("B", formation={"A": "DL/8", "B": "4th/60"}, pool=["Drow Matron"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("DL/8", with_="Bagual")
        t.B.defends("Drow Matron")
        t.total("Drow Matron", 5)
        t.A.plays("BR/41", by="Bagual")
        t.level("Drow Matron", 4)
        t.changed("BR/41")
        t.settled("A", "ask-combat")


@pytest.mark.parametrize(("others", "level"), [(["4th/293"], 4 + 3 + 1), ([], 4)])
@card_test("4th/292", rules=[*AN_ALLY, "gloss.adventurers"], edition="1st")
def test_vitralis_gives_adventurers_allies_while_there_are_two_more(t: Table, others: list[str], level: int) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Adventurers [1st/56]", "Vitralis", *others])
    t.seat("B", formation={"A": "DL/8"}, pool=["Adventurers! [1st/53]"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Adventurers [1st/56]")
    t.B.defends("Adventurers! [1st/53]")
    t.total("Adventurers [1st/56]", level)  # they make their allies stronger
    t.total("Adventurers! [1st/53]", 3)
    t.settled("B", "ask-combat")


@card_test("4th/292", rules=AN_ALLY, edition="1st")
def test_whoever_is_no_adventurer_neither_has_one_nor_counts(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys", "Vitralis", "4th/293", "4th/297"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Neeva"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Borys")
    t.B.defends("Neeva")
    t.total("Borys", 9)
    t.settled("B", "ask-combat")


@card_test("4th/292", rules=AN_ALLY, edition="1st")
def test_only_adventurers_count(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Adventurers [1st/56]", "Vitralis", "Neeva"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Adventurers [1st/56]")
    t.B.defends("Borys")
    t.total("Adventurers [1st/56]", 4)
    t.settled("A", "ask-combat")


@card_test("4th/292", rules=["gloss.adventurers"], edition="1st")
def test_vitralis_himself_in_the_fight_has_one_as_well(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Vitralis", "4th/293", "4th/296", "4th/297"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Vitralis")
    t.B.defends("Borys")
    t.total("Vitralis", 3 + 3)
    t.settled("A", "ask-combat")


@card_test("4th/313", rules=AN_ALLY, edition="1st")
def test_only_swimmers_and_only_one_of_them(t: Table) -> None:
    meet(t, "T'kkyl", "Neranal", ["War Band", "4th/237", "4th/245", "1st/180"])
    t.A.plays("War Band")
    t.kind("B:Ally of Neranal", "Swimmer")
    t.total("Neranal", 5 + 4)
    t.on("War Band", "T'kkyl")
    t.A.plays("4th/245")
    t.zone("4th/245", "discard")
    with given("4th/237", Play()):
        t.A.plays("4th/237")
    t.on("4th/237", "T'kkyl")
    t.settled("B", "ask-combat")


@card_test("4th/313", rules=AN_ALLY, edition="1st")
def test_its_own_side_is_safe_from_the_shark(t: Table) -> None:
    meet(t, "Borys + Magic Sword", "Neranal", their_hand=["4th/245"])
    t.total("Neranal", 5 + 4)
    t.B.plays("4th/245")
    t.on("4th/245", "Neranal")
    t.settled("A", "ask-combat")


@card_test("4th/313", rules=AN_ALLY, edition="1st")
def test_a_shark_that_has_changed_sides_eats_nobody(t: Table) -> None:
    with given(STRIKE, Play(Choose(one(ALLY & OPPOSING), then=SwitchSide(TARGET)))):
        meet(t, "1st/163", "Neranal + Shield of Gore + Dwarven Hammer", [STRIKE, "4th/245"])
        t.A.plays(STRIKE, by="1st/163")
        t.total("1st/163", 5 + 4)
        t.A.plays("4th/245")
        t.on("4th/245", "1st/163")
        goes_on(t, STRIKE)


@card_test("4th/313", rules=AN_ALLY, edition="1st")
def test_a_shark_that_is_gone_eats_nobody(t: Table) -> None:
    with given(STRIKE, Play(Choose(one(ALLY & OPPOSING), then=discard(The(TARGET))))):
        meet(t, "1st/163", "4th/313 + Dwarven Hammer + War Band", [STRIKE, "4th/245"])
        t.A.plays(STRIKE, by="1st/163")
        t.A.chooses("B:Ally of Neranal")
        t.A.plays("4th/245")
        t.on("4th/245", "1st/163")
        goes_on(t, STRIKE)


@card_test("4th/472", rules=[*AN_ALLY, "power.cost-beats-protection"], edition="1st")
def test_the_avatar_of_fire_costs_a_dragon(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva", "Borys", "1st/80"], hand=["4th/472"])
    t.seat("B", formation={"A": "DL/8"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/472")
    t.zone("4th/472", "pool")
    t.changed("1st/80", "Borys")
    t.settled("A", "ask-phase-3")


@card_test("4th/472", rules=["card.power.definition"], edition="1st")
def test_neither_a_dragon_in_a_fight_nor_anothers_pays_for_it(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva"], hand=["4th/472"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.cannot("play", "4th/472", because="cost-not-payable")
    t.settled("A", "ask-phase-3")


@card_test("4th/472", rules=AN_ALLY, edition="1st")
def test_other_allies_are_as_mortal_as_ever(t: Table) -> None:
    with given(STRIKE, Play(discard(every(ALLY & OPPOSING)))):
        meet(t, "Neeva + War Band", "1st/163", their_hand=[STRIKE], pool=["4th/472"])
        t.B.plays(STRIKE, by="1st/163")
        t.total("Neeva", 7 + 5)
        t.zone("War Band", "discard")
        goes_on(t, STRIKE)


@card_test("4th/472", rules=["card.power.definition"], edition="1st")
def test_without_a_dragon_it_does_not_come(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva", "DR/32"], hand=["4th/472"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Azhul"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.cannot("play", "4th/472", because="cost-not-payable")
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("turns", [True, False])
@card_test("4th/472", rules=AN_ALLY, edition="1st")
def test_elementals_neither_change_sides_nor_are_discarded(t: Table, turns: bool) -> None:
    effect = Choose(one(ALLY & OPPOSING), then=SwitchSide(TARGET)) if turns else discard(every(ALLY & OPPOSING))
    with given(STRIKE, Play(effect)):
        meet(t, "Borys", "1st/163", their_hand=[STRIKE], pool=["4th/472"])
        t.total("Borys", 9 + 5)
        t.total("1st/163", 5)
        t.B.plays(STRIKE, by="1st/163")
        t.total("Borys", 9 + 5)
        t.total("1st/163", 5)
        goes_on(t, STRIKE)


@card_test("4th/472", rules=AN_ALLY, edition="1st")
def test_only_champions_of_dark_sun_have_an_elemental(t: Table) -> None:
    meet(t, "1st/163", "Borys", pool=["4th/472"], their_pool=[])
    t.total("1st/163", 5)
    t.total("Borys", 9)
    t.settled("A", "ask-combat")


@card_test("4th/457", rules=AN_ALLY, edition="1st")
def test_one_that_is_sent_to_a_hand_is_merely_gone(t: Table) -> None:
    with given(STRIKE, Play(Send(every(ALLY & OPPOSING), HAND))):
        meet(t, "Borys + 4th/457", "1st/163", their_hand=[STRIKE])
        t.B.plays(STRIKE, by="1st/163")
        t.total("Borys", 9 + 3)
        t.zone("A:Ally of Axe of the Dwarvish Lords", "outside")
        t.count("A", hand=0)
        goes_on(t, STRIKE)


@card_test("3rd/64", rules=["inplay.definition"], edition="1st")
def test_the_king_has_a_sword_for_good(t: Table) -> None:
    with given(STRIKE, Play(discard(every(ITEM)))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["3rd/64", "1st/163 + Magic Sword"], hand=[STRIKE])
        t.seat("B", formation={"A": "DL/8"}, pool=["Borys"])
        t.begin(active="A", phase=3, windows="pass")
        t.level("3rd/64", 5 + 5)
        t.kind("A:Item of King Havlor II", "Sword")
        t.kind("A:Item of King Havlor II", "Weapon")
        t.type("A:Item of King Havlor II", "magical item")
        t.settled("A", "ask-phase-3")


@card_test("3rd/64", rules=["inplay.definition"], edition="1st")
def test_nothing_takes_the_sword_away_in_a_fight(t: Table) -> None:
    with given(STRIKE, Play(discard(every(ITEM)))):
        meet(t, "1st/163 + Magic Sword", "3rd/64", [STRIKE])
        t.A.plays(STRIKE, by="1st/163")
        t.zone("Magic Sword", "discard")
        t.total("3rd/64", 5 + 5)
        t.changed(STRIKE)
        t.settled("A", "ask-combat")


@card_test("3rd/64", rules=["inplay.definition"], edition="1st")
def test_the_sword_goes_with_its_king(t: Table) -> None:
    meet(t, "Borys", "3rd/64")
    t.total("3rd/64", 10)
    t.A.passes()
    t.zone("Borys", "discard")
    t.zone("3rd/64", "pool")
    t.level("3rd/64", 10)
    t.on("B:Item of King Havlor II", "3rd/64")
    t.changed("Borys", "B:filler#1")
    t.settled("B", "ask-spoils")
