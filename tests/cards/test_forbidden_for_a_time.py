"""Who may attack any realm regardless of powers passes what lies there, not what somebody played to last for a time."""

from __future__ import annotations

import pytest

from tests.table_talk import Table, card_family, card_test

#: What leads past position and powers, and what else keeps a champion of B's realms.
PAST_POWERS = {
    "4th/167": ("Griffin + 4th/167",),
    "1st/438": ("1st/438",),
    "BR/88": ("BR/88",),
}


@card_family(PAST_POWERS, rules=["event.duration-in-play"], edition="1st")
def test_bronze_dragons_keep_even_these_from_their_players_realms(t: Table, printing: str, attacker: str) -> None:
    champion = attacker.partition(" + ")[0]
    t.seat("A", formation={"A": "Rashemen"}, pool=[attacker])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, table=["DL/97 (lasting)"])
    t.seat("C", formation={"A": "Vaasa", "B": "Sembia"})
    t.begin(active="A", phase=4)
    for realm in ("Nyrond", "Keoland"):
        t.A.cannot("attack", realm, champion, because="barred")
    t.A.can("attack", "Sembia", champion)  # past position, where no dragons are
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("played", ["1st/389", "1st/387"])
@card_family(PAST_POWERS, rules=["event.duration-in-play"], edition="1st")
def test_only_flyers_cross_the_mud_or_pass_the_hound(t: Table, printing: str, attacker: str, played: str) -> None:
    champion = attacker.partition(" + ")[0]
    t.seat("A", formation={"A": "Rashemen"}, pool=[attacker])
    t.seat("B", formation={"A": "Nyrond"}, table=[f"{played} (lasting)"])
    t.begin(active="A", phase=4)
    if champion == "Griffin":
        t.A.can("attack", "Nyrond", champion)
    else:
        t.A.cannot("attack", "Nyrond", champion, because="barred")
    t.settled("A", "ask-phase-4")


@card_test("1st/438", "4th/98", "1st/157", rules=["formation.protection"], edition="1st")
def test_what_lies_there_does_not(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/438", "Kaz the Minotaur + 4th/167", "1st/177 + 3rd/200"])
    t.seat("B", formation={"A": "Nyrond", "B": "4th/27 + 4th/98"}, pool=["Mordenkainen + 1st/157"])
    t.begin(active="A", phase=4, unenforced=True)
    for champion in ("1st/438", "Kaz the Minotaur", "1st/177"):
        t.A.can("attack", "4th/27", champion)
        t.A.can("attack", "Nyrond", champion)
    t.settled("A", "ask-phase-4")
