"""Realms that do something as they are razed or discarded, and one that hears of another's fall."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Play
from sixrealms.language import REALM, TARGET, Raze, Target, The, discard, one
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

SPOILER = "1st/99"
RAZES = Play(Raze(The(TARGET)), targets=(Target("target", one(REALM)),), at=("any",))
DISCARDS = Play(discard(The(TARGET)), targets=(Target("target", one(REALM)),), at=("any",))


@card_family({"4th/11": (), "4th/34": ()}, rules=["raze.power-on-razing"], edition="1st")
def test_whoever_razes_it_falls_with_it(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva", "Azhul"])
    t.seat("B", formation={"A": printing})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(printing, with_="Neeva")
    t.B.declines()
    t.razed(printing)
    t.zone("Neeva", "discard")
    t.changed("A:filler#1")
    t.settled("A", "ask-spoils")


@card_family({"4th/11": ("discard",), "4th/34": ("pool",)}, rules=["raze.power-on-razing"], edition="1st")
def test_a_card_razes_it_in_the_battle(t: Table, printing: str, zone: str) -> None:
    with given(SPOILER, RAZES):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva"], hand=[SPOILER])
        t.seat("B", formation={"A": printing, "B": "DL/8"})
        t.begin(active="A", phase=4, unenforced=True)
        t.A.attacks(printing, with_="Neeva")
        t.A.plays(SPOILER)
        t.A.chooses(printing)
        t.razed(printing)
        t.zone("Neeva", zone)
        t.changed(SPOILER)
        t.settled("A", "ask-phase-4")


@card_family({"4th/11": (), "4th/34": ()}, rules=["raze.power-on-razing"], edition="1st")
def test_razed_in_the_battle_for_another_realm_it_takes_nobody_along(t: Table, printing: str) -> None:
    with given(SPOILER, RAZES):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva"], hand=[SPOILER])
        t.seat("B", formation={"A": "DL/8", "B": printing}, hand=[1])
        t.begin(active="A", phase=4, unenforced=True)
        t.A.attacks("DL/8", with_="Neeva")
        t.A.plays(SPOILER)
        t.A.chooses(printing)
        t.razed(printing)
        t.zone("Neeva", "battle")
        t.changed(SPOILER)
        t.settled("B", "ask-defend")


@card_test("4th/12", rules=["raze.power-on-razing"], edition="1st")
def test_the_vilhon_reach_takes_a_ruin_of_another_player_along(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Draj (razed)"}, pool=["Neeva"])
    t.seat("B", formation={"A": "4th/12", "B": "Vaasa (razed)"})
    t.seat("C", formation={"A": "DL/8 (razed)", "B": "Raam", "C": "Celene (razed)"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("4th/12", with_="Neeva")
    t.B.declines()
    t.B.says("yes")
    t.offered("Draj", "DL/8", "Celene")
    t.B.chooses("DL/8")
    t.razed("4th/12")
    t.zone("DL/8", "discard")
    t.changed("Neeva")
    t.changed("A:filler#1")
    t.settled("A", "ask-spoils")


@card_test("4th/12", rules=["raze.power-on-razing"], edition="1st")
def test_the_vilhon_reach_need_not(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Draj (razed)"}, pool=["Neeva"])
    t.seat("B", formation={"A": "4th/12"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("4th/12", with_="Neeva")
    t.B.declines()
    t.B.says("no")
    t.razed("Draj")
    t.razed("4th/12")
    t.changed("Neeva")
    t.changed("A:filler#1")
    t.settled("A", "ask-spoils")


@card_test("4th/58", rules=["raze.power-on-razing"], edition="1st")
def test_enstar_brings_a_card_as_it_falls(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva"])
    t.seat("B", formation={"A": "4th/58"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("4th/58", with_="Neeva")
    t.B.declines()
    t.count("B", hand=1)
    t.razed("4th/58")
    t.changed("Neeva", "B:filler#1")
    t.changed("A:filler#1")
    t.settled("A", "ask-spoils")


@pytest.mark.parametrize(("attacker", "loser"), [("Neeva", "Azhul"), ("Bagual", "Bagual")])
@card_test("4th/58", rules=["realm.power.when-attacked"], edition="1st")
def test_whoever_loses_at_enstar_falls_into_the_abyss(t: Table, attacker: str, loser: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[attacker])
    t.seat("B", formation={"A": "4th/58"}, pool=["Azhul + Orb of Doom"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("4th/58", with_=attacker)
    t.B.defends("Azhul")
    (t.B if loser == "Azhul" else t.A).passes()
    t.zone(loser, "abyss")
    if loser == "Azhul":
        t.zone("Orb of Doom", "discard")
        t.zone("Neeva", "pool")
        t.settled("A", "ask-next-attacker")
    else:
        t.zone("Azhul", "pool")
        t.changed("B:filler#1")
        t.settled("B", "ask-spoils")


@card_test("4th/58", rules=["realm.power.when-attacked"], edition="1st")
def test_next_door_to_enstar_they_are_discarded(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva"])
    t.seat("B", formation={"A": "DL/8", "B": "4th/58"}, pool=["Azhul"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Neeva")
    t.B.defends("Azhul")
    t.B.passes()
    t.zone("Azhul", "discard")
    t.changed("Neeva")
    t.settled("A", "ask-next-attacker")


@card_test("4th/504", rules=["raze.power-on-razing"], edition="1st")
def test_razed_in_its_battle_the_sea_of_dust_razes_another(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Draj (razed)"}, pool=["Neeva", "NS/72"])
    t.seat("B", formation={"A": "4th/504", "B": "Vaasa", "C": "DL/8"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("4th/504", with_="Neeva")
    t.B.declines()
    t.B.says("yes")
    t.offered("Rashemen", "Vaasa", "DL/8")
    t.B.chooses("Rashemen")
    t.razed("4th/504")
    t.razed("Rashemen")
    t.zone("NS/72", "pool")
    t.changed("Neeva")
    t.changed("A:filler#1")
    t.settled("A", "ask-spoils")


@pytest.mark.parametrize("way", [RAZES, DISCARDS])
@card_test("4th/504", rules=["raze.power-on-razing"], edition="1st")
def test_lost_otherwise_the_sea_of_dust_drowns_a_swimmer(t: Table, way: Play) -> None:
    with given(SPOILER, way):
        t.seat("A", formation={"A": "Rashemen"}, pool=["NS/72", "Neeva + 4th/245", "4th/471"], hand=[SPOILER])
        t.seat("B", formation={"A": "4th/504", "B": "Vaasa"}, pool=["4th/355"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays(SPOILER)
        t.A.chooses("4th/504")
        t.B.says("yes")
        t.offered("NS/72", "4th/471", "4th/355")
        t.B.chooses("NS/72")
        t.zone("NS/72", "discard")
        t.standing("Rashemen")
        if way is RAZES:
            t.razed("4th/504")
        else:
            t.zone("4th/504", "discard")
        t.changed(SPOILER)
        t.settled("A")


@card_test("4th/504", rules=["raze.power-on-razing"], edition="1st")
def test_the_sea_of_dust_need_not(t: Table) -> None:
    with given(SPOILER, DISCARDS):
        t.seat("A", formation={"A": "Rashemen"}, pool=["NS/72"], hand=[SPOILER])
        t.seat("B", formation={"A": "4th/504"})
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays(SPOILER)
        t.A.chooses("4th/504")
        t.B.says("no")
        t.zone("NS/72", "pool")
        t.zone("4th/504", "discard")
        t.changed(SPOILER)
        t.settled("A")


@card_test("4th/504", rules=["battle.end.realm-gone"], edition="1st")
def test_discarded_in_its_battle_the_sea_of_dust_does_nothing(t: Table) -> None:
    with given(SPOILER, DISCARDS):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva", "NS/72"], hand=[SPOILER])
        t.seat("B", formation={"A": "4th/504", "B": "Vaasa"})
        t.begin(active="A", phase=4, unenforced=True)
        t.A.attacks("4th/504", with_="Neeva")
        t.A.plays(SPOILER)
        t.A.chooses("4th/504")
        t.zone("4th/504", "discard")
        t.zone("NS/72", "pool")
        t.changed(SPOILER, "Neeva")
        t.settled("A", "ask-phase-4")


@card_family({"3rd/139": (), "4th/20": ()}, rules=["card.power.definition"], edition="1st")
def test_tenh_draws_as_menzoberranzan_is_played(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=["Menzoberranzan", "Draj"])
    t.seat("B", formation={"A": "DL/8", "B": printing})
    t.begin(active="A", phase=2, windows="pass", unenforced=True)
    t.A.plays("Menzoberranzan", at="B")
    t.count("B", hand=3)
    t.changed("Menzoberranzan", "B:filler#1", "B:filler#2", "B:filler#3")
    t.settled("A")


@card_family({"3rd/139": (), "4th/20": ()}, rules=["card.power.definition"], edition="1st")
def test_tenh_draws_as_menzoberranzan_is_razed_and_for_no_other(t: Table, printing: str) -> None:
    with given(SPOILER, RAZES), given("1st/275", RAZES):
        t.seat("A", formation={"A": "Rashemen", "B": "Menzoberranzan"}, hand=[SPOILER, "1st/275"])
        t.seat("B", formation={"A": "DL/8", "B": printing})
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays(SPOILER)
        t.A.chooses("Rashemen")
        t.count("B", hand=0)
        t.A.plays("1st/275")
        t.A.chooses("Menzoberranzan")
        t.count("B", hand=3)
        t.changed(SPOILER, "1st/275", "Rashemen", "Menzoberranzan", "B:filler#1", "B:filler#2", "B:filler#3")
        t.settled("A")


@card_family({"4th/12": (), "4th/58": ()}, rules=["raze.power-on-razing"], edition="1st")
def test_it_does_so_wherever_it_is_razed(t: Table, printing: str) -> None:
    with given(SPOILER, RAZES):
        t.seat("A", formation={"A": "Rashemen (razed)"}, hand=[SPOILER])
        t.seat("B", formation={"A": printing})
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays(SPOILER)
        t.A.chooses(printing)
        if printing == "4th/12":
            t.B.says("yes")
            t.zone("Rashemen", "discard")
        else:
            t.count("B", hand=1)
            t.changed("B:filler#1")
        t.razed(printing)
        t.changed(SPOILER)
        t.settled("A")
