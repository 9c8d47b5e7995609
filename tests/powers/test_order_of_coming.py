"""Which card came after which, and what answers what (PlayedAfter, FollowsUp)."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Answer
from sixrealms.language import ALLY, EVENT, SELF, Cancel, FollowsUp, PlayedAfter, gains
from tests.cards.drawn import drew
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, table_test


@table_test(rules=["activation.played-in-battle"], edition="1st")
def test_an_ally_played_later_is_one_played_after(t: Table) -> None:
    with given("1st/274", Always(gains(ALLY & PlayedAfter(SELF), 1))):
        meet(t, "Azhul + Thugs", "Borys + Gladiators", ["Galek", "Zadoc"])
        t.A.plays("Galek")
        t.level("Thugs", 1)
        t.level("Galek", 2)
        t.A.plays("Zadoc")
        t.level("Zadoc", 3)
        goes_on(t, "Borys", "Gladiators", "Azhul", "Thugs")


@pytest.mark.parametrize("calmed", [True, False])
@table_test(rules=["gloss.cancel.event"], edition="1st")
def test_an_answer_follows_up_what_it_answers(t: Table, calmed: bool) -> None:
    with given("1st/274", Answer(Cancel(), to=FollowsUp(EVENT))):
        t.seat("A", formation={"A": "Sembia"}, hand=["Cataclysm!", "Galek"])
        t.seat("B", formation={"A": "Nyrond"}, hand=["Calm"] if calmed else ["Galek"])
        t.begin(active="A", phase=3)
        t.A.plays("Cataclysm!")
        t.A.chooses("Nyrond")
        if calmed:
            t.B.answers("Calm")
            t.A.answers("Galek")
            t.zone("Galek", "discard")
        else:
            t.B.could_not_answer("B:Galek", because="event.negate.any")
        t.zone("Nyrond", "discard")
        t.changed("Cataclysm!", *(["Calm"] if calmed else []))
        t.settled("A", "ask-phase-3")


@table_test(rules=["dup.as-normal"], edition="1st")
def test_so_does_a_copy(t: Table) -> None:
    with given("1st/274", Answer(Cancel(), to=EVENT & FollowsUp(EVENT))):
        t.seat("A", formation={"A": "Sembia"}, hand=["Good Fortune", "Galek"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul + FR/118"])
        t.begin(active="A", phase=3)
        t.A.plays("Good Fortune")
        t.B.answers("FR/118")
        t.A.answers("Galek")
        t.count("B", hand=0)
        t.changed("Good Fortune", "Galek")
        drew(t, "A", 5)
        t.settled("A", "ask-phase-3")
