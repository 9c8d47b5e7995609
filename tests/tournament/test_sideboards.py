"""Sideboards of an event: where there are any, and when cards go in and out."""

from __future__ import annotations

import pytest

from sixrealms import decks
from sixrealms.tournament.entering import list_of
from sixrealms.tournament.sideboards import undecided
from sixrealms.tournament.steps import DeckList
from sixrealms.tournament.wishes import Exchange, HandIn, Open, Seat
from tests.tournament.events import JUDGE, Telling
from tests.tournament.test_refusals import THREE, refusal


def with_sideboards(shape: str) -> Telling:
    """The first game of three people who have been let in with seven cards beside the deck."""
    told = Telling(THREE, game=shape)
    whole = list_of(decks.named("E-1"))
    for name in THREE.split():
        handed_in = DeckList("E", whole.cards[7:], whole.dungeon, whole.cards[:7])
        told.says(HandIn(name, handed_in, judge_agrees=True), by=JUDGE)
    told.says(Seat(1))
    return told


@pytest.mark.rule("protocol.no-sideboard-by-default", "protocol.deck-locked", "option.sideboard.when")
def test_cards_are_exchanged_with_a_sideboard_only_where_there_is_one() -> None:
    swap = Exchange("Ana", list_of(decks.named("E-1")).cards[7:8], list_of(decks.named("E-1")).cards[:1])
    told = with_sideboards("Spellfire: Championship [55]")
    told.wins("Bruno")
    assert "protocol.no-sideboard-by-default" in str(refusal(told, swap))
    assert undecided(told.event, told.table_of("Ana")) == ()
    told = with_sideboards("Spellfire: Championship (Sideboard) [55]")
    assert "option.sideboard.when" in str(refusal(told, swap)), "not before the first game"
    told.wins("Bruno")
    assert {player for player, _ in undecided(told.event, told.table_of("Ana"))} == {"p1", "p2", "p3"}
    told.says(swap)
    assert {player for player, _ in undecided(told.event, told.table_of("Ana"))} == {"p2", "p3"}
    assert told.event.players["p1"].decks[0].cards == list_of(decks.named("E-1")).cards[7:], "the list is locked"


@pytest.mark.rule("protocol.deck-locked")
def test_a_deck_is_locked_again_once_the_next_game_is_open() -> None:
    told = with_sideboards("Spellfire: Championship (Sideboard) [55]")
    told.wins("Bruno")
    told.says(Open(1, 1, 2, "abc"))
    assert "protocol.deck-locked" in str(refusal(told, Exchange("Ana")))
