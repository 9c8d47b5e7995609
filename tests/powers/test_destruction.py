"""Destroying champions and allies: all at once, and what it means for a realm that fights."""

from __future__ import annotations

from sixrealms.engine.ability import Play
from sixrealms.powers.card_questions import ALLY, CHAMPION, HERO, level_at_most
from sixrealms.powers.destruction import Destroy
from sixrealms.powers.sets import every
from tests.made_up import given
from tests.table_talk import Table, table_test

SMALL = Play(Destroy(every((CHAMPION | ALLY) & level_at_most(4))))


@table_test(rules=["gloss.adjusted-level"])
def test_all_are_found_before_any_of_them_leaves(t: Table) -> None:
    """The ally makes its champion a 6 at the moment of the destruction, although it does not survive it."""
    with given("1st/100", SMALL):
        t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Zadoc"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva", "Azhul + Staff of Conjuring"], hand=["1st/100", "Gith"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="Dagrande")
        t.B.defends("Neeva")
        t.A.plays("Zadoc")
        t.B.plays("1st/100")
        t.zone("Zadoc", "discard")
        t.zone("Dagrande", "battle")
        t.zone("Azhul", "pool")
        t.zone("Gith", "hand")
        t.changed("Neeva")
        t.settled("A", "ask-combat")


@table_test(rules=["gloss.defeated"])
def test_a_realm_that_fights_as_a_champion_loses_its_round(t: Table) -> None:
    with given("1st/100", Play(Destroy(every(HERO)))):
        t.seat("A", formation={"A": "Sembia"}, pool=["Mul Savage"], hand=["1st/100"])
        t.seat("B", formation={"A": "Tyr", "B": "Urik"}, pool=["Gnomes of Samek"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Tyr", with_="Mul Savage")
        t.B.defends("Tyr")
        t.A.plays("1st/100")
        t.razed("Tyr")
        t.zone("Gnomes of Samek", "discard")
        t.zone("Mul Savage", "pool")
        t.A.keeps("Thugs")
        t.settled("A", "ask-phase-4")


@table_test(rules=["realm.power.when-attacked"])
def test_a_realm_that_does_not_fight_is_no_champion(t: Table) -> None:
    with given("1st/100", Play(Destroy(every(HERO)))):
        t.seat("A", formation={"A": "Sembia"}, pool=["1st/52"], hand=["1st/100"])
        t.seat("B", formation={"A": "Tyr"})
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays("1st/100")
        t.zone("1st/52", "discard")
        t.standing("Tyr")
        t.settled("A", "ask-phase-3")
