"""Sealed decks an event issues, and what comes out of a booster after the first game: once, for good, then locked."""

from __future__ import annotations

from collections import Counter

import pytest

from sixrealms import catalogue
from sixrealms.formats.sealed_decks import BOOSTER_SET, SET
from sixrealms.tournament.decks.sideboards import undecided
from sixrealms.tournament.event import Participant
from sixrealms.tournament.fields import By, DeckList
from sixrealms.tournament.operations import Enter, Exchange, HandIn, Issue, Open, Seat, Undo
from sixrealms.tournament.refusals import EventRefused
from sixrealms.wording import LANGUAGES
from tests.tournament.events import Telling

THREE = "Ana Bruno Caio"
MASTERS = "Spellfire: Master's Strategy [55]"
ANA = By("player", "p1")


def told(game: str = MASTERS, **plan: str) -> Telling:
    found = Telling(THREE, game=game, decks=plan.get("decks", "required"))
    found.says(Issue(seed=5))
    return found


def player(event: Telling, name: str) -> Participant:
    return next(one for one in event.event.players.values() if one.name == name)


def deck(event: Telling, name: str = "Ana") -> DeckList:
    found = player(event, name).deck
    assert found is not None
    return found


def refusal(event: Telling, command: Exchange | HandIn | Issue, by: By | None = None) -> str:
    before = event.log
    with pytest.raises(EventRefused) as wrong:
        event.says(command, by=by or By("organiser"))
    assert event.log == before
    assert len({wrong.value.said(language) for language in LANGUAGES}) == len(LANGUAGES)
    return wrong.value.said("en")


def swap(event: Telling, count: int) -> Exchange:
    """So many cards of Ana's booster that her deck has not got, for the first ones of the deck."""
    held = deck(event)
    mine = {catalogue.printing(card).card_id for card in held.cards}
    fresh = [card for card in held.booster if catalogue.printing(card).card_id not in mine]
    return Exchange("p1", held.cards[:count], tuple(fresh[:count]))


@pytest.mark.rule("format.masters-strategy.base", "format.sealed-deck.one-deck", "protocol.deck-locked")
@pytest.mark.parametrize(("game", "booster"), [(MASTERS, 12), ("Spellfire: Sealed Deck [55]", 0)])
def test_everybody_is_given_a_box_of_his_own_that_is_played_as_it_is(game: str, booster: int) -> None:
    event = told(game)
    decks = [deck(event, name) for name in THREE.split()]
    assert len({one.cards for one in decks}) == 3
    assert all(len(one.cards) == 55 and {catalogue.printing(card).set for card in one.cards} == {SET} for one in decks)
    assert all({catalogue.printing(card).set for card in one.booster} <= {BOOSTER_SET} for one in decks)
    assert [len(one.booster) for one in decks] == [booster] * 3
    assert "has a deck already" in refusal(event, Issue(seed=6))
    event.says(Enter("Dora"), Issue("Dora", seed=5))
    assert deck(event, "Dora").cards not in [one.cards for one in decks]
    assert [deck(event, name) for name in THREE.split()] == decks, "who comes late changes nobody's box"
    assert deck(told(game)) == decks[0], "the same seed, the same box"
    assert "sealed" in refusal(event, HandIn("Ana", DeckList("mine", decks[1].cards))), "another one's box"
    event.says(HandIn("Ana", DeckList("by another name", decks[0].cards)))
    assert deck(event).booster == decks[0].booster, "the booster stays with its deck"
    event.says(Seat(1))
    assert event.event.players["p1"].broken == ()


@pytest.mark.rule("format.sealed-deck.one-deck")
def test_boxes_are_issued_only_where_the_game_is_played_with_them() -> None:
    assert "is not played with sealed decks" in refusal(Telling(THREE), Issue(seed=1))


@pytest.mark.rule("format.masters-strategy.booster-swap")
def test_after_his_first_game_a_player_exchanges_once_for_good_and_is_locked_again() -> None:
    event = told()
    assert "finished no game yet" in refusal(event, swap(event, 3), ANA)
    event.says(Seat(1))
    assert "finished no game yet" in refusal(event, swap(event, 3), ANA)
    event.wins("Bruno")
    table = event.table_of("Ana")
    assert {one for one, _ in undecided(event.event, table)} == {"p1", "p2", "p3"}
    before = deck(event)
    command = swap(event, 3)
    assert "3 would leave the deck and 2 come in" in refusal(event, Exchange("Ana", command.out, command.into[:2]))
    assert "there to exchange" in refusal(event, Exchange("Ana", (before.booster[0],), (before.booster[1],)))
    assert "there to exchange" in refusal(event, Exchange("Ana", command.out[:2], (command.into[0],) * 2))
    assert "may come into the deck" in refusal(
        event, Exchange("Ana", before.cards[:13], (*before.booster, before.booster[0]))
    )
    assert "their own games" in refusal(event, Exchange("p2"), ANA)
    event.says(command, by=ANA)
    after = deck(event)
    assert Counter(after.cards) == Counter(before.cards) - Counter(command.out) + Counter(command.into)
    assert "is done with the booster" in refusal(event, command, ANA)
    event.says(Exchange("Bruno"))  # leaves the deck as it is
    assert {one for one, _ in undecided(event.event, table)} == {"p3"}
    event.wins("Bruno")
    assert "finished a second game" in refusal(event, Exchange("p3"), By("player", "p3"))
    event.says(Exchange("Caio"), by=By("judge", "Rita"))
    assert deck(event) == after, "for good"
    event.says(Undo(next(one.number for one in event.log if one.by == ANA)))
    assert deck(event) == before
    assert not event.event.set_aside


@pytest.mark.rule("format.masters-strategy.booster-swap", "protocol.deck-locked")
def test_while_a_game_is_open_no_booster_is() -> None:
    event = told()
    event.says(Seat(1))
    event.wins("Bruno")
    command = swap(event, 3)
    event.says(Open(1, 1, 2, "abc"))
    assert "protocol.deck-locked" in refusal(event, command, ANA)
    assert "no booster" in refusal(unboosted(), Exchange("p1"), ANA)


def unboosted() -> Telling:
    """The same game, with a deck handed in without a booster."""
    event = Telling(THREE, game=MASTERS)
    event.says(HandIn("p1", DeckList("mine", deck(told()).cards), judge_agrees=True), by=By("judge", "Rita"))
    event.says(Seat(1))
    event.wins("Bruno")
    return event


@pytest.mark.rule("format.masters-strategy.booster-swap")
def test_nobody_waits_for_boosters_where_none_are_packed_with_the_decks() -> None:
    for game, waiting in ((MASTERS, {"p1", "p2", "p3"}), ("Spellfire: Sealed Deck [55]", set())):
        event = told(game)
        event.says(Seat(1))
        event.wins("Bruno")
        assert {one for one, _ in undecided(event.event, event.table_of("Ana"))} == waiting


@pytest.mark.rule("format.masters-strategy.booster-swap")
def test_no_card_comes_into_a_deck_that_has_it() -> None:
    event = told()
    event.says(Seat(1))
    event.wins("Bruno")
    mine = deck(event)
    name = catalogue.printing(mine.booster[0]).name
    event.says(Exchange("Ana", (catalogue.printing(mine.cards[0]).name,), (name,)))
    assert mine.booster[0] in deck(event).cards, "cards are called by their names, too"


def test_who_goes_on_after_one_game_opens_the_booster_between_the_rounds() -> None:
    event = Telling("Ana Bruno Caio Dora Eva Fabio", game=MASTERS, wins=1)
    event.says(Issue(seed=5), Seat(1))
    event.finish_round()
    table = event.event.rounds[0].tables[0]
    assert {one for one, _ in undecided(event.event, table)} == set(table.players)
    event.says(Exchange(table.players[0]), by=By("player", table.players[0]))
    event.says(Seat(2))
    final = event.event.rounds[1].tables[0]
    assert table.players[0] in final.players
    waits = {one for one, _ in undecided(event.event, final)}
    assert waits
    assert table.players[0] not in waits


@pytest.mark.rule("format.sealed-deck.one-deck")
def test_a_key_gives_everybody_a_box_of_their_own_and_the_same_again() -> None:
    def boxes(seed: int | str) -> list[tuple[str, ...]]:
        event = Telling(THREE, game=MASTERS, decks="required")
        event.says(Issue(seed=seed))
        return [player(event, name).decks[0].cards for name in THREE.split()]

    one = boxes("k" + "5a" * 16)
    assert boxes("k" + "5a" * 16) == one
    assert len(set(one)) == 3
    assert not set(one) & {*boxes("k" + "5b" * 16), *boxes(int("5a" * 6, 16))}
