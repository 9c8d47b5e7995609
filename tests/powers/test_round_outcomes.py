"""Combats of other players, and how they end."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Play, When
from sixrealms.engine.marks import FORETOLD
from sixrealms.powers.battle_steps import OTHERS_ABOUT_TO_FIGHT
from sixrealms.powers.card_questions import Is
from sixrealms.powers.control_flow import If, seq
from sixrealms.powers.durations import FOR_THIS_TURN
from sixrealms.powers.end_effects import End
from sixrealms.powers.hands import Draw
from sixrealms.powers.lasting_effects import Lasting, Waits
from sixrealms.powers.memory import Note, marked
from sixrealms.powers.players import ATTACKING_PLAYER, DEFENDING_PLAYER
from sixrealms.powers.refs import ATTACKED_REALM
from sixrealms.powers.round_outcomes import RoundWon
from tests.made_up import given
from tests.table_talk import Table, table_test

COME_TRUE = (marked(FORETOLD, 1) & RoundWon(ATTACKING_PLAYER)) | (marked(FORETOLD, 2) & RoundWon(DEFENDING_PLAYER))
WATCH = When("round-ends", seq(End(kept=True), If(COME_TRUE, Draw())), to=Is(ATTACKED_REALM))


@pytest.mark.parametrize(
    ("said", "attacker", "drawn"), [(1, "Neeva", 1), (2, "Neeva", 0), (1, "T'kkyl", 0), (2, "T'kkyl", 1)]
)
@table_test(rules=["power.condition-mandatory"])
def test_it_has_come_true_if_the_one_foretold_has_won(t: Table, said: int, attacker: str, drawn: int) -> None:
    play = Play(seq(Note(FORETOLD, said), Lasting(Waits(), FOR_THIS_TURN)), only=OTHERS_ABOUT_TO_FIGHT)
    with given("1st/100", play, WATCH):
        t.seat("A", formation={"A": "Draj"}, pool=[attacker])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"])
        t.seat("C", formation={"A": "Vaasa"}, hand=["1st/100"])
        t.begin(active="A", phase=4)
        t.C.cannot("play", "1st/100", because=("condition-not-met", "not-your-decision"))
        t.A.attacks("Nyrond", with_=attacker)
        t.B.defends("Azhul")
        t.C.plays("1st/100")
        t.zone("1st/100", "table")
        (t.B if attacker == "Neeva" else t.A).passes()
        t.count("C", hand=drawn)
        t.zone("1st/100", "void")
        t.changed(attacker, "Azhul", "C:Thugs#1", "B:Thugs#1")
        t.settled("A" if attacker == "Neeva" else "B")
