"""What is discarded or defeated as soon as it is such a card."""

from __future__ import annotations

from sixrealms.language import (
    ALLY,
    CHAMPION,
    DEFENDING,
    HERO,
    IN_POOL,
    MONSTER,
    POOL,
    SELF,
    Always,
    Draw,
    Fixed,
    GoesInstead,
    Immune,
    Is,
    Perishes,
    Play,
    level_at_most,
)
from tests.made_up import given
from tests.table_talk import Table, table_test

#: A monster, and a small ally.
LURKER, ALLY_OF_TWO = "1st/305", "1st/182"


@table_test(rules=["gloss.defeated"])
def test_who_comes_to_be_such_a_card_is_discarded_before_its_power_works(t: Table) -> None:
    with given(LURKER, Always(Perishes(ALLY & level_at_most(2)))), given(ALLY_OF_TWO, Play(Draw(Fixed(3)))):
        t.seat("A", formation={"A": "Draj"}, pool=["1st/266"], hand=[ALLY_OF_TWO], draw=[5])
        t.seat("B", formation={"A": "Nyrond"}, pool=[LURKER])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("Nyrond", with_="1st/266")
        t.B.defends(LURKER)
        t.A.plays(ALLY_OF_TWO)
        t.zone(ALLY_OF_TWO, "discard")
        t.count("A", hand=0, draw=5)
        t.settled("A", "ask-combat")


@table_test(rules=["gloss.defeated"])
def test_the_defeated_may_be_saved_by_what_saves_the_defeated_and_only_in_a_round(t: Table) -> None:
    with (
        given(LURKER, Always(Perishes(HERO & level_at_most(9), discards=False))),
        given("1st/266", Always(GoesInstead(Is(SELF), POOL))),
    ):
        t.seat("A", formation={"A": "Draj"}, pool=["1st/266", "1st/259"])
        t.seat("B", formation={"A": "Nyrond"}, pool=[LURKER])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.zone("1st/259", "pool")
        t.A.attacks("Nyrond", with_="1st/266")
        t.zone("1st/266", "battle")
        t.B.defends(LURKER)
        t.zone("1st/266", "pool")
        t.count("B", hand=0)
        t.settled("A", "ask-phase-4")


@table_test(rules=["combat.c.defender-choice"])
def test_a_realm_that_defends_itself_loses_the_round_instead(t: Table) -> None:
    with given("1st/266", Always(Perishes(CHAMPION & DEFENDING))):
        t.seat("A", formation={"A": "Draj"}, pool=["1st/266"])
        t.seat("B", formation={"A": "1st/3"})
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("1st/3", with_="1st/266")
        t.B.defends("1st/3")
        t.zone("1st/3", "formation")
        t.changed("1st/266", "1st/3", "A:filler#1")
        t.settled("A")


@table_test(rules=["immunity.always-active"])
def test_the_immune_and_what_stays_where_it_is_are_left_alone(t: Table) -> None:
    with (
        given(LURKER, Always(Perishes(HERO & IN_POOL))),
        given("1st/266", Always(Immune(Is(SELF), MONSTER))),
        given("1st/259", Always(GoesInstead(Is(SELF), POOL, ()))),
    ):
        t.seat("A", formation={"A": "Draj"}, pool=["1st/266", "1st/259 + Orb of Doom", "1st/79"])
        t.seat("B", formation={"A": "Nyrond"}, pool=[LURKER])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.passes()
        t.zone("1st/266", "pool")
        t.zone("1st/259", "pool")
        t.on("Orb of Doom", "1st/259")
        t.zone("1st/79", "discard")
        t.settled("A")
