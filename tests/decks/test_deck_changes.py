from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixrealms import decks
from sixrealms.catalogue import all_printings
from sixrealms.decks import Deck
from sixrealms.decks.deck_changes import DeckChange, changed, differences
from sixrealms.decks.faults import DeckFaults
from sixrealms.errors import DeckError

DECK = Deck("mine", ("1st/54", "2nd/54", "1st/1", "1st/54"))
CARDS = [p.id for p in all_printings() if p.type != "dungeon"]


def _after(what: str, cards: str, pile: str = "deck") -> tuple[str, ...]:
    return changed(DECK, [DeckChange(what, cards)], pile).cards


@pytest.mark.parametrize(
    ("what", "cards", "left"),
    [
        ("add", "1st/44", ["1st/54", "2nd/54", "1st/1", "1st/54", "1st/44"]),
        ("add", "2 1st/44", ["1st/54", "2nd/54", "1st/1", "1st/54", "1st/44", "1st/44"]),
        ("add", "2x 1ST/44", ["1st/54", "2nd/54", "1st/1", "1st/54", "1st/44", "1st/44"]),
        ("add", "1st/44 Elminster the Mage", ["1st/54", "2nd/54", "1st/1", "1st/54", "1st/44"]),
        ("remove", "1st/54", ["1st/54", "2nd/54", "1st/1"]),
        ("remove", "2 1st/54", ["2nd/54", "1st/1"]),
        ("remove", "3 war party", ["1st/1"]),  # a name is any printing that is there
        ("remove", "1st/54 War Party", ["1st/54", "2nd/54", "1st/1"]),
        ("count", "1 1st/54", ["1st/54", "2nd/54", "1st/1"]),
        ("count", "0 1st/54", ["2nd/54", "1st/1"]),
        ("count", "3 1st/54", ["1st/54", "2nd/54", "1st/1", "1st/54", "1st/54"]),
        ("count", "2 1st/44", ["1st/54", "2nd/54", "1st/1", "1st/54", "1st/44", "1st/44"]),
        ("count", "3 War Party", ["1st/54", "2nd/54", "1st/1", "1st/54"]),
    ],
)
def test_changes(what: str, cards: str, left: list[str]) -> None:
    assert list(_after(what, cards)) == left


def test_removals_come_before_numbers_and_these_before_additions() -> None:
    found = changed(
        DECK, [DeckChange("add", "1st/54"), DeckChange("count", "1 1st/54"), DeckChange("remove", "2 1st/54")]
    )
    assert Counter(found.cards) == {"1st/54": 2, "2nd/54": 1, "1st/1": 1}


def test_the_dungeon_card_is_changed_with_the_deck() -> None:
    found = changed(DECK, [DeckChange("add", "DU/2")])
    assert (found.dungeon, found.cards) == ("DU/2", DECK.cards)
    assert changed(found, [DeckChange("remove", "DU/2")]) == DECK
    assert changed(found, [DeckChange("add", "DU/3")]).dungeon == "DU/2"


@pytest.mark.parametrize(
    ("pile", "part"), [("sideboard", "sideboard"), ("considering", "considering"), ("realm-deck", "realm_deck")]
)
def test_other_parts_are_changed_for_themselves(pile: str, part: str) -> None:
    found = changed(DECK, [DeckChange("add", "2 1st/1")], pile)
    assert getattr(found, part) == ("1st/1", "1st/1")
    assert found.cards == DECK.cards
    assert changed(found, [DeckChange("count", "0 1st/1")], pile) == DECK


@pytest.mark.parametrize(
    ("what", "cards", "why"),
    [
        ("add", "Watterdeep", "--add 'Watterdeep': no card is called 'Watterdeep'; did you mean Waterdeep"),
        ("add", "zzzzzz", "with `sixrealms cards WORD`"),
        ("add", "", "no card is called ''"),
        ("add", "0 1st/54", "a count must be 1 to 110"),
        ("add", "111 1st/54", "a count must be 1 to 110"),
        ("remove", "3 1st/54", "War Party is there only 2 times"),
        ("remove", "1st/44", "Elminster the Mage is there not at all"),
        ("remove", "1st/1 War Party", "1st/1 is Waterdeep, not 'War Party'"),
        ("count", "1st/54", "a number must stand before the card"),
        ("count", "111 1st/54", "a count must be 1 to 110"),
    ],
)
def test_what_is_wrong_with_a_change_is_said_with_what_would_be_right(what: str, cards: str, why: str) -> None:
    with pytest.raises(DeckError) as wrong:
        _after(what, cards)
    assert why in str(wrong.value)
    assert wrong.value.said("pt-BR") != str(wrong.value)


def test_all_that_is_wrong_is_told_at_once() -> None:
    with pytest.raises(DeckFaults) as wrong:
        changed(DECK, [DeckChange("add", "Nobody"), DeckChange("remove", "1st/44"), DeckChange("add", "1st/54")])
    assert [line.split(":")[0].strip() for line in wrong.value.details("en")] == ["--remove '1st/44'", "--add 'Nobody'"]
    assert str(wrong.value).startswith("mine: 2 faults, the first: --remove '1st/44'")
    assert wrong.value.said("pt-BR").startswith("mine: 2 falhas, a primeira: ")


def test_a_deck_does_not_grow_without_end() -> None:
    full = Deck("full", ("1st/54",) * 950)
    assert len(changed(full, [DeckChange("add", "50 1st/54")]).cards) == 1000
    with pytest.raises(DeckError, match="more than 1,000 cards"):
        changed(full, [DeckChange("add", "51 1st/54")])


CHANGES = st.lists(st.tuples(st.integers(1, 5), st.sampled_from(CARDS)), max_size=8)


@given(st.lists(st.sampled_from(CARDS), max_size=20), CHANGES)
def test_what_was_added_can_be_taken_out_again(cards: list[str], more: list[tuple[int, str]]) -> None:
    deck = Deck("made", tuple(cards))
    said = [f"{count} {card}" for count, card in more]
    after = changed(deck, [DeckChange("add", one) for one in said])
    assert dict(differences(deck, after)) == dict(
        Counter({card: 0 for _, card in more}) + Counter(card for count, card in more for _ in range(count))
    )
    back = changed(after, [DeckChange("remove", one) for one in said])
    assert Counter(back.cards) == Counter(cards)
    assert differences(deck, back) == []


@given(st.lists(st.sampled_from(CARDS[:20]), max_size=20), st.integers(0, 6), st.sampled_from(CARDS[:20]))
def test_a_number_that_is_set_is_the_number_there_is(cards: list[str], count: int, card: str) -> None:
    after = changed(Deck("made", tuple(cards)), [DeckChange("count", f"{count} {card}")])
    assert after.cards.count(card) == count
    others = [other for other in cards if other != card]
    assert [other for other in after.cards if other != card] == others


@given(st.sampled_from(["add", "remove", "count"]), st.text(max_size=30))
def test_whatever_is_written_changes_the_deck_or_is_refused(what: str, cards: str) -> None:
    told = ""
    found: tuple[str, ...] = ()
    try:
        found = _after(what, cards)
    except DeckError as wrong:
        told = wrong.said("en") and wrong.said("pt-BR")
    assert bool(told) is not bool(found)
    assert set(found) <= {p.id for p in all_printings()}


def test_a_shipped_deck_is_changed_without_being_touched() -> None:
    before = decks.named("A-1")
    cards = before.cards
    assert len(changed(before, [DeckChange("remove", before.cards[0])]).cards) == 54
    assert decks.named("A-1").cards == cards
