"""Naming a place of a formation, and having to fill the foremost gap."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Play
from sixrealms.powers.card_questions import REALM, Is
from sixrealms.powers.control_flow import ForEach
from sixrealms.powers.durations import UNTIL_EACH_HAS_PLAYED_A_REALM
from sixrealms.powers.formation import FillsFront
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.players import EACH, EVERYONE
from sixrealms.powers.protection import Protected
from sixrealms.powers.realm_effects import Raze
from sixrealms.powers.refs import SELF
from sixrealms.powers.sets import every
from sixrealms.powers.unanswerable import Regardless
from sixrealms.powers.whereabouts import at_place
from sixrealms.realise.power import said
from tests.made_up import given
from tests.table_talk import Table, table_test

GAPS_FIRST = Play(ForEach(EVERYONE, Lasting(FillsFront(EACH), UNTIL_EACH_HAS_PLAYED_A_REALM)))
FORMATION = {"A": "Sembia", "B": "Vaasa", "C": "Celene", "D": "Keoland", "E": "Nyrond (razed)"}


@table_test(rules=["formation.gaps.first"])
def test_the_gap_comes_before_a_razed_realm_for_one_realm(t: Table) -> None:
    with given("1st/100", GAPS_FIRST):
        t.seat("A", formation=FORMATION, hand=["1st/100", "Calimshan", "Rashemen"])
        t.seat("B", formation={"A": "Furyondy"})
        t.begin(active="A", phase=2, windows="pass")
        t.A.plays("1st/100")
        t.A.cannot("play", "Calimshan", "E", because="formation.gaps.first")
        t.A.plays("Calimshan", at="F")
        t.zone("1st/100", "table")  # it waits for B
        t.settled("A", "ask-phase-2")


@table_test(rules=["formation.gaps.first", "realm.play.replaces-razed"])
def test_without_a_gap_a_razed_realm_may_be_covered(t: Table) -> None:
    with given("1st/100", GAPS_FIRST):
        full = {**FORMATION, "F": "Rashemen (razed)"}
        t.seat("A", formation=full, hand=["1st/100", "Calimshan"])
        t.seat("B", formation={"A": "Furyondy"})
        t.begin(active="A", phase=2, windows="pass")
        t.A.plays("1st/100")
        t.A.plays("Calimshan", at="E")
        t.zone("Nyrond", "discard")
        t.changed("1st/100")
        t.settled("A", "ask-phase-2")


@table_test(rules=["formation.shape"])
def test_a_place_is_the_place_of_a_realm(t: Table) -> None:
    protected = Always(Protected(Is(SELF), ("raze",)))
    with given("1st/100", Play(Raze(every(REALM & at_place("B"))))), given("1st/14", protected):
        t.seat("A", formation={"A": "Sembia", "B": "1st/14", "C": "Celene"}, hand=["1st/100"])
        t.seat("B", formation={"A": "Furyondy", "B": "Nyrond", "C": "Keoland"})
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays("1st/100")
        t.razed("Nyrond")
        t.standing("1st/14")
        t.settled("A", "ask-phase-3")


@table_test(rules=["general.golden-rule"])
def test_regardless_of_special_powers_means_of_protections_too(t: Table) -> None:
    protected = Always(Protected(Is(SELF), ("raze",)))
    with given("1st/100", Play(Regardless(Raze(every(REALM & at_place("B")))))), given("1st/14", protected):
        t.seat("A", formation={"A": "Sembia", "B": "1st/14", "C": "Celene"}, hand=["1st/100"])
        t.seat("B", formation={"A": "Furyondy", "C": "Keoland"})
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays("1st/100")
        t.razed("1st/14")
        t.settled("A", "ask-phase-3")


def test_the_texts_say_what_is_meant() -> None:
    assert said((REALM & at_place("B")), "en") == "a realm in place B of any formation"
    assert said(GAPS_FIRST, "en") == (
        "For every player in turn, the next realm they play must go to the foremost empty place."
    )
