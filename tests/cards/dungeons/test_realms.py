"""Realms of the Dungeons booster."""

from __future__ import annotations

from sixrealms.engine.ability import Play, Target
from sixrealms.powers.card_questions import REALM
from sixrealms.powers.realm_effects import Raze
from sixrealms.powers.refs import TARGET, The
from sixrealms.powers.sets import one
from tests.made_up import given
from tests.table_talk import Table, card_test


@card_test("DU/36", rules=["card.world.matching"], edition="1st")
def test_realms_played_after_it_belong_to_its_world_alone(t: Table) -> None:
    t.seat("A", formation={"A": "DU/36", "B": "Draj"}, hand=["Nyrond", "Gulg"])
    t.seat("B", formation={"A": "Vaasa"}, hand=["Raam"])
    t.begin(active="A", phase=2)
    t.A.plays("Nyrond", at="C")
    t.world("Nyrond", "ADD")
    t.world("Draj", "DS")
    t.world("Vaasa", "FR")
    t.A.passes(4)
    t.B.passes()
    t.B.plays("Raam", at="B")
    t.world("Raam", "DS")
    t.changed("Gulg", "Nyrond", "Raam", *(f"B:Thugs#{n}" for n in range(1, 4)))
    t.settled("B", "ask-phase-2")


@card_test("DU/36", rules=["raze.power-off", "rebuild.power-back"], edition="1st")
def test_razed_it_frees_them_for_good(t: Table) -> None:
    t.seat("A", formation={"A": "DU/36"}, hand=["Nyrond", 3])
    t.seat("B", formation={"A": "Vaasa"}, pool=["Azhul"])
    t.begin(active="A", phase=2, windows="pass")
    t.A.plays("Nyrond", at="B")
    t.A.passes(4)
    t.B.passes(3)
    t.B.attacks("DU/36", with_="Azhul")
    t.A.declines()
    t.razed("DU/36")
    t.world("Nyrond", "GH")
    t.B.keeps("B:Thugs#4")
    t.B.passes(2)
    t.A.passes()
    t.A.rebuilds("DU/36", paying=["A:Thugs#1", "A:Thugs#2", "A:Thugs#3"])
    t.standing("DU/36")
    t.world("Nyrond", "GH")
    t.changed("Nyrond", *(f"{seat}:Thugs#{n}" for seat in "AB" for n in range(1, 7)))
    t.settled("A", "ask-phase-2")


@card_test("DU/36", rules=["raze.power-off"], edition="1st")
def test_razed_by_an_event_as_well(t: Table) -> None:
    with given("1st/99", Play(Raze(The(TARGET)), targets=(Target("target", one(REALM)),))):
        t.seat("A", formation={"A": "DU/36"}, hand=["Nyrond", "Azhul", "1st/99", 3])
        t.seat("B", formation={"A": "Vaasa"})
        t.begin(active="A", phase=2)
        t.A.plays("Nyrond", at="B")
        t.world("Nyrond", "ADD")
        t.A.plays("1st/99")
        t.A.chooses("DU/36")
        t.A.passes()
        t.A.plays("Azhul")
        t.world("Azhul", "DS")
        t.A.passes(3)
        t.B.passes(5)
        t.A.passes()
        t.A.rebuilds("DU/36", paying=["A:Thugs#1", "A:Thugs#2", "A:Thugs#3"])
        t.world("Nyrond", "GH")
        t.standing("DU/36")
        t.changed("Nyrond", *(f"{seat}:Thugs#{n}" for seat in "AB" for n in range(1, 7)))
        t.settled("A", "ask-phase-2")


@card_test("DU/36", rules=["general.golden-rule"], edition="1st")
def test_champions_stay_what_they_are(t: Table) -> None:
    t.seat("A", formation={"A": "DU/36"}, hand=["Azhul"])
    t.seat("B", formation={"A": "Vaasa"})
    t.begin(active="A", phase=3)
    t.A.plays("Azhul")
    t.world("Azhul", "DS")
    t.settled("A", "ask-phase-3")


@card_test("DU/36", rules=["inplay.left-no-effect"], edition="1st")
def test_discarded_it_frees_them_too(t: Table) -> None:
    t.seat("A", formation={"A": "DU/36"}, hand=["Nyrond", "Cataclysm!"])
    t.seat("B", formation={"A": "Vaasa"})
    t.begin(active="A", phase=2)
    t.A.plays("Nyrond", at="B")
    t.world("Nyrond", "ADD")
    t.A.plays("Cataclysm!")
    t.A.chooses("DU/36")
    t.zone("DU/36", "discard")
    t.world("Nyrond", "GH")
    t.zone("Nyrond", "formation")
    t.settled("A", "ask-phase-2")
