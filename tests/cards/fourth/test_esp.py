"""ESP: cards come face down into the combat, and a right guess at their type discards them."""

from __future__ import annotations

from functools import partial

import pytest

from sixrealms.engine.ability import Always
from sixrealms.language import ANY, SELF, Is, MayUse
from tests.cards.covered import lies_open
from tests.cards.meeting import CRISTYNE, goes_on
from tests.made_up import given
from tests.table_talk import Table
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
TYPES = (
    "ally",
    "magical item",
    "artifact",
    "wizard spell",
    "cleric spell",
    "psionic power",
    "blood ability",
    "thief ability",
    "unarmed combat",
)


def _esp(t: Table, *cards: str, caster: str = "Sadira", about: str = "ask-combat") -> None:
    """A reads the thoughts of B, who is behind."""
    t.seat("A", formation={"A": "Rashemen"}, pool=["Otto + 1st/153"], hand=["4th/390", "War Party"])
    t.seat("B", formation={"A": CRISTYNE}, pool=[f"{caster} + Gladiators"], hand=list(cards))
    t.seat("C", formation={"A": "Nyrond"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(CRISTYNE, with_="Otto")
    t.B.defends(caster)
    t.A.plays("4th/390", by="Otto")
    t.A.plays("War Party")
    t.asked("B", about)


def _seen(t: Table, card: str) -> str:
    return "".join(seat for seat in "ABC" if t.state.seen[t.card(card)] >> t.sitting.objects.seat(seat) & 1)


PLAYED = {
    "Gith": (None, "ally"),
    "Magic Sword": ("on", "magical item"),
    "1st/411": ("on", "artifact"),
    "4th/365": ("by", "wizard spell"),
}


@pytest.mark.parametrize("card", list(PLAYED))
@card_test("4th/390", rules=["gloss.hand"])
def test_a_card_whose_type_is_guessed_is_discarded(t: Table, card: str) -> None:
    how, kind = PLAYED[card]
    _esp(t, card, "Skulk")
    t.B.plays(card, on="Sadira" if how == "on" else "", by="Sadira" if how == "by" else "")
    t.asked("A", "ask-guess")
    t.zone(card, "playing")
    t.expect(_seen(t, card) == "B", "nobody else knows it")
    t.A.mode(TYPES.index(kind) + 1)
    t.zone(card, "discard", of="B")
    t.expect(_seen(t, card) == "ABC", "now everybody does")
    t.on("Gladiators", "Sadira")
    t.asked("B", "ask-combat")
    t.B.plays("Skulk")
    t.A.mode(TYPES.index("cleric spell") + 1)
    t.on("Skulk", "Sadira")
    goes_on(t, "War Party", "4th/390", "Gladiators")


@pytest.mark.parametrize("guess", [kind for kind in TYPES if kind != "magical item"])
@card_test("4th/390")
def test_a_wrong_guess_changes_nothing(t: Table, guess: str) -> None:
    _esp(t, "Magic Sword")
    t.B.plays("Magic Sword", on="Sadira")
    t.A.mode(TYPES.index(guess) + 1)
    t.on("Magic Sword", "Sadira")
    lies_open(t, "Magic Sword")
    goes_on(t, "War Party", "4th/390", "Gladiators")


@card_test("4th/390")
def test_an_event_is_no_part_of_the_fight(t: Table) -> None:
    _esp(t, "1st/210", "Skulk", about="ask-anytime")
    t.B.plays("1st/210")
    t.zone("1st/153", "discard")
    t.changed("1st/210")
    goes_on(t, "War Party", "4th/390", "Gladiators", "Otto")


@card_test("4th/390")
def test_what_its_own_player_plays_is_not_guessed_and_it_is_over_with_the_round(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Otto + 1st/153", "Borys"], hand=["4th/390", "War Party"])
    t.seat("B", formation={"A": CRISTYNE}, pool=["Sadira + Gladiators", "Azhul"], hand=["Gith"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(CRISTYNE, with_="Otto")
    t.B.defends("Sadira")
    t.A.plays("4th/390", by="Otto")
    t.A.plays("War Party")
    t.B.passes()
    t.zone("Sadira", "discard")
    t.zone("4th/390", "discard")
    t.A.attacks(CRISTYNE, with_="Borys")
    t.B.defends("Azhul")
    t.B.plays("Gith")
    t.on("Gith", "Azhul")
    goes_on(t, "Otto", "Sadira", "Gladiators", "War Party", "1st/153")


@card_test("4th/390", rules=["icon.ability.by-type"])
def test_spells_and_abilities_of_every_kind_are_told_apart(t: Table) -> None:
    with given("1st/260", Always(MayUse(Is(SELF), ANY))):
        cards = {"3rd/349": "cleric spell", "4th/427": "psionic power", "4th/433": "unarmed combat"}
        _esp(t, *cards, "Skulk")
        for card, kind in cards.items():
            t.B.plays(card, by="Sadira")
            t.A.mode(TYPES.index(kind) + 1)
            t.zone(card, "discard")
        t.zone("Skulk", "hand")
        goes_on(t, "War Party", "4th/390", "Gladiators")
