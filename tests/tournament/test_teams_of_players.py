"""Teams whose members play for themselves: who is in one, where they sit in round 1, and where the team stands."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sixrealms.tournament.operations import Amend, Enter, Leave, Rename, Seat
from sixrealms.tournament.pairing.table_sizes import table_sizes
from sixrealms.tournament.pairing.team_mates import apart, together
from sixrealms.tournament.refusals import EventRefused
from sixrealms.tournament.report.exports import csv_of
from sixrealms.tournament.scoring.standings import Standing
from sixrealms.tournament.scoring.team_standings import team_standings, teams_of
from sixrealms.tournament.sheets.event_sheets import WantedSheet, sheet_of
from sixrealms.tournament.views.told_event import told_event
from tests.tournament.events import Telling, a_plan


def clubs(teams: int, members: int, **plan: Any) -> Telling:
    told = Telling("", team_size=members, **plan)
    for at in range(teams):
        told.says(*(Enter(f"{chr(97 + one)}{at}", f"Team {at}") for one in range(members)))
    return told


def line(player: str, rank: int, points: int, realms: int = 0) -> Standing:
    return Standing(rank, player, points, realms, 2, 0)


@pytest.mark.daily_share
@pytest.mark.parametrize("scheme", ["grid", "swiss"])
@pytest.mark.parametrize(("teams", "members"), [(3, 3), (4, 3), (5, 2), (7, 4), (10, 2), (16, 4)])
def test_no_two_of_a_team_meet_in_round_1(teams: int, members: int, scheme: str) -> None:
    told = clubs(teams, members, scheme=scheme)
    told.says(Seat(1))
    for names in told.tables(1):
        of = [name[1:] for name in names]
        assert len(set(of)) == len(of)
    assert sorted(map(len, told.tables(1))) == sorted(table_sizes(teams * members))
    told.play_on()
    assert len(teams_of(told.event)) == teams


@pytest.mark.daily_share
@pytest.mark.parametrize("seed", range(40))
def test_members_sit_apart_wherever_there_are_tables_enough(seed: int) -> None:
    chance = Random(seed)
    teams: dict[str, str] = {}
    for at in range(chance.randrange(2, 9)):
        teams |= {f"p{at}.{one}": f"t{at}" for one in range(chance.randrange(1, 5))}
    players = [*teams, *(f"alone{at}" for at in range(max(12 - len(teams), chance.randrange(6))))]
    sizes = table_sizes(len(players))
    order = apart(players, sizes, teams, chance)
    assert sorted(order) == sorted(players)
    starts = [sum(sizes[:at]) for at in range(len(sizes))]
    tables = [order[start : start + size] for start, size in zip(starts, sizes, strict=True)]
    assert len(sizes) >= 3
    largest = max(sum(team == one for team in teams.values()) for one in set(teams.values()))
    if largest <= len(sizes):
        assert together(tables, teams) == 0


def test_where_a_team_is_larger_than_the_number_of_tables_it_is_said_so() -> None:
    told = clubs(2, 3, scheme="grid")
    told.says(Seat(1))
    assert [len(names) for names in told.tables(1)] == [3, 3]
    notes = told_event("x", told.event, "en").rounds[0].notes
    assert any("one team had to sit at one table" in note for note in notes)


def test_a_team_stands_by_all_its_members_or_by_the_best() -> None:
    lines = [line("a", 1, 12), line("b", 2, 7), line("c", 3, 6), line("d", 4, 2), line("e", 5, 1)]
    teams = {"a": "Reds", "b": "Blues", "c": "blues", "d": "Reds", "e": "Blues"}
    every = team_standings(lines, teams)
    assert [(one.team, one.points) for one in every] == [("Reds", 14), ("Blues", 14)]
    best = team_standings(lines, teams, best=2)
    assert [(one.rank, one.team, one.points) for one in best] == [(1, "Reds", 14), (2, "Blues", 13)]
    assert [(one.player, one.counts) for one in best[1].members] == [("b", True), ("c", True), ("e", False)]


def test_equal_teams_are_told_apart_by_realms_and_then_by_their_best_member() -> None:
    lines = [line("a", 1, 5, 6), line("b", 2, 4, 9), line("c", 3, 4, 1), line("d", 4, 3, 1)]
    assert [one.team for one in team_standings(lines, {"a": "Y", "d": "Y", "b": "X", "c": "X"})] == ["X", "Y"]
    equal = [line("a", 1, 5, 5), line("b", 2, 4, 5), line("c", 3, 4, 5), line("d", 4, 3, 5)]
    assert [one.team for one in team_standings(equal, {"a": "Y", "d": "Y", "b": "X", "c": "X"})] == ["Y", "X"]


def test_the_points_of_a_team_are_those_of_its_members_whoever_left() -> None:
    told = clubs(3, 3, scheme="grid", team_counts=2)
    assert teams_of(told.event) == ()
    told.says(Seat(1))
    told.says(Leave("a0"))
    told.finish_round()
    points = told.points()
    for one in teams_of(told.event):
        own = sorted((points[f"{letter}{one.team[-1]}"] for letter in "abc"), reverse=True)
        assert one.points == sum(own[:2])


def test_a_full_team_takes_nobody_until_one_of_them_leaves() -> None:
    told = clubs(2, 2)
    with pytest.raises(EventRefused, match="has its 2 members already: a0, b0"):
        told.says(Enter("Zoe", "TEAM 0"))
    with pytest.raises(EventRefused, match="has its 2 members already"):
        told.says(Rename("a1", "a1", "team 0"))
    told.says(Leave("a0"))
    told.says(Enter("Zoe", "team 0"))
    assert told.event.players["p5"].team == "Team 0", "written as its first member wrote it"
    told.says(Enter("Alone"))
    told.says(Rename("Zoe", "Zoë", "Team 0"))


@pytest.mark.parametrize(
    "plan",
    [
        {"team_size": 1},
        {"team_size": 2, "team_counts": 3},
        {"team_counts": 1},
        {"team_size": 2, "team_event": True},
    ],
)
def test_teams_have_two_to_four_members_and_are_no_entrants(plan: dict[str, Any]) -> None:
    with pytest.raises(EventRefused, match="2 to 4 members"):
        a_plan(**plan)


@pytest.mark.rule("protocol.post-options")
def test_teams_stay_as_announced() -> None:
    told = clubs(3, 3)
    told.says(Seat(1))
    with pytest.raises(EventRefused):
        told.says(Amend(a_plan(team_size=2)))


def test_teams_are_told_printed_and_handed_to_programs() -> None:
    told = clubs(3, 3, team_counts=1)
    told.says(Seat(1))
    told.finish_round()
    event = told.event
    first = told_event("x", event, "en").teams[0]
    assert first.rank == 1
    assert len(first.members) == 3
    lines = csv_of(event, "teams").splitlines()
    assert lines[0] == "place,team,points,realms,player,player_place,player_points,counts"
    assert len(lines) == 10
    sheet = sheet_of(event, WantedSheet(what="standings", language="en"))
    assert [page.title for page in sheet.pages][1:] == ["Teams"]
    assert csv_of(Telling().event, "teams").count("\n") == 1
