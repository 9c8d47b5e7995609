"""Players as targets: whom a card chosen for one player concerns, and who may be chosen."""

from __future__ import annotations

from sixrealms.engine.ability import Play, Target
from sixrealms.powers.moves import discard_hand
from sixrealms.powers.players import OPPONENTS, ChosenPlayer
from tests.made_up import given
from tests.table_talk import Table, table_test

TAKES_A_HAND = Play(discard_hand(ChosenPlayer()), targets=(Target("player", OPPONENTS),))


@table_test(rules=["gloss.player-target", "calm.others-affected"])
def test_only_the_chosen_player_may_calm_it(t: Table) -> None:
    with given("1st/91", TAKES_A_HAND):
        t.seat("A", formation={"A": "Nibenay"}, hand=["1st/91", "Zadoc"])
        t.seat("B", formation={"A": "Sembia"}, hand=["Calm", "Gith"])
        t.seat("C", formation={"A": "Gulg"}, hand=["Calm", "Thugs"])
        t.begin(active="A", phase=3)
        t.A.plays("1st/91")
        t.asked("A", "ask-player")
        t.A.player("C")
        t.B.could_not_answer("B:Calm", because="does-not-affect-you")
        t.C.answers("C:Calm")
        t.zone("Thugs", "hand")
        t.zone("B:Calm", "hand")
        t.zone("C:Calm", "void")
        t.zone("1st/91", "void")
        t.settled("A", "ask-phase-3")


@table_test(rules=["gloss.player-target"])
def test_what_strikes_one_player_strikes_nobody_else(t: Table) -> None:
    with given("1st/91", TAKES_A_HAND):
        t.seat("A", formation={"A": "Nibenay"}, hand=["1st/91", "Zadoc"])
        t.seat("B", formation={"A": "Sembia"}, hand=["Gith"])
        t.seat("C", formation={"A": "Gulg"}, hand=["Thugs"], pool=["Azhul"])
        t.begin(active="A", phase=3)
        t.A.plays("1st/91")
        t.A.player("C")
        t.zone("Thugs", "discard")
        t.zone("Azhul", "pool")  # the player is the hand, not the champions in play
        t.zone("Gith", "hand")
        t.zone("Zadoc", "hand")
        t.changed("1st/91")
        t.settled("A", "ask-phase-3")
