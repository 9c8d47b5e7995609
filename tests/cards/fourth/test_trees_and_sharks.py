"""What a realm shows: trees for those who come through woods, water for the sharks."""

from __future__ import annotations

import pytest

from sixrealms.catalogue import all_printings, printing
from sixrealms.language import ALLY, IN_COMBAT, ITEM, OPPOSING, TARGET, Play, Target, The, discard, one
from tests.made_up import given
from tests.table_talk import Table, card_test

#: Makes one opposing ally change sides; discards one.
LURE, CHARM = "1st/316", "1st/357"


def test_realms_show_trees_if_their_names_do() -> None:
    shown = {one.name for one in all_printings() if "Trees" in one.kinds}
    assert {"Burneal Forest", "The Sielwode", "Malatra, the Living Jungle"} < shown
    assert not {"Sembia", "The Battle-Fens", "Grovnekevic Forest"} & shown  # the last one is a holding
    assert "Trees" in printing("4th/34").printed_kinds  # no clarification: without those it holds too


#: Realms behind one of their own world: those with trees are attacked past it.
SHELTERED = {"The High Forest": True, "Jungles of Chult": True, "4th/34": True, "Sembia": False, "4th/38": False}


@pytest.mark.parametrize("realm", SHELTERED)
@card_test("4th/314", rules=["formation.exposed.movement-exception"], edition="1st")
def test_gloaranor_comes_through_the_trees_to_realms_that_are_sheltered(t: Table, realm: str) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["4th/314", "Azhul"])
    t.seat("B", formation={"A": "Celene", "B": realm})
    t.begin(active="A", phase=4, windows="pass")
    t.A.cannot("attack", realm, "Azhul", because="formation.protection")
    if SHELTERED[realm]:
        t.A.attacks(realm, with_="4th/314")
        t.settled("B")
    else:
        t.A.cannot("attack", realm, "4th/314", because="formation.protection")
        t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("realm", ["Burneal Forest", "Nyrond"])
@card_test("4th/314", rules=["card.power.definition"], edition="1st")
def test_no_wall_keeps_gloaranor_from_realms_with_trees(t: Table, realm: str) -> None:
    """A holding lets nobody but flyers come."""
    t.seat("A", formation={"A": "Nibenay"}, pool=["4th/314", "Azhul"])
    t.seat("B", formation={"A": f"{realm} + 4th/86"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.cannot("attack", realm, "Azhul", because="barred")
    if realm == "Burneal Forest":
        t.A.attacks(realm, with_="4th/314")
        t.settled("B")
    else:
        t.A.cannot("attack", realm, "4th/314", because="barred")
        t.settled("A", "ask-phase-4")


@pytest.mark.parametrize(("realm", "stays"), [("The High Forest", True), ("Celene", False)])
@card_test("4th/348", rules=["card.power.definition"], edition="1st")
def test_among_trees_cidres_allies_do_not_go_over(t: Table, realm: str, stays: bool) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["4th/348"], hand=["War Party"])
    t.seat("B", formation={"A": realm}, pool=[f"Sadira + {LURE}"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(realm, with_="4th/348")
    t.B.defends("Sadira")
    t.A.plays("War Party")
    t.B.uses(LURE)
    t.on("War Party", "4th/348" if stays else "Sadira")
    t.settled("B" if stays else "A")


@pytest.mark.parametrize(("realm", "stays"), [("The High Forest", True), ("Celene", False)])
@card_test("4th/348", rules=["card.power.definition"], edition="1st")
def test_among_trees_cidres_allies_are_not_discarded(t: Table, realm: str, stays: bool) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["4th/348"], hand=["War Party"])
    t.seat("B", formation={"A": realm}, pool=["Sadira + Orb of Doom"], hand=[CHARM])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(realm, with_="4th/348")
    t.B.defends("Sadira")
    t.A.plays("War Party")
    t.B.plays(CHARM, by="Sadira")
    if stays:
        t.on("War Party", "4th/348")
    else:
        t.zone("War Party", "discard")
    t.changed(CHARM)
    t.settled("B" if stays else "A", "ask-combat")


@pytest.mark.parametrize("struck", ["Orb of Doom", "Gith"])
@card_test("4th/348", rules=["card.power.definition"], edition="1st")
def test_cidre_shelters_neither_what_she_carries_nor_the_allies_of_others(t: Table, struck: str) -> None:
    with given("1st/340", Play(discard(The(TARGET)), targets=(Target("target", one((ALLY | ITEM) & IN_COMBAT)),))):
        t.seat("A", formation={"A": "Nibenay"}, pool=["4th/348 + Orb of Doom + War Party"])
        t.seat("B", formation={"A": "The High Forest"}, pool=["Sadira"], hand=["1st/340", "Gith"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("The High Forest", with_="4th/348")
        t.B.defends("Sadira")
        t.B.plays("Gith")
        t.B.plays("1st/340", by="Sadira")
        t.B.chooses(struck)
        t.zone(struck, "discard")
        t.on("War Party", "4th/348")
        t.changed("1st/340", "Gith")
        t.settled("A" if struck == "Orb of Doom" else "B", "ask-combat")


@card_test("4th/348", rules=["card.power.definition"], edition="1st")
def test_defending_a_realm_with_trees_cidre_shelters_nobody(t: Table) -> None:
    with given("1st/340", Play(discard(The(TARGET)), targets=(Target("target", one(ALLY & OPPOSING)),))):
        t.seat("A", formation={"A": "The High Forest"}, pool=["4th/348"], hand=["War Party"])
        t.seat("B", formation={"A": "Celene"}, pool=["Sadira + Orb of Doom"], hand=["1st/340"])
        t.begin(active="B", phase=4, windows="pass", unenforced=True)
        t.B.attacks("The High Forest", with_="Sadira")
        t.A.defends("4th/348")
        t.A.plays("War Party")
        t.B.plays("1st/340", by="Sadira")
        t.zone("War Party", "discard")
        t.changed("1st/340")
        t.settled("A")


@card_test("4th/110", rules=["move.swimmer.coast"], edition="1st")
def test_the_reef_lies_before_a_coast_and_nowhere_else(t: Table) -> None:
    t.seat("A", formation={"A": "DL/8", "B": "Solamnia", "C": "Vaasa"}, hand=["4th/110"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=2, windows="pass", unenforced=True)
    t.A.cannot("play", "4th/110", "Solamnia", because="not-this-bearer")
    t.A.cannot("play", "4th/110", "Vaasa", because="other-world")
    t.A.plays("4th/110", on="DL/8")
    t.on("4th/110", "DL/8")
    t.settled("A")


@pytest.mark.parametrize(("ally", "eaten"), [("4th/245", True), ("4th/245", False), ("War Party", None)])
@card_test("4th/110", rules=["realm.power.when-attacked"], edition="1st")
def test_sharks_devour_swimmers_in_a_battle_elsewhere(t: Table, ally: str, eaten: bool | None) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Azhul"], hand=[ally, "Gith"])
    t.seat("B", formation={"A": "Vaasa", "B": "DL/8 + 4th/110"}, pool=["Sadira + Orb of Doom"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Vaasa", with_="Azhul")
    t.B.defends("Sadira")
    t.A.plays(ally)
    if eaten is not None:
        t.B.says("yes" if eaten else "no")
    if eaten:
        t.zone(ally, "discard")
    else:
        t.on(ally, "Azhul")
    t.settled("A" if eaten else "B", "ask-combat")


@card_test("4th/110", rules=["card.power.definition"], edition="1st")
def test_sharks_leave_champions_alone_that_join_as_allies(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["4th/340"])
    t.seat("B", formation={"A": "Vaasa", "B": "DL/8 + 4th/110"}, pool=["Borys", "4th/355"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Vaasa", with_="4th/340")
    t.B.defends("Borys")
    t.A.uses("4th/340")
    t.on("4th/355", "4th/340")
    t.settled("B", "ask-combat")


@card_test("4th/110", rules=["card.power.definition"], edition="1st")
def test_sharks_do_not_know_their_own_side(t: Table) -> None:
    t.seat("A", formation={"A": "DL/8 + 4th/110"}, pool=["Azhul"], hand=["4th/245"])
    t.seat("B", formation={"A": "Vaasa"}, pool=["Sadira + Orb of Doom"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Vaasa", with_="Azhul")
    t.B.defends("Sadira")
    t.A.plays("4th/245")
    t.A.says("yes")
    t.zone("4th/245", "discard")
    t.settled("A")
