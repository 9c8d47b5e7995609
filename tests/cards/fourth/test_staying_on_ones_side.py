"""Allies that nobody makes change sides."""

from __future__ import annotations

import pytest

from tests.cards.first.spell_duel import duel
from tests.table_talk import Table, card_test

LURE = "1st/316"  # makes one opposing ally a round change sides


def lured(t: Table, mine: str, hand: list[str], ally: str) -> None:
    """A plays these allies in turn; then B's shield calls one of them over."""
    duel(t, mine, f"Dagrande + {LURE}", hand=hand, windows="pass")
    for card in hand:
        t.A.plays(card)
    t.B.uses(LURE)
    t.B.chooses(ally)


@pytest.mark.parametrize(("ally", "stays"), [("4th/218", True), ("Swordwraith", True), ("War Party", False)])
@card_test("4th/218", rules=["card.power.definition"], edition="1st")
def test_the_minion_holds_the_undead_beside_it(t: Table, ally: str, stays: bool) -> None:
    lured(t, "Azhul", ["4th/218", "War Party" if ally == "4th/218" else ally], ally)
    t.on(ally, "Azhul" if stays else "Dagrande")
    t.on("4th/218", "Azhul")
    if ally == "4th/218":
        t.on("War Party", "Azhul")
    t.settled("B" if stays else "A")


@pytest.mark.parametrize("lost", [False, True])
@card_test("AR/48", rules=["card.power.definition"], edition="1st")
def test_the_sprite_stays_and_its_comrade_goes(t: Table, lost: bool) -> None:
    ally = "War Party" if lost else "AR/48"
    lured(t, "Azhul", ["AR/48", "War Party"], ally)
    t.on("War Party", "Dagrande" if lost else "Azhul")
    t.on("AR/48", "Azhul")
    t.settled("A" if lost else "B")


@pytest.mark.parametrize(("ally", "stays"), [("AR/48", True), ("War Party", False)])
@card_test("AR/48", rules=["card.power.definition"], edition="1st")
def test_the_sprite_is_not_destroyed(t: Table, ally: str, stays: bool) -> None:
    duel(t, "Azhul", "Sadira", hand=["AR/48", "War Party"], their_hand=["Death Spell"], windows="pass")
    t.A.plays(ally)
    t.B.plays("Death Spell", by="Sadira")
    t.B.chooses(ally)
    if stays:
        t.on(ally, "Azhul")
    else:
        t.zone(ally, "discard")
    t.settled("B" if stays else "A")


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
