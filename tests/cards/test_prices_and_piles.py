"""Two cards of some levels as a price, half a level taken over, the bottom of a pile."""

from __future__ import annotations

import pytest

from sixrealms.language import CHAMPION, OPPOSING, Always, gains
from tests.cards.meeting import meet
from tests.made_up import given
from tests.table_talk import Table, card_test


@card_test("UD/65", rules=["avatar.sacrifice"], edition="4th")
def test_two_clerics_of_twelve_levels_make_room_for_the_avatar(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["AR/83", "1st/268", "Nenioc", "Azhul"], hand=["UD/65"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("UD/65")
    t.offered("AR/83", "Nenioc")  # with the weakest no other one would be enough
    t.A.chooses("Nenioc")
    t.zone("AR/83", "discard")
    t.zone("Nenioc", "discard")
    t.zone("UD/65", "pool")
    t.zone("1st/268", "pool")
    t.settled("A", "ask-phase-3")


@card_test("UD/65", rules=["power.condition-mandatory"], edition="4th")
def test_clerics_of_fewer_levels_are_not_enough(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/268", "Nenioc", "1st/69", "Azhul"], hand=["UD/65"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.cannot("play", "UD/65", because="cost-not-payable")
    t.settled("A", "ask-phase-3")


@card_test("DR/36", rules=["gloss.base-level.changed"], edition="4th")
def test_the_shadow_takes_half_of_its_opponent(t: Table) -> None:
    meet(t, "DR/36", "1st/305")
    t.base("1st/305", 4)
    t.total("DR/36", 7 + 5)
    t.settled("B", "ask-combat")


@pytest.mark.parametrize(("against", "left"), [("UD/95", 7), ("1st/305", 4)])
@card_test("DR/36", rules=["formation.protection", "immunity.always-active"], edition="4th")
def test_the_shadow_reaches_any_realm_and_fears_no_power_from_below(t: Table, against: str, left: int) -> None:
    with given("UD/95", Always(gains(CHAMPION & OPPOSING, -3))), given("1st/305", Always(gains(OPPOSING, -3))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["DR/36"])
        t.seat("B", formation={"A": "Nyrond", "B": "DL/8"}, pool=["UD/95", "1st/305"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("DL/8", with_="DR/36")
        t.B.defends(against)
        t.level("DR/36", left)
        t.settled("B", "ask-combat")


@card_test("RR/15", rules=["raze.power-on-razing"], edition="4th")
def test_the_bottom_card_of_the_discard_pile_comes_back(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/44", "Neeva", "1st/284"], draw=[5])
    t.seat("B", formation={"A": "RR/15"}, discard=["Orb of Doom", "Zadoc", "War Party"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    for barred in ("Neeva", "1st/284"):
        t.A.cannot("attack", "RR/15", barred, because="barred")
    t.A.attacks("RR/15", with_="1st/44")
    t.B.declines()
    t.B.says("yes")
    t.zone("War Party", "hand")
    t.zone("Zadoc", "discard")
    t.changed("RR/15", "A:filler#1", "1st/44")
    t.settled("A", "ask-spoils")


@card_test("AR/120", rules=["turn.phase1.extra-draws"], edition="4th")
def test_one_of_the_five_lowest_cards_replaces_a_drawn_one(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva + AR/120"], draw=[9])
    t.seat("B", formation={"A": "Nyrond"}, draw=[9])
    t.begin(active="B", phase=5, windows="pass", unenforced=True)
    t.B.passes()
    t.A.passes()
    t.offered(*(f"A:filler#{n}" for n in range(5, 10)))
    t.A.chooses("A:filler#7")
    t.zone("A:filler#7", "hand")
    t.count("A", hand=3, draw=6)
    t.changed(*(f"A:filler#{n}" for n in (1, 2, 7)))
    t.settled("A")
