"""Ratings from the games of events: the same whatever was known before, and each game with those who played it."""

from __future__ import annotations

from datetime import date
from random import Random

import pytest

from sixrealms.ratings import Rating, after_game, places
from sixrealms.server.store.tables import Storage
from sixrealms.server.tournaments.event_ratings import EventRating, EventRatings, rated
from sixrealms.server.tournaments.season import Results
from sixrealms.server.tournaments.service import TournamentService
from sixrealms.tournament.operations import Leave, Report, Seat, WrapUp
from sixrealms.tournament.report.result_of_event import result_of
from sixrealms.tournament.scoring.ranking import EventGame, EventResult
from tests.server.test_leagues import database, held_event  # noqa: F401 - a fixture
from tests.tournament.events import Telling


def an_event(day: int, *games: str) -> tuple[EventResult, int]:
    """Games as in `Ana Bruno Caio`, won by the first; `-` before it: by nobody."""
    told = tuple(
        EventGame(tuple((name,) for name in game.removeprefix("-").split()), -1 if game.startswith("-") else 0)
        for game in games
    )
    return EventResult(event=f"e{day}", completed=date(2026, 5, day), points={}, games=told), 9


def by_name(found: tuple[EventRating, ...]) -> dict[str, EventRating]:
    return {one.player: one for one in found}


def test_a_winner_rises_and_those_who_lost_are_equal() -> None:
    found = by_name(EventRatings().of([an_event(1, "Ana Bruno Caio")]))
    assert found["Ana"].points > 1500 > found["Bruno"].points == found["Caio"].points
    expected = after_game([Rating()] * 3, places(3, [0]))
    assert (found["Ana"].points, found["Bruno"].margin) == (expected[0].points, expected[1].margin)
    assert found["Ana"].certainty == "new"


def test_an_agreed_tie_leaves_equals_equal_and_a_game_of_two_is_not_rated() -> None:
    assert {one.points for one in EventRatings().of([an_event(1, "-Ana Bruno Caio")])} == {1500}
    assert EventRatings().of([an_event(1, "Ana Bruno")]) == ()


def test_the_same_events_give_the_same_ratings_in_whatever_order_they_are_known() -> None:
    chance = Random(3)
    events = [
        an_event(day, *(" ".join(chance.sample(["Ana", "Bruno", "Caio", "Dora", "Eva"], 3)) for _ in range(8)))
        for day in range(1, 8)
    ]
    at_once = EventRatings().of(events)
    assert {one.certainty for one in at_once} != {"new"}
    growing = EventRatings()
    for count in range(1, 8):
        grown = growing.of(events[:count])
    assert grown == at_once
    late = EventRatings()
    late.of(events[1:])  # the first one is read in last, and stands before all others
    assert late.of(events) == at_once
    corrected = [(events[0][0], 10), *events[1:]]
    assert late.of(corrected) == at_once
    assert late.of(events[:2]) == EventRatings().of(events[:2])


def test_people_are_called_as_in_their_latest_event() -> None:
    found = EventRatings().of([an_event(2, "JOSE Ana Bia"), an_event(1, "José Ana Bia")])
    assert {one.player: one.games for one in found} == {"JOSE": 2, "Ana": 2, "Bia": 2}


@pytest.mark.rule("format.team-spirit.teams")
def test_members_of_a_team_are_on_one_side() -> None:
    games = (EventGame((("a", "b"), ("c", "d"), ("e", "f")), 1),)
    (game,) = rated(EventResult(event="e", completed=date(2026, 5, 1), points={}, games=games))
    assert game.players == tuple(f"name:{one}" for one in "abcdef")
    assert game.sides == (0, 0, 1, 1, 2, 2)
    assert game.places == (2, 2, 1, 1, 2, 2)


def test_who_left_before_a_game_did_not_play_it() -> None:
    told = Telling("Ana Bruno Caio Dora")
    told.says(Seat(1))
    told.wins("Ana")
    told.says(Leave("Dora"))
    told.says(Report(1, 1, {"Ana": 6, "Bruno": 2, "Caio": 1}, "Ana"))
    told.says(WrapUp())
    result = result_of("x", told.event)
    assert result is not None
    assert [sorted(len(side) for side in game.sides) for game in result.games] == [[1] * 4, [1] * 3]
    assert [game.sides[game.winner] for game in result.games] == [("Ana",), ("Ana",)]


def test_the_season_has_ratings_of_every_event_but_those_left_out(database: str) -> None:  # noqa: F811
    first = held_event(database, "May", "2026-05-10")
    held_event(database, "Friendly", "2026-05-11", scored=False)
    storage = Storage(database)
    service = TournamentService(storage)
    results = Results(service)
    season = results.season()
    assert season.rated_events == 2
    assert len(season.ratings) == 9
    assert sum(one.games for one in season.ratings) == 2 * 4 * 3
    assert results.season().ratings == season.ratings
    service.events.rank(first, ranked=False)
    assert results.season().rated_events == 1
    storage.close()
