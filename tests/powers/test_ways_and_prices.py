"""Ways that cards open and others shut, changing places, what rebuilding costs, and the phase of a turn."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Answer, Play, Target, Use
from sixrealms.language import (
    CHAMPION,
    EVENT,
    FLYER,
    OPPONENTS,
    REALM,
    SELF,
    SPELL,
    TARGET,
    THIS_REALM,
    WIZARD,
    YOU,
    Arrange,
    CameBy,
    CannotAttack,
    CanReach,
    Chosen,
    Immune,
    Is,
    Levels,
    NotReachedBy,
    Of,
    RebuiltFor,
    Redirect,
    Strikes,
    The,
    discard,
    gains,
    one,
)
from sixrealms.powers.conditions import TurnOf
from sixrealms.powers.players import EVERYONE
from sixrealms.realise.power import said
from tests.cards.meeting import goes_on
from tests.made_up import given
from tests.table_talk import Table, table_test

WAY = Always(CanReach(CHAMPION & Of(YOU), "restrictions", REALM & Of(OPPONENTS)), anywhere=True)
BY_REALM, BY_WIZARD = (
    Always(Levels(CameBy(REALM), halve="up", which="base")),
    Always(Levels(CameBy(WIZARD), halve="up", which="base")),
)


@pytest.mark.parametrize(
    ("attacker", "front", "half"), [("Azhul", True, True), ("Neeva", True, False), ("Azhul", False, False)]
)
@table_test(rules=["formation.exposed.movement-exception"])
def test_who_could_come_anyway_has_not_come_by_the_way(t: Table, attacker: str, front: bool, half: bool) -> None:
    with given("1st/14", WAY), given("1st/22", BY_REALM):
        t.seat("A", formation={"A": "1st/14"}, pool=[attacker])
        t.seat("B", formation={"A": "Celene" if front else "Celene (razed)", "B": "1st/22"}, pool=["Borys"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("1st/22", with_=attacker)
        t.B.defends("Borys")
        t.base(attacker, {"Azhul": 4, "Neeva": 7}[attacker] // (2 if half else 1))
        t.base("Borys", 9)
        goes_on(t, "Borys", attacker)


@table_test(rules=["formation.exposed.movement-exception"])
def test_who_is_barred_but_for_the_way_has_come_by_it(t: Table) -> None:
    with given("1st/14", WAY), given("1st/22", BY_REALM, Always(CannotAttack(~FLYER))):
        t.seat("A", formation={"A": "1st/14"}, pool=["Azhul"])
        t.seat("B", formation={"A": "1st/22"}, pool=["Borys"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("1st/22", with_="Azhul")
        t.B.defends("Borys")
        t.base("Azhul", 2)
        goes_on(t, "Borys", "Azhul")


@table_test(rules=["formation.exposed.movement-exception"])
def test_a_way_another_card_opens_is_another(t: Table) -> None:
    with given("1st/14", WAY), given("1st/22", BY_WIZARD):
        t.seat("A", formation={"A": "1st/14"}, pool=["Azhul"])
        t.seat("B", formation={"A": "Celene", "B": "1st/22"}, pool=["Borys"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("1st/22", with_="Azhul")
        t.B.defends("Borys")
        t.base("Azhul", 4)
        goes_on(t, "Borys", "Azhul")


@pytest.mark.parametrize(("by", "closed"), [(REALM, True), (WIZARD, False)])
@table_test(rules=["formation.exposed.movement-exception"])
def test_a_way_may_be_shut_for_a_realm(t: Table, by: object, closed: bool) -> None:
    assert by in (REALM, WIZARD)
    with given("1st/14", WAY), given("1st/22", Always(NotReachedBy(REALM if closed else WIZARD))):
        t.seat("A", formation={"A": "1st/14"}, pool=["Azhul"])
        t.seat("B", formation={"A": "Celene", "B": "1st/22", "C": "Draj"})
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.can("attack", "Draj", "Azhul")
        if closed:
            t.A.cannot("attack", "1st/22", "Azhul", because="formation.protection")
        else:
            t.A.can("attack", "1st/22", "Azhul")
        t.settled("A", "ask-phase-4")


_SWAPS = Use(
    Arrange(The(Chosen("one")), Chosen("other")),
    at=("3",),
    targets=(Target("one", one(REALM)), Target("other", one(REALM))),
)


@pytest.mark.parametrize(("first", "second", "moved"), [("Raam", "Draj", True), ("Raam", "Celene", False)])
@table_test(rules=["formation.shape"])
def test_realms_of_one_formation_change_places_and_no_others(t: Table, first: str, second: str, moved: bool) -> None:
    with given("1st/266", _SWAPS):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"])
        t.seat("B", formation={"A": "Raam + 1st/37", "B": "Vaasa", "C": "Draj (razed)"})
        t.seat("C", formation={"A": "Celene"})
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.uses("Azhul")
        t.A.chooses(first)
        t.A.chooses(second)
        places = t.state.formation(t.sitting.objects.seat("B"))
        wanted = ("Draj", "Vaasa", "Raam") if moved else ("Raam", "Vaasa", "Draj")
        t.expect(places[:3] == tuple(t.card(name) for name in wanted), "who lies where")
        t.on("1st/37", "Raam")
        t.razed("Draj")
        t.settled("A", "ask-phase-3")


@table_test(rules=["formation.shape"])
def test_a_realm_out_of_reach_stays_in_its_place(t: Table) -> None:
    with given("1st/266", _SWAPS), given("1st/222", Always(Immune(Is(SELF), CHAMPION))):
        t.seat("A", formation={"A": "Rashemen", "B": "1st/222", "C": "Vaasa"}, pool=["Azhul"])
        t.seat("B", formation={"A": "Celene"})
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.uses("Azhul")
        t.offered("Rashemen", "Vaasa", "Celene")
        t.A.chooses("Rashemen")
        t.A.chooses("Vaasa")
        places = t.state.formation(t.sitting.objects.seat("A"))
        t.expect(places[0] == t.card("Vaasa"), "Vaasa lies in front")
        t.expect(places[1] == t.card("1st/222"), "the other stays")
        t.settled("A", "ask-phase-3")


@table_test(rules=["rebuild.cost"])
def test_the_fewest_cards_any_power_says_are_enough(t: Table) -> None:
    with given("1st/266", Always(RebuiltFor(2, REALM & Of(YOU)))), given("1st/222", Always(RebuiltFor(1))):
        t.seat("A", formation={"A": "1st/222 (razed)", "B": "Draj (razed)"}, pool=["Azhul"], hand=["Zadoc"])
        t.seat("B", formation={"A": "Celene"})
        t.begin(active="A", phase=2, windows="pass", unenforced=True)
        t.A.cannot("rebuild", "Draj", because="rebuild.cost")
        t.A.rebuilds("1st/222")
        t.zone("Zadoc", "discard")
        t.standing("1st/222")
        t.settled("A", "ask-phase-2")


@table_test(rules=["rebuild.cost"])
def test_two_cards_are_paid_where_two_are_asked_for(t: Table) -> None:
    with given("1st/266", Always(RebuiltFor(2, REALM & Of(YOU)))):
        t.seat("A", formation={"A": "Draj (razed)"}, pool=["Azhul"], hand=["Zadoc", "War Party", "Neeva"])
        t.seat("B", formation={"A": "Celene"})
        t.begin(active="A", phase=2, windows="pass", unenforced=True)
        t.A.rebuilds("Draj", paying=["Zadoc", "Neeva"])
        t.zone("War Party", "hand")
        t.standing("Draj")
        t.changed("Zadoc", "Neeva")
        t.settled("A", "ask-phase-2")


@pytest.mark.parametrize(("phase", "level"), [(3, 7), (4, 4)])
@table_test(rules=["card.power.definition"])
def test_in_a_phase_is_in_that_phase_only(t: Table, phase: int, level: int) -> None:
    with given("1st/222", Always(gains(CHAMPION, 3), when=TurnOf(EVERYONE, phase=3), anywhere=True)):
        t.seat("A", formation={"A": "Draj"}, pool=["Azhul"])
        t.seat("B", formation={"A": "1st/222"})
        t.begin(active="A", phase=phase, windows="pass", unenforced=True)
        t.level("Azhul", level)
        t.settled("A", f"ask-phase-{phase}")


@table_test(rules=["general.touch.retarget"])
def test_a_realm_meant_by_a_spell_or_event_may_send_it_to_another_realm(t: Table) -> None:
    strikes = Play(discard(The(TARGET)), targets=(Target("target", one(REALM | CHAMPION)),), at=("3",))
    turns = Answer(Redirect(to=REALM), to=(SPELL | EVENT) & Strikes(Is(THIS_REALM)) & Of(OPPONENTS), zone="play")
    with given("1st/91", strikes), given("1st/222", turns):
        t.seat("A", formation={"A": "Draj"}, pool=["Sadira"], hand=["1st/91"])
        t.seat("B", formation={"A": "1st/222", "B": "Celene"}, pool=["Azhul"])
        t.begin(active="A", phase=3, unenforced=True)
        t.A.plays("1st/91")
        t.A.chooses("1st/222")
        t.B.answers("1st/222")
        t.offered("Draj", "Celene")
        t.B.chooses("Draj")
        t.zone("Draj", "discard")
        t.standing("1st/222")
        t.changed("1st/91")
        t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("target", ["Celene", "Azhul"])
@table_test(rules=["general.touch.retarget"])
def test_it_does_not_answer_what_is_meant_for_others(t: Table, target: str) -> None:
    strikes = Play(discard(The(TARGET)), targets=(Target("target", one(REALM | CHAMPION)),), at=("3",))
    turns = Answer(Redirect(to=REALM), to=(SPELL | EVENT) & Strikes(Is(THIS_REALM)) & Of(OPPONENTS), zone="play")
    with given("1st/91", strikes), given("1st/222", turns):
        t.seat("A", formation={"A": "Draj"}, pool=["Sadira"], hand=["1st/91"])
        t.seat("B", formation={"A": "1st/222", "B": "Celene"}, pool=["Azhul"])
        t.begin(active="A", phase=3, unenforced=True)
        t.A.plays("1st/91")
        t.A.chooses(target)
        t.zone(target, "discard")
        t.changed("1st/91")
        t.settled("A", "ask-phase-3")


def test_the_texts_say_what_is_meant() -> None:
    assert said(Arrange(The(SELF), TARGET), "en") == (
        "this card and that card change places, each with what is attached to it"
    )
    assert said(RebuiltFor(1), "en") == "this realm is rebuilt by discarding one card only"
    assert said(RebuiltFor(2, REALM & Of(YOU)), "en") == "each realm of yours is rebuilt by discarding 2 cards only"
    assert said(NotReachedBy(WIZARD), "en") == "this realm cannot be attacked by way of wizards"
