"""Bruce's Revenge and The Land Rebels: realms change places."""

from __future__ import annotations

from sixrealms.engine.ability import Always
from sixrealms.language import EVENT, SELF, Immune, Is
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

BRUCE, REBELS = {"3rd/203": (), "4th/127": ()}, "4th/149"


def _lies(t: Table, seat: str, *realms: str) -> None:
    """The formation of a seat, place by place; "" is a gap."""
    found = t.state.formation(t.sitting.objects.seat(seat))
    there = [t.state.name(c) if c >= 0 else "" for c in found]
    while there and not there[-1]:
        there.pop()
    t.expect(there == list(realms), f"{seat} has {realms}, not {there}")


@card_family(BRUCE, rules=["formation.protection", "raze.face-down"], edition="1st")
def test_two_realms_of_an_opponent_change_places_without_their_holdings(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Thay"}, pool=["Azhul"], hand=[printing])
    t.seat(
        "B",
        formation={
            "A": "Nyrond + 1st/142 + 1st/152",
            "B": "Raam (razed)",
            "C": "Vaasa + 1st/34",
            "D": "Sembia + 1st/37",
        },
    )
    t.seat("C", formation={"A": "Gulg", "B": "Urik"})
    t.seat("D", formation={"A": "Draj"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(printing)
    t.A.player("B")
    t.offered("Nyrond", "Raam", "Vaasa", "Sembia")
    t.A.chooses("Nyrond")
    t.offered("Raam", "Vaasa", "Sembia")
    t.A.chooses("Vaasa")
    _lies(t, "B", "Vaasa", "Raam", "Nyrond", "Sembia")
    t.zone("1st/142", "discard")
    t.zone("1st/34", "discard")
    t.on("1st/37", "Sembia")
    t.on("1st/152", "Nyrond")
    t.A.passes()
    t.A.can("attack", "Vaasa", "Azhul")
    t.A.cannot("attack", "Nyrond", "Azhul", because="formation.protection")
    t.changed(printing, "Nyrond", "Vaasa")
    t.settled("A")


@card_family(BRUCE, rules=["spell.target-required"], edition="1st")
def test_a_realm_alone_has_none_to_change_places_with(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=[printing])
    t.seat("B", formation={"A": "Nyrond + 1st/142"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.cannot("play", printing, because="no-target")
    t.settled("A")


@card_test(REBELS, rules=["formation.protection", "event.order", "calm.others-affected"], edition="1st")
def test_the_rebels_lay_every_formation_anew(t: Table) -> None:
    with given("1st/21", Always(Immune(Is(SELF), EVENT), anywhere=True)):
        t.seat("A", formation={"A": "Rashemen", "B": "Thay"}, hand=[REBELS])
        t.seat("B", formation={"A": "Nyrond + 1st/142", "B": "Raam (razed)", "C": "1st/21", "D": "Vaasa + 1st/34"})
        t.seat("C", formation={"A": "Gulg", "B": "Draj"}, hand=["Calm"])
        t.seat("D", formation={"A": "Tyr", "B": "Urik"})
        t.begin(active="A", phase=3, unenforced=True)
        t.A.plays(REBELS)
        t.C.answers("Calm")
        t.A.says("yes")
        t.offered("Rashemen", "Thay")
        t.A.chooses("Thay")
        _lies(t, "A", "Thay", "Rashemen")
        t.A.says("yes")
        t.offered("Nyrond", "Raam", "Vaasa")
        t.A.chooses("Vaasa")
        t.offered("Nyrond", "Raam")
        t.A.chooses("Nyrond")
        _lies(t, "B", "Vaasa", "Nyrond", "The High Moor", "Raam")
        t.on("1st/142", "Nyrond")
        t.on("1st/34", "Vaasa")
        t.razed("Raam")
        t.A.says("no")
        _lies(t, "C", "Gulg", "Draj")
        _lies(t, "D", "Tyr", "Urik")
        t.changed(REBELS, "Calm", "Rashemen", "Thay", "Nyrond", "Raam", "Vaasa")
        t.settled("A", "ask-phase-3")
