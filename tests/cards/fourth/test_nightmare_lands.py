"""A realm over which only what lies in the Abyss is fought with."""

from __future__ import annotations

import pytest

from sixrealms.language import ANY, DrawSpoils, When
from tests.made_up import given
from tests.table_talk import Table, card_test

LANDS = "4th/64"
CHARM, TURNING, SHIELD = "1st/357", "3rd/398", "1st/103"


def _begin(t: Table, mine: list[str], theirs: list[str], **more: list[str]) -> None:
    """A may attack the Nightmare Lands or another realm of B's."""
    t.seat(
        "A",
        formation={"A": "Rashemen"},
        pool=["Borys"],
        hand=["War Party"],
        abyss=mine,
        draw=["1st/342", "1st/343", "1st/344"],
    )
    t.seat("B", formation={"A": LANDS, "B": "Celene", "C": "Nyrond"}, pool=["Azhul"], hand=["Gith"], abyss=theirs)
    t.begin(active="A", phase=4, windows="pass", unenforced=True)


@card_test(LANDS, rules=["combat.b.attacker-choice"], edition="1st")
def test_only_who_lies_in_the_abyss_attacks_and_defends(t: Table) -> None:
    _begin(t, ["Neeva", "1st/91"], ["Sadira", "Zadoc"])
    t.A.cannot("attack", LANDS, "Borys", because="not-in-abyss")
    t.A.can("attack", "Celene", "Borys")
    t.A.cannot("attack", "Celene", "Neeva", because="not-in-hand-or-pool")
    t.A.attacks(LANDS, with_="Neeva")
    t.B.cannot("defend", "Azhul", because="not-in-abyss")
    t.B.defends("Sadira")
    t.B.cannot("play", "Gith", "Sadira", because="not-in-abyss")
    t.B.plays("Zadoc")
    t.on("Zadoc", "Sadira")
    t.changed("Neeva")
    t.settled("B", "ask-combat")


@card_test(LANDS, rules=["combat.h.loser-discards-all"], edition="1st")
def test_who_has_fought_there_stays_there(t: Table) -> None:
    _begin(t, ["Neeva", "Gladiators"], ["Sadira", "Zadoc"])
    t.A.attacks(LANDS, with_="Neeva")
    t.B.defends("Sadira")
    t.B.plays("Zadoc")
    t.B.passes()
    t.zone("Sadira", "abyss")
    t.zone("Zadoc", "abyss")
    t.zone("Neeva", "abyss")
    t.settled("A", "ask-next-attacker")


@card_test(LANDS, rules=["combat.h.winner-to-pool"], edition="1st")
def test_so_does_a_defender_who_wins(t: Table) -> None:
    """B draws the spoils then, and loses one of two."""
    t.seat("A", formation={"A": "Rashemen"}, abyss=["Sadira"])
    t.seat("B", formation={"A": LANDS, "B": "Celene"}, abyss=["Neeva", SHIELD], draw=["1st/342", "1st/343", "1st/344"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(LANDS, with_="Sadira")
    t.B.defends("Neeva")
    t.A.passes()
    t.zone("Neeva", "abyss")
    t.zone("Sadira", "abyss")
    t.zone(SHIELD, "abyss")
    t.offered("1st/342", "1st/343")
    t.B.chooses("1st/343")
    t.zone("1st/343", "abyss")
    t.B.keeps()
    t.zone("1st/342", "hand")
    t.settled("A")


@pytest.mark.parametrize("below", [[], ["1st/91", "Gladiators"]])
@card_test(LANDS, rules=["combat.c.defender-choice"], edition="1st")
def test_without_a_champion_there_nobody_defends(t: Table, below: list[str]) -> None:
    """The victor keeps one of the two cards on top."""
    _begin(t, ["Neeva"], below)
    t.A.attacks(LANDS, with_="Neeva")
    t.B.declines()
    t.razed(LANDS)
    t.offered("1st/342", "1st/343")
    t.A.chooses("1st/342")
    t.zone("1st/342", "abyss")
    t.A.keeps()
    t.zone("1st/343", "hand")
    t.zone("1st/344", "draw")
    t.zone("Neeva", "abyss")
    t.settled("A")


@card_test(LANDS, rules=["spoils.options"], edition="1st")
def test_spoils_that_somebody_else_draws_that_day_are_whole(t: Table) -> None:
    """A power pays another besides the victor, who alone gives up one of two."""
    with given("1st/60", When("battle-ends", DrawSpoils(), to=ANY)):
        t.seat("A", formation={"A": "Rashemen"}, abyss=["Neeva"], draw=["1st/342", "1st/343"])
        t.seat("B", formation={"A": LANDS, "B": "Celene"}, pool=["1st/60"], draw=["1st/344", "1st/345"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks(LANDS, with_="Neeva")
        t.B.declines()
        t.offered("1st/342", "1st/343")
        t.A.chooses("1st/342")
        t.A.keeps()
        t.B.keeps()
        t.zone("1st/342", "abyss")
        t.zone("1st/343", "hand")
        t.zone("1st/344", "hand")
        t.zone("1st/345", "draw")
        t.zone("Neeva", "abyss")
        t.razed(LANDS)
        t.settled("A")


@card_test(LANDS, rules=["combat.b.attacker-choice"], edition="1st")
def test_without_a_champion_there_nobody_attacks(t: Table) -> None:
    _begin(t, ["Gladiators"], [])
    t.A.cannot("attack", LANDS, "Borys", because="not-in-abyss")
    t.A.attacks("Celene", with_="Borys")
    t.settled("B")


@card_test(LANDS, rules=["combat.b.attacker-choice"], edition="1st")
def test_elsewhere_champions_stay_in_the_abyss_and_spoils_are_as_ever(t: Table) -> None:
    _begin(t, ["Neeva"], ["Sadira"])
    t.A.attacks("Celene", with_="Borys")
    t.B.cannot("defend", "Sadira", because="not-in-hand-or-pool")
    t.B.declines()
    t.A.keeps()
    t.razed("Celene")
    t.zone("1st/342", "hand")
    t.changed("Borys")
    t.settled("A")


@card_test(LANDS, rules=["counter.exception"], edition="1st")
def test_spells_there_are_cast_and_answered_with(t: Table) -> None:
    _begin(t, ["1st/163", CHARM, "1st/91"], ["Sadira", "Gladiators", TURNING])
    t.A.attacks(LANDS, with_="1st/163")
    t.B.defends("Sadira")
    t.B.plays("Gladiators")
    t.A.cannot("play", "1st/91", because="not-in-abyss")
    t.A.plays(CHARM, by="1st/163")
    t.B.answers(TURNING, by="Sadira")
    t.on("Gladiators", "Sadira")
    t.settled("A")
