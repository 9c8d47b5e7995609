"""Rule cards of 1st and 4th Edition: what everybody loses, may not play or must do while they last."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always
from sixrealms.language import ANY, SELF, Has, Is, MayUse
from tests.cards.drawn import drew
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

ENTROPY, TROUBLES, FAITH, KNOWLEDGE = "1st/423", "4th/492", "4th/493", "4th/494"
BACKWATERS, NO_ALLIES, NO_SPELLS = "4th/498", "4th/499", "4th/500"


@card_test(ENTROPY, rules=["gloss.rule-card.global", "turn.phase5.discard-down"], edition="1st")
def test_at_the_end_of_each_turn_its_player_gives_up_a_card_or_a_realm(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Thay (razed)"}, pool=["Azhul"], hand=["Gith"], table=[ENTROPY])
    t.seat("B", formation={"A": "DL/8", "B": "Vaasa"}, pool=["Borys + Orb of Doom"], hand=["Zadoc", 8])
    t.begin(active="B", phase=5, windows="pass", unenforced=True)
    t.B.passes()
    t.B.chooses("Zadoc")
    t.zone("Zadoc", "discard")
    t.B.mode(1)
    t.offered("Orb of Doom", "Borys", *[f"B:filler#{i}" for i in range(1, 9)])
    t.B.chooses("Orb of Doom")
    t.zone("Orb of Doom", "discard")
    t.turn_of("A")
    t.A.passes(5)
    t.A.mode(2)
    t.razed("Rashemen")
    t.turn_of("B")
    drew(t, "A", 3)
    t.settled("B")


@card_test(TROUBLES, rules=["gloss.rule-card.global", "gloss.base-level.changed"], edition="1st")
def test_nobody_of_seven_or_more_fights(t: Table) -> None:
    with given("1st/54", Always(Has(Is(SELF), world="FR"))):
        t.seat(
            "A",
            formation={"A": "Rashemen"},
            pool=["Neeva", "Mul Savage + Flameblade", "Alias the Sell-Sword"],
            hand=["War Party", "Zadoc"],
            table=[TROUBLES],
        )
        t.seat("B", formation={"A": "DL/8"}, pool=["Mordenkainen", "Otto + Gladiators"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.level("Alias the Sell-Sword", 7)
        t.level("Mul Savage", 8)
        t.A.cannot("attack", "DL/8", "Neeva", because="may-not-attack")
        t.A.can("attack", "DL/8", "Alias the Sell-Sword")
        t.A.attacks("DL/8", with_="Mul Savage")
        t.B.cannot("defend", "Mordenkainen", because="may-not-defend")
        t.B.defends("Otto")
        t.A.plays("Zadoc")
        t.level("Zadoc", 2)
        t.A.plays("War Party")
        t.level("War Party", 5)
        goes_on(t)


@card_test(TROUBLES, rules=["gloss.rule-card.global"], edition="1st")
def test_nor_do_they_fight_as_allies(t: Table) -> None:
    t.seat(
        "A", formation={"A": "Rashemen"}, pool=["Sadira + 1st/219", "Mordenkainen", "Azhul", "Otto"], table=[TROUBLES]
    )
    t.seat("B", formation={"A": "DL/8"}, pool=["Alias the Sell-Sword + Gladiators"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Sadira")
    t.B.defends("Alias the Sell-Sword")
    t.A.uses("1st/219")
    t.offered("Azhul", "Otto")
    t.A.chooses("Azhul")
    t.on("Azhul", "Sadira")
    goes_on(t)


#: Who fights whom under the Power of Faith, at which base levels.
FAITHFUL = {
    "a hero": ("Alias the Sell-Sword", "Skeletal Horde", 3, 5),
    "a wizard": ("Mordenkainen", "Skeletal Horde", 3, 5),
    "a cleric": ("Nenioc", "Skeletal Horde", 5, 5),
    "the living": ("Alias the Sell-Sword", "Azhul", 6, 4),
    "both undead": ("Dracolich", "Skeletal Horde", 3, 2),
}


@pytest.mark.parametrize("case", FAITHFUL)
@pytest.mark.parametrize("attacking", [True, False])
@card_test(FAITH, rules=["gloss.base-level.changed"], edition="1st")
def test_only_clerics_are_at_their_full_base_level_against_undead(t: Table, attacking: bool, case: str) -> None:
    faithful, foe, base, foes_base = FAITHFUL[case]
    mine, theirs = (faithful, foe) if attacking else (foe, faithful)
    meet(t, f"{mine} + War Party", f"{theirs} + Zadoc", table=[FAITH], pool=["Neeva"])
    t.level("War Party", 4)
    t.level("Zadoc", 2)
    t.base(faithful, base)
    t.base(foe, foes_base)
    t.base("Neeva", 7)
    goes_on(t)


@card_test(FAITH, rules=["gloss.base-level.changed"], edition="1st")
def test_nor_are_champions_who_help(t: Table) -> None:
    meet(t, "Sadira + 1st/219", "Winged Horror", table=[FAITH], pool=["Alias the Sell-Sword", "Nenioc", "Neeva"])
    t.A.uses("1st/219")
    t.A.chooses("Alias the Sell-Sword")
    t.base("Alias the Sell-Sword", 3)
    t.base("Neeva", 7)
    goes_on(t)


@pytest.mark.parametrize("attacking", [True, False])
@pytest.mark.parametrize(
    ("champion", "foe", "may"),
    [("Azhul", "Winged Horror", False), ("Nenioc", "Winged Horror", True), ("Azhul", "Borys", True)],
)
@card_test(FAITH, rules=["gloss.rule-card.global"], edition="1st")
def test_others_have_only_strong_allies_against_undead(
    t: Table, attacking: bool, champion: str, foe: str, may: bool
) -> None:
    allies = ["4th/214", "War Party", "Flameblade"]
    if attacking:
        meet(t, champion, foe, allies, table=[FAITH])
    else:
        meet(t, foe, champion, (), allies, table=[FAITH])
    seat = t.A if attacking else t.B
    if may:
        seat.can("play", "4th/214", champion)
    else:
        seat.cannot("play", "4th/214", champion, because="forbidden")
    seat.can("play", "War Party", champion)
    seat.can("play", "Flameblade", champion)
    goes_on(t)


#: A champion of the world that knows, an offensive card of that knowledge and a defensive one.
KNOWING = {
    "wizard spells": ("RL/97", "Cone of Cold", "1st/343"),
    "psionic powers": ("3rd/265", "PO/98", "PO/82"),
    "unarmed combat": ("4th/295", "RR/92", "RR/98"),
    "blood abilities": ("BR/100", "BR/41", "BR/37"),
}


@pytest.mark.parametrize("knowledge", KNOWING)
@pytest.mark.parametrize("knowing", KNOWING)
@card_test(KNOWLEDGE, rules=["gloss.rule-card.global"], edition="1st")
def test_what_harms_others_is_known_to_one_world_only(t: Table, knowledge: str, knowing: str) -> None:
    champion = KNOWING[knowing][0]
    _, offensive, defensive = KNOWING[knowledge]
    with given(champion, Always(MayUse(Is(SELF), ANY))):
        meet(t, champion, "Borys", [offensive, defensive], table=[KNOWLEDGE])
        if knowledge == knowing:
            t.A.can("play", offensive, champion)
        else:
            t.A.cannot("play", offensive, champion, because="forbidden")
        t.A.can("play", defensive, champion)
        goes_on(t)


@card_test(BACKWATERS, rules=["gloss.rule-card.global"], edition="1st")
def test_at_the_end_of_its_players_turn_ruins_far_back_are_lost(t: Table) -> None:
    ruins = {"A": "Raam (razed)", "B": "Vaasa (razed)", "C": "Gulg (razed)", "D": "Sembia (razed)", "E": "Tyr (razed)"}
    t.seat("A", formation={"A": "Rashemen (razed)", "B": "Thay", "C": "Draj (razed)"}, table=[BACKWATERS])
    t.seat("B", formation={**ruins, "F": "Urik (razed)"})
    t.seat("C", formation={"A": "Nyrond", "B": "Keoland", "C": "Furyondy"})
    t.begin(active="C", phase=5, windows="pass", unenforced=True)
    t.C.passes()
    t.turn_of("A")
    t.razed("Gulg")
    t.A.passes(5)
    t.zone("Gulg", "discard")
    t.zone("Sembia", "discard")
    t.zone("Tyr", "discard")
    t.zone("Draj", "discard")
    for card in ("Raam", "Vaasa", "Urik", "Rashemen"):
        t.razed(card)
    t.standing("Furyondy")
    drew(t, "A", 3)
    t.settled("B")


#: What goes as the rule card comes and cannot come back, and what may.
FORBIDDING = {
    NO_ALLIES: (("PO/98", "Gith"), ("Cone of Cold", "BR/37")),
    NO_SPELLS: (("Cone of Cold", "BR/37"), ("PO/98", "Gith")),
}


@card_family(dict.fromkeys(FORBIDDING, ()), rules=["gloss.rule-card.global"], edition="1st")
def test_what_it_forbids_goes_as_it_comes_and_stays_away(t: Table, printing: str) -> None:
    gone, left = FORBIDDING[printing]
    with given("3rd/265", Always(MayUse(Is(SELF), ANY))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["3rd/265 + War Band"], hand=[printing, *gone, *left])
        t.seat(
            "B",
            formation={"A": "DL/8"},
            pool=["Borys + War Party + 1st/343 + Orb of Doom + 4th/446"],
            table=["PO/72 (lasting)"],
        )
        t.begin(active="A", phase=0, windows="pass", unenforced=True)
        t.A.plays(printing)
        allies = printing == NO_ALLIES
        for card in ("War Party", "War Band", "PO/72"):
            t.zone(card, "discard" if allies else "table" if card == "PO/72" else "attached")
        for card in ("1st/343", "4th/446"):
            t.zone(card, "discard" if not allies else "attached")
        t.on("Orb of Doom", "Borys")
        t.A.passes(3)
        t.A.attacks("DL/8", with_="3rd/265")
        t.B.defends("Borys")
        for card in gone:
            t.A.cannot("play", card, "3rd/265", because="forbidden")
        for card in left:
            t.A.can("play", card, "3rd/265")
        drew(t, "A", 4)
        goes_on(t)
