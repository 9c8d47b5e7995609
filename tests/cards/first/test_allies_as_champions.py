"""Allies that fight as champions: called out by their realm, or armed with an item for good."""

from __future__ import annotations

import pytest

from sixrealms.language import (
    ALLY,
    CHAMPION,
    HERO,
    ITEM,
    OPPOSING,
    TARGET,
    Play,
    Question,
    Target,
    The,
    discard,
    every,
    one,
)
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

LEDOPOLUS = {"1st/230": (), "4th/92": ()}
MAGICAL = "1st/402"
RULES = ["combat.c.defender-choice"]


def _attacked(t: Table, printing: str, realm: str = "Draj", hand: list[str] | None = None) -> None:
    laid = {"Draj": f"Draj + {printing}", "Gulg": "Gulg"}
    rear = "Gulg" if realm == "Draj" else "Draj"
    t.seat("A", formation={"A": "Rashemen"}, pool=["T'kkyl", "Azhul"], hand=hand or [])
    t.seat("B", formation={"A": laid[realm], "B": laid[rear]}, hand=["War Party", "War Band", "Magic Sword"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks(realm, with_="T'kkyl")


@card_family(LEDOPOLUS, rules=RULES, edition="1st")
def test_an_ally_defends_as_a_hero_and_is_discarded_afterwards(t: Table, printing: str) -> None:
    _attacked(t, printing)
    t.B.defends("War Party")
    t.type("War Party", "hero")
    t.level("War Party", 4)
    t.zone("War Party", "battle")
    t.A.passes()
    t.zone("War Party", "discard")
    t.zone("T'kkyl", "discard")
    t.standing("Draj")
    t.changed("B:filler#1")
    t.settled("B", "ask-spoils")


@card_family(LEDOPOLUS, rules=RULES, edition="1st")
def test_it_bears_items_and_leads_allies(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"])
    t.seat("B", formation={"A": f"Draj + {printing}"}, hand=["War Party", "War Band", "Magic Sword"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Draj", with_="Borys")
    t.B.defends("War Band")
    t.B.plays("Magic Sword", on="War Band")
    t.B.plays("War Party")
    t.total("War Band", 3 + 2 + 4)
    t.total("Borys", 9 + 3)
    t.settled("B", "ask-combat")


@pytest.mark.parametrize("struck", [ALLY, HERO])
@card_family(LEDOPOLUS, rules=RULES, edition="1st")
def test_what_strikes_allies_does_not_strike_it_and_what_strikes_heroes_does(
    t: Table, printing: str, struck: Question
) -> None:
    with given("1st/357", Play(discard(every(struck & OPPOSING)))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/62"], hand=["1st/357"])
        t.seat("B", formation={"A": f"Draj + {printing}"}, hand=["War Party"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("Draj", with_="1st/62")
        t.B.defends("War Party")
        if struck is ALLY:
            t.A.cannot("play", "1st/357", "1st/62", because="no-effect")
            t.settled("A", "ask-combat")
            return
        t.A.plays("1st/357", by="1st/62")
        t.zone("War Party", "discard")
        t.changed("1st/357")
        t.settled("A", "ask-next-attacker")


@card_family(LEDOPOLUS, rules=RULES, edition="1st")
def test_only_its_realm_and_only_in_defence(t: Table, printing: str) -> None:
    _attacked(t, printing, "Gulg", hand=["War Party"])
    t.B.cannot("defend", "B:War Party", because="not-a-champion")
    t.B.declines()
    t.razed("Gulg")
    t.changed("T'kkyl", "A:filler#1")
    t.settled("A", "ask-spoils")


@card_test(MAGICAL, rules=["turn.phase3.attach-required"], edition="1st")
def test_the_item_makes_an_ally_of_the_hand_a_hero(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Rashemen"},
        pool=["Azhul"],
        hand=[MAGICAL, "War Party", "Magic Sword", "War Band", "1st/182"],
    )
    t.seat("B", formation={"A": "DL/8"}, pool=["T'kkyl"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.cannot("play", MAGICAL, "Azhul", because="not-this-bearer")
    t.A.plays(MAGICAL)
    t.offered("War Party", "War Band", "1st/182")
    t.A.chooses("War Party")
    t.zone("War Party", "pool")
    t.on(MAGICAL, "War Party")
    t.type("War Party", "hero")
    t.level("War Party", 4)
    t.A.plays("Magic Sword", on="War Party")
    t.level("War Party", 4 + 2)
    t.A.passes()
    t.A.attacks("DL/8", with_="War Party")
    t.B.defends("T'kkyl")
    t.B.passes()
    t.zone("T'kkyl", "discard")
    t.zone("War Party", "pool")
    t.on(MAGICAL, "War Party")
    t.settled("A")


@card_test(MAGICAL, rules=["turn.phase3.attach-required"], edition="1st")
def test_without_an_ally_in_hand_it_is_not_played(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=[MAGICAL, "Magic Sword"])
    t.seat("B", formation={"A": "Draj"})
    t.begin(active="A", phase=3, windows="pass")
    t.A.cannot("play", MAGICAL, because=("no-target",))
    t.settled("A", "ask-phase-3")


@card_test(MAGICAL, rules=["pool.loss-attachments"], edition="1st")
def test_it_is_lost_with_its_item(t: Table) -> None:
    with given("1st/276", Play(discard(The(TARGET)), targets=(Target("target", one(ITEM | CHAMPION)),))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=[MAGICAL, "War Party", "1st/276"])
        t.seat("B", formation={"A": "Draj"})
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays(MAGICAL)
        t.A.plays("1st/276")
        t.A.chooses(MAGICAL)
        t.zone(MAGICAL, "discard")
        t.zone("War Party", "discard")
        t.changed("1st/276")
        t.settled("A", "ask-phase-3")


@card_test(MAGICAL, rules=["pool.loss-attachments"], edition="1st")
def test_in_the_fight_as_well(t: Table) -> None:
    with given("1st/357", Play(discard(every(ITEM & OPPOSING)))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=[MAGICAL, "War Party"])
        t.seat("B", formation={"A": "DL/8"}, pool=["1st/43"], hand=["1st/357"])
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays(MAGICAL)
        t.A.passes()
        t.A.attacks("DL/8", with_="War Party")
        t.B.defends("1st/43")
        t.B.plays("1st/357", by="1st/43")
        t.zone(MAGICAL, "discard")
        t.zone("War Party", "discard")
        t.changed("1st/357", "1st/43", "B:filler#1")
        t.settled("B", "ask-spoils")
