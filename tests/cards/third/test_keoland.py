"""A realm that defends itself and keeps one card after a won defence."""

from __future__ import annotations

import pytest

from tests.table_talk import Table, card_test

KEOLAND = "3rd/127"


def _defends(t: Table, attacker: str = "T'kkyl") -> None:
    """It defends itself with an item and two allies against T'kkyl."""
    t.seat("A", formation={"A": "Rashemen"}, pool=[attacker, "Azhul"])
    hand = ["War Party", "War Band", "Magic Sword"]
    t.seat("B", formation={"A": KEOLAND}, pool=["Neeva"], hand=hand, draw=[1])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks(KEOLAND, with_=attacker)
    t.B.defends(KEOLAND)
    t.type(KEOLAND, "hero")


@pytest.mark.parametrize("kept", ["War Party", ""])
@card_test(KEOLAND, rules=["combat.h.winner-discards"], edition="1st")
def test_the_victor_keeps_one_ally_or_none(t: Table, kept: str) -> None:
    _defends(t)
    t.total(KEOLAND, 0)
    t.B.plays("War Party")
    t.A.passes()
    if kept:
        t.B.chooses("War Party")
        t.on("War Party", KEOLAND)
    else:
        t.B.done()
        t.zone("War Party", "discard")
    t.standing(KEOLAND)
    t.changed("T'kkyl", "B:filler#1")
    t.settled("B", "ask-spoils")


def _with(t: Table, *laid: str, hand: tuple[str, ...] = ()) -> None:
    """The realm has these already, and defends itself against T'kkyl."""
    t.seat("A", formation={"A": "Rashemen"}, pool=["T'kkyl", "Azhul"])
    keeps = " + ".join((KEOLAND, *laid, "Arms of Iuz"))  # the holding is not his to keep or lose
    pool = ["Neeva + War Party + Staff of Conjuring"]
    t.seat("B", formation={"A": keeps}, pool=pool, hand=list(hand), draw=[1])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks(KEOLAND, with_="T'kkyl")
    t.B.defends(KEOLAND)


@pytest.mark.parametrize("kept", ["War Band", "Magic Sword", "1st/182"])
@card_test(KEOLAND, rules=["combat.h.winner-discards"], edition="1st")
def test_of_all_it_has_and_had_it_keeps_one(t: Table, kept: str) -> None:
    _with(t, "War Band", "Magic Sword", hand=("1st/182",))
    t.total(KEOLAND, 3 + 2)
    t.A.passes()
    t.offered("War Band", "Magic Sword")
    if kept == "1st/182":
        t.B.done()
        t.zone("War Band", "discard")
        t.zone("Magic Sword", "discard")
    else:
        t.B.chooses(kept)
        t.on(kept, KEOLAND)
        t.zone("Magic Sword" if kept == "War Band" else "War Band", "discard")
    t.changed("T'kkyl", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test(KEOLAND, rules=["combat.h.winner-discards"], edition="1st")
def test_when_another_defends_it_keeps_what_it_has(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["T'kkyl", "Azhul"])
    t.seat("B", formation={"A": f"{KEOLAND} + Magic Sword"}, pool=["Neeva"], draw=[1])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks(KEOLAND, with_="T'kkyl")
    t.B.defends("Neeva")
    t.level("Neeva", 7)
    t.A.passes()
    t.on("Magic Sword", KEOLAND)
    t.changed("T'kkyl", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test(KEOLAND, rules=["raze.holding-lost"], edition="1st")
def test_beaten_it_keeps_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva"])
    t.seat("B", formation={"A": f"{KEOLAND} + Magic Sword"}, draw=[1])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks(KEOLAND, with_="Neeva")
    t.B.defends(KEOLAND)
    t.B.passes()
    t.razed(KEOLAND)
    t.zone("Magic Sword", "discard")
    t.changed("A:filler#1")
    t.settled("A", "ask-spoils")


@card_test(KEOLAND, "3rd/154", rules=["combat.h.winner-discards"], edition="1st")
def test_allies_that_stay_by_their_own_power_are_not_his(t: Table) -> None:
    _with(t, hand=("3rd/154",))
    t.B.plays("3rd/154")
    t.A.passes()
    t.B.done()
    t.on("3rd/154", KEOLAND)
    t.changed("T'kkyl", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test(KEOLAND, rules=["combat.h.winner-discards"], edition="1st")
def test_what_was_kept_goes_when_another_is_chosen(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["T'kkyl", "Neeva"], draw=[9])
    t.seat("B", formation={"A": KEOLAND}, hand=["War Party", "War Band"], draw=[9])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks(KEOLAND, with_="T'kkyl")
    t.B.defends(KEOLAND)
    t.B.plays("War Party")
    t.A.passes()
    t.B.chooses("War Party")
    t.on("War Party", KEOLAND)
    t.B.returns("B:filler#1")
    t.A.passes(2)
    t.B.passes(5)
    t.A.passes(3)
    t.A.attacks(KEOLAND, with_="Neeva")
    t.B.defends(KEOLAND)
    t.total(KEOLAND, 4)
    t.B.plays("War Band")
    t.total(KEOLAND, 4 + 3)
    t.A.passes()
    t.offered("War Party", "War Band")
    t.B.chooses("War Band")
    t.on("War Band", KEOLAND)
    t.zone("War Party", "discard")
    t.changed(*(f"{seat}:filler#{n}" for seat in "AB" for n in range(1, 10)), "T'kkyl", "Neeva")
    t.settled("B", "ask-spoils")
