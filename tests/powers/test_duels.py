"""Combats away from any realm."""

from __future__ import annotations

from sixrealms.language import (
    ARTIFACT,
    BEARER,
    CHAMPION,
    OPPONENT,
    OTHERS,
    SELF,
    Always,
    Draw,
    Duel,
    Immune,
    Is,
    Of,
    Play,
    The,
    Use,
    When,
    discard,
    one,
)
from tests.made_up import given
from tests.table_talk import Table, table_test

_ROD = Use(Duel(BEARER, one(CHAMPION & Of(OTHERS)), instead=True, won=Draw()), at=("4",))


def _lay(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["1st/266 + 1st/152"], hand=["1st/257"], draw=[5])
    t.seat("B", formation={"A": "Nyrond"}, pool=["1st/259", "1st/305", "1st/284"], draw=[5])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)


@table_test(rules=["combat.d.activation", "combat.j.spoils-defender"])
def test_powers_for_combat_work_and_the_immune_are_not_attacked(t: Table) -> None:
    with (
        given("1st/152", _ROD),
        given("1st/305", Always(Immune(Is(SELF), ARTIFACT))),
        given("1st/259", When("defending", discard(The(OPPONENT)))),
    ):
        _lay(t)
        t.A.uses("1st/152")
        t.offered("1st/259", "1st/284")
        t.A.chooses("1st/259")
        t.zone("1st/266", "discard")
        t.zone("1st/259", "pool")
        t.B.keeps()
        t.count("A", draw=5)
        t.count("B", draw=4)
        t.changed("1st/152", "B:filler#1")
        t.settled("A", "ask-phase-4")


@table_test(rules=["combat.one-round-per-champion"])
def test_there_is_one_round_and_no_spoils(t: Table) -> None:
    with given("1st/152", _ROD), given("1st/257", Play(Draw())):
        _lay(t)
        t.A.uses("1st/152")
        t.A.chooses("1st/259")
        t.A.plays("1st/257")
        t.B.passes()
        t.zone("1st/259", "discard")
        t.zone("1st/266", "pool")
        t.on("1st/152", "1st/266")
        t.count("A", hand=2, draw=3)
        t.A.cannot("attack", "Nyrond", "1st/266", because="one-attack")
        t.changed("1st/257", "A:filler#1", "A:filler#2")
        t.settled("A", "ask-phase-4")
