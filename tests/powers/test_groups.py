"""A group found once: who comes later does not belong to it, who is immune never did."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Play
from sixrealms.powers.card_questions import CHAMPION, EVENT, Is
from sixrealms.powers.control_flow import seq
from sixrealms.powers.durations import FOR_THIS_TURN
from sixrealms.powers.immunity import Immune
from sixrealms.powers.lasting_effects import Lasting, Remember
from sixrealms.powers.levels import gains
from sixrealms.powers.printed_marks import HARMFUL
from sixrealms.powers.refs import SELF, AllChosen
from sixrealms.powers.sets import every
from sixrealms.powers.whereabouts import IN_POOL
from tests.made_up import given
from tests.table_talk import Table, table_test

WEAKENS = Play(
    seq(
        Remember("weak", every(CHAMPION & IN_POOL)),
        Lasting(gains(Is(AllChosen("weak")), -1), FOR_THIS_TURN),
    )
)


@table_test(rules=["immunity.always-active", "event.immediate"])
def test_a_group_is_who_was_there_and_could_be_touched(t: Table) -> None:
    with given("1st/91", WEAKENS), given("1st/284", Always(Immune(Is(SELF), EVENT & HARMFUL))):
        t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira", "1st/284"], hand=["1st/91", "Azhul"])
        t.seat("B", formation={"A": "Sembia"}, pool=["Neeva"])
        t.begin(active="A", phase=3)
        t.A.plays("1st/91")
        t.A.plays("Azhul")
        t.level("Sadira", 3)
        t.level("Neeva", 6)
        t.level("1st/284", 6)
        t.level("Azhul", 4)
        t.changed("1st/91")
        t.settled("A", "ask-phase-3")
