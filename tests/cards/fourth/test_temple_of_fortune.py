"""A spell that goes to whoever draws the lowest digit."""

from __future__ import annotations

import pytest

from sixrealms.language import CHAMPION, HOLDING, OPPONENTS, OPPOSING, TARGET, Of, Play, Target, The, discard, one
from tests.made_up import given
from tests.table_talk import Table, card_test

TEMPLE = "4th/104"
#: Fillers of a pile by the last digit of their number.
ZERO, TWO, THREE, FOUR, FIVE = "1st/340", "1st/342", "1st/343", "1st/344", "1st/345"


def _cast(t: Table, *piles: list[str], pool: tuple[str, ...] = ("Sadira", "Kiara"), at: str = "Azhul") -> None:
    """B casts Death Spell, which strikes any champion, at one of A; the piles lie with their top cards first."""
    mine, theirs, third = piles
    t.seat("A", formation={"A": f"BR/5 + {TEMPLE}"}, pool=["Azhul", "Nenioc"], draw=mine)
    t.seat("B", formation={"A": "Keoland"}, pool=["1st/163", "Neeva"], hand=["Death Spell"], draw=theirs)
    t.seat("C", formation={"A": "Nyrond"}, pool=list(pool), draw=third)
    t.begin(active="B", phase=3, windows="pass", unenforced=True)
    t.B.plays("Death Spell", by="1st/163")
    t.B.chooses(at)


@card_test(TEMPLE, rules=["general.touch.retarget"], edition="1st")
def test_the_spell_goes_to_whoever_draws_the_lowest(t: Table) -> None:
    _cast(t, [FIVE], [FOUR], [THREE])
    t.offered("Sadira", "Kiara")
    t.B.chooses("Kiara")
    t.zone("Kiara", "discard")
    t.zone(FIVE, "hand")
    t.zone(FOUR, "hand")
    t.zone(THREE, "hand")
    t.settled("B", "ask-phase-3")


@card_test(TEMPLE, rules=["general.touch.retarget"], edition="1st")
def test_it_may_come_back_to_its_caster(t: Table) -> None:
    _cast(t, [FIVE], [THREE], [FOUR])
    t.offered("1st/163", "Neeva")
    t.B.chooses("Neeva")
    t.zone("Neeva", "discard")
    t.changed(FIVE, FOUR, THREE)
    t.settled("B", "ask-phase-3")


@card_test(TEMPLE, rules=["general.touch.retarget"], edition="1st")
def test_it_stays_where_it_was_aimed_if_its_victim_draws_the_lowest(t: Table) -> None:
    _cast(t, [THREE], [FIVE], [FOUR])
    t.zone("Azhul", "discard")
    t.changed(FIVE, FOUR, THREE)
    t.settled("B", "ask-phase-3")


@card_test(TEMPLE, rules=["general.touch.retarget"], edition="1st")
def test_only_those_who_tie_draw_again(t: Table) -> None:
    _cast(t, [THREE, TWO], ["4th/343", ZERO], [FOUR, "4th/345"])
    t.B.chooses("Neeva")
    t.zone("Neeva", "discard")
    t.zone("4th/345", "draw")
    t.changed(FOUR, THREE, "4th/343", TWO, ZERO)
    t.settled("B", "ask-phase-3")


@card_test(TEMPLE, rules=["general.touch.retarget"], edition="1st")
def test_where_it_can_strike_nothing_it_does_nothing(t: Table) -> None:
    _cast(t, [FIVE], [FOUR], [THREE], pool=())
    t.zone("Azhul", "pool")
    t.zone("Death Spell", "discard")
    t.changed(FIVE, FOUR, THREE)
    t.settled("B", "ask-phase-3")


@card_test(TEMPLE, rules=["general.touch.retarget"], edition="1st")
def test_other_peoples_champions_are_none_of_its_business(t: Table) -> None:
    _cast(t, [FIVE], [FOUR], [THREE], at="Sadira")
    t.zone("Sadira", "discard")
    t.count("A", hand=0)
    t.settled("B", "ask-phase-3")


@card_test(TEMPLE, rules=["general.touch.retarget"], edition="1st")
def test_in_combat_it_does_nothing(t: Table) -> None:
    t.seat("A", formation={"A": f"BR/5 + {TEMPLE}"}, pool=["Borys"], draw=[FIVE])
    t.seat("B", formation={"A": "Keoland"}, pool=["Sadira"], hand=[ZERO], draw=[FOUR])
    with given(ZERO, Play(discard(The(TARGET)), targets=(Target("target", one(CHAMPION & OPPOSING)),))):
        t.begin(active="B", phase=4, windows="pass", unenforced=True)
        t.B.attacks("BR/5", with_="Sadira")
        t.A.defends("Borys")
        t.B.plays(ZERO, by="Sadira")
        t.zone("Borys", "discard")
        t.count("A", hand=0)
        t.changed(ZERO)
        t.settled("B")


@pytest.mark.parametrize("low", ["A", "C"])
@card_test(TEMPLE, rules=["general.touch.retarget"], edition="1st")
def test_realms_are_guarded_as_champions_are(t: Table, low: str) -> None:
    t.seat("A", formation={"A": f"BR/5 + {TEMPLE}"}, draw=[THREE if low == "A" else FIVE])
    t.seat("B", formation={"A": "Keoland"}, pool=["1st/163"], hand=["Disintegrate"], draw=[FOUR])
    t.seat("C", formation={"A": "Nyrond"}, draw=[THREE if low == "C" else FIVE])
    t.begin(active="B", phase=3, windows="pass", unenforced=True)
    t.B.plays("Disintegrate", by="1st/163")
    t.B.chooses("BR/5")
    t.zone("BR/5" if low == "A" else "Nyrond", "discard")
    if low == "A":
        t.zone(TEMPLE, "discard")
    t.changed(FIVE, FOUR, THREE)
    t.settled("B", "ask-phase-3")


@card_test(TEMPLE, rules=["general.touch.retarget"], edition="1st")
def test_neither_holdings_nor_events_are_meant(t: Table) -> None:
    """A spell at a holding of A's, and an event at a champion of A's."""
    at_holding = Play(discard(The(TARGET)), targets=(Target("target", one(HOLDING)),), at=("3",))
    at_champion = Play(discard(The(TARGET)), targets=(Target("target", one(CHAMPION & Of(OPPONENTS))),))
    with given(ZERO, at_holding), given("1st/91", at_champion):
        t.seat("A", formation={"A": f"BR/5 + {TEMPLE}", "B": "Raam + Arkhold"}, pool=["Azhul"], draw=[FIVE])
        t.seat("B", formation={"A": "Keoland"}, pool=["1st/163"], hand=[ZERO, "1st/91"], draw=[FOUR])
        t.begin(active="B", phase=3, windows="pass", unenforced=True)
        t.B.plays(ZERO, by="1st/163")
        t.B.chooses("Arkhold")
        t.zone("Arkhold", "discard")
        t.B.plays("1st/91")
        t.zone("Azhul", "discard")
        t.count("A", hand=0)
        t.changed(ZERO, "1st/91")
        t.settled("B")
