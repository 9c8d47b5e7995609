"""What just may be played, chosen, lent or duplicated, shown beside what may not."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Play, Use, When
from sixrealms.engine.action import Action
from sixrealms.engine.explain import why_not
from sixrealms.engine.reason import Reason
from sixrealms.powers.card_questions import CHAMPION, HOLDING, REALM, Is
from sixrealms.powers.control_flow import Choose
from sixrealms.powers.hands import Draw
from sixrealms.powers.moves import discard
from sixrealms.powers.players import YOU
from sixrealms.powers.possession import stays_after_round
from sixrealms.powers.realm_effects import Raze
from sixrealms.powers.refs import SELF, TARGET, The
from sixrealms.powers.sets import every, one
from sixrealms.powers.whereabouts import Of
from tests.made_up import given
from tests.table_talk import Table, table_test

FILLERS = "A:Thugs#1"


@table_test(rules=["gloss.attached.during-combat"], edition="1st")
def test_a_spell_with_a_bonus_is_an_attachment_in_2013(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Otto"], hand=["Shield"])
    t.seat("B", formation={"A": "Cormyr"}, pool=["Azhul + Flameblade"])
    t.begin(active="A", phase=4, windows="pass", ruleset="tournament-110", size=110)
    t.A.attacks("Cormyr", with_="Otto")
    t.B.defends("Azhul")
    t.A.plays("Shield", by="Otto")
    t.on("Shield", "Otto")
    t.changed("Azhul")
    t.settled("B", "ask-combat")


@pytest.mark.parametrize("ruleset", ["tournament", "fourth-edition"])
@table_test(rules=["copy.rechoose-phase3", "copy.on-entry"], edition="1st")
def test_only_what_copies_is_asked_as_it_comes_into_play(t: Table, ruleset: str) -> None:
    with given("1st/82", Use(Draw(), at=("3",), once="turn")):
        t.seat("A", formation={"A": "Vaasa"}, hand=["Dagrande"], draw=[5])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"])
        t.begin(active="A", phase=3, ruleset=ruleset)
        t.A.plays("Dagrande")
        t.asked("A", "ask-phase-3")
        t.A.uses("Dagrande")
        t.changed(FILLERS)
        t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("razed", [True, False])
@table_test(rules=["formation.razed-no-protection", "formation.protection", "move.allies.protected"], edition="1st")
def test_behind_a_razed_realm_walking_allies_join_a_flyer(t: Table, razed: bool) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Hubadai"], hand=["War Party"])
    t.seat("B", formation={"A": "Cormyr (razed)" if razed else "Cormyr", "B": "Vaasa"}, pool=["Dragon King"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_="Hubadai")
    t.B.defends("Dragon King")
    if razed:
        t.A.can("play", "War Party", other="Hubadai")
    else:
        t.A.cannot("play", "War Party", other="Hubadai", because="move.allies.protected")
    t.settled("A", "ask-combat")


@pytest.mark.parametrize("active", ["A", "B"])
@table_test(rules=["order.active-first"], edition="1st")
def test_of_powers_that_wait_together_those_of_the_active_player_come_first(t: Table, active: str) -> None:
    """open.simultaneous-order"""
    mourns = When("razed", Draw(), to=REALM, may=True)
    with given("1st/82", mourns), given("1st/266", mourns), given("1st/99", Play(Raze(every(REALM & Of(YOU))))):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"], hand=["1st/99"] if active == "A" else [], draw=[3])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"], hand=["1st/99"] if active == "B" else [], draw=[3])
        t.begin(active=active, phase=3, windows="pass")
        first, second = (t.A, t.B) if active == "A" else (t.B, t.A)
        first.plays("1st/99")
        t.asked(active, "ask-use-power")
        first.says("yes")
        t.asked("B" if active == "A" else "A", "ask-use-power")
        second.says("no")
        t.count(active, draw=2)
        t.razed("Vaasa" if active == "A" else "Nyrond")
        t.changed(f"{active}:Thugs#1")
        t.settled(active, "ask-phase-3")


@pytest.mark.parametrize("able", [True, False])
@table_test(rules=["dup.full-effects"], edition="1st")
def test_who_cannot_pay_for_an_event_cannot_duplicate_it(t: Table, able: bool) -> None:
    with given("1st/99", Play(Draw(), cost=discard(every(HOLDING & Of(YOU))))):
        t.seat("A", formation={"A": "Celene + Castle Hart"}, hand=["1st/99"], draw=[3])
        mine = "Nyrond + Arms of Iuz" if able else "Nyrond"
        t.seat("B", formation={"A": mine}, pool=["Azhul + FR/118"], draw=[3])
        t.begin(active="A", phase=3)
        t.A.plays("1st/99")
        if able:
            t.B.answers("FR/118")
            t.zone("Arms of Iuz", "discard")
            t.count("B", draw=2)
            t.changed("B:Thugs#1", "FR/118")
        else:
            t.count("B", draw=3)
        t.zone("Castle Hart", "discard")
        t.changed(FILLERS)
        t.settled("A", "ask-phase-3")


@table_test(rules=["calm.others-affected"], edition="1st")
def test_nothing_of_who_has_calmed_the_event_is_chosen_by_it(t: Table) -> None:
    with given("1st/99", Play(Choose(one(CHAMPION), then=discard(The(TARGET))))):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"], hand=["1st/99"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"], hand=["Calm"])
        t.seat("C", formation={"A": "Keoland"}, pool=["Neeva"])
        t.begin(active="A", phase=3)
        t.A.plays("1st/99")
        t.B.answers("Calm")
        t.offered("Dagrande", "Neeva")
        s = t.state
        why = why_not(s, s.active, Action("choose", t.card("Azhul")))
        t.expect(why == [Reason("calm.others-affected", "exempt", t.card("1st/99"))], "B is not affected")
        t.A.chooses("Neeva")
        t.zone("Neeva", "discard")
        t.changed("Calm")
        t.settled("A", "ask-phase-3")


@table_test(rules=["option.aiding.consumables-discarded"], edition="1st")
def test_a_lent_ally_that_would_stay_goes_when_the_round_is_over(t: Table) -> None:
    """conflict.aiding.round-or-battle"""
    with given("1st/54", Always(stays_after_round(Is(SELF)))):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Neeva"], draw=[])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"], draw=[])
        t.seat("C", formation={"A": "Thay"}, pool=["Dagrande"], hand=["1st/54"], draw=[])
        t.begin(active="A", phase=4, windows="pass", options={"aiding": "on"}, unenforced=True)
        t.A.attacks("Nyrond", with_="Neeva")
        t.B.defends("Azhul")
        t.B.asks("C")
        t.C.plays("1st/54", with_="Azhul")
        t.A.passes()
        t.zone("1st/54", "discard", of="C")
        t.changed("Azhul", "Neeva")
        t.settled("A", "ask-phase-4")
