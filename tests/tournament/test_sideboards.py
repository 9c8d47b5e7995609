"""Sideboards of an event: where there are any, and when cards go in and out."""

from __future__ import annotations

import pytest

from sixrealms import decks
from sixrealms.tournament.decks.deck_lists import list_of
from sixrealms.tournament.decks.sideboards import deck_before, undecided
from sixrealms.tournament.fields import DeckList
from sixrealms.tournament.operations import Exchange, HandIn, Open, Seat
from tests.tournament.events import JUDGE, Telling
from tests.tournament.test_refusals import THREE, refusal


def with_sideboards(shape: str, players: str = THREE) -> Telling:
    """The first round of people who have been let in with seven cards beside the deck."""
    told = Telling(players, game=shape)
    whole = list_of(decks.named("E-1"))
    for name in players.split():
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


@pytest.mark.rule("variant.sideboard.restore")
def test_what_was_exchanged_holds_for_the_games_of_the_table_and_at_the_next_one_the_list_holds_again() -> None:
    told = with_sideboards("Spellfire: Championship (Sideboard) [55]", f"{THREE} Dora Eva Fabio")
    told.wins("Ana")
    first, ana = told.table_of("Ana"), told.event.players["p1"]
    listed = ana.decks[0].cards
    told.says(Exchange("Ana", listed[:1], ana.decks[0].sideboard[:1]))
    told.wins("Ana")
    told.finish_round()
    first = told.event.rounds[0].tables[first.number - 1]
    lists = [deck_before(first, ana, 0, game).cards for game in (1, 2, 3)]
    assert lists == [listed, (*listed[1:], ana.decks[0].sideboard[0]), lists[1]]
    told.says(Seat(2))
    assert deck_before(told.table_of("Ana"), ana, 0, 1).cards == listed
