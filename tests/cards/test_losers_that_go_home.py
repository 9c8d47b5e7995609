"""Champions that go home from a lost round, and what lets them choose."""

from __future__ import annotations

import pytest

from tests.cards.meeting import CRISTYNE, meet
from tests.table_talk import Table, card_family, card_test

#: A hero of 4, a monster of 6 and one of 5 that flies, at home in none of the realms here.
WEAK, STRONG, FLYING = "1st/52", "1st/284", "1st/177"
#: The defender that may go home, and the realm.
MAY_GO_HOME = {"4th/333": ("4th/333", CRISTYNE), "4th/186": (f"{WEAK} + 4th/186", CRISTYNE), "4th/44": (WEAK, "4th/44")}


@pytest.mark.parametrize("goes", [True, False])
@card_family(MAY_GO_HOME, rules=["combat.h.loser-discards-all", "discard.implies-defeat"])
def test_a_beaten_defender_may_go_home(t: Table, printing: str, mine: str, realm: str, goes: bool) -> None:
    meet(t, f"{STRONG} + 1st/94", mine, their_hand=["Sadira"], realm=realm)
    loser = mine.partition(" +")[0]
    t.B.passes()
    t.asked("B", "ask-use-power")
    t.B.says("yes" if goes else "no")
    t.zone(loser, "pool" if goes else "discard")
    if printing == "4th/186":
        t.zone("4th/186", "attached" if goes else "discard")
    t.zone(STRONG, "pool")
    t.standing(realm)
    t.settled("A", "ask-next-attacker")


@card_family(
    {"4th/333": ("4th/333", "1st/184"), "4th/186": (f"{WEAK} + 4th/186", STRONG)},
    rules=["battle.end.attacker-defeated-spoils"],
)
def test_a_beaten_attacker_that_goes_home_leaves_no_spoils(t: Table, printing: str, mine: str, theirs: str) -> None:
    meet(t, mine, f"{STRONG} + 1st/94")
    t.A.passes()
    t.A.says("yes")
    t.zone(mine.partition(" +")[0], "pool")
    t.changed("1st/284", "1st/94", printing)
    t.settled("A", "ask-phase-4")


@card_family({"4th/186": (), "AR/20": ()})
def test_the_boots_make_a_flyer_and_do_not_help_against_flyers(t: Table, printing: str) -> None:
    meet(t, FLYING, f"{WEAK} + {printing}", hand=["1st/94"])
    t.kind(WEAK, "Flyer")
    t.total(WEAK, 6)
    t.A.plays("1st/94", on=FLYING)
    t.B.passes()
    t.zone(WEAK, "discard")
    t.changed(printing, "1st/94", FLYING)
    t.settled("A", "ask-next-attacker")


@card_test("4th/44")
def test_the_mistmoor_saves_no_attacker(t: Table) -> None:
    meet(t, WEAK, STRONG, realm="4th/44")
    t.A.passes()
    t.zone(WEAK, "discard")
    t.changed(STRONG, "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("4th/205", rules=["combat.i.new-defender"])
def test_the_scimitar_lets_its_bearer_lose_once(t: Table) -> None:
    meet(
        t,
        f"{STRONG} + 1st/94",
        "1st/265 + 4th/205",
        hand=["1st/182", "1st/58"],
        pool=["1st/259"],
        their_hand=["1st/193"],
    )
    t.total("1st/265", 9)
    t.A.plays("1st/182")
    t.B.plays("1st/193")
    t.B.passes()
    t.zone("1st/193", "discard")
    t.zone("1st/265", "pool")
    t.on("4th/205", "1st/265")
    t.A.attacks(CRISTYNE, with_="1st/259")
    t.B.defends("1st/265")
    t.A.plays("1st/58")
    t.B.passes()
    t.zone("1st/265", "discard")
    t.zone("4th/205", "discard")
    t.changed(STRONG, "1st/94", "1st/182", "1st/58", "1st/259")
    t.settled("A", "ask-next-attacker")


@card_test("4th/205")
def test_the_scimitar_does_neither_for_an_attacker(t: Table) -> None:
    meet(t, "1st/265 + 4th/205", f"{STRONG} + 1st/94")
    t.total("1st/265", 6)
    t.A.passes()
    t.zone("1st/265", "discard")
    t.changed("4th/205", STRONG, "1st/94", "B:filler#1")
    t.settled("B", "ask-spoils")
