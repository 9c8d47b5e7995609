"""Monsters of 4th Edition."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Play
from sixrealms.language import ALLY, CHAMPION, OPPOSING, SELF, Has, Is, Lasting, gains
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_test


@card_test("4th/264", edition="1st")
def test_the_stone_giant_helps_from_the_pool(t: Table) -> None:
    meet(t, "Neeva + Gith", "Borys + Zadoc + War Party + Hordes of Castle Greyhawk", pool=["4th/264"])
    t.A.uses("4th/264")
    t.offered("Zadoc", "War Party")
    t.A.chooses("War Party")
    t.zone("War Party", "discard")
    t.A.cannot("use", "4th/264", because="already-used")
    goes_on(t, "Borys")


@card_test("4th/264", edition="1st")
def test_in_the_fight_the_stone_giant_throws_nothing(t: Table) -> None:
    meet(t, "4th/264", "Borys + Zadoc")
    t.A.cannot("use", "4th/264", because="not-in-pool")
    goes_on(t, "Borys")


@card_test("4th/270", rules=["rebuild.cost"], edition="1st")
def test_the_avangion_gives_himself_for_a_razed_realm(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Vaasa (razed)"}, pool=["4th/270", "Azhul"])
    t.seat("B", formation={"A": "Nyrond", "B": "Sembia (razed)"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.uses("4th/270")
    t.offered("Vaasa", "Sembia")
    t.A.chooses("Vaasa")
    t.standing("Vaasa")
    t.zone("4th/270", "discard")
    t.settled("A", "ask-phase-3")


@card_test("4th/270", rules=["rebuild.cost"], edition="1st")
def test_where_nothing_is_razed_he_stays(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/270"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.cannot("use", "4th/270", because="no-target")
    t.settled("A", "ask-phase-3")


_OTHERS = ["4th/290", "4th/291", "4th/292", "4th/294"]


@card_test("4th/296", edition="1st")
def test_against_adventurers_of_a_full_pool_no_allies_defend(t: Table) -> None:
    meet(t, "Adventurers", "Bagual", their_hand=["War Party", "Orb of Doom"], pool=["4th/296", *_OTHERS])
    t.B.cannot("play", "War Party", "Bagual", because="forbidden")
    t.B.can("play", "Orb of Doom", "Bagual")
    goes_on(t)


@card_test("4th/296", rules=["gloss.adventurers"], edition="1st")
def test_two_others_at_home_and_the_one_that_fights_are_too_few(t: Table) -> None:
    meet(t, "Adventurers", "Bagual", their_hand=["War Party"], pool=["4th/296", *_OTHERS[:2], "Neeva"])
    t.B.can("play", "War Party", "Bagual")
    goes_on(t)


@card_test("4th/296", edition="1st")
def test_it_is_the_adventurers_attack_that_frightens_them_off(t: Table) -> None:
    meet(t, "Mul Savage", "Bagual", their_hand=["War Party"], pool=["4th/296", *_OTHERS])
    t.B.can("play", "War Party", "Bagual")
    goes_on(t)


@pytest.mark.parametrize(
    ("mine", "total", "others", "theirs", "left_out"),
    [
        ("Adventurers", 10, _OTHERS, [], True),
        ("Adventurers", 10, _OTHERS[:3], [], True),
        ("Adventurers", 6, _OTHERS[:2], ["4th/294", "4th/293"], False),
        ("Adventurers", 6, [*_OTHERS[:2], "Neeva"], [], False),
        ("Mul Savage", 7, _OTHERS, [], False),
    ],
)
@card_test("4th/296", rules=["gloss.adventurers"], edition="1st")
def test_nor_do_those_count_that_are_with_the_defender_already(
    t: Table, mine: str, total: int, others: list[str], theirs: list[str], left_out: bool
) -> None:
    meet(t, f"{mine} + Gith", "Bagual + War Party", pool=["4th/296", *others], their_pool=theirs)
    t.total("Bagual", 2 if left_out else 6)
    t.total(mine, total)
    goes_on(t)


@card_test("4th/296", edition="1st")
def test_a_champion_that_helps_the_defender_is_no_ally(t: Table) -> None:
    meet(t, "Adventurers", "Bagual + Neeva", pool=["4th/296", *_OTHERS])
    t.total("Bagual", 2 + 7)
    goes_on(t)


@card_test("4th/296", edition="1st")
def test_another_players_adventurers_frighten_nobody(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Adventurers + Gith + War Band"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Bagual + War Party"], hand=["Zadoc"])
    t.seat("C", formation={"A": "Nyrond"}, pool=["4th/296", *_OTHERS])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Adventurers")
    t.B.defends("Bagual")
    t.total("Bagual", 2 + 4)
    t.B.can("play", "Zadoc", "Bagual")
    goes_on(t)


@card_test("4th/296", rules=["gloss.adventurers"], edition="1st")
def test_fighting_himself_he_frightens_them_as_if_at_home(t: Table) -> None:
    meet(t, "4th/296", "Bagual", their_hand=["War Party"], pool=_OTHERS)
    t.B.cannot("play", "War Party", "Bagual", because="forbidden")
    goes_on(t)


@card_test("4th/343", rules=["instant.events-help"], edition="1st")
def test_apocalypse_defeats_a_realm_that_defends_itself(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/343", "Azhul"])
    t.seat("B", formation={"A": "Gulg", "B": "Vaasa"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Gulg", with_="4th/343")
    t.B.defends("Gulg")
    t.razed("Gulg")
    t.changed("4th/343", "A:filler#1")
    t.settled("A", "ask-spoils")


@card_test("4th/343", edition="1st")
def test_apocalypse_fights_a_champion_like_anybody(t: Table) -> None:
    meet(t, "4th/343", "Borys")
    t.zone("Borys", "battle")
    goes_on(t)


@card_test("4th/474", rules=["power.cost-beats-protection"], edition="1st")
def test_urdlen_costs_an_earthwalking_monster(t: Table) -> None:
    earth = Always(Has(Is(SELF), ("Earthwalker",)))
    with given("1st/194", earth), given("1st/284", earth), given("1st/305", earth):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Winged Horror", "Mul Savage", "3rd/47"], hand=["4th/474"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("4th/474")
        t.zone("Winged Horror", "discard")
        t.zone("4th/474", "pool")
        t.settled("A", "ask-phase-3")


@card_test("4th/474", rules=["power.cost-beats-protection"], edition="1st")
def test_without_such_a_monster_urdlen_stays_in_the_hand(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys", "Mul Savage", "3rd/47"], hand=["4th/474"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.cannot("play", "4th/474", because="cost-not-payable")
    t.settled("A", "ask-phase-3")


@card_test("4th/474", edition="1st")
def test_urdlen_devours_earthwalking_allies_even_from_the_pool(t: Table) -> None:
    with given("1st/182", Always(Has(Is(SELF), ("Earthwalker",)))):
        meet(t, "Neeva", "Bagual", their_hand=["Zadoc", "War Party"], pool=["4th/474"])
        t.B.plays("Zadoc")
        t.zone("Zadoc", "discard")
        t.B.plays("War Party")
        t.on("War Party", "Bagual")
        goes_on(t, "Neeva")


@card_test("4th/474", edition="1st")
def test_those_that_came_along_he_devours_as_combat_begins(t: Table) -> None:
    """Not his own side's, not those that stay in a pool, and no champion."""
    earth = Always(Has(Is(SELF), ("Earthwalker",)))
    with given("1st/182", earth), given("1st/257", earth), given("4th/335", earth), given("1st/253", earth):
        meet(
            t,
            "Neeva + Gladiators",
            "4th/335 + Zadoc + 1st/253 + War Party",
            pool=["4th/474"],
            their_pool=["Borys + Gladiators"],
        )
        t.zone("Zadoc", "discard")
        t.zone("1st/253", "discard")
        t.on("War Party", "4th/335")
        t.on("A:Gladiators", "Neeva")
        t.on("B:Gladiators", "Borys")
        goes_on(t, "Neeva", "4th/335")


@card_test("4th/474", edition="1st")
def test_in_a_fight_of_two_others_he_devours_nobody(t: Table) -> None:
    with given("1st/182", Always(Has(Is(SELF), ("Earthwalker",)))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Bagual + Zadoc"])
        t.seat("C", formation={"A": "Vaasa"}, pool=["4th/474"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("Nyrond", with_="Neeva")
        t.B.defends("Bagual")
        t.on("Zadoc", "Bagual")
        goes_on(t, "Neeva", "Bagual")


@card_test("4th/478", rules=["power.cost-beats-protection"], edition="1st")
def test_bahgtru_costs_a_great_hero(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/476", "Neeva", "4th/484"], hand=["4th/478"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/478")
    t.zone("4th/476", "discard")
    t.zone("4th/478", "pool")
    t.settled("A", "ask-phase-3")


@card_test("4th/478", rules=["power.cost-beats-protection"], edition="1st")
def test_without_a_great_hero_bahgtru_stays_in_the_hand(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva", "4th/484"], hand=["4th/478"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.cannot("play", "4th/478", because="cost-not-payable")
    t.settled("A", "ask-phase-3")


@card_test("4th/478", rules=["immunity.always-active"], edition="1st")
def test_bahgtru_strengthens_and_shelters_allies_of_his_player(t: Table) -> None:
    with given("1st/106", Play(Lasting(gains(OPPOSING & (CHAMPION | ALLY), -1)))):
        meet(
            t,
            "Neeva + War Party",
            "Sadira + Gladiators [1st/257]",
            their_hand=["1st/106", "Fireball"],
            pool=["4th/478"],
        )
        t.level("War Party", 8)
        t.level("Gladiators", 9)
        t.level("Neeva", 7)
        goes_on(t, "Sadira")
