"""When events and other cards for any time may be played (ledger: event.any-time, inner.T.phase3-events).

Every player has their chance in every phase of every turn, after every change; whoever has nothing is never asked.
"""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Play, When
from sixrealms.powers.battle_steps import YOU_FIGHT
from sixrealms.powers.card_questions import Is
from sixrealms.powers.durations import FOR_THE_ROUND
from sixrealms.powers.hands import Draw
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.levels import gains
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.refs import SELF
from tests.engine.rules.gone import BLOW, EVERY_RULESET, RULESETS, blow
from tests.made_up import given
from tests.table_talk import Table, table_test

EVENT, OTHER, CAST = "1st/312", "1st/100", "1st/358"
DRAWS = Play(Draw(Fixed(1)), at=("any",))


@EVERY_RULESET
@table_test(rules=["event.any-time", "turn.phase3.active-only"])
def test_in_a_turn_of_nothing_but_passing_the_others_are_asked_in_every_phase(t: Table, ruleset: str) -> None:
    with given(EVENT, DRAWS):
        t.seat("A", formation={"A": "Nibenay"})
        t.seat("B", formation={"A": "Sembia"}, hand=[EVENT])
        t.seat("C", formation={"A": "Nyrond"})
        t.begin(active="A", phase="start", ruleset=ruleset, size=RULESETS[ruleset])
        t.A.passes()
        for phase in (2, 3, 4):
            if phase > 2:
                t.asked("A", f"ask-phase-{phase}")
                t.A.passes()
            t.asked("B", "ask-anytime")
            t.phase(phase)
            t.B.passes()
            if phase == 2:
                t.A.passes()
        t.asked("A", "ask-phase-5")
        t.A.passes()
        t.asked("B", "ask-anytime")
        t.B.plays(EVENT)
        t.count("B", hand=1)
        t.changed(*(f"A:Thugs#{n}" for n in range(1, 6)), "B:Thugs#1", EVENT)
        t.settled("B", "ask-phase-0")


@table_test(rules=["event.any-time"])
def test_after_the_draw_an_event_comes_before_the_first_card(t: Table) -> None:
    with given(EVENT, DRAWS):
        t.seat("A", formation={"A": "Nibenay"}, hand=["1st/1"])
        t.seat("B", formation={"A": "Sembia"}, hand=[EVENT])
        t.begin(active="A", phase="start")
        t.A.passes()
        t.asked("B", "ask-anytime")
        t.count("A", hand=4)
        t.B.plays(EVENT)
        t.zone(EVENT, "void")
        t.changed(*(f"A:Thugs#{n}" for n in range(1, 4)), "B:Thugs#1")
        t.settled("A", "ask-phase-2")


@table_test(rules=["event.any-time"])
def test_who_had_his_chance_after_the_last_card_is_not_asked_again_in_that_phase(t: Table) -> None:
    with given(EVENT, DRAWS):
        t.seat("A", formation={"A": "Nibenay"}, hand=["Sadira"])
        t.seat("B", formation={"A": "Sembia"}, hand=[EVENT])
        t.begin(active="A", phase=3)
        t.A.plays("Sadira")
        t.asked("B", "ask-anytime")
        t.B.passes()
        t.A.passes()
        t.phase(4)
        t.settled("A", "ask-phase-4")


@table_test(rules=["event.any-time"])
def test_whoever_has_nothing_to_play_is_never_asked(t: Table) -> None:
    with given(EVENT, Play(Draw(Fixed(1)), at=("any",), only=YOU_FIGHT)):
        t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira"])
        t.seat("B", formation={"A": "Sembia"}, hand=[EVENT, "Mul Savage", "Flameblade"])
        t.begin(active="A", phase="start")
        t.A.passes(5)
        t.changed(*(f"A:Thugs#{n}" for n in range(1, 6)))
        t.settled("B", "ask-phase-0")


@EVERY_RULESET
@table_test(rules=["event.any-time", "order.response-right"])
def test_an_attack_announced_may_be_followed_by_events_of_everybody(t: Table, ruleset: str) -> None:
    """The attacker first, then clockwise (open.response-order), before the defender is chosen."""
    with given(EVENT, DRAWS), given(OTHER, DRAWS), given("1st/101", DRAWS):
        t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira"], hand=[EVENT])
        t.seat("B", formation={"A": "Sembia"}, pool=["Azhul"], hand=[OTHER])
        t.seat("C", formation={"A": "Nyrond"}, hand=["1st/101"])
        t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset])
        t.A.attacks("Sembia", with_="Sadira")
        t.asked("A", "ask-anytime")
        t.A.plays(EVENT)
        t.B.plays(OTHER)
        t.C.plays("1st/101")
        t.asked("B", "ask-defend")
        t.changed("Sadira", EVENT, OTHER, "1st/101", "A:Thugs#1", "B:Thugs#1", "C:Thugs#1")
        t.settled("B", "ask-defend")


@table_test(rules=["event.any-time"])
def test_so_may_every_further_attack(t: Table) -> None:
    with given(EVENT, DRAWS):
        t.seat("A", formation={"A": "Nibenay"}, pool=["Borys", "Sadira"], hand=[EVENT])
        t.seat("B", formation={"A": "Sembia"}, pool=["Azhul", "Mul Savage"])
        t.begin(active="A", phase=4)
        t.A.attacks("Sembia", with_="Borys")
        t.A.passes()
        t.B.defends("Azhul")
        t.A.passes()
        t.B.passes()
        t.A.passes()
        t.A.attacks("Sembia", with_="Sadira")
        t.asked("A", "ask-anytime")
        t.A.plays(EVENT)
        t.asked("B", "ask-defend")
        t.zone("Azhul", "discard")
        t.changed("Borys", "Sadira", EVENT, "A:Thugs#1")
        t.settled("B", "ask-defend")


@table_test(rules=["event.any-time", "combat.f.no-last-word", "combat.d.activation"])
def test_what_activation_has_changed_may_be_answered_before_the_loser_gives_up(t: Table) -> None:
    stronger = When("activate", Lasting(gains(Is(SELF), 9), FOR_THE_ROUND))
    with given(EVENT, DRAWS), given("1st/258", stronger):
        t.seat("A", formation={"A": "Nibenay"}, pool=["1st/258"])
        t.seat("B", formation={"A": "Sembia"}, pool=["Azhul"])
        t.seat("C", formation={"A": "Nyrond"}, hand=[EVENT])
        t.begin(active="A", phase=4)
        t.A.attacks("Sembia", with_="1st/258")
        t.C.passes()
        t.B.defends("Azhul")
        t.C.passes()
        t.asked("C", "ask-anytime")
        t.level("1st/258", 15)
        t.C.plays(EVENT)
        t.changed("1st/258", "Azhul", EVENT, "C:Thugs#1")
        t.settled("B", "ask-combat")


@table_test(rules=["event.any-time"])
def test_an_activation_of_nothing_asks_nobody(t: Table) -> None:
    with given(EVENT, DRAWS):
        t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira"])
        t.seat("B", formation={"A": "Sembia"}, pool=["Azhul"])
        t.seat("C", formation={"A": "Nyrond"}, hand=[EVENT])
        t.begin(active="A", phase=4)
        t.A.attacks("Sembia", with_="Sadira")
        t.C.passes()
        t.B.defends("Azhul")
        t.C.passes()
        t.changed("Sadira", "Azhul")
        t.settled("A", "ask-combat")


@EVERY_RULESET
@pytest.mark.parametrize("active", ["A", "B"])
@table_test(rules=["event.any-time"])
def test_an_event_that_names_a_time_waits_for_it(t: Table, ruleset: str, active: str) -> None:
    """One for phase 5 of its player's turn, beside one that names none."""
    with given(EVENT, Play(Draw(Fixed(1)), at=("5",))), given(OTHER, DRAWS):
        t.seat("A", formation={"A": "Nibenay"})
        t.seat("B", formation={"A": "Sembia"}, hand=[EVENT, OTHER], draw=[9])
        t.begin(active=active, phase=3, ruleset=ruleset, size=RULESETS[ruleset])
        if active == "A":
            t.A.passes()
            t.asked("B", "ask-anytime")
            t.offered(OTHER)
        t.B.cannot("play", EVENT, because="event.any-time")
        t.B.can("play", OTHER)
        if active == "B":
            t.B.passes(2)
            t.phase(5)
            t.B.plays(EVENT)
            t.zone(OTHER, "hand")
            t.changed(EVENT, "B:Thugs#1")
        t.settled("B")


@EVERY_RULESET
@table_test(rules=["event.any-time", "battle.end.realm-gone", "battle.end.realm-gone-return"])
def test_after_a_round_and_after_the_battle_the_bystander_may_act(t: Table, ruleset: str) -> None:
    """The realm is gone, the champions are home and may be struck there, before and after the spoils."""
    with blow("realm"), given(OTHER, DRAWS), given("1st/101", DRAWS):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"], hand=["War Party"])
        t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, pool=["Gnomes of Samek"])
        t.seat("C", formation={"A": "Sembia"}, hand=[BLOW, OTHER, "1st/101"])
        t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset])
        t.A.attacks("Nyrond", with_="Dagrande")
        t.C.passes()
        t.B.defends("Gnomes of Samek")
        t.C.passes()
        t.A.plays("War Party")
        t.C.plays(BLOW)
        t.zone("Nyrond", "discard")
        t.C.passes()
        t.asked("C", "ask-anytime")
        t.zone("Dagrande", "pool")
        t.zone("Gnomes of Samek", "pool")
        t.C.plays(OTHER)
        t.C.passes()
        t.asked("A", "ask-spoils")
        t.A.keeps()
        t.asked("C", "ask-anytime")
        t.C.plays("1st/101")
        t.count("C", draw=10)
        t.changed(BLOW, OTHER, "1st/101", "War Party", "A:filler#1", "C:filler#1", "C:filler#2")
        t.settled("A", "ask-phase-4")


@table_test(rules=["spell.phase4-only-combatants"], edition="1st")
def test_what_a_realm_casts_after_its_defender_has_gone_lies_with_nobody(t: Table) -> None:
    with blow("defender"), given(CAST, DRAWS):
        t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["War Party"])
        t.seat("B", formation={"A": "Nibenay + Temple"}, pool=["Azhul"], hand=[CAST])
        t.seat("C", formation={"A": "Nyrond"}, hand=[BLOW])
        t.begin(active="A", phase=4)
        t.A.attacks("Nibenay", with_="Dagrande")
        t.B.defends("Azhul")
        t.B.passes()
        t.C.plays(BLOW)
        t.zone("Azhul", "discard")
        t.B.plays(CAST, by="Nibenay")
        t.zone(CAST, "discard")
        t.changed(BLOW, "Dagrande", "B:filler#1")
        t.settled("A", "ask-next-attacker")
