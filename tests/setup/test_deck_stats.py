from __future__ import annotations

import json

import pytest

from sixrealms import decks
from sixrealms.decks import Deck
from sixrealms.setup.deck_stats import ADVICE, curve, size_near, stats, types


@pytest.mark.parametrize("deck", decks.shipped(), ids=lambda deck: deck.id)
def test_everything_of_a_deck_is_counted_once(deck: Deck) -> None:
    assert sum(types(deck).values()) == len(deck.cards)
    champions = sum(one["champions"] for one in curve(deck))
    assert champions == sum(p.is_champion and p.level != "" for p in deck.printings)
    levels = [one["level"] for one in curve(deck)]
    assert levels == sorted(set(levels))


@pytest.mark.rule("card.level.icon-number")
def test_the_curve_tells_champions_from_other_cards() -> None:
    deck = Deck("made", ("1st/44", "1st/54", "1st/54", "1st/1"))  # a wizard, two equal allies, a realm without a number
    assert curve(deck) == [{"level": 4, "champions": 0, "others": 2}, {"level": 9, "champions": 1, "others": 0}]


def test_most_shipped_decks_are_as_is_advised() -> None:
    for size, advised in ADVICE.items():
        of_size = [deck for deck in decks.shipped() if len(deck.cards) == size]
        fine = [
            deck
            for deck in of_size
            if advised["realms"].least <= types(deck)["realm"] <= advised["realms"].most
            and advised["champions"].least <= sum(p.is_champion for p in deck.printings) <= advised["champions"].most
        ]
        assert len(fine) >= 0.8 * len(of_size)


def test_what_is_too_few_and_too_many_is_said() -> None:
    (realms, champions) = stats(Deck("realms", ("1st/1",) * 55), "en")["advice"]
    assert (realms["count"], realms["verdict"]) == (55, "many")
    assert realms["message"] == "Realms: 55; many: good decks of this size have 10 to 13"
    assert (champions["count"], champions["verdict"]) == (0, "few")


@pytest.mark.parametrize(("cards", "size"), [(0, 55), (55, 55), (66, 75), (75, 75), (93, 110), (500, 110)])
def test_advice_is_that_of_the_nearest_size(cards: int, size: int) -> None:
    assert size_near(Deck("made", ("1st/1",) * cards)) == size


def test_all_of_it_is_plain_data_in_both_languages() -> None:
    deck = decks.named("F-2")
    english, portuguese = stats(deck, "en"), stats(deck, "pt-BR")
    assert json.loads(json.dumps(english)) == english
    assert english["unusable"][0]["why"] != portuguese["unusable"][0]["why"]
    assert [one["rule"] for one in english["unusable"]] == [one["rule"] for one in portuguese["unusable"]]
    assert {key: english[key] for key in ("curve", "types", "worlds")} == {
        key: portuguese[key] for key in ("curve", "types", "worlds")
    }


def test_an_empty_deck_has_figures_too() -> None:
    found = stats(Deck("empty", ()), "en")
    assert (found["curve"], found["types"], found["worlds"], found["unusable"]) == ([], {}, {}, [])
    assert found["enforced"]["percent"] == 100
