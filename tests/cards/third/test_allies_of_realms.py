"""Allies that stay with a realm and fight for whoever defends it, until it is razed."""

from __future__ import annotations

import pytest

from sixrealms.language import (
    ALLY,
    OPPOSING,
    TARGET,
    Choose,
    Play,
    SwitchSide,
    discard,
    every,
    one,
)
from tests.cards.meeting import goes_on
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

HORDES, TIGER, THUGS = "3rd/154", "3rd/309", "3rd/324"
ALL = {HORDES: (5,), TIGER: (1,), THUGS: (1,)}
RULES = ["combat.e.totals"]


def _attacked(t: Table, ally: str, *attackers: str, hand: list[str] | None = None, **more: object) -> None:
    """The ally lies with Nyrond of Greyhawk, and A attacks."""
    t.seat("A", formation={"A": "Rashemen"}, pool=list(attackers), hand=hand or [])
    t.seat("B", formation={"A": f"Nyrond + {ally}"}, pool=["Azhul", "Neeva"], hand=list(more.pop("theirs", ())))  # type: ignore[call-overload]
    t.begin(active="A", phase=4, windows="pass")


@card_family(ALL, rules=RULES, edition="1st")
def test_it_fights_beside_every_defender(t: Table, printing: str, level: int) -> None:
    _attacked(t, printing, "Borys")
    t.A.attacks("Nyrond", with_="Borys")
    t.B.defends("Azhul")
    t.total("Azhul", 4 + level)
    t.level("Azhul", 4)
    t.settled("B" if level < 5 else "A", "ask-combat")


@card_family(ALL, rules=["raze.holding-lost"], edition="1st")
def test_it_goes_when_the_realm_is_razed(t: Table, printing: str, level: int) -> None:
    _attacked(t, printing, "Borys")
    t.A.attacks("Nyrond", with_="Borys")
    t.B.declines()
    t.razed("Nyrond")
    t.zone(printing, "discard")
    t.changed("Borys", "A:filler#1")
    t.settled("A", "ask-spoils")


@card_family(ALL, rules=RULES, edition="1st")
def test_it_changes_no_sides(t: Table, printing: str, level: int) -> None:
    with given("1st/357", Play(Choose(one(ALLY & OPPOSING), then=SwitchSide(TARGET)))):
        _attacked(t, printing, "1st/75", hand=["1st/357"])
        t.A.attacks("Nyrond", with_="1st/75")
        t.B.defends("Azhul")
        t.A.plays("1st/357", by="1st/75")
        t.total("Azhul", 4 + level)
        t.on(printing, "Nyrond")
        goes_on(t, "1st/357")


@card_family(ALL, rules=RULES, edition="1st")
def test_what_discards_allies_discards_it(t: Table, printing: str, level: int) -> None:
    with given("1st/357", Play(discard(every(ALLY & OPPOSING)))):
        _attacked(t, printing, "1st/75", hand=["1st/357"])
        t.A.attacks("Nyrond", with_="1st/75")
        t.B.defends("Azhul")
        t.A.plays("1st/357", by="1st/75")
        t.zone(printing, "discard")
        t.total("Azhul", 4)
        goes_on(t, "1st/357")


def _defence(t: Table, ally: str, realm: str, attacker: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[attacker, "Mul Savage"])
    t.seat("B", formation={"A": realm}, pool=["Azhul", "Neeva"], hand=[ally, "War Party"], draw=[])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks(realm, with_=attacker.partition(" +")[0])
    t.B.defends("Azhul")
    t.B.plays(ally)


@pytest.mark.parametrize(("realm", "stays"), [("Nyrond", True), ("DL/8", False)])
@card_test(HORDES, rules=RULES, edition="1st")
def test_the_hordes_stay_with_a_realm_of_greyhawk_only(t: Table, realm: str, stays: bool) -> None:
    _defence(t, HORDES, realm, "Stef'fa Naf'ski")
    t.on(HORDES, "Azhul")
    t.A.passes()
    t.zone("Stef'fa Naf'ski", "discard")
    if stays:
        t.on(HORDES, realm)
    else:
        t.zone(HORDES, "discard")
    t.settled("A")


@card_test(HORDES, rules=RULES, edition="1st")
def test_a_lost_defence_costs_the_hordes(t: Table) -> None:
    _defence(t, HORDES, "Nyrond", "Borys + Magic Sword")
    t.B.passes()
    t.zone(HORDES, "discard")
    t.zone("Azhul", "discard")
    t.changed("Borys")
    t.settled("A", "ask-next-attacker")


@card_test(HORDES, rules=RULES, edition="1st")
def test_attacking_hordes_do_not_stay(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=[HORDES])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage", "Borys"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Mul Savage")
    t.A.plays(HORDES)
    t.B.passes()
    t.zone(HORDES, "discard")
    t.changed("Mul Savage")
    t.settled("A", "ask-next-attacker")


@card_test(TIGER, rules=RULES, edition="1st")
def test_the_tiger_stays_at_once_even_if_its_champion_falls(t: Table) -> None:
    _defence(t, TIGER, "DL/8", "Borys")
    t.on(TIGER, "DL/8")
    t.total("Azhul", 4 + 1)
    t.B.passes()
    t.zone("Azhul", "discard")
    t.A.attacks("DL/8", with_="Mul Savage")
    t.B.defends("Neeva")
    t.total("Neeva", 7 + 1)
    t.changed("Borys")
    t.settled("A", "ask-combat")


@card_test(TIGER, rules=RULES, edition="1st")
def test_after_a_won_defence_the_tiger_is_still_there(t: Table) -> None:
    _defence(t, TIGER, "DL/8", "Stef'fa Naf'ski")
    t.A.passes()
    t.zone("Stef'fa Naf'ski", "discard")
    t.on(TIGER, "DL/8")
    t.settled("A")


@card_test(TIGER, rules=RULES, edition="1st")
def test_a_tiger_that_attacks_is_an_ally_like_others(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=[TIGER])
    t.seat("B", formation={"A": "DL/8"}, pool=["Mul Savage"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("DL/8", with_="Azhul")
    t.B.defends("Mul Savage")
    t.A.plays(TIGER)
    t.on(TIGER, "Azhul")
    t.total("Azhul", 4 + 1)
    t.settled("A", "ask-combat")


@card_test(THUGS, rules=["gloss.allies.when"], edition="1st")
def test_thugs_are_laid_with_any_realm_in_phase_3(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Draj (razed)", "C": "Gulg"}, pool=["Azhul"], hand=[THUGS])
    t.seat("B", formation={"A": "DL/8"}, pool=["Mul Savage"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays(THUGS)
    t.offered("Rashemen", "Gulg", "DL/8")
    t.A.chooses("Rashemen")
    t.on(THUGS, "Rashemen")
    t.settled("A", "ask-phase-3")


@card_test(THUGS, rules=["gloss.allies.when"], edition="1st")
def test_thugs_may_be_played_as_any_ally(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=[THUGS])
    t.seat("B", formation={"A": "DL/8"}, pool=["Mul Savage"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("DL/8", with_="Azhul")
    t.B.defends("Mul Savage")
    t.A.plays(THUGS)
    t.on(THUGS, "Azhul")
    t.total("Azhul", 5)
    t.settled("A", "ask-combat")


@card_test(THUGS, rules=["combat.e.totals"], edition="1st")
def test_with_a_realm_that_fights_for_itself_they_count_once(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"])
    t.seat("B", formation={"A": "4th/26"}, hand=[THUGS])
    t.begin(active="B", phase=3, windows="pass")
    t.B.plays(THUGS)
    t.B.chooses("4th/26")
    t.B.passes(3)
    t.A.passes(3)
    t.A.attacks("4th/26", with_="Azhul")
    t.B.defends("4th/26")
    t.total("4th/26", 9 + 1)
    t.A.passes()
    t.on(THUGS, "4th/26")
    t.changed("Azhul", *(f"A:filler#{n}" for n in range(1, 5)), "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test(TIGER, rules=["dungeon-card.attack.instead-of-realm", "combat.h.winner-discards"])
def test_a_dungeon_card_is_no_realm_to_stay_with(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"], table=["DU/24"], hand=[TIGER])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("DU/24", with_="Borys")
    t.B.defends("Azhul")
    t.B.plays(TIGER)
    t.on(TIGER, "Azhul")
    t.total("Azhul", 5)
    t.B.passes()
    t.zone(TIGER, "discard")
    t.changed("Borys", "Azhul", "DU/24")
    t.settled("A", "ask-next-attacker")
