"""Rule cards of 1st and 4th Edition: what everybody loses, may not play or must do while they last."""

from __future__ import annotations

import pytest

from tests.cards.drawn import drew
from tests.cards.meeting import goes_on, meet
from tests.table_talk import Table, card_test

ENTROPY, TROUBLES, FAITH, KNOWLEDGE = "1st/423", "4th/492", "4th/493", "4th/494"
BACKWATERS, NO_ALLIES, NO_SPELLS = "4th/498", "4th/499", "4th/500"


@card_test(ENTROPY, rules=["gloss.rule-card.global", "turn.phase5.discard-down"], edition="1st")
def test_at_the_end_of_each_turn_its_player_gives_up_a_card_or_a_realm(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Thay (razed)"}, hand=["Gith"], table=[ENTROPY])
    t.seat("B", formation={"A": "DL/8", "B": "Vaasa"}, pool=["Borys + Orb of Doom"], hand=[*(["Zadoc"]), 8])
    t.begin(active="B", phase=5, windows="pass", unenforced=True)
    t.B.passes()
    t.B.chooses("Zadoc")
    t.zone("Zadoc", "discard")
    t.B.mode(1)
    t.offered("Orb of Doom", "Borys", *[f"B:filler#{i}" for i in range(1, 9)])
    t.B.chooses("Orb of Doom")
    t.zone("Orb of Doom", "discard")
    t.turn_of("A")
    t.A.passes(5)
    t.A.mode(2)
    t.A.chooses("Rashemen")
    t.razed("Rashemen")
    t.turn_of("B")
    drew(t, "A", 3)
    t.settled("B")


@card_test(TROUBLES, rules=["gloss.rule-card.global", "gloss.base-level.changed"], edition="1st")
def test_nobody_of_seven_or_more_fights(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Rashemen"},
        pool=["Neeva", "Mul Savage + Flameblade", "Alias the Sell-Sword"],
        hand=["War Party"],
        table=[TROUBLES],
    )
    t.seat("B", formation={"A": "DL/8"}, pool=["Mordenkainen", "Otto + Gladiators"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.level("Alias the Sell-Sword", 7)
    t.level("Mul Savage", 8)
    t.A.cannot("attack", "DL/8", "Neeva", because="may-not-attack")
    t.A.can("attack", "DL/8", "Alias the Sell-Sword")
    t.A.attacks("DL/8", with_="Mul Savage")
    t.B.cannot("defend", "Mordenkainen", because="may-not-defend")
    t.B.defends("Otto")
    t.A.plays("War Party")
    t.level("War Party", 5)
    goes_on(t)


@card_test(TROUBLES, rules=["gloss.rule-card.global"], edition="1st")
def test_nor_as_an_ally(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["3rd/340"], table=[TROUBLES])
    goes_on(t)
