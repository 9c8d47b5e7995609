"""What works upon a defeat, what silences it, who is struck first, and where an attacker or defender goes."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Play, Use, When
from sixrealms.engine.terms import FoughtAs
from sixrealms.language import (
    ABYSS,
    ALLY,
    AVENGING,
    CHAMPION,
    DISCARD,
    HAND,
    OPPOSING,
    SELF,
    TARGET,
    Choose,
    Draw,
    GoesAfterRound,
    Is,
    PowerLost,
    Send,
    StruckFirst,
    Target,
    The,
    discard,
    gains,
    in_discard,
    one,
    pay,
)
from tests.cards.drawn import drew
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, table_test

_AVENGER = When("defeated", Draw())


@pytest.mark.parametrize("silenced", [True, False])
@table_test(rules=["gloss.defeated"], edition="1st")
def test_a_silenced_card_does_nothing_upon_its_defeat(t: Table, silenced: bool) -> None:
    with (
        given("1st/266", _AVENGER),
        given("1st/305", Always(PowerLost(CHAMPION, vengeance=True)) if silenced else Play()),
    ):
        meet(t, "Azhul", "Borys")
        t.A.passes()
        t.count("A", hand=0 if silenced else 1)
        t.changed("Azhul", "Borys")
        drew(t, "A", 0 if silenced else 1)
        drew(t, "B", 1)
        t.settled("B", "ask-spoils")


@pytest.mark.parametrize(("power", "avenges"), [(_AVENGER, True), (When("victorious", Draw()), False),
                                                (When("defeated", Draw(), to=CHAMPION), False)])  # fmt: skip
@table_test(rules=["gloss.defeated"], edition="1st")
def test_an_avenger_is_whoever_has_such_a_power(t: Table, power: When, avenges: bool) -> None:
    with given("1st/266", power), given("1st/305", Always(gains(CHAMPION & AVENGING, -1))):
        meet(t, "Azhul", "Borys")
        t.level("Azhul", 4 - avenges)
        goes_on(t, "Borys", "Azhul")


@table_test(rules=["general.touch.retarget"], edition="1st")
def test_an_ally_draws_the_fire_of_others(t: Table) -> None:
    strike = Play(Choose(one(ALLY & OPPOSING), up_to=True, then=discard(The(TARGET))))
    with given("1st/274", Always(StruckFirst(Is(SELF)))), given("1st/308", strike):
        meet(t, "Azhul", "Borys + Zadoc + Galek + Thugs", ["Gith"])
        t.A.plays("Gith")
        t.offered("Galek")
        t.A.chooses("Galek")
        t.zone("Galek", "discard")
        goes_on(t, "Borys", "Zadoc", "Thugs")


@pytest.mark.parametrize("role", ["attacker", "defender", "either"])
@table_test(rules=["combat.h.winner-to-pool"], edition="1st")
def test_a_winner_goes_where_its_role_sends_it(t: Table, role: FoughtAs) -> None:
    with given("1st/259", Always(GoesAfterRound(SELF, DISCARD, role))):
        meet(t, "Neeva", "Azhul", their_pool=["Otto"])
        t.B.passes()
        t.zone("Neeva", "pool" if role == "defender" else "discard")
        t.changed("Azhul")
        t.settled("A")


@table_test(rules=["turn.sequence"], edition="1st")
def test_a_power_of_a_card_in_hand(t: Table) -> None:
    power = Use(
        Send(The(TARGET), HAND), targets=(Target("target", in_discard()),), cost=pay(The(SELF), ABYSS), zone="hand"
    )
    with given("1st/274", power):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + Galek"], hand=["Galek"], discard=["Zadoc"])
        t.seat("B", formation={"A": "Nyrond"}, hand=["Galek"])
        t.begin(active="A", phase=3, windows="pass")
        t.A.cannot("use", "A:Galek#1", because="not-in-hand")
        t.A.uses("A:Galek#2")
        t.zone("A:Galek#2", "abyss")
        t.zone("Zadoc", "hand")
        t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("lost", [False, True])
@table_test(rules=["card.power.definition"], edition="1st")
def test_no_ban_stops_a_card_that_says_so(t: Table, lost: bool) -> None:
    with given("1st/274", Play(past_bans=True)), given("1st/157", Always(PowerLost(ALLY)) if lost else Play()):
        meet(t, "Azhul", "Borys + 4th/169 + 1st/157", ["Galek", "Zadoc"])
        t.A.cannot("play", "Zadoc", "Azhul", because="forbidden")
        if lost:
            t.A.cannot("play", "Galek", "Azhul", because="forbidden")
        else:
            t.A.can("play", "Galek", "Azhul")
        goes_on(t, "Borys", "Azhul")
