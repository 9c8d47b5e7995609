"""Taking a champion's place in battle."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Target, Use, When
from sixrealms.powers.card_questions import CHAMPION, Is
from sixrealms.powers.hands import Draw
from sixrealms.powers.levels import gains
from sixrealms.powers.refs import SELF, TARGET
from sixrealms.powers.sets import in_discard
from sixrealms.powers.substitutes import UNIQUE, StandIn, StandsInFor
from sixrealms.realise.power import said
from tests.made_up import given
from tests.table_talk import Table, table_test

CALL = Use(
    StandIn(TARGET, SELF), at=("combat",), targets=(Target("target", in_discard(CHAMPION & UNIQUE)),), zone="battle"
)


@table_test(rules=["combat.one-round-per-champion", "combat.h.winner-discards"])
def test_the_substitute_of_a_defender_fights_with_its_own_powers(t: Table) -> None:
    with (
        given("1st/52", CALL, When("victorious", Draw(), to=StandsInFor(SELF))),
        given("1st/82", Always(gains(Is(SELF), 3))),
    ):
        t.seat("A", formation={"A": "Sembia"}, pool=["Mul Savage", "Neeva"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/52 + Falcon Figurine"], discard=["1st/82"], draw=["Zadoc", 3])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="Mul Savage")
        t.B.defends("1st/52")
        t.B.uses("1st/52")
        t.level("1st/82", 7)
        t.zone("1st/52", "pool")
        t.A.passes()
        t.zone("Mul Savage", "discard")
        t.zone("1st/82", "discard")
        t.on("Falcon Figurine", "1st/52")
        t.zone("Zadoc", "hand")
        t.B.keeps("Thugs")
        t.settled("A", "ask-phase-4")


def test_the_texts_say_what_is_meant() -> None:
    assert said(StandsInFor(SELF), "en") == "a card standing in for this card"
    assert "fights in place of this card, which returns to its pool" in said(CALL, "en")
