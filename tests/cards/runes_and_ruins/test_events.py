"""Events of the Runes & Ruins booster."""

from __future__ import annotations

from sixrealms.engine.ability import Play, Target
from sixrealms.powers.card_questions import EVENT
from sixrealms.powers.moves import discard
from sixrealms.powers.refs import TARGET, The
from sixrealms.powers.sets import one
from tests.made_up import given
from tests.table_talk import Table, card_test


@card_test("RR/55", rules=["icon.ability.type-change", "event.duration-in-play"], edition="1st")
def test_the_possessed_champion_is_a_casting_monster_of_yours(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Sadira"], hand=["RR/55", "Cone of Cold", "Cure Light Wounds"])
    t.seat("B", formation={"A": "Nyrond", "B": "Sembia"}, pool=["Shayira + Flameblade", "Neeva"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.plays("RR/55")
    t.offered("Shayira", "Neeva")
    t.A.chooses("Shayira")
    t.zone("Shayira", "pool", of="A")
    t.on("Flameblade", "Shayira")
    t.type("Shayira", "monster")
    t.type("Neeva", "hero")
    t.A.attacks("Nyrond", with_="Shayira")
    t.B.defends("Neeva")
    t.A.cannot("play", "Cure Light Wounds", "Shayira", because="cannot-use")
    t.A.plays("Cone of Cold", by="Shayira")
    t.total("Shayira", 10)
    t.zone("RR/55", "table")
    t.settled("B", "ask-combat")


@card_test("RR/55", rules=["discard.to-owner", "event.duration-in-play"], edition="1st")
def test_until_somebody_ends_it_however_long_that_takes(t: Table) -> None:
    with given("1st/99", Play(discard(The(TARGET)), targets=(Target("target", one(EVENT)),))):
        t.seat("A", formation={"A": "Draj"}, hand=["RR/55"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Shayira + Flameblade"], hand=["1st/99"])
        t.begin(active="A", phase=5, windows="pass")
        t.A.plays("RR/55")
        t.A.passes()
        t.B.passes(6)
        t.A.passes(5)
        t.zone("Shayira", "pool", of="A")
        t.type("Shayira", "monster")
        t.B.plays("1st/99")
        t.zone("Shayira", "pool")
        t.on("Flameblade", "Shayira")
        t.type("Shayira", "cleric")
        t.zone("RR/55", "void")
        t.changed(*(f"{seat}:Thugs#{n}" for seat in "AB" for n in range(1, 7)))
        t.settled("B", "ask-phase-0")


@card_test("RR/55", rules=["inplay.left-no-effect", "discard.to-owner"], edition="1st")
def test_beaten_it_is_itself_again(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, hand=["RR/55"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Shayira", "Azhul"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.plays("RR/55")
    t.A.chooses("Shayira")
    t.A.attacks("Nyrond", with_="Shayira")
    t.B.defends("Azhul")
    t.A.passes()
    t.zone("Shayira", "discard", of="B")
    t.type("Shayira", "cleric")
    t.B.keeps("B:Thugs#1")
    t.A.passes(2)
    t.zone("RR/55", "void")
    t.changed("Azhul", *(f"B:Thugs#{n}" for n in range(1, 5)))
    t.settled("B", "ask-phase-0")


@card_test("RR/55", rules=["pool.not-while-fighting"], edition="1st")
def test_a_fighting_champion_cannot_be_possessed(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Azhul"], hand=["RR/55"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva", "Shayira", "Sadira"])
    t.begin(active="B", phase=4)
    t.B.attacks("Draj", with_="Neeva")
    t.A.plays("RR/55")
    t.offered("Shayira", "Sadira")
    t.A.chooses("Shayira")
    t.zone("Shayira", "pool", of="A")
    t.settled("A", "ask-defend")
