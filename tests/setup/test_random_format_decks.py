from __future__ import annotations

import pytest

from sixrealms.catalogue import printing
from sixrealms.formats import GameName
from sixrealms.formats.deck_legality import problems
from sixrealms.formats.shorthand_words import TYPES
from sixrealms.setup.random_format_decks import decks_for

NAMES = [
    GameName(key, digit=7 if key == "no-xs" else None, size=size) for key, one in TYPES.items() for size in one.sizes
]


@pytest.mark.parametrize("name", NAMES, ids=str)
def test_decks_for_every_type_and_size_are_legal_and_come_again(name: GameName) -> None:
    found = decks_for(name, "tournament", 3, 5)
    assert [problems(deck, name) for deck in found] == [[], [], []]
    assert decks_for(name, "tournament", 3, 5) == found
    assert len({deck.cards for deck in found}) == 3


def test_different_worlds_go_to_war() -> None:
    name = GameName("world-war")
    worlds = {deck.name for seed in range(8) for deck in decks_for(name, "tournament", 2, seed)}
    assert len(worlds) > 3


def test_a_ruleset_that_has_no_dungeon_cards_gets_none() -> None:
    for seed in range(10):
        for deck in decks_for(GameName("no-xs", digit=3), "fourth-edition", 2, seed):
            assert deck.dungeon is None
            assert not any("3" in str(printing(card).printed_number) for card in deck.cards)
