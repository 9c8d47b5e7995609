"""Walls for other ways of moving, and what they say."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Play
from sixrealms.powers.card_questions import Is, Kind, level_at_least
from sixrealms.powers.changed_traits import Has
from sixrealms.powers.refs import SELF
from sixrealms.powers.walls import Wall
from sixrealms.realise.power import said
from tests.made_up import given
from tests.table_talk import Table, table_test

BURROWS = Always(Has(Is(SELF), ("Earthwalker",)))


@table_test(rules=["wall.flyer-not-exempt", "wall.attacker-stopped"])
def test_a_wall_for_earthwalkers_stops_flyers(t: Table) -> None:
    with given("1st/337", Play(Wall(Kind("Earthwalker", allies=True)))):
        t.seat("A", formation={"A": "Nibenay"}, pool=["Neeva"])
        t.seat("B", formation={"A": "Sembia"}, pool=["Sadira"], hand=["1st/337"])
        t.begin(active="A", phase=4)
        t.A.attacks("Sembia", with_="Neeva")
        t.B.defends("Sadira")
        t.B.plays("1st/337")
        t.zone("Neeva", "pool")
        t.changed("1st/337")
        t.zone("Sadira", "pool")
        t.settled("A", "ask-phase-4")


@table_test(rules=["wall.flyer-not-exempt"])
def test_an_earthwalker_crosses_it_with_earthwalking_allies(t: Table) -> None:
    with (
        given("1st/337", Play(Wall(Kind("Earthwalker", allies=True)))),
        given("1st/284", BURROWS),
        given("1st/308", BURROWS),
    ):
        t.seat("A", formation={"A": "Nibenay"}, pool=["1st/284 + 1st/308"])
        t.seat("B", formation={"A": "Sembia"}, pool=["Sadira"], hand=["1st/337"])
        t.begin(active="A", phase=4)
        t.A.attacks("Sembia", with_="1st/284")
        t.B.defends("Sadira")
        t.B.plays("1st/337")
        t.on("1st/308", "1st/284")
        t.total("Sadira", 8)
        t.settled("A", "ask-combat")


def test_a_wall_says_whom_it_stops() -> None:
    assert said(Wall(Kind("Flyer", allies=True)), "en") == (
        "the opposing champion can fight on in this round only if it and all its allies are flyers"
    )
    assert said(Wall(level_at_least(4), "attacker"), "en") == (
        "the attacking champion can fight on in this round only if it is of level 4 or more"
    )
