"""Whoever has given up attacking for the turn is told so."""

from __future__ import annotations

from sixrealms.engine.ability import Play
from sixrealms.engine.marks import NO_ATTACK
from sixrealms.powers.memory import Note
from tests.made_up import given
from tests.table_talk import Table, table_test


@table_test(rules=["general.golden-rule", "card.power.definition"])
def test_no_attack_is_possible_after_giving_it_up(t: Table) -> None:
    with given("1st/100", Play(Note(NO_ATTACK))):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"], hand=["1st/100"])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays("1st/100")
        t.changed("1st/100")
        t.A.passes()
        t.A.cannot("attack", "Nyrond", "Dagrande", because="no-attack-this-turn")
        t.settled("A", "ask-phase-4")
