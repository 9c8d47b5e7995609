from __future__ import annotations

from collections import Counter

import pytest

from sixrealms.catalogue import printing
from sixrealms.decks import Deck, named, shipped, starters
from sixrealms.errors import CatalogueError, DeckError
from sixrealms.powers import registry


def test_the_shipped_decks() -> None:
    assert [d.id for d in starters()] == [f"{letter}-{n}" for letter in "ABCDEF" for n in (1, 2)]
    assert len(shipped()) == len({d.id for d in shipped()}) == 46
    assert Counter(d.format[:2] for d in shipped()) == {"55": 12 + 20, "75": 12, "11": 2}


def test_starters_are_55_cards_of_the_first_edition() -> None:
    for deck in starters():
        assert (len(deck.cards), deck.dungeon) == (55, None)
        assert {p.set for p in deck.printings} == {"1st"}


def test_sample_decks_have_their_dungeon_card_beside_the_deck() -> None:
    for deck in shipped()[12:]:
        assert deck.dungeon is not None
        assert printing(deck.dungeon).type == "dungeon"
        assert "dungeon" not in {p.type for p in deck.printings}


@pytest.mark.parametrize("wanted", ["A-1", "a-1", "1st Edition Starter Deck A-1", "1ST EDITION starter deck a1"])
def test_decks_are_found_by_id_and_title(wanted: str) -> None:
    assert named(wanted).id == "A-1"


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ("Spell-Recyclers", "2 decks are called 'Spell-Recyclers'; say 55-spell-recyclers or 55tav-spell-recyclers"),
        ("psionicis", "did you mean 55-psionicist"),
        ("A-7", "no shipped deck is called 'A-7'"),
        ("", "no shipped deck is called ''"),
    ],
)
def test_other_names_are_refused(wanted: str, message: str) -> None:
    with pytest.raises(DeckError) as refused:
        named(wanted)
    assert message in str(refused.value)


def test_a_deck_is_always_about_existing_cards() -> None:
    with pytest.raises(CatalogueError, match="no printing '1st/999'"):
        Deck("bad", ("1st/999",))
    with pytest.raises(CatalogueError, match="no printing"):
        Deck("bad", (), sideboard=("x/1",))
    with pytest.raises(DeckError, match=r"Waterdeep \(1st/1\) is not a dungeon card"):
        Deck("bad", (), "1st/1")


def test_every_power_of_decks_made_of_the_editions_alone_is_played() -> None:
    editions = {"1st", "NO", "2nd", "3rd", "4th", "PR"}
    made = [deck for deck in shipped() if {printing(card).set for card in deck.cards} <= editions]
    assert {deck.id for deck in starters()} <= {deck.id for deck in made}
    for deck in made:
        assert [card for card in deck.cards if registry.status(printing(card)) == "missing"] == [], deck.id
