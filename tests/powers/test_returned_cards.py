"""Hand cards taken away for as long as the card that took them is in play."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Use
from sixrealms.engine.marks import HELD
from sixrealms.powers.card_questions import ANY, HERO
from sixrealms.powers.control_flow import Choose, seq
from sixrealms.powers.memory import Note
from sixrealms.powers.moves import Send
from sixrealms.powers.players import OPPONENTS, ChosenPlayer, HavingCards
from sixrealms.powers.refs import TARGET, The
from sixrealms.powers.returned_cards import GiveBack
from sixrealms.powers.sets import in_hand
from tests.made_up import given
from tests.table_talk import Table, table_test

HOLD = seq(
    Choose(HavingCards(OPPONENTS, z.HAND)),
    Choose(
        in_hand(ANY, ChosenPlayer()),
        by_chance=True,
        then=seq(Note(HELD, on=TARGET), Send(The(TARGET), z.LIMBO, turns=-1)),
    ),
)
RELEASE = GiveBack(HELD, z.HAND, lies_in=z.LIMBO)


@table_test(rules=["limbo.return-time"])
def test_what_it_holds_comes_back_and_nothing_else_and_only_once(t: Table) -> None:
    with (
        given("1st/266", Use(HOLD), Use(RELEASE)),
        given("1st/264", Use(Send(in_hand(HERO, OPPONENTS), z.LIMBO, turns=-1))),
    ):
        t.seat("A", formation={"A": "Draj"}, pool=["1st/266", "1st/264"])
        t.seat("B", formation={"A": "Nyrond"}, hand=["Neeva"])
        t.begin(active="A", phase=3)
        t.A.uses("1st/266", power=1)
        t.zone("Neeva", "limbo")
        t.A.uses("1st/266", power=2)
        t.zone("Neeva", "hand")
        t.A.uses("1st/264")
        t.zone("Neeva", "limbo")
        t.A.uses("1st/266", power=2)
        t.zone("Neeva", "limbo")
        t.settled("A", "ask-phase-3")
