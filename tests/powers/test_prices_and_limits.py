"""What is given up in levels, how many may hang where, what holds its ground, and what is directed at whom."""

from __future__ import annotations

import pytest

from sixrealms.engine import marks
from sixrealms.engine.ability import Always, Play, Target, Use
from sixrealms.engine.power import Context
from sixrealms.language import (
    ALLY,
    ARTIFACT,
    ATTACHED,
    CAST_IN,
    CHAMPION,
    DISCARD,
    FLYER,
    GIVEN_UP,
    HAND,
    IN_POOL,
    MONSTER,
    OPPONENT,
    OTHERS,
    SELF,
    SPELL,
    SWIMMER,
    TARGET,
    YOU,
    AllChosen,
    AttachTo,
    Destroy,
    Draw,
    Immune,
    Is,
    JoinAsAlly,
    Lasting,
    LimitRaised,
    Noted,
    NumberOf,
    Of,
    Pile,
    Protected,
    Sacrifice,
    Send,
    TurnOf,
    When,
    World,
    directed_at,
    discard,
    every,
    gains,
    level_at_most,
    one,
)
from sixrealms.powers.card_questions import Level
from sixrealms.powers.conditions import RefIs
from sixrealms.powers.memory import Note
from sixrealms.powers.refs import IT
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, table_test

_OTHER_MONSTERS = one(MONSTER & IN_POOL & Of(YOU) & ~Is(SELF))


@table_test(rules=["avatar.sacrifice"])
def test_a_price_in_levels_is_paid_when_they_come_to_so_much(t: Table) -> None:
    with given("1st/266", Use(Draw(), cost=Sacrifice(_OTHER_MONSTERS, levels=10), once="turn")):
        t.seat("A", formation={"A": "Draj"}, pool=["1st/266", "Borys", "Mul Savage", "Winged Horror", "Neeva"])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.uses("1st/266")
        t.offered("Borys", "Mul Savage", "Winged Horror")
        t.A.chooses("Borys")
        t.offered("Mul Savage", "Winged Horror")
        t.A.chooses("Mul Savage")
        t.zone("Borys", "discard")
        t.zone("Mul Savage", "discard")
        t.count("A", hand=1)
        t.changed("A:Thugs#1")
        t.settled("A")


@table_test(rules=["avatar.sacrifice"])
def test_with_fewer_levels_it_cannot_be_paid(t: Table) -> None:
    with given("1st/266", Use(Draw(), cost=Sacrifice(_OTHER_MONSTERS, levels=10))):
        t.seat("A", formation={"A": "Draj"}, pool=["1st/266", "Borys", "Neeva"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.cannot("use", "1st/266", because="cost-not-payable")
        t.settled("A")


@table_test(rules=["avatar.sacrifice"])
def test_what_was_given_up_is_remembered_until_something_else_is(t: Table) -> None:
    back = Send(Pile(DISCARD, YOU, Noted(GIVEN_UP), all=True), HAND)
    with given("1st/266", Use(Draw(), cost=Sacrifice(_OTHER_MONSTERS, 1, noted=GIVEN_UP)), Use(back)):
        t.seat("A", formation={"A": "Draj"}, pool=["1st/266", "Borys", "Mul Savage"], discard=["Winged Horror"])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.uses("1st/266", power=1)
        t.A.chooses("Borys")
        t.A.uses("1st/266", power=1)
        t.A.uses("1st/266", power=2)
        t.zone("Mul Savage", "hand")
        t.zone("Borys", "discard")
        t.zone("Winged Horror", "discard")
        t.expect(bool(marks.GIVEN_UP.number(t.state, t.card("Mul Savage"), t.card("1st/266"))), "it is remembered")
        t.changed("A:Thugs#1", "A:Thugs#2")
        t.settled("A")


@table_test(rules=["turn.phase3.one-artifact"])
def test_so_many_of_a_kind_may_hang_there(t: Table) -> None:
    with given("1st/163", Always(AttachTo(ARTIFACT & World("GH"), Is(SELF), most=2))):
        t.seat("A", formation={"A": "Draj"}, pool=["1st/163 + 1st/157", "Mordenkainen"], hand=["1st/158", "1st/159"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/60"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("1st/158", on="1st/163")
        t.on("1st/158", "1st/163")
        t.A.cannot("play", "1st/159", "1st/163", because="has-artifact")
        t.A.can("play", "1st/159", "Mordenkainen")
        t.settled("A")


@table_test(rules=["turn.phase3.one-artifact"])
def test_with_one_of_another_kind_it_is_the_only_one(t: Table) -> None:
    with given("1st/163", Always(AttachTo(ARTIFACT & World("GH"), Is(SELF), most=2))):
        t.seat("A", formation={"A": "Draj"}, pool=["1st/163 + 1st/404"], hand=["1st/158"])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.cannot("play", "1st/158", "1st/163", because="has-artifact")
        t.settled("A")


@table_test(rules=["counter.exception"])
def test_who_is_held_by_their_player_joins_nobody_else(t: Table) -> None:
    join = Use(JoinAsAlly(TARGET), at=("combat",), targets=(Target("target", one(CHAMPION & IN_POOL)),), zone="battle")
    with given("1st/266", join), given("1st/60", Always(Protected(Is(SELF), ("control",)))):
        meet(t, "1st/266", "Borys", their_pool=["1st/60"])
        t.A.uses("1st/266")
        t.zone("1st/60", "pool", of="B")
        goes_on(t, "Borys")


@table_test(rules=["turn.phase4.one-realm"])
def test_a_turn_with_an_attack_is_told_from_one_without(t: Table) -> None:
    with given("1st/266", Use(Draw(), at=("any",), only=TurnOf(OTHERS, attacked=True), once="game")):
        t.seat("A", formation={"A": "Draj"}, pool=["Neeva"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/266"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.B.cannot("use", "1st/266", because=("condition-not-met", "not-your-decision"))
        t.A.attacks("Nyrond", with_="Neeva")
        t.B.declines()
        t.razed("Nyrond")
        t.changed("A:Thugs#1")
        t.settled("A")


@pytest.mark.parametrize(("drain", "level"), [(6, 1), (7, -1)])
@table_test(rules=["immunity.always-active"])
def test_a_shelter_holds_while_nothing_else_breaks_it(t: Table, drain: int, level: int) -> None:
    shelter = Always(Immune(Is(SELF), SPELL), when=RefIs(SELF, Level(1, holds_out=True)))
    drained = Always(gains(Is(OPPONENT), -drain))
    with given("1st/259", shelter), given("1st/104", drained), given("1st/106", Play(Lasting(gains(Is(OPPONENT), -1)))):
        meet(t, "1st/259 + Gladiators", "Otto + Orb of Doom", their_hand=["1st/106"])
        t.B.plays("1st/106", by="Otto")
        t.level("1st/259", level)
        goes_on(t, "Otto", "Gladiators")


@table_test(rules=["gloss.adjusted-level"])
def test_a_choice_within_a_number_found_now(t: Table) -> None:
    within = Target("targets", one(ALLY & Of(OTHERS)), 9, up_to=True, total=NumberOf(SELF, "base"))
    with given("1st/266", Use(discard(AllChosen()), at=("combat",), targets=(within,), once="round", zone="battle")):
        meet(t, "1st/266", "Borys + War Party + Zadoc + Gith")
        t.A.uses("1st/266")
        t.offered("War Party", "Zadoc", "Gith")
        t.A.chooses("Zadoc")
        t.offered("Gith")
        t.A.chooses("Gith")
        t.zone("Zadoc", "discard")
        t.zone("Gith", "discard")
        goes_on(t, "Borys", "War Party")


def _directed(t: Table, card: str) -> bool:
    return directed_at(FLYER).holds(t.now().state, t.card(card), Context(t.card(card), 0))


@table_test(rules=["immunity.offensive-only"])
def test_what_is_directed_at_flyers_names_them_as_those_it_strikes(t: Table) -> None:
    with (
        given("1st/104", Always(gains(FLYER & CHAMPION, -1))),
        given("1st/103", Play(Destroy(every(FLYER)), cost=Sacrifice(one(SWIMMER), 1))),
        given("1st/106", Play(Destroy(every(~FLYER)))),
        given("1st/94", Play(Draw(), cost=Sacrifice(one(FLYER), 1))),
        given("1st/95", When("joins", discard(every(ALLY)), to=FLYER & ALLY)),
    ):
        cards = {"1st/104": True, "1st/103": True, "1st/106": False, "1st/94": False, "1st/95": True}
        t.seat("A", formation={"A": "Draj"}, hand=list(cards))
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        for card, aimed in cards.items():
            t.expect(_directed(t, card) is aimed, card)
        t.settled("A")


@table_test(rules=["inplay.definition"])
def test_what_hangs_on_something_is_attached(t: Table) -> None:
    t.seat("A", formation={"A": "Draj + Lost Oasis"}, pool=["Neeva + Orb of Doom"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    found = [
        c for c in ("Draj", "Lost Oasis", "Neeva", "Orb of Doom") if ATTACHED.holds(t.state, t.card(c), Context(0, 0))
    ]
    t.expect(found == ["Lost Oasis", "Orb of Doom"], f"not {found}")
    t.settled("A")


@table_test(rules=["spell.phase-listed"])
def test_a_limit_is_raised_for_champions_only(t: Table) -> None:
    raised = (
        When("announced", Note(CAST_IN, "phase", IT), to=SPELL),
        Always(LimitRaised(SPELL & Noted(CAST_IN, 4), 1)),
    )
    spell = Play(Destroy(every((CHAMPION | ALLY) & Of(OTHERS) & level_at_most(3))))
    with given("1st/266", *raised), given("1st/334", spell):
        meet(t, "Otto", "Borys + Gith + War Party", ["1st/334"], pool=["1st/266"], their_pool=["Sadira"])
        t.A.plays("1st/334", by="Otto")
        t.zone("Sadira", "discard")
        t.zone("Gith", "discard")
        t.on("War Party", "Borys")
        t.changed("1st/334")
        goes_on(t)
