"""What counts as day or night, and what waits for the next round or battle."""

from __future__ import annotations

from sixrealms.language import SELF, Always, Hour, Is, gains
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

#: When it can be cast, when it cannot, and whether it is day afterwards.
SHIFTS = {"DL/66": (20, 12, True), "DL/67": (12, 20, False)}


def _mage(t: Table, hand: list[str | int], hour: int, phase: int = 3) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/44", "1st/259"], hand=hand, draw=[9])
    t.seat("B", formation={"A": "DL/8"}, pool=["Mul Savage"], draw=[9])
    options = {} if hour < 0 else {"hour": str(hour)}
    t.begin(active="A", phase=phase, windows="pass", unenforced=True, options=options)


@card_family(SHIFTS, rules=["spell.phase-listed"], edition="4th")
def test_it_counts_as_another_time_of_day(t: Table, printing: str, able: int, unable: int, day: bool) -> None:
    by_day = Always(gains(Is(SELF), 2), when=Hour(6, 18))
    with given("1st/259", by_day):
        _mage(t, [printing], able)
        t.level("1st/259", 7 if day else 9)
        t.A.plays(printing, by="1st/44")
        t.level("1st/259", 9 if day else 7)
        t.zone(printing, "table")
        t.changed("1st/259")
        t.settled("A", "ask-phase-3")


@card_family(SHIFTS, rules=["spell.phase-listed"], edition="4th")
def test_it_is_cast_at_the_other_time_only(t: Table, printing: str, able: int, unable: int, day: bool) -> None:
    _mage(t, [printing], unable)
    t.A.cannot("play", printing, "1st/44", because="condition-not-met")
    t.settled("A", "ask-phase-3")


@card_family(SHIFTS, rules=["spell.phase-listed"], edition="4th")
def test_one_shift_ends_the_other(t: Table, printing: str, able: int, unable: int, day: bool) -> None:
    other = "DL/67" if day else "DL/66"
    with given("1st/259", Always(gains(Is(SELF), 2), when=Hour(6, 18))):
        _mage(t, [printing, other], able)
        t.A.plays(printing, by="1st/44")
        t.level("1st/259", 9 if day else 7)
        t.A.plays(other, by="1st/44")
        t.level("1st/259", 7 if day else 9)
        t.zone(printing, "discard")
        t.zone(other, "table")
        t.changed("1st/259")
        t.settled("A", "ask-phase-3")


@card_test("DL/75", rules=["event.duration-in-play", "icon.ability.type-change"], edition="4th")
def test_a_wizard_is_a_hero_for_the_round_to_come(t: Table) -> None:
    _mage(t, ["DL/75"], -1)
    t.A.cannot("play", "DL/75", "1st/259", because=("cannot-use", "not-this-user"))
    t.A.plays("DL/75", by="1st/44")
    t.type("1st/44", "hero")
    t.base("1st/44", 9)
    t.A.passes()
    t.A.attacks("DL/8", with_="1st/44")
    t.B.defends("Mul Savage")
    t.type("1st/44", "hero")
    t.total("1st/44", 9)
    t.total("Mul Savage", 6)
    t.B.passes()
    t.type("1st/44", "wizard")
    t.zone("DL/75", "discard")
    t.changed("Mul Savage")
    t.settled("A", "ask-next-attacker")


@card_test("DL/72", rules=["event.duration-in-play"], edition="4th")
def test_the_moon_weakens_an_opponent_for_one_battle(t: Table) -> None:
    _mage(t, ["DL/72"], 22)
    t.A.plays("DL/72", by="1st/44")
    t.level("Mul Savage", 4)
    t.A.passes()
    t.A.attacks("DL/8", with_="1st/259")
    t.B.declines()
    t.level("Mul Savage", 6)
    t.zone("DL/72", "discard")
    t.razed("DL/8")
    t.changed("1st/259", "Mul Savage", "A:filler#1")
    t.settled("A", "ask-spoils")


@card_test("DL/72", rules=["spell.phase-listed"], edition="4th")
def test_the_moon_shines_by_night(t: Table) -> None:
    _mage(t, ["DL/72"], 10)
    t.A.cannot("play", "DL/72", "1st/44", because="condition-not-met")
    t.settled("A", "ask-phase-3")


def _cup(t: Table, target: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/268", "Azhul", "1st/259"], hand=["FR/101"], draw=[9])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys", "1st/79"], draw=[9])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("FR/101", by="1st/268")
    t.A.chooses(target)
    t.A.passes()


@card_test("FR/101", rules=["event.duration-in-play"], edition="4th")
def test_the_cup_wins_the_next_battle_of_a_hero(t: Table) -> None:
    _cup(t, "Azhul")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Borys")
    t.zone("Borys", "discard")
    t.zone("Azhul", "pool")
    t.settled("A", "ask-next-attacker")


@card_test("FR/101", rules=["event.duration-in-play"], edition="4th")
def test_the_cup_waits_for_the_battle_of_that_hero(t: Table) -> None:
    _cup(t, "Azhul")
    t.A.attacks("Nyrond", with_="1st/259")
    t.B.declines()
    t.zone("FR/101", "table")
    t.changed("1st/259", "Nyrond", "A:filler#1")
    t.settled("A", "ask-spoils")
