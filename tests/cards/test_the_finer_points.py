"""Numbers, hours and lists of cards whose other tests look at one of them only."""

from __future__ import annotations

from typing import Any

import pytest

from sixrealms.language import SELF, Always, Has, Is
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

#: From when to when a spell can be cast.
HOURS = {"DL/66": (18, 6), "DL/67": (6, 18), "DL/72": (18, 6)}
#: Each ends the other: which one, and an hour at which that can be cast.
SHIFTS = {"DL/66": ("DL/67", 12), "DL/67": ("DL/66", 22)}
RACES = (
    "Awnshegh", "Beholder", "Draconian", "Dragon", "Drow", "Duergar", "Dwarf", "Giant", "Gnome", "Golem",
    "Half-Elf", "Halfling", "Kender", "Kobold", "Mul", "Svirfneblin", "Undead", "Vampire", "Werebeast",
)  # fmt: skip


def _mage(t: Table, hand: list[str | int], hour: int) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/44"], hand=hand)
    t.seat("B", formation={"A": "DL/8"}, pool=["Mul Savage"])
    t.begin(active="A", phase=3, windows="pass", options={"hour": str(hour)})


@pytest.mark.parametrize("edge", [0, 1, 2, 3])
@card_family(HOURS, rules=["spell.phase-listed"], edition="4th")
def test_it_is_cast_from_its_first_hour_to_its_last(t: Table, printing: str, first: int, end: int, edge: int) -> None:
    _mage(t, [printing], (first, end - 1, first - 1, end)[edge])
    if edge < 2:
        t.A.can("play", printing, "1st/44")
    else:
        t.A.cannot("play", printing, "1st/44", because="condition-not-met")
    t.settled("A", "ask-phase-3")


@card_family(SHIFTS, rules=["spell.phase-listed"], edition="4th")
def test_the_later_shift_ends_the_earlier(t: Table, printing: str, earlier: str, hour: int) -> None:
    _mage(t, [printing, earlier], hour)
    t.A.plays(earlier, by="1st/44")
    t.zone(earlier, "table")
    t.A.plays(printing, by="1st/44")
    t.zone(earlier, "discard")
    t.zone(printing, "table")
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("race", RACES)
@card_test("4th/328", rules=["gloss.race.elf"], edition="1st")
def test_an_ally_of_salurana_is_no_longer_what_it_was(t: Table, race: Any) -> None:
    with given("1st/54", Always(Has(Is(SELF), (race,)))):
        meet(t, "4th/328", "Borys + Gladiators + Crystal of the Ebon Flame", ["1st/54"])
        t.A.plays("1st/54")
        t.A.mode(1)
        t.not_kind("1st/54", race)
        t.kind("1st/54", "Elf")
        goes_on(t, "Borys")
