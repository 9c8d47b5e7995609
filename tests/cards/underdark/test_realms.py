"""Realms of the Underdark booster."""

from __future__ import annotations

from sixrealms.engine.ability import Always
from sixrealms.powers.card_questions import ALLY
from sixrealms.powers.levels import gains
from tests.made_up import given
from tests.table_talk import Table, card_test


@card_test("UD/108", rules=["copy.exact-text", "copy.not-avatars", "gloss.adjusted-level"], edition="1st")
def test_the_hall_defends_itself_with_a_psionicists_level_and_power(t: Table) -> None:
    with given("PO/10", Always(gains(ALLY, 1))):
        t.seat("A", formation={"A": "Draj"}, pool=["Neeva", "PO/26"], hand=["War Party"])
        t.seat("B", formation={"A": "UD/108"}, pool=["PO/10 + Flameblade", "Azhul"], hand=["Zadoc", "PO/71", "Shield"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("UD/108", with_="Neeva")
        t.offered("PO/10", "PO/26")
        t.B.chooses("PO/10")
        t.B.defends("UD/108")
        t.total("UD/108", 5)
        t.type("UD/108", "psionicist")
        t.B.can("play", "PO/71", "UD/108")
        t.B.cannot("play", "Shield", "UD/108", because="cannot-use")
        t.B.plays("Zadoc")
        t.total("UD/108", 9)
        t.settled("A", "ask-combat")


@card_test("UD/108", rules=["realm.power.when-attacked", "combat.c.defender-choice"], edition="1st")
def test_it_need_not_and_beaten_it_is_razed(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Neeva", "PO/26"])
    t.seat("B", formation={"A": "UD/108"}, pool=["Azhul"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("UD/108", with_="Neeva")
    t.B.done()
    t.B.cannot("defend", "UD/108", because="realm-cannot-fight")
    t.B.defends("Azhul")
    t.B.passes()
    t.zone("Azhul", "discard")
    t.A.attacks("UD/108", with_="PO/26")
    t.asked("B", "ask-defend")
    t.changed("Neeva")
    t.settled("B", "ask-defend")


@card_test("UD/108", rules=["raze.face-down"], edition="1st")
def test_beaten_the_hall_is_razed(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Neeva"])
    t.seat("B", formation={"A": "UD/108"}, pool=["PO/26"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("UD/108", with_="Neeva")
    t.B.chooses("PO/26")
    t.B.defends("UD/108")
    t.B.passes()
    t.razed("UD/108")
    t.changed("A:Thugs#1")
    t.settled("A", "ask-spoils")
