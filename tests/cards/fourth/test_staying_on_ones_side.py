"""Allies that nobody makes change sides."""

from __future__ import annotations

import pytest

from tests.cards.first.spell_duel import duel
from tests.table_talk import Table, card_family, card_test

LURE = "1st/316"  # makes one opposing ally a round change sides


def lured(t: Table, mine: str, hand: list[str]) -> None:
    """A plays these allies in turn; then B's shield calls one of them over."""
    duel(t, mine, f"Dagrande + {LURE}", hand=hand, windows="pass")
    for card in hand:
        t.A.plays(card)
    t.B.uses(LURE)


@card_test("4th/218", rules=["card.power.definition"], edition="1st")
def test_the_minion_holds_the_undead_beside_it(t: Table) -> None:
    lured(t, "Azhul", ["4th/218", "Swordwraith"])
    t.offered("4th/218", "Swordwraith")
    t.B.chooses("Swordwraith")
    t.on("Swordwraith", "Azhul")
    t.on("4th/218", "Azhul")
    t.settled("B")


@card_family({"4th/218": (), "AR/48": ()}, rules=["general.touch.retarget"], edition="1st")
def test_only_the_comrade_that_can_go_is_called_over(t: Table, fast: str) -> None:
    lured(t, "Azhul", [fast, "War Party"])
    t.on("War Party", "Dagrande")
    t.on(fast, "Azhul")
    t.settled("A")


@card_test("AR/48", rules=["card.power.definition"], edition="1st")
def test_the_sprite_stays_where_it_is_alone(t: Table) -> None:
    lured(t, "Neeva", ["AR/48"])
    t.on("AR/48", "Neeva")
    t.settled("B")


@card_test("AR/48", rules=["general.touch.retarget"], edition="1st")
def test_the_sprite_is_not_destroyed(t: Table) -> None:
    duel(t, "Azhul", "Sadira", hand=["AR/48", "War Party"], their_hand=["Death Spell"], windows="pass")
    t.A.plays("AR/48")
    t.B.plays("Death Spell", by="Sadira")
    t.B.cannot("choose", "AR/48", because="stays-there")
    t.offered("Azhul", "Sadira")
    t.settled("B", "ask-target")


@pytest.mark.parametrize("holder", ["A", "B"])
@card_test("4th/82", rules=["realm.power.when-attacked"], edition="1st")
def test_the_rampart_holds_its_players_allies_wherever_they_fight(t: Table, holder: str) -> None:
    a, b = (" + 4th/82" if holder == seat else "" for seat in "AB")
    t.seat("A", formation={"A": f"Nibenay{a}"}, pool=["Azhul"], hand=["War Party"])
    t.seat("B", formation={"A": "Sembia", "B": f"Gulg{b}"}, pool=[f"Dagrande + {LURE}"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Sembia", with_="Azhul")
    t.B.defends("Dagrande")
    t.A.plays("War Party")
    t.B.uses(LURE)
    t.on("War Party", "Azhul" if holder == "A" else "Dagrande")
    t.settled("B" if holder == "A" else "A")
