"""Flaming Fist and Marilith: a ransom for the victor, and no events for the other side."""

from __future__ import annotations

from tests.cards.drawn import drew
from tests.table_talk import Table, card_test

# -- Flaming Fist -----------------------------------------------------------------------------------------------------


def _ransom(t: Table, mine: str, theirs: str) -> None:
    """A, with the Fist, attacks; whoever is behind passes."""
    t.seat(
        "A",
        formation={"A": "Rashemen + 4th/166", "B": "Vaasa (razed)", "C": "Sembia", "D": "Mulhorand"},
        pool=[f"{mine} + 4th/238", "T'kkyl + Orb of Doom + 1st/218"],
        hand=["1st/94", "Zadoc", "Codex of the Infinite Planes"],
    )
    t.seat(
        "B",
        formation={"A": "DL/8", "B": "Nyrond + 3rd/98", "C": "Gulg (razed)", "D": "Tyr"},
        pool=[theirs, "Otto + Magic Sword + Gith + 1st/404"],
        hand=["1st/153", "Galek", "1st/157"],
    )
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_=mine)
    t.B.defends(theirs.partition(" +")[0])


@card_test("4th/238", rules=["combat.h.loser-discards-all"], edition="1st")
def test_the_fist_takes_a_treasure_from_the_loser(t: Table) -> None:
    _ransom(t, "Neeva", "Azhul + NO/208")
    t.B.passes()
    t.asked("B", "ask-way")
    t.B.mode(1)
    t.offered("Magic Sword", "1st/153", "1st/157", "1st/404")
    t.B.chooses("Magic Sword")
    t.zone("Magic Sword", "discard")
    t.zone("1st/153", "hand")
    t.changed("4th/238", "NO/208", "Azhul", "Neeva")
    t.settled("A")


@card_test("4th/238", rules=["raze.face-down"], edition="1st")
def test_or_a_realm_and_its_own_side_pays_as_well(t: Table) -> None:
    _ransom(t, "Azhul", "Borys + NO/208 + 1st/157 + 1st/94 + Gladiators")
    t.A.passes()
    t.asked("A", "ask-way")
    t.A.mode(2)
    t.offered("Rashemen", "Sembia", "Mulhorand")
    t.A.chooses("Rashemen")
    t.razed("Rashemen")
    t.zone("Orb of Doom", "attached")
    t.changed("4th/238", "4th/166", "Azhul", "Borys", "Gladiators")
    drew(t, "B", 1)
    t.settled("B")


@card_test("4th/238", rules=["combat.h.loser-discards-all"], edition="1st")
def test_from_the_pool_or_the_hand(t: Table) -> None:
    _ransom(t, "Azhul", "Borys + NO/208 + Gladiators")
    t.A.passes()
    t.A.mode(1)
    t.offered("Orb of Doom", "1st/94", "1st/152", "1st/218")
    t.A.chooses("1st/152")
    t.zone("1st/152", "discard")
    t.standing("Rashemen")
    t.changed("4th/238", "Azhul", "Borys", "Gladiators")
    drew(t, "B", 1)
    t.settled("B")


@card_test("4th/238", rules=["raze.face-down"], edition="1st")
def test_the_loser_may_give_up_a_realm(t: Table) -> None:
    _ransom(t, "Neeva", "Azhul")
    t.B.passes()
    t.B.mode(2)
    t.offered("DL/8", "Nyrond", "Tyr")
    t.B.chooses("Nyrond")
    t.razed("Nyrond")
    t.standing("DL/8")
    t.changed("4th/238", "3rd/98", "Azhul", "Neeva")
    t.settled("A")


# -- Marilith ---------------------------------------------------------------------------------------------------------


@card_test("4th/242", rules=["event.any-time", "event.harmful.calm"], edition="1st")
def test_the_marilith_keeps_the_other_side_from_events_for_the_round(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=["4th/242", "Cataclysm!"])
    t.seat(
        "B",
        formation={"A": "DL/8", "B": "Nyrond"},
        pool=["Borys"],
        hand=["Calm", "Good Fortune", "Zadoc", "Gladiators"],
    )
    t.begin(active="A", phase=4, windows="ask", unenforced=True)
    t.A.attacks("DL/8", with_="Azhul")
    t.passes_all()
    t.B.defends("Borys")
    t.passes_all()
    t.A.plays("4th/242")
    t.B.cannot("play", "Good Fortune", because="forbidden")
    t.B.plays("Zadoc")
    t.A.plays("Cataclysm!")
    t.A.chooses("Nyrond")
    t.B.could_not_answer("Calm", because="card.power.definition")
    t.zone("Nyrond", "discard")
    t.A.passes()
    t.B.plays("Good Fortune")
    t.count("B", hand=8)
    t.changed("Azhul", "Borys", "Cataclysm!", "4th/242", "Zadoc", "Calm")
    drew(t, "B", 6)
    t.settled("B", "ask-spoils")
