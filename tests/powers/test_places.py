"""What realms and holdings do for their place: sharing, falling late, fighting as an ally, and how they tell it."""

from __future__ import annotations

import pytest

from sixrealms import catalogue
from sixrealms.engine.ability import Always, When
from sixrealms.powers.allowances import HandLimit
from sixrealms.powers.card_questions import CHAMPION, REALM
from sixrealms.powers.hands import Draw
from sixrealms.powers.levels import gains
from sixrealms.powers.places import FallsAfter
from sixrealms.powers.players import YOU
from sixrealms.powers.whereabouts import DEFENDING
from sixrealms.realise.card_text import house_text
from tests.made_up import given
from tests.table_talk import Table, table_test


def _shared_place(t: Table, hand: int = 0) -> None:
    """B's Sea Barons share what Castle Hart does for The Great Kingdom, which lies behind them."""
    formation = {"A": "The Sea Barons", "B": "The Great Kingdom [1st/123] + Castle Hart [1st/141]"}
    t.seat("A", formation={"A": "Vaasa"}, pool=["Mordenkainen"])
    t.seat("B", formation=formation, pool=["T'kkyl"], hand=[hand])


@table_test(rules=["realm.power.when-attacked"])
def test_what_works_everywhere_is_not_shared_on_top(t: Table) -> None:
    with given("1st/141", Always(gains(CHAMPION & DEFENDING, 2), anywhere=True)):
        _shared_place(t)
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("The Sea Barons", with_="Mordenkainen")
        t.B.defends("T'kkyl")
        t.level("T'kkyl", 5)
        t.settled("B", "ask-combat")


@table_test(rules=["turn.phase5.size-modifiers"])
def test_what_concerns_players_is_not_shared_on_top(t: Table) -> None:
    with given("1st/141", Always(HandLimit(YOU, 1))):
        _shared_place(t, hand=12)
        t.begin(active="B", phase=5, windows="pass")
        t.B.passes()
        t.B.chooses("B:filler#1")
        t.count("B", hand=11)
        t.turn_of("A")
        t.zone("B:filler#1", "discard")
        t.settled("A", "ask-phase-0")


@table_test(rules=["raze.power-on-razing"])
def test_a_trigger_that_works_everywhere_is_not_shared_on_top(t: Table) -> None:
    with given("1st/141", When("razed", Draw(), to=REALM, anywhere=True)):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Mordenkainen"], draw=["Thugs"])
        formation = {"A": "Celene", "B": "The Sea Barons", "C": "The Great Kingdom [1st/123] + Castle Hart [1st/141]"}
        t.seat("B", formation=formation, draw=["Zadoc", "Stug"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Celene", with_="Mordenkainen")
        t.B.declines()
        t.contents("B", "hand", ["Zadoc"])
        t.razed("Celene")
        t.changed("Mordenkainen", "Thugs")
        t.settled("A", "ask-spoils")


@table_test(rules=["realm.power.when-attacked"])
def test_a_shared_power_sleeps_with_the_realm_that_shares_it(t: Table) -> None:
    with given("1st/141", Always(gains(CHAMPION & DEFENDING, 2))):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Mordenkainen"])
        formation = {"A": "Celene", "B": "The Sea Barons", "C": "The Great Kingdom [1st/123] + Castle Hart [1st/141]"}
        t.seat("B", formation=formation, pool=["T'kkyl"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Celene", with_="Mordenkainen")
        t.B.defends("T'kkyl")
        t.level("T'kkyl", 3)
        t.settled("B", "ask-combat")


@table_test(rules=["raze.face-down", "spoils.attacker-any-cause"])
def test_a_realm_may_need_three_razings(t: Table) -> None:
    with given("1st/222", Always(FallsAfter(3))):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Hubadai"])
        t.seat("B", formation={"A": "Raam [1st/222]"})
        t.begin(active="A", phase=4, windows="pass")
        for razing in (1, 2, 3):
            t.A.attacks("Raam", with_="Hubadai")
            t.B.declines()
            t.A.keeps()
            if razing < 3:
                t.standing("Raam")
                t.A.passes(2)
                t.B.passes(5)
                t.A.passes(3)
        t.razed("Raam")
        t.changed(*(f"{seat}:Thugs#{i}" for seat in "AB" for i in range(1, 10)))
        t.settled("A", "ask-phase-4")


@table_test(rules=["combat.h.winner-discards"])
def test_a_holding_that_fights_as_an_ally_cannot_change_sides(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande + Shield of Wickedness"])
    t.seat("B", formation={"A": "Nibenay + Grak's Pool"}, pool=["Cleric of Gond + War Band"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nibenay", with_="Dagrande")
    t.B.defends("Cleric of Gond")
    t.A.uses("Shield of Wickedness")
    t.A.chooses("Grak's Pool")
    t.on("Grak's Pool", "Nibenay")
    t.total("Dagrande", 4)
    t.total("Cleric of Gond", 12)
    t.settled("A", "ask-combat")


@table_test(rules=["combat.e.totals"])
def test_a_number_in_the_icon_of_a_holding_is_no_bonus_of_its_realm(t: Table) -> None:
    with given("1st/243", Always(HandLimit(YOU, 1))):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Dagrande"])
        t.seat("B", formation={"A": "Urik + Grak's Pool [1st/243]"})
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Urik", with_="Dagrande")
        t.B.defends("Urik")
        t.level("Urik", 4)
        t.total("Urik", 4)
        t.settled("A", "ask-combat")


def _text(printing_id: str) -> str:
    return house_text(catalogue.printing(printing_id), "en")


@pytest.mark.rule("realm.power.when-attacked")
def test_a_realm_says_what_sleeps_until_it_is_attacked() -> None:
    assert _text("1st/123") == (
        "No undead can attack this realm. You may keep 2 more cards in hand at the end of the turn. "
        "Under attack: The attacker cannot play undead allies."
    )
    assert _text("1st/28") == "When this realm is played or rebuilt, draw 1 card."
    assert _text("1st/20").startswith("Under attack: When combat begins, ")
    assert _text("1st/2").startswith("Playable at any time. ")
    assert _text("1st/247").startswith("When a Dark Sun realm of yours is attacked, ")
    assert not _text("1st/21").startswith("Each")
