"""Leagues: which events belong to them, whose results count, and in which order people stand."""

from __future__ import annotations

from datetime import date
from random import Random
from typing import Any

import pytest

from sixrealms.server.tournaments.leagues import csv_of_league
from sixrealms.tournament.leagues.league import League, checked_league
from sixrealms.tournament.leagues.table import EventOfLeague, LeagueLine, LeagueTable, league_table
from sixrealms.tournament.refusals import EventRefused
from sixrealms.tournament.scoring.ranking import EventResult


def an_event(number: int, order: str, *, reported: bool = True, **points: int) -> EventOfLeague:
    """An event on day `number` of May in which these came in so; points of the ranking as given, else 10 less place."""
    names = order.split()
    places = {name: place for place, name in enumerate(names, start=1)}
    earned = {name: points.get(name, 10 - place) for name, place in places.items()}
    earned |= {name: worth for name, worth in points.items() if name not in earned}
    day = date(2026, 5, number)
    result = EventResult(
        event=f"e{number}", completed=day, points=earned, places=places, reported=day if reported else None
    )
    return EventOfLeague(result, f"Event {number}")


def standing(league: League, *events: EventOfLeague) -> LeagueTable:
    return league_table(checked_league(league), events)


def ranks(table: LeagueTable) -> list[tuple[int, str, int]]:
    return [(one.rank, one.player, one.points) for one in table.lines]


def line(table: LeagueTable, player: str) -> LeagueLine:
    return next(one for one in table.lines if one.player == player)


def test_points_of_the_ranking_are_summed_with_those_of_officials() -> None:
    table = standing(League(name="L"), an_event(1, "Ana Bruno", Rita=9), an_event(2, "Bruno Ana"))
    assert ranks(table) == [(1, "Ana", 17), (1, "Bruno", 17), (3, "Rita", 9)]
    assert line(table, "Rita").attended == 0
    assert line(table, "Rita").results[0].place == 0


def test_an_event_that_does_not_count_in_the_ranking_counts_only_by_places() -> None:
    events = (an_event(1, "Ana Bruno"), an_event(2, "Bruno Ana", reported=False))
    official = standing(League(name="L"), *events)
    assert [one.left_out for one in official.events] == ["", "not-official"]
    assert ranks(official) == [(1, "Ana", 9), (2, "Bruno", 8)]
    places = standing(League(name="L", scheme="places", place_points=(5, 2), others=1), *events)
    assert [one.left_out for one in places.events] == ["", ""]
    assert {one.points for one in places.lines} == {7}


def test_everybody_after_the_places_has_the_points_of_others() -> None:
    table = standing(League(name="L", scheme="places", place_points=(5, 2), others=1), an_event(1, "a b c d"))
    assert ranks(table) == [(1, "a", 5), (2, "b", 2), (3, "c", 1), (3, "d", 1)]


def test_only_the_best_results_count_and_a_missed_event_is_the_first_to_be_dropped() -> None:
    events = (an_event(1, "Ana", Ana=4), an_event(2, "Ana Bruno", Ana=9, Bruno=5), an_event(3, "Bruno Ana", Ana=1))
    best = standing(League(name="L", best=2), *events)
    assert line(best, "Ana").points == 13
    assert [one.counts for one in line(best, "Ana").results] == [True, True, False]
    drop = standing(League(name="L", drop=1), *events)
    assert line(drop, "Ana").points == 13
    assert line(drop, "Bruno").points == 14, "Bruno's worst event is the one he missed"
    assert line(standing(League(name="L", best=1, drop=1), *events), "Ana").points == 9
    assert {one.points for one in standing(League(name="L", drop=3), *events).lines} == {0}


def test_who_played_too_few_events_has_no_place_and_stands_last() -> None:
    table = standing(League(name="L", attendance=2), an_event(1, "Ana Bruno", Ana=30), an_event(2, "Bruno Caio"))
    assert ranks(table) == [(1, "Bruno", 17), (0, "Ana", 30), (0, "Caio", 8)]
    assert line(table, "Ana").lacking == 1


@pytest.mark.parametrize(
    ("ties", "first", "by"),
    [
        (("best",), "Ana", "best"),
        (("attended",), "Bruno", "attended"),
        (("won", "attended"), "Ana", "won"),
        (("latest",), "Bruno", "latest"),
        (("attended", "best"), "Bruno", "attended"),
    ],
)
def test_ties_are_told_apart_in_the_order_that_was_announced(ties: Any, first: str, by: str) -> None:
    events = (an_event(1, "Ana Caio Bruno", Ana=9, Bruno=3), an_event(2, "Caio Bruno", Bruno=6))
    table = standing(League(name="L", ties=ties), *events)
    two = [one for one in table.lines if one.player in ("Ana", "Bruno")]
    assert [one.points for one in two] == [9, 9]
    assert two[0].player == first
    assert two[1].behind_by == by


def test_who_is_equal_in_everything_shares_a_place_and_the_next_is_behind_all_of_them() -> None:
    table = standing(League(name="L", ties=("best",)), an_event(1, "a b c", a=5, b=5, c=1))
    assert ranks(table) == [(1, "a", 5), (1, "b", 5), (3, "c", 1)]
    assert line(table, "b").behind_by == "shared"


def test_people_are_the_same_whatever_the_case_and_accents_of_their_name() -> None:
    table = standing(League(name="L"), an_event(1, "José"), an_event(2, "JOSE"))
    assert ranks(table) == [(1, "JOSE", 18)]


def test_the_order_does_not_follow_the_order_in_which_events_come() -> None:
    league = League(name="L", best=3, drop=1, attendance=2, ties=("latest", "won"))
    chance = Random(4)
    names = ["a", "b", "c", "d", "e", "f", "g"]
    events = [an_event(day, " ".join(chance.sample(names, 5))) for day in range(1, 8)]
    table = standing(league, *events)
    for _ in range(5):
        chance.shuffle(events)
        assert standing(league, *events) == table


@pytest.mark.parametrize(("day", "there"), [(1, False), (2, True), (5, True), (6, False)])
def test_the_first_and_the_last_day_belong_to_it(day: int, there: bool) -> None:
    assert League(name="L", begins="2026-05-02", ends="2026-05-05").has_day(date(2026, 5, day)) is there
    assert League(name="L").has_day(date(2026, 5, day))


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"name": "  "}, "needs a name"),
        ({"begins": "yesterday"}, "is no date"),
        ({"begins": "2026-05-02", "ends": "2026-05-01"}, "cannot end on 2026-05-01"),
        ({"place_points": (3, 5)}, "cannot be worth less"),
        ({"place_points": (3,), "others": 4}, "cannot be worth less"),
        ({"ties": ("best", "best")}, "named once"),
    ],
)
def test_rules_that_cannot_be_are_refused(fields: dict[str, Any], why: str) -> None:
    with pytest.raises(EventRefused, match=why):
        checked_league(League(**({"name": "L"} | fields)))


def test_the_list_for_spreadsheets_has_a_column_for_every_event_that_counts() -> None:
    table = standing(League(name="L"), an_event(1, "Ana Bruno"), an_event(2, "=Bruno", reported=False))
    assert csv_of_league(table).splitlines() == [
        "place,player,points,events,won,2026-05-01 Event 1",
        "1,Ana,9,1,1,9",
        "2,Bruno,8,1,0,8",
    ]
