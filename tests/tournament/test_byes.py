"""Byes where only full tables can play, and nowhere else; and games that all agree nobody has won."""

from __future__ import annotations

from typing import Any

import pytest

from sixrealms.tournament.event import Event, bracket_of
from sixrealms.tournament.operations import (
    Absent,
    Amend,
    ComeBack,
    Correct,
    Enter,
    GiveBye,
    Leave,
    Report,
    Seat,
    Swap,
    Undo,
)
from sixrealms.tournament.plan import Plan
from sixrealms.tournament.refusals import EventRefused
from sixrealms.tournament.scoring.scores import stage_of, standings_of
from sixrealms.tournament.sheets.event_sheets import WantedSheet, sheet_of
from sixrealms.tournament.sheets.html import html
from sixrealms.tournament.views.told_event import told_event
from sixrealms.wording import LANGUAGES
from tests.tournament.events import JUDGE, Telling, a_plan

SPIRIT = {"team_event": True, "game": "Spellfire: Team Spirit [55]"}
OWN_RULES = {"game": "Spellfire: Three at a Time [55]", "rules_text": "Only three can play; ties are allowed."}


def spirit(teams: int, **plan: Any) -> Telling:
    told = Telling("", **SPIRIT, **plan)
    for at in range(teams):
        told.says(Enter(f"T{at}", members=(f"a{at}", f"b{at}")))
    return told


def free(event: Event) -> list[str]:
    assert event.current is not None
    return [event.names[table.players[0]] for table in event.current.tables if bracket_of(event.current, table).bye]


def why(told: Telling, *commands: Any) -> EventRefused:
    before = told.log
    with pytest.raises(EventRefused) as wrong:
        told.says(*commands)
    assert told.log == before
    assert all("\n" not in wrong.value.said(language) for language in LANGUAGES)
    return wrong.value


@pytest.mark.rule("format.team-spirit.teams")
@pytest.mark.parametrize("scheme", ["grid", "swiss", "round-robin"])
@pytest.mark.parametrize("teams", [4, 5, 7, 10, 11])
def test_team_spirit_is_played_by_three_teams_and_whoever_is_left_over_has_a_bye(teams: int, scheme: str) -> None:
    told = spirit(teams, scheme=scheme)
    told.says(Seat(1))
    sizes = [len(names) for names in told.tables(1)]
    assert sizes == [3] * (teams // 3) + [1] * (teams % 3)
    told.finish_round()
    told.play_on()
    assert told.event.winner


def test_in_a_grid_who_has_a_bye_goes_on_without_points() -> None:
    told = spirit(10)
    told.says(Seat(1))
    (lucky,) = free(told.event)
    told.finish_round()
    assert told.points()[lucky] == 0
    told.says(Seat(2))
    assert any(lucky in names for names in told.tables(2))
    assert [len(names) for names in told.tables(2)] == [3, 3], "three winners, the bye, and two brought back"


def test_a_bye_can_be_promised_points_and_never_where_there_is_none() -> None:
    told = spirit(4, scheme="swiss", bye_points=3, rounds=3)
    told.says(Seat(1))
    (lucky,) = free(told.event)
    assert stage_of(told.event) == ("none", 0), "a bye alone is nothing played"
    told.finish_round()
    assert told.points()[lucky] == 3
    assert why(told, Amend(_changed(told.plan, bye_points=1))).because.ids == ("protocol.post-options",)


def _changed(plan: Plan, **fields: Any) -> Plan:
    return a_plan(**{field: getattr(plan, field) for field in plan.__struct_fields__} | fields)


@pytest.mark.rule("tracking.four-player-balance", "tracking.never-turn-away")
@pytest.mark.parametrize("plan", [{"byes": True}, {"bye_points": 1}])
def test_a_game_that_four_can_play_has_no_byes(plan: dict[str, Any]) -> None:
    with pytest.raises(EventRefused) as wrong:
        a_plan(**plan)
    assert wrong.value.because.ids == ("tracking.four-player-balance", "tracking.never-turn-away")
    told = Telling("a b c d e f g h i j")
    told.says(Seat(1))
    assert "tables of four let everybody play" in str(why(told, GiveBye("a")))


def test_full_tables_are_tables_of_three_and_a_cut_fills_them() -> None:
    with pytest.raises(EventRefused, match="a cut that 3 divides"):
        a_plan(**SPIRIT, scheme="swiss", cut=4)
    with pytest.raises(EventRefused, match="choose tables of 3"):
        a_plan(**OWN_RULES, scheme="swiss", table_size=4, byes=True)
    assert a_plan(**OWN_RULES, scheme="swiss", cut=6, byes=True).byes


def test_the_organiser_says_who_has_the_bye_as_long_as_nothing_is_played() -> None:
    told = spirit(7)
    told.says(Seat(1))
    (before,) = free(told.event)
    first = told.tables(1)[0]
    told.says(GiveBye(first[0], why="comes late"))
    assert free(told.event) == [first[0]]
    assert before in told.tables(1)[0]
    assert "has the bye of round 1 already" in str(why(told, GiveBye(first[0])))
    told.says(Swap(first[0], first[1]))
    assert free(told.event) == [first[1]]
    told.wins(f"{first[0]} {first[0]}")
    assert "something has been played there" in str(why(told, GiveBye(first[0])))
    told.finish_round()
    assert "{" not in str(why(told, Report(1, 3, {first[1]: 6}, first[1])))


def test_nothing_is_reported_of_a_bye_and_a_round_of_full_tables_has_none() -> None:
    told = spirit(7)
    told.says(Seat(1))
    (lucky,) = free(told.event)
    assert "has a bye in round 1" in str(why(told, Report(1, 3, {lucky: 6}, lucky)))
    even = spirit(6)
    even.says(Seat(1))
    assert "Nobody has a bye" in str(why(even, GiveBye("T0")))


def test_of_two_byes_it_is_said_whose_goes_elsewhere() -> None:
    told = spirit(8)
    told.says(Seat(1))
    one, other = free(told.event)
    sits = told.tables(1)[0][0]
    told.says(GiveBye(sits, instead_of=one))
    assert sorted(free(told.event)) == sorted([sits, other])


def test_whoever_is_absent_is_replaced_by_who_has_a_bye() -> None:
    told = spirit(7)
    told.says(Seat(1))
    (lucky,) = free(told.event)
    gone = told.tables(1)[0][0]
    told.says(Absent(gone))
    assert free(told.event) == []
    assert lucky in told.tables(1)[0]
    assert [len(names) for names in told.tables(1)] == [3, 3]


def test_where_nobody_fills_their_table_those_who_are_left_have_byes_and_an_absentee_has_none() -> None:
    told = spirit(6)
    told.says(Seat(1))
    gone, *left = told.tables(1)[0]
    told.says(Absent(gone))
    assert sorted(free(told.event)) == sorted(left)
    told.says(Absent(left[0]))
    assert free(told.event) == [left[1]]
    assert len(told.event.active) == 4
    told.says(Undo(len(told.log) - 1))
    told.play_on()
    assert told.event.winner


def test_who_comes_late_to_a_grid_has_a_bye_or_sits_down_with_those_who_have() -> None:
    told = spirit(6)
    told.says(Seat(1))
    told.says(Enter("T6", members=("a6", "b6")))
    told.says(Enter("T7", members=("a7", "b7")))
    assert free(told.event) == ["T6", "T7"]
    told.says(Enter("T8", members=("a8", "b8")))
    assert free(told.event) == []
    assert sorted(told.tables(1)[-1]) == ["T6", "T7", "T8"]


def test_who_has_a_bye_and_leaves_is_passed_over() -> None:
    told = spirit(7)
    told.says(Seat(1))
    (lucky,) = free(told.event)
    told.says(Leave(lucky))
    told.finish_round()
    told.says(Seat(2))
    assert not any(lucky in names for names in told.tables(2))
    told.says(ComeBack(lucky))


def test_sheets_and_pages_tell_a_bye_as_one() -> None:
    told = spirit(7)
    empty = sheet_of(told.event, WantedSheet(what="grid", language="en"))
    assert "Round 1, bracket 3" in html(empty)
    assert "Round 1, bracket 4" not in html(empty)
    told.says(Seat(1))
    (lucky,) = free(told.event)
    assert f"{lucky} has a bye." in html(sheet_of(told.event, WantedSheet(what="grid", language="en")))
    assert "bye" in html(sheet_of(told.event, WantedSheet(what="pairings", language="en")))
    assert "table 3" not in html(sheet_of(told.event, WantedSheet(what="slips", language="en")))
    tables = told_event("x", told.event, "en").rounds[0].tables
    assert [table.bye for table in tables] == [False, False, True]


@pytest.mark.rule("tyrant.stalemate")
@pytest.mark.parametrize("plan", [OWN_RULES, {"game": "Spellfire: Tyrant's Game [55]"}])
def test_all_may_agree_on_a_tie_where_the_rules_know_one(plan: dict[str, Any]) -> None:
    told = Telling("a b c", **plan)
    told.says(Seat(1))
    told.says(Report(1, 1, {"a": 3, "b": 2, "c": 1}, tied=True))
    table = told.event.rounds[0].tables[0]
    assert table.results[1].winner == ""
    assert table.next_game == 2
    told.says(Correct(1, 1, 1, {"a": 4, "b": 2, "c": 1}, tied=True))
    told.wins("b b")
    assert told.ranks()[0] == "b"
    assert {told.event.names[line.player]: line.realms for line in standings_of(told.event)}["a"] == 4 + 1 + 1


@pytest.mark.rule("tyrant.stalemate")
def test_players_agree_on_a_tie_from_their_phones() -> None:
    told = Telling("a b c", **OWN_RULES)
    told.says(Seat(1))
    for player in ("p1", "p2", "p3"):
        told.says(Report(1, 1, {"a": 3, "b": 2, "c": 1}, tied=True), by=type(JUDGE)("player", player))
    (result,) = told.event.rounds[0].tables[0].results.values()
    assert result.confirmed
    assert result.winner == ""


@pytest.mark.rule("tournament.match.first-to-two")
def test_an_ordinary_game_has_no_tie() -> None:
    told = Telling("a b c")
    told.says(Seat(1))
    wrong = why(told, Report(1, 1, {"a": 3, "b": 2, "c": 1}, tied=True))
    assert wrong.because.ids == ("tournament.match.first-to-two", "conflict.scoring.mulligans-draws")
    own = Telling("a b c", **OWN_RULES)
    own.says(Seat(1))
    assert "has no winner" in str(why(own, Report(1, 1, {"a": 6, "b": 2, "c": 1}, "a", tied=True)))
