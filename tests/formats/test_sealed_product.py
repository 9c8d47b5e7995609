from __future__ import annotations

from collections import Counter

import pytest

from sixrealms.catalogue import Printing, printing
from sixrealms.decks import starters
from sixrealms.errors import OptionError
from sixrealms.formats import asked_for
from sixrealms.formats.deck_legality import problems
from sixrealms.formats.sealed_product import MOST_PLAYERS, SealedBox, boxes

MANY = boxes(1, MOST_PLAYERS)


def _class(p: Printing) -> str:
    """What stands for the rarity Realm of the first edition."""
    return "M" if p.set == "4th" and p.rarity == "UC" and p.type == "realm" else p.rarity


@pytest.mark.rule("format.sealed-deck.one-deck", "format.sealed-deck.always-legal", "format.masters-strategy.base")
@pytest.mark.parametrize("box", MANY[:6], ids=lambda b: b.deck.name)
def test_a_sealed_deck_is_legal_as_it_stands(box: SealedBox) -> None:
    assert problems(box.deck, asked_for("Sealed Deck [55]"), issued=box.deck) == []
    assert problems(box.deck, asked_for("Master's Strategy [55]"), issued=box.deck) == []


def test_decks_have_the_shares_of_the_factory_decks_we_know() -> None:
    factory = Counter(p.rarity for d in starters() for p in d.printings)
    assert {r: round(n / len(starters())) for r, n in factory.items()} == {"C": 30, "M": 10, "UC": 10, "R": 5}
    for box in MANY:
        shares = Counter(_class(p) for p in box.deck.printings)
        assert (shares["C"], shares["M"], shares["UC"], shares["R"] + shares["VR"]) == (30, 10, 10, 5)
        assert shares["VR"] <= 1
        assert {p.set for p in box.deck.printings} == {"4th"}
        assert len({p.card_id for p in box.deck.printings}) == 55
        assert 10 <= sum(p.type == "realm" for p in box.deck.printings) <= 15


def test_boosters_have_twelve_cards_of_draconomicon() -> None:
    for box in MANY:
        cards = [printing(i) for i in box.booster]
        shares = Counter(p.rarity for p in cards)
        assert (shares["C"], shares["UC"], shares["R"] + shares["VR"]) == (8, 3, 1)
        assert {p.set for p in cards} == {"DR"}
        assert len(set(box.booster)) == 12


def test_very_rare_cards_come_in_some_boxes_only() -> None:
    decks = sum(any(p.rarity == "VR" for p in b.deck.printings) for b in MANY)
    boosters = sum(any(printing(i).chase for i in b.booster) for b in MANY)
    assert 5 <= decks <= 28
    assert 10 <= boosters <= 34


def test_a_seed_gives_the_same_boxes_whoever_else_comes() -> None:
    assert boxes(7, 3) == boxes(7, 3)
    assert boxes(7, 5)[:3] == boxes(7, 3)
    assert boxes(8, 1) != boxes(7, 1)
    assert len({b.deck.cards for b in MANY}) == MOST_PLAYERS


@pytest.mark.parametrize("players", [0, -1, MOST_PLAYERS + 1])
def test_a_number_of_players_that_cannot_be_is_refused(players: int) -> None:
    with pytest.raises(OptionError, match="1 to 60"):
        boxes(1, players)
