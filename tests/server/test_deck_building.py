"""What the deck builder asks the server: cards by a query, decks from files and to files, cards that would fit."""

from __future__ import annotations

from collections import Counter

import pytest

from sixrealms import catalogue, decks
from sixrealms.powers import registry
from sixrealms.server.http.deck_building import (
    AskedFile,
    AskedSuggestions,
    AskedText,
    found,
    read,
    suggested,
    written,
)
from sixrealms.wording import LANGUAGES


def test_a_query_finds_what_the_command_line_finds() -> None:
    asked = "t:wizard lvl>=8 w:FR legal:tournament-110"

    assert found(asked, "en").cards == tuple(
        card.id for card in catalogue.search("t:wizard lvl>=8 w:FR") if card.official
    )


def test_a_mistake_is_told_with_its_place_and_the_word_that_was_meant() -> None:
    told = found("w:FR t:wizzard", "en")

    assert (told.cards, told.at, told.length, told.nearest) == ((), 5, 9, "wizard")
    assert "wizzard" in told.wrong
    assert found("w:FR t:wizzard", "pt-BR").wrong != told.wrong


@pytest.mark.parametrize("query", ["(", "t:", '"', "-", "1st/99999", "(" * 60])
def test_every_broken_query_is_answered(query: str) -> None:
    assert found(query, "en").wrong


@pytest.mark.parametrize("kind", ["txt", "cfd", "csv"])
def test_what_is_written_is_read_back(kind: str) -> None:
    deck = decks.named("A-1")
    cards = (*deck.cards, "DU/2")
    file = written(AskedFile("My / deck", kind, cards, considering=("1st/54",)))  # type: ignore[arg-type]

    back = read(AskedText(file.text, file.file))

    assert file.file == f"My - deck.{kind}"
    assert Counter(back.cards) == Counter(cards)
    assert back.considering == ("1st/54",)
    assert back.faults == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_faults_of_a_text_are_told_at_once(language: str) -> None:
    told = read(AskedText("2 Nobody\n1st/54\nNothing here\n", "mine.txt", language))

    assert [fault.split(": ")[0] for fault in told.faults] == ["mine.txt:1", "mine.txt:3"]
    assert told.cards == ()
    assert read(AskedText("nonsense", "", language)).faults
    assert read(AskedText("", "", language)).faults
    assert read(AskedText("a\0b", "", language)).faults


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_suggested_is_not_there_is_played_and_says_why(language: str) -> None:
    deck = decks.named("55-psionicist")
    told = suggested(AskedSuggestions(deck.cards, language))
    there = {catalogue.printing(card).card_id for card in deck.cards}

    assert told
    for one in told:
        card = catalogue.printing(one.card)
        assert card.card_id not in there
        assert registry.status(card) != "missing"
        assert one.why
        if one.instead:
            assert catalogue.printing(one.instead).type == card.type
            assert one.instead in deck.cards
    assert suggested(AskedSuggestions((), language)) == ()
