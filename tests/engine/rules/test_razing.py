"""A realm that is razed: where it lies, what it still does (ledger: raze.*)."""

from __future__ import annotations

import pytest

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Play, When
from sixrealms.engine.causes import RAZE
from sixrealms.engine.power import Effect
from sixrealms.powers.card_questions import CHAMPION, REALM, Is
from sixrealms.powers.hands import Draw
from sixrealms.powers.levels import gains
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.players import OPPONENTS
from sixrealms.powers.protection import GoesInstead
from sixrealms.powers.realm_effects import Raze
from sixrealms.powers.refs import SELF
from sixrealms.powers.sets import every
from sixrealms.powers.unanswerable import Regardless
from sixrealms.powers.whereabouts import DEFENDING, Of
from tests.engine.rules.gone import EVERY_RULESET, RULESETS
from tests.made_up import given
from tests.table_talk import Table, table_test

NYROND, DAGRANDE = "1st/115", "1st/82"


@EVERY_RULESET
@table_test(rules=["raze.face-down", "raze.still-in-play"])
def test_razed_it_lies_face_down_in_its_place_and_the_others_in_theirs(t: Table, ruleset: str) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"])
    t.seat("B", formation={"A": "Sembia (razed)", "B": "Nyrond", "C": "Keoland", "D": "Celene"})
    t.begin(active="A", phase=4, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
    places = {realm: t.state.slot[t.card(realm)] for realm in ("Sembia", "Nyrond", "Keoland", "Celene")}
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.declines()
    t.A.keeps()
    t.razed("Nyrond")
    t.expect(t.state.flags[t.card("Nyrond")] & z.RAZED != 0, "it is turned over")
    t.expect(not any(t.state.flags[t.card(realm)] & z.RAZED for realm in ("Keoland", "Celene")), "no other is")
    t.expect(places == {realm: t.state.slot[t.card(realm)] for realm in places}, "each lies in its own place")
    t.expect([z.PLACES[place] for place in places.values()] == ["A", "B", "C", "D"], "A, B, C, D as before")
    t.settled("A", "ask-phase-4")


@EVERY_RULESET
@table_test(rules=["raze.power-on-razing", "raze.power-off"])
def test_what_waits_for_its_razing_still_works_and_nothing_else_of_it(t: Table, ruleset: str) -> None:
    """The realm has a power that comes of its razing and one that strengthens; neither answers for its neighbour."""
    when_razed = When("razed", Draw(Fixed(2)), to=Is(SELF))
    with given(NYROND, when_razed, Always(gains(CHAMPION & ~DEFENDING, 5), anywhere=True)), given(DAGRANDE):
        t.seat("A", formation={"A": "Vaasa"}, pool=[DAGRANDE])
        t.seat("B", formation={"A": NYROND, "B": "Keoland"}, draw=[9])
        t.begin(active="A", phase=4, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
        t.level(DAGRANDE, 9)
        t.A.attacks(NYROND, with_=DAGRANDE)
        t.B.declines()
        t.razed(NYROND)
        t.count("B", hand=2, draw=7)
        t.level(DAGRANDE, 4)
        t.A.keeps()
        t.changed("B:filler#1", "B:filler#2")
        t.settled("A", "ask-phase-4")


@EVERY_RULESET
@pytest.mark.parametrize("razed", [NYROND, "Keoland"])
@table_test(rules=["raze.power-on-razing"])
def test_it_works_at_its_own_razing_only(t: Table, razed: str, ruleset: str) -> None:
    with given(NYROND, When("razed", Draw(Fixed(2)), to=Is(SELF))), given(DAGRANDE):
        place = {"A": NYROND, "B": "Keoland"} if razed == NYROND else {"A": "Keoland", "B": NYROND}
        t.seat("A", formation={"A": "Vaasa"}, pool=[DAGRANDE])
        t.seat("B", formation=place, draw=[9])
        t.begin(active="A", phase=4, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
        t.A.attacks(razed, with_=DAGRANDE)
        t.B.declines()
        t.count("B", draw=7 if razed == NYROND else 9)
        t.A.keeps()
        t.razed(razed)
        t.changed("B:filler#1", "B:filler#2")
        t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("regardless", [True, False])
@table_test(rules=["wish.discards"])
def test_what_works_whatever_powers_say_razes_a_realm_that_would_fall_altogether(t: Table, regardless: bool) -> None:
    falls = Always(GoesInstead(Is(SELF), z.DISCARD, (RAZE,)), anywhere=True)
    raze: Effect = Raze(every(REALM & Of(OPPONENTS)))
    with given(NYROND, falls), given("1st/99", Play(Regardless(raze) if regardless else raze)):
        t.seat("A", formation={"A": "Vaasa"}, hand=["1st/99"])
        t.seat("B", formation={"A": NYROND, "B": "Keoland"})
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays("1st/99")
        t.razed("Keoland")
        if regardless:
            t.razed(NYROND)
        else:
            t.zone(NYROND, "discard")
        t.settled("A", "ask-phase-3")
