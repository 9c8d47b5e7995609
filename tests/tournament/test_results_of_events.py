"""What a whole event gives to the ranking, and what it still needs to count."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from sixrealms.tournament.fields import By
from sixrealms.tournament.log import LogEntry
from sixrealms.tournament.operations import SendForms, WrappedUp, WrapUp
from sixrealms.tournament.report.result_of_event import result_of
from sixrealms.tournament.scoring.ranking import EventResult, ranking
from sixrealms.tournament.views.told_event import told_event
from tests.tournament.events import Telling


def won(**plan: Any) -> Telling:
    """A scored event of nine that has been played and wrapped up."""
    told = Telling(scored=True, advertised=True, **plan)
    told.play_on()
    told.says(WrapUp())
    return told


def result(told: Telling) -> EventResult:
    found = result_of("cup", told.event)
    assert found is not None
    return found


@pytest.mark.rule("scoring.playing-official")
def test_an_official_who_plays_has_the_points_of_a_player_alone() -> None:
    told = won(coordinator="Ana", judges=("Bruno", "Rita"))
    points = result(told).points
    assert (points["Ana"], points["Bruno"]) == (told.points()["Ana"], told.points()["Bruno"])
    assert points["Rita"] == 4, "one for every two of nine players"
    assert result(won(coordinator="Carla")).points["Carla"] == 9


@pytest.mark.rule("official.report.deadline")
@pytest.mark.parametrize(("days", "late"), [(30, False), (31, True)])
def test_the_day_the_forms_were_sent_decides_whether_the_points_are_at_risk(days: int, *, late: bool) -> None:
    told = won()
    assert ranking([result(told)]) == (), "nothing has been sent in"
    ended = datetime.fromtimestamp(told.event.wrapped_up, UTC).date()
    told.says(SendForms((ended + timedelta(days=days)).isoformat()))
    assert {rank.at_risk == rank.points for rank in ranking([result(told)])} == {late}


@pytest.mark.rule("running.scored.requirements")
def test_what_an_event_still_needs_to_count_is_shown_with_it() -> None:
    def missing(told: Telling) -> list[tuple[str, ...]]:
        return [need.rules for need in told_event("x", told.event, "en").needs if not need.met]

    assert missing(Telling(scored=True, advertised=True)) == []
    assert missing(Telling(scored=True)) == [("running.scored.requirements",)]
    old = Telling(scored=True, ruleset="fourth-edition")
    assert missing(old) == [("running.scored.requirements",)] * 2
    assert missing(Telling("Ana Bruno Caio", scored=True)) == [
        ("tournament.requirements.players-scored",),
        ("running.scored.requirements",),
    ]
    assert missing(Telling("Ana Bruno Caio")) == []


@pytest.mark.rule("official.report.deadline", "official.report.late")
@pytest.mark.parametrize(
    ("date", "sent", "late"),
    [
        ("2026-10-01", "2026-10-31", False),
        ("2026-10-01", "2026-11-01", True),
        ("", "1970-02-11", False),  # told step by step on 12 January 1970
        ("", "1970-02-12", True),
    ],
)
def test_the_thirty_days_run_from_the_event_and_not_from_a_click(date: str, sent: str, late: bool) -> None:
    told = Telling(scored=True, advertised=True, date=date)
    told.play_on()
    much_later = LogEntry(len(told.log) + 1, By("organiser"), 1_795_000_000, WrappedUp())
    told.log = (*told.log, much_later)
    told.says(SendForms(sent))
    result = result_of("e", told.event)
    assert result is not None
    assert result.counts
    assert result.at_risk == late
