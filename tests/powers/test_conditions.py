"""Questions about the game."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Use
from sixrealms.powers.card_questions import Is
from sixrealms.powers.conditions import IN_A_ROUND, TurnOf
from sixrealms.powers.hands import Draw
from sixrealms.powers.levels import gains
from sixrealms.powers.players import OTHERS
from sixrealms.powers.refs import SELF
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


@table_test(rules=["battle.combat-started", "gloss.opponent"])
def test_a_champion_is_in_combat_once_it_is_met(t: Table) -> None:
    with given("1st/266", Always(gains(Is(SELF), 3), when=IN_A_ROUND)):
        t.seat("A", formation={"A": "Draj"}, pool=["1st/266"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"])
        t.begin(active="A", phase=4, windows="pass")
        t.level("1st/266", 4)
        t.A.attacks("Nyrond", with_="1st/266")
        t.level("1st/266", 4)
        t.B.defends("Neeva")
        t.level("1st/266", 7)
        t.settled("A", "ask-combat")
