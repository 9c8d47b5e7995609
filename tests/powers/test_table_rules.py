"""Continuous effects that change a rule of the game itself."""

from __future__ import annotations

import pytest

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Play, Target, When
from sixrealms.engine.terms import ProtectedFrom
from sixrealms.powers.access import DefendsItself
from sixrealms.powers.card_questions import ALLY, CHAMPION, HERO, HOLDING, REALM, Is, World
from sixrealms.powers.cosmos import EnforceCosmos
from sixrealms.powers.moves import discard
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.players import YOU
from sixrealms.powers.protection import GoesInstead, Protected
from sixrealms.powers.refs import SELF, TARGET, The
from sixrealms.powers.sets import every, one
from sixrealms.powers.table_rules import (
    CountsAsRealm,
    Reckoning,
)
from sixrealms.powers.unanswerable import Regardless
from tests.made_up import given
from tests.table_talk import Table, table_test


@table_test(rules=["combat.e.totals", "combat.e.tie"])
def test_lower_totals_may_win_with_allies_still_added(t: Table) -> None:
    with given("RL/30", Always(Reckoning(lower=True))):
        t.seat("A", formation={"A": "Draj"}, pool=["Azhul"], hand=["War Party"], table=["RL/30"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Herminard"], hand=["Zadoc"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="Azhul")
        t.B.defends("Herminard")
        t.A.plays("War Party")
        t.total("Azhul", 8)
        t.settled("A", "ask-combat")


@table_test(rules=["combat.e.totals"])
def test_allies_may_count_against_their_side_and_the_trace_says_so(t: Table) -> None:
    with given("RL/30", Always(Reckoning(against=True))):
        t.seat("A", formation={"A": "Draj"}, pool=["Azhul"], hand=["War Party"], table=["RL/30"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="Azhul")
        t.B.defends("Neeva")
        t.A.plays("War Party")
        t.total("Azhul", 0)
        t.level("War Party", 4)
        t.settled("A", "ask-combat")


@table_test(rules=["victory.six-realms"])
def test_as_many_cards_count_as_realms_as_the_power_says_and_for_whom_it_says(t: Table) -> None:
    with given("RL/30", Always(CountsAsRealm(every(HOLDING), 2, YOU))):
        four = {"A": "Draj + Ogo", "B": "Vaasa + Berdusk", "C": "Gulg", "D": "Nyrond"}
        t.seat("A", formation=four, hand=["RL/30"])
        t.seat("B", formation={"A": "Raam + Makla", "B": "Sembia", "C": "Cormyr", "D": "Keoland", "E": "Urik"})
        t.begin(active="A", phase=0, unenforced=True)
        t.A.plays("RL/30")
        t.over("A")


@pytest.mark.parametrize(("ways", "zone"), [(("removal",), "discard"), (("removal", "regardless"), "pool")])
@table_test(rules=["wish.ignores-immunity", "wish.discards"])
def test_what_no_card_takes_goes_all_the_same_unless_even_that_is_said(
    t: Table, ways: tuple[ProtectedFrom, ...], zone: str
) -> None:
    strike = Regardless(discard(The(TARGET)))
    with (
        given("1st/266", Always(Protected(Is(SELF), ways))),
        given("1st/393", Play(strike, targets=(Target("target", one(HERO)),), at=("3",))),
    ):
        t.seat("A", formation={"A": "Draj"}, pool=["Sadira"], hand=["1st/393"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/266"])
        t.begin(active="A", phase=3)
        t.A.plays("1st/393", by="Sadira")
        t.zone("1st/266", zone)
        t.changed("1st/393")
        t.settled("A", "ask-phase-3")


@table_test(rules=["inplay.leaving-default"])
def test_two_zones_are_exchanged_for_the_cards_named(t: Table) -> None:
    with (
        given("RL/30", Always(GoesInstead(HERO, z.DISCARD, (), instead_of=z.ABYSS, and_back=True))),
        given("1st/99", Play(discard(every(CHAMPION)))),
    ):
        t.seat("A", formation={"A": "Draj"}, pool=["Sadira", "Azhul"], hand=["1st/99"], table=["RL/30"])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=3)
        t.A.plays("1st/99")
        t.zone("Azhul", "abyss")
        t.zone("Sadira", "discard")
        t.settled("A", "ask-phase-3")


@table_test(rules=["combat.c.defender-choice"])
def test_realms_defend_themselves_as_the_power_says(t: Table) -> None:
    with given("RL/30", Always(DefendsItself(Fixed(6), "hero", realms=REALM & World("FR")))):
        t.seat("A", formation={"A": "Draj"}, pool=["Neeva"], table=["RL/30"])
        t.seat("B", formation={"A": "Vaasa"})
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Vaasa", with_="Neeva")
        t.B.defends("Vaasa")
        t.type("Vaasa", "hero")
        t.total("Vaasa", 6)
        t.B.passes()
        t.razed("Vaasa")
        t.changed("A:Thugs#1")
        t.settled("A", "ask-spoils")


@table_test(rules=["cosmos.unique-in-play"])
def test_enforced_the_cosmos_asks_about_every_copy_too_many(t: Table) -> None:
    with given("RL/30", Always(Protected(CHAMPION | ALLY, ("cosmos",))), When("leaves", EnforceCosmos())):
        t.seat("A", formation={"A": "Draj"}, pool=["Azhul"], table=["RL/30"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"], hand=["AR/37"])
        t.seat("C", formation={"A": "Vaasa"}, pool=["Azhul"])
        t.begin(active="B", phase=0)
        t.B.plays("AR/37")
        t.offered("A:Azhul", "B:Azhul", "C:Azhul")
        t.A.chooses("B:Azhul")
        t.A.chooses("C:Azhul")
        t.zone("B:Azhul", "discard")
        t.zone("C:Azhul", "discard")
        t.zone("A:Azhul", "pool")
        t.zone("RL/30", "discard")
        t.settled("B", "ask-phase-0")
