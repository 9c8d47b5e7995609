"""Fear of Undead as an option: who flees, who stays. Skeletal Horde (1st/155) is an undead champion of level 5."""

from __future__ import annotations

import pytest

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Play
from sixrealms.powers.card_questions import Named
from sixrealms.powers.moves import Send
from sixrealms.powers.sets import every
from tests.made_up import given
from tests.table_talk import Table, table_test

HORDE, VAMPIRE, SEA_ZOMBIE, SKELETON = "1st/155", "1st/425", "1st/174", "1st/193"


def faces(
    t: Table, mine: str, theirs: str, ally: str, *, on: bool = True, support: str = "", realm: str = "Cormyr"
) -> None:
    """A attacks with `mine`, B defends with `theirs`, A plays the ally; without the option nobody fears anything."""
    t.seat("A", formation={"A": "Vaasa"}, pool=[mine], hand=[ally], draw=[])
    t.seat("B", formation={"A": realm}, pool=[theirs + support], draw=[])
    options = {"fear-of-undead": "on"} if on else {}
    t.begin(active="A", phase=4, windows="pass", options=options, answers={"fear_of_undead": False}, unenforced=True)
    t.A.attacks(realm, with_=mine.split(" +")[0])
    t.B.defends(theirs)
    t.A.plays(ally)


@pytest.mark.parametrize(("ally", "flees"), [("1st/183", True), ("1st/179", True), ("1st/328", False)])
@pytest.mark.parametrize("on", [True, False])
@table_test(rules=["option.fear-of-undead.effect"])
def test_allies_of_level_1_and_2_flee_from_undead(t: Table, ally: str, flees: bool, on: bool) -> None:
    faces(t, "Azhul", HORDE, ally, on=on)
    if flees and on:
        t.zone(ally, "discard")
    else:
        t.on(ally, "Azhul")
    loses = (flees and on) or ally == "1st/179"
    t.settled("A" if loses else "B", "ask-combat")


@table_test(rules=["option.fear-of-undead.effect"])
def test_undead_of_level_3_frighten_nobody(t: Table) -> None:
    faces(t, "Azhul", VAMPIRE, "1st/183", support=" + Dwarven Hammer")
    t.level(VAMPIRE, 6)
    t.on("1st/183", "Azhul")
    t.settled("A", "ask-combat")


@pytest.mark.parametrize(("undead", "flees"), [(HORDE, True), (VAMPIRE, False)])
@table_test(rules=["option.fear-of-undead.effect"])
def test_an_ally_that_flees_has_no_time_for_its_power(t: Table, undead: str, flees: bool) -> None:
    """conflict.undead.timing"""
    with given("1st/183", Play(Send(every(Named("Dwarven Hammer")), z.LIMBO))):
        faces(t, "Azhul", undead, "1st/183", support=" + Dwarven Hammer")
        if flees:
            t.zone("1st/183", "discard")
            t.on("Dwarven Hammer", undead)
        else:
            t.on("1st/183", "Azhul")
            t.zone("Dwarven Hammer", "limbo")
        t.settled("A" if flees else "B", "ask-combat")


@pytest.mark.parametrize("on", [True, False])
@table_test(rules=["option.fear-of-undead.undead-allies-immune"])
def test_undead_allies_fear_no_undead(t: Table, on: bool) -> None:
    faces(t, "Azhul", HORDE, SKELETON, on=on)
    t.on(SKELETON, "Azhul")
    t.settled("A", "ask-combat")


@table_test(rules=["option.fear-of-undead.clerics-immune"])
def test_the_allies_of_a_cleric_stay(t: Table) -> None:
    faces(t, "Amarill", HORDE, "1st/183", realm="Nyrond")
    t.on("1st/183", "Amarill")
    t.total("Amarill", 5)
    t.settled("A", "ask-combat")


@table_test(rules=["option.fear-of-undead.boosted-allies"])
def test_allies_made_stronger_stay(t: Table) -> None:
    faces(t, "Azhul + Banner of the One-Eyed God", HORDE, "1st/183")
    t.on("1st/183", "Azhul")
    t.settled("B", "ask-combat")
