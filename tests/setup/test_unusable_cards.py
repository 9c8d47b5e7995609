from __future__ import annotations

import pytest

from sixrealms import catalogue, decks
from sixrealms.catalogue import Printing
from sixrealms.decks import Deck
from sixrealms.setup.unusable_cards import unusable


def _one(**facts: object) -> Printing:
    """A printing without a power of its own to speak for or against it."""
    return next(
        p
        for p in catalogue.all_printings()
        if p.blank and all(getattr(p, name) == value for name, value in facts.items())
    )


def _found(*cards: str) -> dict[str, tuple[str, str, str]]:
    return {one.card.id: (one.rule, one.message, one.world) for one in unusable(Deck("made", cards))}


WIZARD = "1st/44"
CLERIC_SPELL = "1st/353"


def test_an_empty_deck_and_one_without_anything_to_use_have_none() -> None:
    assert unusable(Deck("empty", ())) == []
    assert _found(WIZARD, "1st/1") == {}


@pytest.mark.rule("icon.ability.by-type")
def test_a_spell_needs_somebody_who_casts_its_kind() -> None:
    assert _found(WIZARD, CLERIC_SPELL) == {CLERIC_SPELL: ("icon.ability.by-type", "unusable-cast", "")}
    cleric = (
        _one(type="cleric").id if any(p.type == "cleric" and p.blank for p in catalogue.all_printings()) else "1st/87"
    )
    assert catalogue.printing(cleric).type == "cleric"
    assert _found(WIZARD, CLERIC_SPELL, cleric) == {}


def test_whatever_needs_a_champion_is_named_where_there_is_none() -> None:
    assert _found(CLERIC_SPELL) == {CLERIC_SPELL: ("turn.phase3.user-required", "unusable-nobody", "")}
    ally = next(p.id for p in catalogue.all_printings() if p.type == "ally")
    assert _found(ally)[ally] == ("gloss.allies.when", "unusable-nobody", "")


@pytest.mark.rule("holding.world")
def test_a_holding_needs_a_realm_of_its_world() -> None:
    deck = decks.named("A-2")
    found = {one.card.name: one.world for one in unusable(deck) if one.message == "unusable-holding"}
    assert found["Kalidnay"] == "Dark Sun"
    assert "DS" not in {p.world for p in deck.printings if p.type == "realm"}
    of_that_world = next(p.id for p in catalogue.all_printings() if p.type == "realm" and p.world == "DS")
    with_realm = Deck("with one", (*deck.cards, of_that_world))
    assert "unusable-holding" not in {one.message for one in unusable(with_realm)}


@pytest.mark.rule("card.world.matching")
def test_an_artifact_needs_a_champion_of_its_world() -> None:
    deck = decks.named("F-1")
    (one,) = unusable(deck)
    assert (one.card.name, one.rule, one.world) == ("Ren's Crystal Ball", "card.world.matching", "Greyhawk")
    champion = next(p.id for p in catalogue.all_printings() if p.is_champion and p.world == "GH")
    assert unusable(Deck("with one", (*deck.cards, champion))) == []


def test_what_another_card_of_the_deck_lets_champions_use_is_left_alone() -> None:
    giving = [p for p in catalogue.all_printings() if "cleric spell/off" in p.uses and p.type == "magical item"]
    assert giving
    hero = next(
        p.id for p in catalogue.all_printings() if p.type == "hero" and not any("cleric" in use for use in p.uses)
    )
    spell = next(
        p.id for p in catalogue.all_printings() if p.type == "cleric spell" and p.offensive and not p.defensive
    )
    assert spell in _found(hero, spell)
    assert any(spell not in _found(hero, spell, one.id) for one in giving)


def test_each_card_is_named_once_however_many_copies_there_are() -> None:
    assert list(_found(WIZARD, CLERIC_SPELL, CLERIC_SPELL)) == [CLERIC_SPELL]


@pytest.mark.parametrize("deck", decks.shipped(), ids=lambda deck: deck.id)
def test_nothing_named_in_a_shipped_deck_is_of_a_type_its_champions_use_by_their_icon(deck: Deck) -> None:
    by_icon = {"wizard": "wizard spell", "cleric": "cleric spell", "psionicist": "psionic power"}
    known = {by_icon[p.type] for p in deck.printings if p.type in by_icon}
    assert not [one.card.name for one in unusable(deck) if one.card.type in known]
