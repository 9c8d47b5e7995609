"""Decks as tables: what is written is read back, and all that is wrong is told at once."""

from __future__ import annotations

from collections import Counter

import pytest

from sixrealms import catalogue, decks
from sixrealms.decks import Deck, csv_list, from_text
from sixrealms.decks.faults import DeckFaults
from sixrealms.errors import DeckError, DeckRefused


@pytest.mark.parametrize("deck", [*decks.starters()[:2], decks.named("110-battle-mages")], ids=lambda deck: deck.id)
def test_what_is_written_is_read_back(deck: Deck) -> None:
    read = from_text(decks.write_csv(deck), "mine.csv", deck.name)

    assert (read.dungeon, Counter(read.cards)) == (deck.dungeon, Counter(deck.cards))
    assert Counter(read.considering) == Counter(deck.considering)


def test_columns_may_stand_in_any_order_and_be_called_otherwise() -> None:
    text = "Card;Quantity;Section\nWar Party;2;Main\n1st/331 Fireball;1;sideboard\n"

    read = from_text(text, "mine.csv", "mine")

    assert {catalogue.printing(one).name for one in read.cards} == {"War Party"}
    assert len(read.cards) == 2
    assert read.sideboard == ("1st/331",)


def test_set_and_number_name_a_printing() -> None:
    assert from_text("set,number,count\n1st,54,1\n", "x.csv", "x").cards == ("1st/54",)


def test_all_that_is_wrong_is_told_with_its_line() -> None:
    text = "count,id,name,pile\n0,1st/54,,deck\n1,1st/99999,,deck\n1,1st/54,,cellar\n1,1st/54,,deck\n"

    with pytest.raises(DeckFaults) as wrong:
        from_text(text, "mine.csv", "mine")

    assert [line.split(": ")[0].strip() for line in wrong.value.details("en")] == [f"mine.csv:{n}" for n in (2, 3, 4)]


@pytest.mark.parametrize("text", ["count,id\n", "count,id\n,,\n"])
def test_a_table_without_cards_is_refused(text: str) -> None:
    with pytest.raises(DeckRefused, match="no cards"):
        from_text(text, "mine.csv", "mine")


@pytest.mark.parametrize("text", ["2 1st/54 War Party\n", "Name: a, b\n1st/54\n", "", "War Party, the\n", "id,a\rid\n"])
def test_a_list_is_no_table(text: str) -> None:
    assert not csv_list.looks_like(text)


def test_a_table_that_never_ends_is_refused() -> None:
    with pytest.raises(DeckError, match="more than"):
        from_text("count,id\n" + "110,1st/54\n" * 20, "mine.csv", "mine")
