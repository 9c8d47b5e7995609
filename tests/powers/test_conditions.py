"""Questions about the game."""

from __future__ import annotations

from sixrealms.engine.ability import Use
from sixrealms.powers.conditions import TurnOf
from sixrealms.powers.hands import Draw
from sixrealms.powers.players import OTHERS
from tests.made_up import given
from tests.table_talk import Table, table_test


@table_test(rules=["turn.phase6.rap"])
def test_the_turn_of_another_is_over_only_when_he_has_said_so(t: Table) -> None:
    with given("1st/266", Use(Draw(), at=("any",), only=TurnOf(OTHERS, over=True), once="game")):
        t.seat("A", formation={"A": "Draj"}, hand=["Cataclysm!"])
        t.seat("B", formation={"A": "Nyrond", "B": "Sembia"}, pool=["1st/266"])
        t.begin(active="A", phase=5)
        t.A.plays("Cataclysm!")
        t.A.chooses("Sembia")
        t.B.cannot("use", "1st/266", because=("condition-not-met", "not-your-decision"))
        t.A.passes()
        t.B.uses("1st/266")
        t.count("B", hand=1)
        t.zone("Sembia", "discard")
        t.changed("Cataclysm!", "B:Thugs#1", *(f"B:Thugs#{n}" for n in range(2, 5)))
        t.settled("B")
