"""Stef'fa Naf'ski takes away powers: in battle, and when he falls until Dispel Magic gives them back."""

from __future__ import annotations

from sixrealms.engine.ability import Always
from sixrealms.language import OPPONENT, PSIONIC_ATTACK, SELF, Immune, Is, gains
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

STRONG = "Borys + Crystal of the Ebon Flame"


@card_test("3rd/298", rules=["gloss.negate"], edition="1st")
def test_in_battle_the_opposing_champion_has_no_power(t: Table) -> None:
    with given("1st/284", Always(gains(Is(OPPONENT), -1)), Always(gains(Is(SELF), 2))):
        meet(t, "3rd/298", "Mul Savage")
        t.level("3rd/298", 5)
        t.level("Mul Savage", 6)
        goes_on(t)


@card_test("3rd/298", rules=["immunity.psionics"], edition="1st")
def test_who_is_immune_to_psionic_attacks_keeps_it(t: Table) -> None:
    with given("1st/284", Always(Immune(Is(SELF), PSIONIC_ATTACK)), Always(gains(Is(SELF), 2))):
        meet(t, "3rd/298", "Mul Savage", pool=["Azhul"], their_pool=["Otto"])
        t.level("Mul Savage", 8)
        t.A.passes()
        t.offered("Azhul", "Otto")
        t.A.chooses("Otto")
        t.changed("3rd/298", "Mul Savage", "B:filler#1")
        t.settled("B", "ask-spoils")


@card_test("3rd/298", rules=["gloss.defeated"], edition="1st")
def test_beaten_he_takes_a_power_for_good(t: Table) -> None:
    _beaten(t, "1st/346")


@card_family({"1st/346": (), "1st/358": (), "3rd/346": ()}, rules=["gloss.defeated"], edition="1st")
def test_magic_dispelled_gives_it_back(t: Table, printing: str) -> None:
    _beaten(t, printing)


def _beaten(t: Table, printing: str) -> None:
    double = Always(gains(Is(SELF), 2))
    with given("1st/284", double), given("1st/60", double):
        caster = "Nenioc" if printing == "1st/358" else "Sadira"
        t.seat("A", formation={"A": "DL/8"}, pool=["3rd/298", caster, "1st/60 + Magic Sword"], hand=[printing])
        t.seat("B", formation={"A": "Nyrond"}, pool=[STRONG, "Mul Savage"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("Nyrond", with_="3rd/298")
        t.B.defends("Borys")
        t.A.passes()
        t.offered(caster, "1st/60", "Borys", "Mul Savage")
        t.A.chooses("Mul Savage")
        t.level("Mul Savage", 6)
        t.level("1st/60", 5 + 2 + 2)
        t.B.keeps()
        t.A.passes(2)
        t.B.passes(5)
        t.A.passes(2)
        t.level("Mul Savage", 6)
        t.A.plays(printing, by=caster)
        t.level("Mul Savage", 8)
        t.zone("3rd/298", "discard")
        t.changed(printing, "Borys", "Crystal of the Ebon Flame")
        t.changed(*(f"{seat}:filler#{n}" for seat in "AB" for n in range(1, 5)))
        t.settled("A")
