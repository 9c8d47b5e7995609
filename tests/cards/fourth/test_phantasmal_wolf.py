"""Phantasmal Wolf: until the event is over allies alone attack and defend."""

from __future__ import annotations

from tests.table_talk import Table, card_test

WOLF = "4th/142"
#: Allies of level 2 without a power.
ZADOC, MILES = "1st/182", "1st/183"
RULES = ["combat.c.defender-choice"]


def _played(t: Table, *hand: str, realm: str = "DL/8", theirs: tuple[str, ...] = (), pool: str = "Borys") -> None:
    """A plays the event in phase 3; champions lie in both pools."""
    t.seat("A", formation={"A": "Rashemen"}, pool=[pool], hand=[WOLF, *hand])
    t.seat("B", formation={"A": realm}, pool=["T'kkyl"], hand=[*theirs])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(WOLF)
    t.zone(WOLF, "table")


@card_test(WOLF, rules=RULES)
def test_champions_neither_attack_nor_defend(t: Table) -> None:
    _played(t, ZADOC, theirs=(MILES,))
    t.A.passes()
    t.A.cannot("attack", "DL/8", "Borys", because="may-not-attack")
    t.A.attacks("DL/8", with_=ZADOC)
    t.type(ZADOC, "hero")
    t.level(ZADOC, 2)
    t.B.cannot("defend", "T'kkyl", because="may-not-defend")
    t.B.defends(MILES)
    t.type(MILES, "hero")
    t.settled("A")


@card_test(WOLF, rules=RULES)
def test_a_realm_does_not_defend_itself(t: Table) -> None:
    _played(t, ZADOC, realm="1st/3")
    t.A.passes()
    t.A.attacks("1st/3", with_=ZADOC)
    t.B.cannot("defend", "1st/3", because="may-not-defend")
    t.settled("B")


@card_test(WOLF, rules=RULES)
def test_a_victorious_ally_waits_in_the_pool_with_what_it_bears(t: Table) -> None:
    _played(t, ZADOC, "1st/206", theirs=(MILES,))
    t.A.passes()
    t.A.attacks("DL/8", with_=ZADOC)
    t.B.defends(MILES)
    t.A.plays("1st/206", on=ZADOC)
    t.B.passes()
    t.zone(MILES, "discard")
    t.zone(ZADOC, "pool")
    t.on("1st/206", ZADOC)
    t.type(ZADOC, "hero")
    t.settled("A")


def _whole_turn(t: Table, seat: str) -> None:
    """The rest of this seat's turn, in which it does nothing but keep to its hand's size."""
    while t.now().letter(t.state.active) == seat:
        options = t.now().pending().options
        t.now().perform(next((one for one in options if one.verb == "pass"), options[0]))


@card_test(WOLF, rules=["event.duration-in-play"])
def test_when_it_is_over_they_are_discarded_with_what_they_bear(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys + 1st/97 + 1st/184", ZADOC], hand=[WOLF, "1st/206", "NO/158"])
    t.seat("B", formation={"A": "DL/8"}, pool=["T'kkyl", "Nenioc", MILES])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(WOLF)
    t.A.plays("1st/206", on=ZADOC)
    t.A.plays("NO/158", on=ZADOC)
    t.type("Nenioc", "cleric")
    t.type("1st/184", "ally")
    for seat in "AB":
        _whole_turn(t, seat)
    t.zone(ZADOC, "pool")
    t.type(ZADOC, "hero")
    t.zone(WOLF, "table")
    _whole_turn(t, "A")
    for card in (ZADOC, MILES, "1st/206", "NO/158"):
        t.zone(card, "discard")
    t.on("1st/97", "Borys")
    t.on("1st/184", "Borys")
    t.zone("T'kkyl", "pool")
    t.zone(WOLF, "void")
    t.changed(*(f"{seat}:filler#{i}" for seat in "AB" for i in range(1, 8)))
    t.settled("B")


@card_test(WOLF, rules=RULES)
def test_others_attack_with_allies_too_also_again_from_the_pool(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"], hand=[WOLF])
    t.seat("B", formation={"A": "DL/8"}, pool=["T'kkyl"], hand=[MILES])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(WOLF)
    _whole_turn(t, "A")
    while t.now().pending().about != "ask-phase-4":
        t.B.passes()
    t.B.cannot("attack", "Rashemen", "T'kkyl", because="may-not-attack")
    t.B.attacks("Rashemen", with_=MILES)
    t.changed(*(f"B:filler#{i}" for i in range(1, 4)))
    t.settled("A")


@card_test(WOLF, "1st/219", rules=RULES)
def test_champions_may_join_an_ally_that_fights(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys", ZADOC + " + 1st/219"], hand=[WOLF])
    t.seat("B", formation={"A": "DL/8"}, pool=["T'kkyl"], hand=[MILES, "1st/215"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(WOLF)
    t.A.passes()
    t.A.attacks("DL/8", with_=ZADOC)
    t.B.defends(MILES)
    t.A.uses("1st/219")
    t.on("Borys", ZADOC)
    t.settled("B")
