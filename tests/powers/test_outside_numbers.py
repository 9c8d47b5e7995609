"""Numbers from outside the game that the players tell."""

from __future__ import annotations

from sixrealms.engine.ability import Use
from sixrealms.powers.card_questions import HERO
from sixrealms.powers.control_flow import seq
from sixrealms.powers.durations import FOR_THIS_TURN
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.levels import gains
from sixrealms.powers.numbers import Stored
from sixrealms.powers.outside_numbers import EachTells
from sixrealms.powers.players import OPPONENTS
from tests.made_up import given
from tests.table_talk import Table, table_test

ASK = EachTells(OPPONENTS, "ages", "ask-age", most=9)
GAIN = Lasting(gains(HERO, Stored("ages")), FOR_THIS_TURN)


@table_test(rules=["once.phase3"])
def test_each_is_asked_once_in_a_game_in_order_of_play(t: Table) -> None:
    with given("1st/266", Use(seq(ASK, GAIN))):
        t.seat("A", formation={"A": "Draj"}, pool=["1st/266"])
        t.seat("B", formation={"A": "Nyrond"})
        t.seat("C", formation={"A": "Vaasa"})
        t.begin(active="A", phase=3)
        t.A.uses("1st/266")
        t.asked("B", "ask-age")
        pending = t.state.pending
        assert pending is not None
        t.expect([option.number for option in pending.options] == list(range(10)), "0 to the most there can be")
        t.B.number(0)
        t.C.number(7)
        t.level("1st/266", 11)
        t.A.uses("1st/266")
        t.level("1st/266", 18)
        t.settled("A", "ask-phase-3")
