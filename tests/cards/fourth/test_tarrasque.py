"""Tarrasque goes from realm to realm until somebody gives up a pool."""

from __future__ import annotations

from sixrealms.engine.ability import Always
from sixrealms.language import EVENT, SELF, Immune, Is, Protected
from tests.made_up import given
from tests.table_talk import Table, card_test

TARRASQUE = "4th/134"


@card_test(TARRASQUE, rules=["raze.face-down", "pool.loss-attachments"], edition="1st")
def test_it_razes_and_moves_on_until_a_pool_is_given_up(t: Table) -> None:
    t.seat(
        "A", formation={"A": "Rashemen", "B": "Thay (razed)"}, pool=["Azhul + Orb of Doom", "Sadira"], hand=[TARRASQUE]
    )
    t.seat("B", formation={"A": "DL/8 + 1st/142", "B": "Nyrond"}, pool=["Borys"])
    t.seat("C", formation={"A": "Keoland", "B": "Vaasa"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(TARRASQUE)
    t.offered("Rashemen", "DL/8", "Nyrond", "Keoland", "Vaasa")
    t.A.chooses("DL/8")
    t.B.says("no")
    t.razed("DL/8")
    t.zone("1st/142", "discard")
    t.offered("Rashemen", "Keoland", "Vaasa")
    t.B.chooses("Vaasa")
    t.razed("Vaasa")
    t.offered("Rashemen", "Nyrond")
    t.C.chooses("Rashemen")
    t.A.says("yes")
    t.standing("Rashemen")
    for card in ("Azhul", "Orb of Doom", "Sadira"):
        t.zone(card, "discard")
    t.zone(TARRASQUE, "void")
    t.settled("A")


@card_test(TARRASQUE, rules=["pool.not-while-fighting", "battle.end.realm-gone"], edition="1st")
def test_who_fights_is_in_no_pool_and_it_is_over_where_no_realm_is_left(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira"], hand=[TARRASQUE])
    t.seat("B", formation={"A": "DL/8", "B": "Nyrond"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Sadira")
    t.B.defends("Borys")
    t.A.plays(TARRASQUE)
    t.A.chooses("Nyrond")
    t.razed("Nyrond")
    t.razed("Rashemen")
    t.razed("DL/8")
    t.zone(TARRASQUE, "void")
    t.changed("Sadira", "Borys", "A:filler#1")
    t.settled("A", "ask-spoils")


@card_test(TARRASQUE, rules=["immunity.always-active", "raze.face-down"], edition="1st")
def test_what_cannot_fall_is_visited_once_and_what_is_immune_never(t: Table) -> None:
    firm = Always(Protected(Is(SELF), ("raze",)), anywhere=True)
    immune = Always(Immune(Is(SELF), EVENT), anywhere=True)
    with given("DL/8", firm), given("1st/15", firm), given("1st/117", immune):
        t.seat("A", formation={"A": "1st/15"}, hand=[TARRASQUE])
        t.seat("B", formation={"A": "DL/8", "B": "1st/117"})
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays(TARRASQUE)
        t.offered("1st/15", "DL/8")
        t.A.chooses("DL/8")
        t.standing("DL/8")
        t.standing("1st/15")
        t.changed(TARRASQUE)
        t.settled("A")


@card_test(TARRASQUE, "1st/400", rules=["calm.others-affected"], edition="1st")
def test_who_calms_it_gives_up_nothing_and_sends_it_nowhere(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=[TARRASQUE])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"], hand=["1st/400"])
    t.seat("C", formation={"A": "Vaasa"}, pool=["Azhul"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays(TARRASQUE)
    t.A.chooses("Nyrond")
    t.B.answers("1st/400")
    t.standing("Nyrond")
    t.changed(TARRASQUE, "1st/400")
    t.settled("A", "ask-phase-3")


@card_test(TARRASQUE, "1st/400", rules=["calm.others-affected"], edition="1st")
def test_it_is_not_sent_to_who_has_calmed_it(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=[TARRASQUE])
    t.seat("B", formation={"A": "Nyrond"})
    t.seat("C", formation={"A": "Vaasa"}, pool=["Azhul"], hand=["1st/400"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays(TARRASQUE)
    t.A.chooses("Nyrond")
    t.C.answers("1st/400")
    t.razed("Nyrond")
    t.razed("Rashemen")
    t.changed(TARRASQUE, "1st/400")
    t.settled("A", "ask-phase-3")
