"""What comes back from Limbo is what went there: champions made by cards, and what lasts until they are discarded."""

from __future__ import annotations

from sixrealms.engine.ability import Play
from sixrealms.language import CHAMPION, LIMBO, Send, every
from tests.made_up import given
from tests.table_talk import Table, card_test

WARS = "4th/160"


def _rounds(t: Table) -> None:
    """From phase 3 of A to the beginning of A's next turn."""
    t.A.passes(3)
    t.turn_of("B")
    t.B.passes(5)
    t.turn_of("A")


def _drew(t: Table, seat: str, count: int = 3) -> None:
    t.changed(*(f"{seat}:filler#{n}" for n in range(1, count + 1)))


@card_test("1st/402", rules=["limbo.return-time", "limbo.outside-combat-keeps"], edition="1st")
def test_an_ally_that_is_a_champion_comes_back_with_what_makes_it_one(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=[WARS])
    t.seat("B", formation={"A": "Nyrond"}, pool=[{"card": "War Party", "with": ["1st/402", "Orb of Doom"]}])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(WARS)
    t.zone("War Party", "limbo")
    _rounds(t)
    t.zone("War Party", "pool")
    t.on("1st/402", "War Party")
    t.on("Orb of Doom", "War Party")
    t.type("War Party", "hero")
    t.level("War Party", 6)
    _drew(t, "B")
    t.settled("A")


@card_test("4th/459", rules=["limbo.return-time"], edition="1st")
def test_the_obsidian_man_comes_back_as_a_monster(t: Table) -> None:
    with given("1st/91", Play(Send(every(CHAMPION), LIMBO))):
        t.seat("A", formation={"A": "Rashemen"}, hand=["1st/91"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["4th/459"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("1st/91")
        t.zone("4th/459", "limbo")
        _rounds(t)
        t.zone("4th/459", "pool")
        t.type("4th/459", "monster")
        t.level("4th/459", 6)
        _drew(t, "B")
        t.changed("1st/91")
        t.settled("A")


@card_test("4th/157", rules=["limbo.return-time", "event.duration-in-play"], edition="1st")
def test_the_wrath_lasts_until_its_champion_is_discarded_and_limbo_is_no_discard(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=["4th/157", WARS])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva", "Azhul"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/157")
    t.A.chooses("Neeva")
    t.A.plays(WARS)
    t.zone("Neeva", "limbo")
    _rounds(t)
    t.zone("Neeva", "pool")
    t.base("Neeva", 1)
    t.zone("Azhul", "pool")
    t.base("Azhul", 4)
    t.zone("4th/157", "table")
    t.A.passes(5)
    t.turn_of("B")
    t.B.passes(3)
    t.B.cannot("attack", "Rashemen", "Azhul", because="another-first")
    t.B.can("attack", "Rashemen", "Neeva")
    _drew(t, "A")
    _drew(t, "B", 6)
    t.settled("B")


@card_test("4th/157", rules=["event.duration-in-play"], edition="1st")
def test_a_champion_that_was_discarded_is_free_of_the_wrath(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=["4th/157", "4th/126"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/157")
    t.A.plays("4th/126")
    t.zone("Neeva", "discard")
    t.A.passes(3)
    t.turn_of("B")
    t.zone("4th/157", "void")
    t.settled("B")
