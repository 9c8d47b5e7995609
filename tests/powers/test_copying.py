"""Copied powers: used and answered with as if printed on the copier."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Answer, Use, When
from sixrealms.engine.power import Power
from sixrealms.powers.copying import Imitates
from sixrealms.powers.countering import Cancel
from sixrealms.powers.hands import Draw
from sixrealms.powers.players import YOU
from sixrealms.powers.questions import EVENT, Is, Named
from sixrealms.powers.refs import SELF
from sixrealms.powers.sets import every
from tests.made_up import given
from tests.table_talk import Table, table_test

COPIES = Always(Imitates(Is(SELF), every(Named("Azhul"))))


@table_test(rules=["copy.exact-text", "once.phase3"])
def test_a_copied_power_is_used_by_the_copier_on_its_own_account(t: Table) -> None:
    with given("1st/52", COPIES), given("1st/266", Use(Draw(), once="turn")):
        t.seat("A", formation={"A": "Sembia"}, pool=["1st/52", "1st/266"], draw=["Zadoc", "Tiger", 3])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Dagrande"])
        t.begin(active="A", phase=3, windows="pass")
        t.A.uses("1st/52")
        t.zone("Zadoc", "hand")
        t.A.cannot("use", "1st/52", because="once.phase3")
        t.A.uses("1st/266")
        t.zone("Tiger", "hand")
        t.settled("A", "ask-phase-3")


@table_test(rules=["copy.exact-text"])
def test_a_copied_answer_answers(t: Table) -> None:
    with given("1st/52", COPIES), given("1st/266", Answer(Cancel(), to=EVENT, zone="play")):
        t.seat("A", formation={"A": "Sembia"}, pool=["1st/266"], hand=["Good Fortune"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/52"])
        t.begin(active="A", phase=3)
        t.A.plays("Good Fortune")
        t.B.answers("1st/52")
        t.count("A", hand=0)
        t.zone("Good Fortune", "void")
        t.settled("A", "ask-phase-3")


def test_triggers_with_the_same_effect_are_told_in_one_sentence() -> None:
    twice = Power((When("played", Draw()), When("phase-3", Draw(), whose=YOU), Use(Draw())))

    assert twice.text() == (
        "When this card is played or when your phase 3 begins, draw 1 card. In your phase 3: draw 1 card."
    )
