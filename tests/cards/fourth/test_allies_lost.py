"""Allies brought back that were lost in the battle, and allies persuaded not to fight."""

from __future__ import annotations

from functools import partial

import pytest

from sixrealms.engine.ability import Always, Play
from sixrealms.language import ALLY, ANY, SELF, Is, MayUse, discard, every
from tests.cards.meeting import CRISTYNE, goes_on
from tests.made_up import given
from tests.table_talk import Table
from tests.table_talk import card_family as any_family
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
card_family = partial(any_family, edition="1st")

CLERIC = "1st/268"
STORM = "1st/380"
#: Allies of levels 1, 2, 3, 4 and 5.
LINE = ("Gith", "Pteranadon", "Triceratops", "Gorgosaurus", "Hell Hound")
CURES = {"3rd/349": ("Gith", "Pteranadon"), "3rd/350": ("Triceratops", "Gorgosaurus")}
#: Allies of those levels that have lain there longer.
OLDER = ("Thugs", "Loup-Garou", "The Iron Legion", "War Party")


@pytest.mark.parametrize("number", [0, 1])
@card_family(CURES)
def test_an_ally_of_those_levels_lost_in_the_battle_comes_back(
    t: Table, printing: str, low: str, high: str, number: int
) -> None:
    with given(STORM, Play(discard(every(ALLY)))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Borys + Zadoc + 1st/83 + Myrmidons"], hand=[STORM])
        line = " + ".join([CLERIC, *LINE, "Skulk", "DU/52", "Giant Skeleton", "Treants of the Grandwood"])
        t.seat("B", formation={"A": CRISTYNE}, pool=[line], hand=[printing], discard=list(OLDER))
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks(CRISTYNE, with_="Borys")
        t.B.defends(CLERIC)
        t.A.plays(STORM)
        t.B.plays(printing, by=CLERIC)
        t.offered(low, high, "Skulk" if low == "Gith" else "Giant Skeleton")
        t.B.chooses((low, high)[number])
        t.zone((low, high)[number], "hand")
        t.on(printing, CLERIC)
        t.changed(
            *LINE, "Zadoc", "1st/83", "Myrmidons", "Treants of the Grandwood", "Skulk", "DU/52", "Giant Skeleton", STORM
        )
        goes_on(t)


def _victory(t: Table, card: str, *allies: str) -> None:
    """Borys has won with these allies; A is in phase 5 with the card in hand and a cleric in the pool."""
    t.seat(
        "A",
        formation={"A": "Rashemen"},
        pool=[" + ".join(["Borys", *allies]), CLERIC],
        hand=[card],
        discard=list(OLDER),
    )
    t.seat("B", formation={"A": CRISTYNE}, pool=["Azhul"], hand=[card])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(CRISTYNE, with_="Borys")
    t.B.defends("Azhul")
    t.B.passes()
    t.A.stops()
    t.A.passes()
    t.phase(5)
    t.changed("Azhul", "Borys", *allies)


@card_family(CURES)
def test_in_phase_5_it_looks_back_on_the_battle(t: Table, printing: str, low: str, high: str) -> None:
    _victory(t, printing, *LINE)
    t.A.plays(f"A:{printing}", by=CLERIC)
    t.offered(low, high)
    t.A.chooses(high)
    t.zone(high, "hand")
    t.zone(f"A:{printing}", "discard")
    t.settled("A", "ask-phase-5")


@card_test("4th/444")
def test_healing_brings_back_two_allies_lost_just_now(t: Table) -> None:
    with given(CLERIC, Always(MayUse(Is(SELF), ANY))):
        _victory(t, "4th/444", *LINE)
        t.A.plays("A:4th/444", by=CLERIC)
        t.offered(*LINE)
        t.A.chooses("Hell Hound", "Gith")
        t.zone("Hell Hound", "hand")
        t.zone("Gith", "hand")
        t.zone("A:4th/444", "discard")
        t.settled("A", "ask-phase-5")


@card_test("4th/444")
def test_healing_may_bring_back_one(t: Table) -> None:
    with given(CLERIC, Always(MayUse(Is(SELF), ANY))):
        _victory(t, "4th/444", "Gith", "Pteranadon")
        t.A.plays("A:4th/444", by=CLERIC)
        t.A.chooses("Pteranadon")
        t.A.done()
        t.zone("Pteranadon", "hand")
        t.zone("Gith", "discard")
        t.zone("A:4th/444", "discard")
        t.settled("A", "ask-phase-5")


@card_test("4th/444", rules=["spell.target-required"])
def test_healing_finds_nobody_after_a_battle_without_allies(t: Table) -> None:
    with given(CLERIC, Always(MayUse(Is(SELF), ANY))):
        _victory(t, "4th/444")
        t.A.cannot("play", "A:4th/444", CLERIC, because="no-target")
        t.settled("A", "ask-phase-5")


@card_test("4th/444")
def test_what_was_lost_in_another_turn_is_not_lost_just_now(t: Table) -> None:
    with given(CLERIC, Always(MayUse(Is(SELF), ANY))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"])
        t.seat("B", formation={"A": CRISTYNE}, pool=["Azhul + Gith", CLERIC], hand=["4th/444"], draw=["Thugs", 9])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks(CRISTYNE, with_="Borys")
        t.B.defends("Azhul")
        t.B.passes()
        t.A.stops()
        t.A.passes(2)
        t.B.passes(4)
        t.phase(5)
        t.B.cannot("play", "4th/444", CLERIC, because="no-target")
        t.zone("Gith", "discard")
        t.zone("Azhul", "discard")
        t.changed("Thugs", "B:filler#1", "B:filler#2")
        t.settled("B", "ask-phase-5")


# -- Persuasion -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("digit", "gone"), [("1st/40", 0), ("1st/51", 1), ("1st/52", 2), ("1st/53", 3), ("1st/199", 3)]
)
@card_test("4th/450")
def test_as_many_allies_as_the_digit_are_persuaded(t: Table, digit: str, gone: int) -> None:
    theirs = ("Gith", "Pteranadon", "Triceratops")
    with given("1st/268", Always(MayUse(Is(SELF), ANY))):
        t.seat("A", formation={"A": "Rashemen"}, pool=[f"{CLERIC} + War Party"], hand=["4th/450"], draw=[digit, 9])
        t.seat("B", formation={"A": CRISTYNE}, pool=[" + ".join(["Borys", *theirs])])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks(CRISTYNE, with_=CLERIC)
        t.B.defends("Borys")
        t.A.plays("4th/450", by=CLERIC)
        t.zone(digit, "discard")
        chosen = theirs[:gone]
        if 0 < gone < 3:
            t.B.chooses(*chosen)
        elif gone == 3:
            t.B.chooses(*theirs[:2])
        for ally in theirs:
            t.zone(ally, "discard" if ally in chosen else "attached")
        t.on("War Party", CLERIC)
        goes_on(t, "4th/450")
