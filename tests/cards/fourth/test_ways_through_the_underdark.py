"""Realms and holdings that shut the ways through the Underdark or make them hard: the ways are made up here."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from sixrealms.engine.ability import Always, Play
from sixrealms.language import CHAMPION, OPPONENTS, REALM, TARGET, YOU, CanReach, Of, Raze, Target, The, discard, one
from tests.cards.meeting import goes_on
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

RAZES = Play(Raze(The(TARGET)), targets=(Target("target", one(REALM)),))
DISCARDS = Play(discard(The(TARGET)), targets=(Target("target", one(REALM)),))
UNDERDARK, ELSEWHERE = "UD/8", "DL/9"


@contextmanager
def ways() -> Iterator[None]:
    """Champions of whoever has the one (an Underdark realm) or the other come to every realm of opponents."""
    way = Always(CanReach(CHAMPION & Of(YOU), "restrictions", REALM & Of(OPPONENTS)), anywhere=True)
    with given(UNDERDARK, way), given(ELSEWHERE, way):
        yield


#: Who shuts them, and the realm it shuts.
SHUT = {"4th/516": ("Raam + 4th/516",), "BR/9": ("BR/9",), "4th/55": ("4th/55",)}


@card_family(SHUT, rules=["formation.exposed.movement-exception"], edition="1st")
def test_nobody_comes_through_the_underdark(t: Table, printing: str, realm: str) -> None:
    with ways():
        t.seat("A", formation={"A": "Draj", "B": UNDERDARK}, pool=["Azhul"])
        t.seat("B", formation={"A": "DL/8", "B": realm, "C": "Celene"})
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.cannot("attack", realm.partition(" +")[0], "Azhul", because="formation.protection")
        if printing != "BR/9":
            t.A.can("attack", "Celene", "Azhul")
        else:
            t.A.cannot("attack", "Celene", "Azhul", because="formation.protection")
        t.settled("A", "ask-phase-4")


@card_family(SHUT, rules=["formation.exposed.movement-exception"], edition="1st")
def test_other_ways_stay_open(t: Table, printing: str, realm: str) -> None:
    with ways():
        t.seat("A", formation={"A": "Draj", "B": ELSEWHERE}, pool=["Azhul"])
        t.seat("B", formation={"A": "DL/8", "B": realm})
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.can("attack", realm.partition(" +")[0], "Azhul")
        t.settled("A", "ask-phase-4")


@card_test("BR/9", rules=["move.flyer.barred"], edition="1st")
def test_baruk_azhik_shuts_out_flyers_and_shuts_its_own_realms_only(t: Table) -> None:
    with ways():
        t.seat(
            "A",
            formation={"A": "Draj", "B": UNDERDARK},
            pool=["Neeva", "Azhul"],
            hand=["1st/65", "War Party", "1st/104"],
        )
        t.seat("B", formation={"A": "BR/9"}, pool=["Borys"])
        t.seat("C", formation={"A": "DL/8", "B": "Celene"})
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.cannot("attack", "BR/9", "Neeva", because="barred")
        t.A.can("attack", "Celene", "Azhul")
        t.A.attacks("BR/9", with_="Azhul")
        t.B.defends("Borys")
        t.A.cannot("play", "1st/65", "Azhul", because="forbidden")
        t.A.can("play", "War Party", "Azhul")
        goes_on(t, "Borys", "Azhul")


@pytest.mark.parametrize(("realm", "shut"), [("Raam", True), ("Menzoberranzan", False)])
@card_test("4th/516", rules=["move.earthwalker.barred"], edition="1st")
def test_the_towers_shut_out_earthwalkers_but_not_at_home(t: Table, realm: str, shut: bool) -> None:
    with ways():
        t.seat("A", formation={"A": "Draj", "B": "Celene"}, pool=["UD/83", "Azhul"], hand=["DU/48", "War Party"])
        t.seat("B", formation={"A": f"{realm} + 4th/516"}, pool=["Borys"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        if shut:
            t.A.cannot("attack", realm, "UD/83", because="barred")
        else:
            t.A.can("attack", realm, "UD/83")
        t.A.attacks(realm, with_="Azhul")
        t.B.defends("Borys")
        if shut:
            t.A.cannot("play", "DU/48", "Azhul", because="forbidden")
        else:
            t.A.can("play", "DU/48", "Azhul")
        t.A.can("play", "War Party", "Azhul")
        goes_on(t, "Borys", "Azhul")


@card_test("4th/516", rules=["formation.exposed.movement-exception"], edition="1st")
def test_at_home_the_towers_shut_no_way(t: Table) -> None:
    with ways():
        t.seat("A", formation={"A": "Draj", "B": UNDERDARK}, pool=["Azhul"])
        t.seat("B", formation={"A": "DL/8", "B": "Menzoberranzan + 4th/516"})
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.can("attack", "Menzoberranzan", "Azhul")
        t.settled("A", "ask-phase-4")


@pytest.mark.parametrize(
    ("attacker", "way", "base"),
    [("Azhul", UNDERDARK, 2), ("1st/187", UNDERDARK, 3), ("NS/72", UNDERDARK, 6), ("Azhul", ELSEWHERE, 4)],
)
@card_test("4th/57", rules=["gloss.base-level.changed"], edition="1st")
def test_who_comes_to_the_blood_sea_through_the_underdark_is_half(t: Table, attacker: str, way: str, base: int) -> None:
    with ways():
        t.seat("A", formation={"A": "Raam", "B": way}, pool=[attacker])
        t.seat("B", formation={"A": "4th/57"}, pool=["Borys"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("4th/57", with_=attacker)
        t.B.defends("Borys")
        t.base(attacker, base)
        t.base("Borys", 9)
        goes_on(t, "Borys", attacker)


@card_test("4th/57", rules=["gloss.allies.traits"], edition="1st")
def test_the_whirlpool_swallows_every_swimming_ally(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["NS/72"], hand=["4th/245", "War Party"])
    t.seat("B", formation={"A": "4th/57"}, pool=["Borys + 4th/237 + Zadoc", "Azhul + 4th/250"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("4th/57", with_="NS/72")
    t.B.defends("Borys")
    t.zone("4th/237", "discard")
    t.on("4th/250", "Azhul")
    t.A.plays("4th/245")
    t.zone("4th/245", "discard")
    t.on("4th/250", "Azhul")
    t.A.plays("War Party")
    t.on("War Party", "NS/72")
    t.on("Zadoc", "Borys")
    goes_on(t, "Borys", "NS/72")


@card_test("4th/57", rules=["move.swimmer.coast"], edition="1st")
def test_only_swimmers_come_to_the_blood_sea(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["NS/72", "Azhul", "Neeva"])
    t.seat("B", formation={"A": "DL/8", "B": "4th/57"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.can("attack", "4th/57", "NS/72")
    t.A.cannot("attack", "4th/57", "Azhul", because=("barred", "formation.protection"))
    t.A.cannot("attack", "4th/57", "Neeva", because="barred")
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("way", [RAZES, DISCARDS])
@pytest.mark.parametrize(("realm", "safe"), [("Menzoberranzan", True), ("Raam", False)])
@card_test("4th/516", rules=["raze.face-down"], edition="1st")
def test_at_home_the_towers_keep_their_realm_from_cards(t: Table, way: Play, realm: str, safe: bool) -> None:
    with given("1st/99", way):
        t.seat("A", formation={"A": "Draj"}, hand=["1st/99"])
        t.seat("B", formation={"A": f"{realm} + 4th/516", "B": "DL/8"})
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("1st/99")
        if safe:
            t.A.cannot("choose", realm, because="stays-there")
            t.offered("Draj", "DL/8")
            t.A.chooses("DL/8")
            t.changed("DL/8")
            t.standing(realm)
            t.on("4th/516", realm)
        elif way is RAZES:
            t.A.chooses(realm)
            t.razed(realm)
            t.changed("4th/516")
        else:
            t.A.chooses(realm)
            t.zone(realm, "discard")
            t.changed("4th/516")
        t.changed("1st/99")
        t.settled("A", "ask-phase-3")


@card_test("4th/516", rules=["raze.face-down"], edition="1st")
def test_in_battle_even_menzoberranzan_falls(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Azhul"])
    t.seat("B", formation={"A": "Menzoberranzan + 4th/516"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Menzoberranzan", with_="Azhul")
    t.B.declines()
    t.razed("Menzoberranzan")
    t.zone("4th/516", "discard")
    t.changed("Azhul", "A:filler#1")
    t.settled("A", "ask-spoils")


@card_test("4th/55", rules=["combat.e.totals", "gloss.allies.no-type"], edition="1st")
def test_dwarves_stand_beside_whoever_defends_the_delving(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"])
    t.seat("B", formation={"A": "4th/55", "B": "Nyrond"}, pool=["Azhul", "Neeva"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("4th/55", with_="Borys")
    t.B.defends("Azhul")
    t.total("Azhul", 4 + 5)
    t.kind("B:Ally of The Delving", "Dwarf")
    t.total("Borys", 9)
    t.settled("A", "ask-combat")


@card_test("4th/55", edition="1st")
def test_they_defend_no_other_realm(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"])
    t.seat("B", formation={"A": "Nyrond", "B": "4th/55"}, pool=["Azhul"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Borys")
    t.B.defends("Azhul")
    t.total("Azhul", 4)
    t.settled("B", "ask-combat")
