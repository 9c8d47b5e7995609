"""Champions that go elsewhere after their round, and what happens to a possessed one that cannot be discarded."""

from __future__ import annotations

import pytest

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always
from sixrealms.powers.card_questions import MONSTER, Is
from sixrealms.powers.possession import GoesAfterRound, MustDefend
from sixrealms.powers.protection import Protected
from sixrealms.powers.refs import SELF
from tests.made_up import given
from tests.table_talk import Table, card_test, table_test

GOES_HOME = Always(GoesAfterRound(SELF, z.HAND, "attacker"))


@table_test(rules=["combat.h.winner-to-pool"])
def test_an_attacker_goes_elsewhere_after_its_round(t: Table) -> None:
    with given("1st/284", GOES_HOME):
        t.seat("A", formation={"A": "Nibenay"}, pool=["1st/284", "Azhul"])
        t.seat("B", formation={"A": "Sembia"}, pool=["Sadira"])
        t.begin(active="A", phase=4)
        t.A.attacks("Sembia", with_="1st/284")
        t.B.defends("Sadira")
        t.B.passes()
        t.zone("1st/284", "hand")
        t.zone("Sadira", "discard")
        t.settled("A", "ask-next-attacker")


@table_test(rules=["combat.h.winner-to-pool"])
def test_and_a_defender_does_not(t: Table) -> None:
    with given("1st/284", GOES_HOME):
        t.seat("A", formation={"A": "Nibenay"}, pool=["Azhul"])
        t.seat("B", formation={"A": "Sembia"}, pool=["1st/284"])
        t.begin(active="A", phase=4)
        t.A.attacks("Sembia", with_="Azhul")
        t.B.defends("1st/284")
        t.A.passes()
        t.zone("1st/284", "pool")
        t.zone("Azhul", "discard")
        t.changed("B:filler#1")
        t.settled("B", "ask-spoils")


@card_test("1st/386", rules=["borrow.returned"])
def test_a_possessed_champion_that_cannot_be_discarded_returns_to_its_owner(t: Table) -> None:
    with given("1st/284", Always(Protected(Is(SELF)))):
        t.seat("A", formation={"A": "Nibenay"}, pool=["1st/284 + Orb of Doom", "Azhul"])
        t.seat("B", formation={"A": "Sembia"}, pool=["Sadira"], hand=["Magic Jar"])
        t.begin(active="A", phase=4)
        t.A.attacks("Sembia", with_="1st/284")
        t.B.defends("Sadira")
        t.B.plays("Magic Jar")
        t.B.passes()
        t.A.attacks("Sembia", with_="Azhul")
        t.zone("1st/284", "battle", of="B")
        t.A.passes()
        t.zone("1st/284", "pool", of="A")
        t.on("Orb of Doom", "1st/284")
        t.changed("Azhul", "Sadira", "Magic Jar", "B:filler#1")
        t.settled("B", "ask-spoils")


@pytest.mark.parametrize(("attacker", "faced"), [("Mul Savage", True), ("Azhul", False)])
@table_test(rules=["combat.c.defender-choice"])
def test_a_champion_may_have_to_face_those_named(t: Table, attacker: str, faced: bool) -> None:
    with given("1st/82", Always(MustDefend(SELF, MONSTER))):
        t.seat("A", formation={"A": "Draj"}, pool=[attacker])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/82", "Neeva"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_=attacker)
        t.zone("1st/82", "battle" if faced else "pool")
        t.settled("B", "ask-combat" if faced else "ask-defend")


@table_test(rules=["combat.one-round-per-champion", "combat.c.defender-choice"])
def test_it_need_not_where_it_may_not_and_not_for_others(t: Table) -> None:
    with given("1st/82", Always(MustDefend(SELF, MONSTER))):
        t.seat("A", formation={"A": "Draj"}, pool=["Mul Savage"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"])
        t.seat("C", formation={"A": "Vaasa"}, pool=["1st/82"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="Mul Savage")
        t.zone("1st/82", "pool")
        t.settled("B", "ask-defend")
