"""Who never comes: no points, not counted, and their table is seated anew or played short."""

from __future__ import annotations

import pytest

from sixrealms.tournament.archive import read_event, write_event
from sixrealms.tournament.operations import Absent, ComeBack, Enter, Leave, Open, Seat, Undo, WrapUp
from sixrealms.tournament.refusals import EventRefused
from sixrealms.tournament.report.official import eligible
from sixrealms.tournament.report.result_of_event import facts_of, result_of
from sixrealms.tournament.table_lookup import spans
from tests.tournament.events import JUDGE, NINE, Telling, a_plan

TEN = f"{NINE} Jana"


def sizes(told: Telling) -> list[int]:
    return [len(table) for table in told.tables(len(told.event.rounds))]


def everybody(told: Telling) -> set[str]:
    return {name for table in told.tables(len(told.event.rounds)) for name in table}


@pytest.mark.rule("running.scored.requirements", "scoring.minimum-one")
def test_who_never_comes_has_no_points_and_does_not_make_the_event_count() -> None:
    told = Telling(scored=True, advertised=True)
    told.says(Seat(1))
    told.says(Absent("Ana"), by=JUDGE)
    assert facts_of(told.event).players == 8
    assert not eligible(facts_of(told.event))
    told.play_on()
    told.says(WrapUp())
    assert "Ana" not in told.ranks()
    result = result_of("e", told.event)
    assert result is not None
    assert "Ana" not in result.points
    assert not result.eligible
    assert result.points["Carla"] == 8  # the coordinator has a point for everybody who played


@pytest.mark.rule("tracking.four-player-balance")
def test_a_table_of_four_goes_on_with_three() -> None:
    told = Telling(TEN)
    told.says(Seat(1))
    before = told.tables(1)
    four = next(table for table in before if len(table) == 4)
    told.says(Absent(four[1]))
    assert told.tables(1) == [[name for name in table if name != four[1]] for table in before]
    told.wins(f"{four[0]} {four[0]}")
    points = told.points()
    assert points[four[0]] == 4
    assert {points[four[2]], points[four[3]]} == {3, 2}


@pytest.mark.rule("tracking.four-player-balance")
def test_two_who_are_left_are_joined_by_somebody_from_a_table_of_four() -> None:
    told = Telling(TEN)
    told.says(Seat(1))
    absent = told.tables(1)[0][0]
    told.says(Absent(absent))
    assert sizes(told) == [3, 3, 3]
    assert everybody(told) == set(TEN.split()) - {absent}


@pytest.mark.rule("tracking.four-player-balance")
def test_two_who_are_left_sit_down_at_the_other_tables_where_none_has_four() -> None:
    told = Telling()
    told.says(Seat(1))
    absent = told.tables(1)[1][2]
    told.says(Absent(absent))
    assert sizes(told) == [4, 4]
    assert everybody(told) == set(NINE.split()) - {absent}


def test_five_who_are_left_sit_at_one_table() -> None:
    told = Telling("Ana Bruno Caio Dora Eva Fabio")
    told.says(Seat(1))
    told.says(Absent("Ana"))
    assert sizes(told) == [5]


@pytest.mark.rule("running.scored.three-player-games")
def test_where_every_other_table_has_begun_two_play_alone_and_the_event_does_not_count() -> None:
    told = Telling(TEN, scored=True, advertised=True)
    told.says(Seat(1))
    first, *others = told.tables(1)
    for table in others:
        told.wins(table[0])
    told.says(Absent(first[0]))
    assert told.tables(1) == [first[1:], *others]
    assert facts_of(told.event).players == 9
    assert not eligible(facts_of(told.event))
    told.says(Absent(first[1]))  # nobody is left to play with
    assert told.event.names[told.event.rounds[0].tables[0].awarded] == first[2]
    assert told.points()[first[2]] == 4


def test_a_table_that_was_joined_to_others_is_not_among_those_there_are() -> None:
    assert spans([1, 2, 4, 5, 6, 9]) == "1-2, 4-6, 9"
    assert spans([1]) == "1"
    assert spans([3, 5]) == "3, 5"


def test_who_has_played_leaves_and_is_not_absent() -> None:
    told = Telling()
    told.says(Seat(1))
    name = told.tables(1)[0][0]
    told.wins(name)
    with pytest.raises(EventRefused, match="has played"):
        told.says(Absent(name))
    told.says(Leave(name))
    with pytest.raises(EventRefused, match="has left"):
        told.says(Absent(name))


def test_a_vacancy_of_a_later_round_is_nobodys() -> None:
    """A winner who does not come to the final is passed over: they have played and keep what they earned."""
    told = Telling()
    told.says(Seat(1))
    told.finish_round()
    told.says(Seat(2))
    final = told.tables(2)[0]
    told.says(Absent(final[0]))
    assert told.tables(2) == [final[1:]]
    told.finish_round()
    assert told.points()[final[0]] == 4
    assert facts_of(told.event).players == 9


def test_who_comes_after_all_before_the_first_game_plays() -> None:
    told = Telling(TEN)
    told.says(Seat(1))
    four = next(table for table in told.tables(1) if len(table) == 4)
    told.says(Absent(four[0]))
    told.says(ComeBack(four[0]))
    assert sizes(told) == [3, 3, 4]
    told.wins(f"{four[0]} {four[0]}")
    assert told.points()[four[0]] == 4


def test_who_comes_after_all_to_a_table_that_was_broken_up_is_a_late_entrant() -> None:
    told = Telling()
    told.says(Seat(1))
    told.says(Absent("Ana"))
    told.says(ComeBack("Ana"))
    assert everybody(told) == set(NINE.split())
    assert sorted(sizes(told)) == [3, 3, 3]


@pytest.mark.parametrize("scheme", ["swiss", "round-robin"])
def test_absent_before_the_first_round_is_seated_nowhere(scheme: str) -> None:
    told = Telling(TEN, scheme=scheme)
    told.says(Absent("Jana"))
    told.says(Seat(1))
    assert everybody(told) == set(NINE.split())
    told.finish_round()
    told.says(Seat(2))
    assert facts_of(told.event).players == 9
    assert "Jana" not in told.ranks()


def test_who_left_before_the_start_has_not_played_either() -> None:
    told = Telling(TEN, scored=True, advertised=True)
    told.says(Leave("Jana"))
    told.says(Seat(1))
    assert facts_of(told.event).players == 9
    assert "Jana" not in told.ranks()


def test_absent_can_be_taken_back_and_travels_in_the_file() -> None:
    told = Telling()
    told.says(Seat(1))
    before = told.tables(1)
    told.says(Absent("Ana"))
    assert read_event(write_event("e", a_plan(), told.log)).log == told.log
    step = len(told.log)
    told.says(Undo(step), Undo(step - 1), later="again")
    assert told.tables(1) == before
    assert told.event.players["p1"].status == "in"


def test_a_game_opened_on_the_network_is_played_by_those_who_came() -> None:
    told = Telling()
    told.says(Seat(1))
    first = told.tables(1)[0]
    told.says(Open(1, 1, 1, "online-table"))
    told.says(Absent(first[0]))
    assert told.tables(1)[0] == first[1:]


def test_somebody_may_take_the_place_of_who_did_not_come() -> None:
    told = Telling()
    told.says(Seat(1))
    told.says(Absent("Ana"), Enter("Zoe"))
    assert sizes(told) == [3, 3, 3]
