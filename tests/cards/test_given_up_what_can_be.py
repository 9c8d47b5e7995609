"""Who has to give up a card gives up one that can be lost: what stays where it lies is no choice beside it."""

from __future__ import annotations

import pytest

from tests.table_talk import Table, card_family, card_test

#: Champions in a pool that no harmful event takes from it, and why not.
FAST = {
    "4th/347": ("4th/347",),  # cannot be removed from its pool
    "1st/427": ("4th/295 + 1st/427",),  # not discarded by harmful events
}


@card_family(FAST, rules=["general.touch.retarget"], edition="1st")
def test_the_enslaved_is_another(t: Table, printing: str, fast: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=["1st/202"])
    t.seat("B", formation={"A": "Nyrond"}, pool=[fast, "Neeva", "Azhul"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("1st/202")
    t.offered("Neeva", "Azhul")
    t.B.chooses("Neeva")
    t.zone("Neeva", "discard")
    t.changed("1st/202")
    t.settled("A")


@card_family(FAST, rules=["general.touch.retarget"], edition="1st")
def test_with_nobody_else_nothing_happens(t: Table, printing: str, fast: str) -> None:
    champion = fast.partition(" + ")[0]
    t.seat("A", formation={"A": "Rashemen"}, hand=["1st/202"])
    t.seat("B", formation={"A": "Nyrond"}, pool=[fast])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("1st/202")
    t.B.chooses(champion)
    t.zone(champion, "pool")
    t.changed("1st/202")
    t.settled("A")


@card_test("4th/347", "1st/448", rules=["general.touch.retarget"], edition="1st")
def test_rage_takes_a_champion_of_the_hand_before_one_that_stays(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=["1st/448"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["4th/347"], hand=["Neeva", "War Party"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("1st/448")
    t.zone("Neeva", "discard")
    t.changed("1st/448")
    t.settled("A")


@pytest.mark.parametrize("event", ["3rd/213", "1st/213"])
@card_test("4th/516", rules=["general.touch.retarget"], edition="4th")
def test_towers_are_not_given_up_for_another_realm(t: Table, event: str) -> None:
    t.seat("A", formation={"A": "1st/22", "B": "1st/5"}, hand=[event])
    t.seat("B", formation={"A": "4th/1 + 4th/516", "B": "1st/14", "C": "1st/16", "D": "1st/24"})
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays(event)
    if event == "1st/213":
        t.A.chooses("1st/5")
    t.offered("1st/14", "1st/16", "1st/24")
    t.changed(event, *(("1st/5",) if event == "1st/213" else ()))
    t.settled("B", "ask-choose")


@card_test("RR/31", "4th/250", rules=["general.touch.retarget"], edition="1st")
def test_the_selkie_charms_falx_out_of_an_ally(t: Table) -> None:
    t.seat("A", formation={"A": "Nyrond"}, pool=["1st/60"], hand=["4th/250"])
    t.seat("B", formation={"A": "Vaasa"}, pool=["RR/31 + Orb of Doom + War Party"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_="1st/60")
    t.B.defends("RR/31")
    t.A.plays("4th/250")
    t.zone("War Party", "discard")
    t.settled("A", "ask-combat")


@card_test("3rd/6", "4th/347", rules=["general.touch.retarget"], edition="1st")
def test_the_entry_to_sembia_is_not_paid_with_what_stays(t: Table) -> None:
    t.seat("A", formation={"A": "Nyrond"}, pool=["4th/347 + Orb of Doom", "Neeva"], hand=["War Party"])
    t.seat("B", formation={"A": "3rd/6"})
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("3rd/6", with_="Neeva")
    t.offered("War Party", "Orb of Doom")
    t.A.chooses("War Party")
    t.zone("War Party", "discard")
    t.settled("B", "ask-defend")
