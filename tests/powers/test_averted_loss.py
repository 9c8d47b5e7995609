"""Averting that a realm or holding is lost: each loss by itself, each card by itself."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Answer, Play, Target
from sixrealms.powers.averted_loss import THREATENED, Avert
from sixrealms.powers.card_questions import CHAMPION, EVENT, HOLDING, REALM
from sixrealms.powers.control_flow import seq
from sixrealms.powers.hands import Draw
from sixrealms.powers.immunity import Immune
from sixrealms.powers.moves import discard
from sixrealms.powers.players import OPPONENTS, YOU
from sixrealms.powers.realm_effects import Raze
from sixrealms.powers.refs import AllChosen, RealmOf
from sixrealms.powers.sets import every, one
from sixrealms.powers.use_and_play import CannotPlay
from sixrealms.powers.whereabouts import Of
from sixrealms.realise.power import said
from tests.made_up import given
from tests.table_talk import Table, table_test

SAVES = Answer(Avert(), to=(REALM | HOLDING) & Of(YOU), ways=("loss",))


@table_test(rules=["counter.exception", "pause.single-action"])
def test_each_card_saves_one_of_several(t: Table) -> None:
    two = Play(discard(AllChosen()), targets=(Target("targets", one(REALM), 2),))
    with given("1st/100", SAVES), given("1st/99", two):
        t.seat("A", formation={"A": "Sembia"}, hand=["1st/99"])
        t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, hand=["1st/100"])
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays("1st/99")
        t.A.chooses("Nyrond", "Keoland")
        t.B.answers("1st/100", by="Keoland")
        t.zone("Keoland", "formation")
        t.zone("Nyrond", "discard")
        t.settled("A", "ask-phase-3")


@table_test(rules=["counter.exception"])
def test_what_was_averted_once_may_happen_again(t: Table) -> None:
    with given("1st/100", SAVES), given("1st/99", Play(seq(Raze(every(REALM & Of(YOU))), Draw(), Raze(every(REALM))))):
        t.seat("A", formation={"A": "Sembia"}, hand=["1st/99", "1st/100"])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays("1st/99")
        t.A.answers("1st/100")
        t.razed("Sembia")
        t.razed("Nyrond")
        t.changed("A:Thugs#1")
        t.settled("A", "ask-phase-3")


@table_test(rules=["counter.exception"])
def test_a_holding_can_be_saved_from_being_discarded(t: Table) -> None:
    with given("1st/100", SAVES), given("1st/99", Play(discard(every(HOLDING)))):
        t.seat("A", formation={"A": "Celene + Castle Hart"}, hand=["1st/99"])
        t.seat("B", formation={"A": "Nyrond + Arms of Iuz"}, hand=["1st/100"])
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays("1st/99")
        t.B.answers("1st/100")
        t.on("Arms of Iuz", "Nyrond")
        t.zone("Castle Hart", "discard")
        t.settled("A", "ask-phase-3")


@table_test(rules=["order.response-right", "pause.clockwise"])
def test_everybody_who_can_save_something_is_asked_and_whoever_strikes_last(t: Table) -> None:
    with given("1st/100", SAVES), given("1st/99", Play(Raze(every(REALM)))):
        t.seat("A", formation={"A": "Sembia"}, hand=["1st/99", "1st/100"])
        t.seat("B", formation={"A": "Nyrond"}, hand=["1st/100"])
        t.seat("C", formation={"A": "Keoland"}, hand=["1st/100"])
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays("1st/99")
        t.B.answers("B:1st/100")
        t.C.answers("C:1st/100")
        t.A.answers("A:1st/100")
        for realm in ("Nyrond", "Keoland", "Sembia"):
            t.standing(realm)
        t.settled("A", "ask-phase-3")


def test_the_texts_say_what_is_meant() -> None:
    assert (
        said(SAVES, "en")
        == "When a realm or holding of yours is about to be razed or discarded: that realm or holding is not lost."
    )
    assert said(RealmOf(THREATENED), "en") == "it or its realm"


@pytest.mark.parametrize("immune", [True, False], ids=["immune", "not immune"])
@table_test(rules=["immunity.always-active", "counter.exception"])
def test_a_ban_by_what_its_player_is_immune_to_keeps_nothing_from_being_saved(t: Table, immune: bool) -> None:
    ban = Always(CannotPlay(OPPONENTS, EVENT))
    shield = (Always(Immune(YOU, CHAMPION)),) if immune else ()
    with given("1st/100", SAVES), given("1st/53", ban), given("1st/56", *shield):
        t.seat("A", formation={"A": "Sembia"}, pool=["1st/53", "Dagrande"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/56"], hand=["1st/100"])
        t.begin(active="A", phase=4)
        t.A.attacks("Nyrond", with_="Dagrande")
        t.B.declines()
        if immune:
            t.B.answers("1st/100", by="Nyrond")
            t.standing("Nyrond")
            t.settled("A", "ask-phase-4")
        else:
            t.razed("Nyrond")
            t.A.keeps("Thugs")
            t.settled("A", "ask-phase-4")
