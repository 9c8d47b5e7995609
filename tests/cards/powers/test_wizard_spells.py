"""Wizard spells of the Powers booster."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Use
from sixrealms.powers.card_questions import Is
from sixrealms.powers.hands import Draw
from sixrealms.powers.levels import gains
from sixrealms.powers.refs import SELF
from tests.made_up import given
from tests.table_talk import Table, card_test

STRONG, MODEL = Always(gains(Is(SELF), 3)), Always(gains(Is(SELF), 1))


@card_test("PO/50", rules=["copy.exact-text", "copy.not-avatars"], edition="1st")
def test_a_power_is_replaced_by_another_champions(t: Table) -> None:
    with given("1st/266", STRONG), given("1st/60", MODEL):
        t.seat("A", formation={"A": "Draj"}, pool=["Sadira", "Mul Savage"], hand=["PO/50"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/266 + Flameblade", "1st/60"])
        t.seat("C", formation={"A": "Vaasa"}, pool=["DR/45"])
        t.begin(active="A", phase=3, unenforced=["DR/45"])
        t.level("1st/266", 9)
        t.A.plays("PO/50", by="Sadira")
        t.offered("1st/266", "1st/60", "DR/45")
        t.A.chooses("1st/266")
        t.offered("Sadira", "Mul Savage", "1st/60")
        t.A.chooses("1st/60")
        t.level("1st/266", 7)
        t.level("1st/60", 6)
        t.zone("PO/50", "table")
        t.settled("A", "ask-phase-3")


@card_test("PO/50", rules=["copy.exact-text", "gloss.negate"], edition="1st")
def test_what_the_champion_could_use_it_can_use_no_more(t: Table) -> None:
    with given("1st/266", Use(Draw())), given("1st/60", MODEL):
        t.seat("A", formation={"A": "Draj"}, pool=["Sadira", "1st/60"], hand=["PO/50"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/266"])
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays("PO/50", by="Sadira")
        t.A.chooses("1st/60")
        t.A.passes(3)
        t.B.passes(2)
        t.B.cannot("use", "1st/266", because="power-lost")
        t.zone("PO/50", "table")
        t.changed(*(f"B:Thugs#{n}" for n in range(1, 4)))
        t.settled("B", "ask-phase-3")


@card_test("PO/50", rules=["inplay.left-no-effect"], edition="1st")
def test_until_it_is_dispelled_or_the_champion_has_gone(t: Table) -> None:
    with given("1st/266", STRONG), given("1st/60", MODEL):
        t.seat("A", formation={"A": "Draj"}, pool=["Sadira", "1st/60"], hand=["PO/50"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/266", "Mordenkainen"], hand=["1st/346"])
        t.begin(active="A", phase=3)
        t.A.plays("PO/50", by="Sadira")
        t.A.chooses("1st/266")
        t.A.chooses("1st/60")
        t.B.passes()
        t.level("1st/266", 5)
        t.A.passes(3)
        t.B.passes(2)
        t.B.plays("1st/346", by="Mordenkainen")
        t.level("1st/266", 7)
        t.zone("PO/50", "discard")
        t.changed(*(f"B:Thugs#{n}" for n in range(1, 4)))
        t.settled("B", "ask-phase-3")


@card_test("PO/50", rules=["copy.exact-text"], edition="1st")
def test_it_uses_what_the_other_may_use_even_when_that_has_gone(t: Table) -> None:
    with given("1st/266", STRONG), given("1st/60", Use(Draw())):
        t.seat("A", formation={"A": "Draj"}, pool=["Sadira", "1st/60"], hand=["PO/50"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/266", "Mul Savage"], hand=["Zadoc"])
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays("PO/50", by="Sadira")
        t.A.chooses("1st/266")
        t.A.chooses("1st/60")
        t.A.passes()
        t.A.attacks("Nyrond", with_="1st/60")
        t.B.defends("Mul Savage")
        t.B.plays("Zadoc")
        t.A.passes()
        t.zone("1st/60", "discard")
        t.B.keeps("B:Thugs#1")
        t.A.passes(2)
        t.B.passes(2)
        t.B.uses("1st/266")
        t.count("B", hand=5)
        t.zone("PO/50", "table")
        t.changed("Zadoc", *(f"B:Thugs#{n}" for n in range(1, 6)))
        t.settled("B", "ask-phase-3")


@card_test("PO/50", rules=["copy.exact-text", "activation.played-in-battle"], edition="1st")
def test_a_power_given_in_combat_works_at_once(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Sadira", "1st/408"], hand=["PO/50"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["1st/305"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("1st/305")
    t.A.plays("PO/50", by="Sadira")
    t.A.chooses("1st/408")
    t.zone("1st/305", "discard")
    t.zone("Sadira", "pool")
    t.zone("1st/408", "pool")
    t.changed("PO/50")
    t.settled("A", "ask-next-attacker")
