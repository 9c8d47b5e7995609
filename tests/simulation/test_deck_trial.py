from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixrealms import decks
from sixrealms.decks import limits_check
from sixrealms.decks.limits_check import legal_limits
from sixrealms.simulation.batch import in_parts
from sixrealms.simulation.deck_trial import DeckTrial, PlayedBefore, TrialGame, field_for, report, wilson


def _trial(games: int = 4, name: str = "F-1", seed: int = 3) -> DeckTrial:
    deck = decks.named(name)
    return DeckTrial(deck, field_for(deck, "tournament", 55), "tournament", 55, games, seed)


def test_two_games_in_a_row_differ_only_in_the_seat_of_the_deck() -> None:
    trial = _trial(200)
    for number in range(0, 200, 2):
        (one, first), (other, second) = trial.match(number), trial.match(number + 1)
        assert (first, second) == (0, 1)
        assert one.setup.seed == other.setup.seed
        assert one.setup.decks[0] == other.setup.decks[1] == trial.deck.cards
        assert one.setup.decks[1] == other.setup.decks[0]
        assert [player.name for player in one.players] == ["greedy", "greedy"]


def test_every_deck_of_the_field_is_met_as_often_as_any_other() -> None:
    trial = _trial()
    met = [trial.match(2 * deal)[0].setup.decks[1] for deal in range(2 * len(trial.field))]
    assert all(met.count(one.cards) == 2 for one in trial.field)


@pytest.mark.parametrize(
    ("name", "ruleset", "size"),
    [("F-1", "tournament", 55), ("A-1", "fourth-edition", 55), ("75-cleric-taxation", "tournament", 75)],
)
def test_the_field_is_of_the_size_and_legal_and_without_the_deck_itself(name: str, ruleset: str, size: int) -> None:
    field = field_for(decks.named(name), ruleset, size)
    assert field
    assert name not in {one.id for one in field}
    assert all(len(one.cards) == size for one in field)
    assert not [one.id for one in field if limits_check.problems(one, legal_limits(one, ruleset, size))]


def test_where_few_decks_are_shipped_pairs_of_starters_make_up_the_field() -> None:
    field = field_for(decks.named("110-battle-mages"), "tournament-110", 110)
    assert len(field) > 6
    assert {len(one.cards) for one in field} == {110}


@pytest.mark.daily_share
def test_the_number_of_processes_changes_nothing() -> None:
    trial = _trial()
    alone = [game for part in in_parts(trial.one, 4, 1) for game in part]
    shared = [game for part in in_parts(trial.one, 4, 2, step=1) for game in part]
    assert alone == shared
    assert [game.number for game in alone] == [0, 1, 2, 3]
    assert any(game.played for game in alone)
    assert all(game.played <= set(trial.deck.cards) for game in alone)
    assert len({game.played for game in alone}) > 1


def test_a_card_counts_in_every_game_it_was_played_in_and_again_if_that_was_won() -> None:
    deck = decks.named("F-1")
    one, two, never = deck.cards[0], deck.cards[1], deck.cards[2]
    games = [
        TrialGame(0, won=True, played=frozenset({one, two})),
        TrialGame(1, won=False, played=frozenset({one})),
        TrialGame(2, won=True, played=frozenset()),
    ]
    found = report(deck, games)
    assert list(found) == ["games", "wins", "share", "lower", "upper", "cards"]
    assert (found["games"], found["wins"], found["share"]) == (3, 2, 0.6667)
    cards = {card["id"]: (card["played"], card["won_when_played"]) for card in found["cards"]}
    assert (cards[one], cards[two], cards[never]) == ((2, 1), (1, 1), (0, 0))
    assert list(cards) == list(dict.fromkeys(deck.cards))


def test_games_counted_before_count_as_if_they_had_been_played_now() -> None:
    deck = decks.named("F-1")
    one, two = deck.cards[0], deck.cards[1]
    games = [TrialGame(at, won=at % 3 == 0, played=frozenset({one, two} if at % 2 else {two})) for at in range(7)]
    first = report(deck, games[:3])
    before = PlayedBefore(
        first["games"],
        first["wins"],
        {card["id"]: (card["played"], card["won_when_played"]) for card in first["cards"]},
    )
    assert report(deck, games[3:], before) == report(deck, games)


def test_without_a_game_nothing_is_known() -> None:
    found = report(decks.named("F-1"), [])
    assert (found["games"], found["share"], found["lower"], found["upper"]) == (0, 0.0, 0.0, 1.0)


def test_wilsons_interval_is_the_one_of_the_books() -> None:
    lower, upper = wilson(8, 10)
    assert (round(lower, 4), round(upper, 4)) == (0.4902, 0.9433)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == 1.0


@given(st.integers(1, 500).flatmap(lambda games: st.tuples(st.integers(0, games), st.just(games))))
def test_the_share_lies_in_its_interval(counted: tuple[int, int]) -> None:
    wins, games = counted
    lower, upper = wilson(wins, games)
    assert 0 <= lower <= wins / games <= upper <= 1
    again, wider = wilson(games - wins, games)  # the other player's side of it
    assert (lower, upper) == pytest.approx((1 - wider, 1 - again))
