"""Turns out of order, and whose hand is whose."""

from __future__ import annotations

from sixrealms.engine.ability import Play, Use
from sixrealms.powers.durations import FOR_THE_BATTLE
from sixrealms.powers.lasting_effects import ExtraTurn, Lasting, SkipTurn
from sixrealms.powers.order_of_play import TURN_MISSED, HandsExchanged
from sixrealms.powers.players import OTHER_SIDE, YOU
from tests.made_up import given
from tests.table_talk import Table, table_test

SWAP = Lasting(HandsExchanged(OTHER_SIDE), FOR_THE_BATTLE)


@table_test(rules=["discard.to-owner"])
def test_hands_exchanged_twice_are_each_players_own_again_and_stay_so(t: Table) -> None:
    with given("1st/101", Play(SWAP)):
        t.seat("A", formation={"A": "Draj"}, pool=["Azhul"], hand=["1st/101", "War Party"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"], hand=["Zadoc", "NO/101"])
        with given("NO/101", Play(SWAP)):
            t.begin(active="A", phase=4)
            t.A.attacks("Nyrond", with_="Azhul")
            t.A.passes()
            t.B.passes()
            t.B.defends("Neeva")
            t.A.passes()
            t.B.passes()
            t.A.plays("1st/101")
            t.contents("A", "hand", ["Zadoc", "NO/101"])
            t.A.plays("NO/101")
            t.contents("A", "hand", ["War Party"])
            t.A.passes()
            t.zone("Azhul", "discard")
            t.contents("A", "hand", ["War Party"])
            t.changed("Zadoc", "B:Thugs#1")
            t.settled("B", "ask-spoils")


@table_test(rules=["once.extra-turns"])
def test_a_turn_taken_late_is_a_real_one_and_play_goes_on_where_it_left_off(t: Table) -> None:
    with given("1st/101", Play(SkipTurn(YOU))), given("1st/90", Play(ExtraTurn(real=True), only=TURN_MISSED)):
        t.seat("A", formation={"A": "Draj"}, hand=["1st/101", "1st/90"])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=5, taken=1)
        t.A.plays("1st/101")
        t.A.cannot("play", "1st/90", because="condition-not-met")
        t.A.passes()
        t.B.passes(5)
        t.turn_of("B")
        t.B.passes()
        for passed in (2, 1, 1):
            t.A.passes()
            t.B.passes(passed)
        t.A.plays("1st/90")
        t.turn_of("A")
        taken = t.state.turns_taken[t.sitting.objects.seat("A")]
        t.expect(taken == 2, "it counts as a turn of his own")
        t.A.passes(5)
        t.turn_of("A")
        t.changed(*(f"{seat}:Thugs#{n}" for seat in "AB" for n in range(1, 10)))
        t.settled("A")


@table_test(rules=["turn.phase6.rap"])
def test_without_a_turn_to_miss_there_is_one_to_take(t: Table) -> None:
    with given("1st/266", Use(ExtraTurn(real=True), at=("3",), only=TURN_MISSED)):
        t.seat("A", formation={"A": "Draj"}, pool=["1st/266"])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=3)
        t.A.uses("1st/266")
        t.A.passes(3)
        t.turn_of("A")
        t.settled("A", "ask-phase-0")
