"""What an avatar costs is one of its player's own, and strong enough: one level less does not pay."""

from __future__ import annotations

import pytest

from sixrealms.language import BEARER, POOL, Always, GoesInstead, Is
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

#: Champions that would pay if they were the player's, and champions of the player's that do not.
PRICES = {
    "4th/473": ("4th/475", ["Neeva", "Borys + Orb of Doom"]),
    "4th/474": ("4th/474", ["RR/32"]),
    "4th/475": ("4th/474", ["Borys + Orb of Doom", "4th/473"]),
    "4th/477": ("4th/483", ["1st/440 + 1st/94 + 1st/95", "4th/485"]),
    "4th/478": ("4th/475", ["1st/299 + 1st/94", "4th/474"]),
}


@card_family(PRICES, rules=["avatar.sacrifice"], edition="1st")
def test_it_is_not_paid_with_less_or_with_anothers(t: Table, printing: str, dear: str, cheap: list[str]) -> None:
    another = dear if dear != printing else "MI/62"
    t.seat("A", formation={"A": "Rashemen"}, pool=cheap, hand=[printing])
    t.seat("B", formation={"A": "Nyrond"}, pool=[another])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.cannot("play", printing, because="cost-not-payable")
    t.settled("A", "ask-phase-3")


@card_family(
    {"4th/475": ("Borys + 1st/94",), "4th/478": ("1st/299 + 1st/208",)}, rules=["avatar.sacrifice"], edition="1st"
)
def test_one_of_just_that_level_pays(t: Table, printing: str, pays: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[pays], hand=[printing])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(printing)
    t.zone(pays.partition(" + ")[0], "discard")
    t.zone(printing, "pool")
    t.changed(pays.partition(" + ")[2])
    t.settled("A", "ask-phase-3")


#: It lets its bearer go home from a first defeat.
TWICE = "4th/205"


@card_family({"4th/475": (), "4th/341": ()}, rules=["gloss.defeated"], edition="1st")
def test_who_goes_home_from_its_defeat_takes_another_along(t: Table, printing: str) -> None:
    meet(t, "Borys + Crystal of the Ebon Flame + Gladiators", f"{printing} + {TWICE}", their_pool=["Otto", "Neeva"])
    t.B.passes()
    if printing == "4th/341":
        t.B.says("yes")
    t.zone(printing, "pool")
    t.offered("Otto", "Neeva", *(["Borys"] if printing == "4th/341" else []))
    t.B.chooses("Otto")
    t.zone("Otto", "discard")
    t.changed("Borys", "Gladiators", "Crystal of the Ebon Flame", TWICE)
    t.settled("A", "ask-next-attacker")


@card_test("4th/475", rules=["gloss.defeated"], edition="1st")
def test_the_one_that_beat_yondalla_is_no_other(t: Table) -> None:
    with given("1st/103", Always(GoesInstead(Is(BEARER), POOL))):  # from its defeat alone
        meet(
            t,
            "Borys + Crystal of the Ebon Flame + Gladiators + 1st/103",
            "4th/475",
            pool=["Azhul"],
            their_pool=["Otto"],
        )
        t.B.passes()
        t.zone("Borys", "pool")
        t.offered("Azhul", "Otto")
        t.B.chooses("Azhul")
        t.zone("Azhul", "discard")
        t.changed("4th/475", "Gladiators")
        t.settled("A")


@pytest.mark.parametrize(("mine", "bonus"), [("1st/164 + Orb of Doom", 5), ("1st/164 + 1st/94", 9)])
@card_test("4th/365", rules=["combat.e.totals"], edition="1st")
def test_missiles_grow_with_what_their_caster_bears(t: Table, mine: str, bonus: int) -> None:
    meet(t, mine, "Borys + Gladiators", ["4th/365"])
    t.A.plays("4th/365", by="1st/164")
    t.total("1st/164", (8 if bonus == 5 else 9) + bonus)
    goes_on(t, "4th/365", "Borys", "Gladiators")
