"""What waits for the next battle, and the battle of one champion."""

from __future__ import annotations

import pytest

from sixrealms.language import (
    FOR_ITS_NEXT_BATTLE,
    FOR_THE_NEXT_BATTLE,
    FOR_THE_NEXT_ROUND,
    HERO,
    OPPONENT,
    TARGET,
    Always,
    AutoDefeat,
    DefenderFirst,
    Duration,
    Is,
    Lasting,
    Play,
    Target,
    When,
    gains,
    one,
)
from tests.cards.meeting import CRISTYNE
from tests.made_up import given
from tests.table_talk import Table, table_test

_KILLS = When("activate", AutoDefeat(OPPONENT))


def _blessed(t: Table, hero: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/266", "1st/259"], hand=["1st/101"], draw=[9])
    t.seat("B", formation={"A": CRISTYNE}, pool=["1st/284"], draw=[9])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("1st/101")
    t.A.chooses(hero)
    t.A.passes()


def _blessing(until: Duration) -> Play:
    return Play(Lasting(gains(Is(TARGET), 2), until), targets=(Target("target", one(HERO)),))


@pytest.mark.parametrize(
    ("until", "left"), [(FOR_THE_NEXT_ROUND, 7), (FOR_THE_NEXT_BATTLE, 7), (FOR_ITS_NEXT_BATTLE, 9)]
)
@table_test(rules=["event.duration-in-play"])
def test_the_battle_of_another_ends_all_but_what_waits_for_ones_own(t: Table, until: Duration, left: int) -> None:
    with given("1st/101", _blessing(until)):
        _blessed(t, "1st/259")
        t.level("1st/259", 9)
        t.A.attacks(CRISTYNE, with_="1st/266")
        t.B.declines()
        t.level("1st/259", left)
        t.zone("1st/101", "void" if left == 7 else "table")
        t.changed("1st/259", "1st/266", CRISTYNE, "A:filler#1")
        t.settled("A", "ask-spoils")


@pytest.mark.parametrize("until", [FOR_THE_NEXT_ROUND, FOR_THE_NEXT_BATTLE, FOR_ITS_NEXT_BATTLE])
@table_test(rules=["event.duration-in-play"])
def test_an_attack_that_is_taken_back_was_no_battle(t: Table, until: Duration) -> None:
    first = Always(DefenderFirst(), anywhere=True)
    with given("1st/101", _blessing(until)), given("1st/284", _KILLS), given("1st/32", first):
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/266", "1st/259"], hand=["1st/101"], draw=[9])
        t.seat("B", formation={"A": "Vaasa + 1st/32"}, pool=["1st/284"], draw=[9])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("1st/101")
        t.A.chooses("1st/259")
        t.A.passes()
        t.A.attacks("Vaasa", with_="1st/259")
        t.B.defends("1st/284")
        t.A.says("yes")
        t.level("1st/259", 9)
        t.zone("1st/101", "table")
        t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("alert", [True, False])
@table_test(rules=["combat.d.activation"])
def test_only_the_defender_that_passes_goes_first(t: Table, alert: bool) -> None:
    first = Always(DefenderFirst(HERO), anywhere=True)
    defender = "1st/266" if alert else "1st/268"
    with given("1st/284", _KILLS), given(defender, _KILLS), given("1st/32", first):
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/284", "1st/79"], draw=[9])
        t.seat("B", formation={"A": "Vaasa + 1st/32"}, pool=[defender], draw=[9])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("Vaasa", with_="1st/284")
        t.B.defends(defender)
        if alert:
            t.A.says("no")
        t.zone("1st/284", "discard" if alert else "pool")
        t.zone(defender, "pool" if alert else "discard")
        t.changed(*(["B:filler#1"] if alert else []))
        t.settled("B" if alert else "A", "ask-spoils" if alert else "ask-next-attacker")
