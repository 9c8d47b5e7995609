from __future__ import annotations

from random import Random

import pytest

from sixrealms import catalogue, rulesets
from sixrealms.catalogue import Printing
from sixrealms.decks import Deck
from sixrealms.decks.limits_check import problems
from sixrealms.powers import registry
from sixrealms.rulesets.deck_limits import limits
from sixrealms.setup import random_decks
from sixrealms.setup.random_decks import random_deck, shelves

TABLES = [(name, size) for name, rules in rulesets.RULESETS.items() for size in rules.sizes]


@pytest.mark.parametrize(("ruleset", "size"), TABLES)
def test_random_decks_are_legal(ruleset: str, size: int) -> None:
    table = limits(ruleset, size)

    for seed in range(25):
        cards, dungeon = random_deck(table, Random(seed))
        assert problems(Deck("drawn", cards, dungeon or None), table) == []


@pytest.mark.parametrize(("ruleset", "size"), TABLES)
def test_every_deck_has_enough_realms_and_champions_to_play(ruleset: str, size: int) -> None:
    for seed in range(25):
        cards, _ = random_deck(limits(ruleset, size), Random(seed))
        found = [catalogue.printing(card) for card in cards]
        assert sum(p.type == "realm" for p in found) >= size * 0.19
        assert sum(p.is_champion for p in found) >= size * 0.15


def test_the_same_chance_draws_the_same_deck() -> None:
    table = limits("tournament", 55)

    assert random_deck(table, Random(3)) == random_deck(table, Random(3))
    assert random_deck(table, Random(3)) != random_deck(table, Random(4))


def test_dungeons_lie_beside_some_decks() -> None:
    drawn = [random_deck(limits("tournament", 55), Random(seed))[1] for seed in range(40)]

    assert 4 < sum(bool(dungeon) for dungeon in drawn) < 25
    assert all(not random_deck(limits("fourth-edition", 55), Random(seed))[1] for seed in range(40))


def test_cards_whose_power_is_played_are_likelier(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one set enforced, a third of a deck or more comes from its tenth of all wordings."""
    monkeypatch.setattr(registry, "status", lambda p: "enforced" if p.set == "DL" else "missing")
    shelves.cache_clear()
    try:
        share = _share([card for seed in range(20) for card in random_deck(limits("tournament", 55), Random(seed))[0]])
    finally:
        shelves.cache_clear()

    everything = list(catalogue.all_printings())
    everywhere = sum(p.set == "DL" for p in everything) / len(everything)
    assert share > 4 * everywhere


def _share(cards: list[str]) -> float:
    return sum(catalogue.printing(card).set == "DL" for card in cards) / len(cards)


def test_every_wording_stands_on_one_shelf() -> None:
    shelved: list[Printing] = [card for shelf in shelves().values() for card in shelf.cards]

    assert len(shelved) == len({p.wording for p in catalogue.all_printings()})
    assert {card.wording for card in shelved} == {p.wording for p in catalogue.all_printings()}
    assert random_decks.WEIGHTS["enforced"] > random_decks.WEIGHTS["none"] > random_decks.WEIGHTS["missing"] > 0
