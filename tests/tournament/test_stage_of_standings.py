"""What standings are of: nothing before somebody has played, then the round that is over or goes on, then the event."""

from __future__ import annotations

from sixrealms.tournament.operations import Seat
from sixrealms.tournament.report.exports import csv_of
from sixrealms.tournament.scoring.scores import stage_of
from sixrealms.tournament.sheets.event_sheets import WantedSheet, sheet_of
from sixrealms.tournament.views.told_event import told_event
from tests.tournament.events import Telling


def stage(told: Telling) -> tuple[str, int]:
    seen = told_event("e", told.event, "en")
    assert stage_of(told.event) == (seen.standings_stage, seen.standings_round)
    assert bool(seen.standings) == (seen.standings_stage != "none")
    assert len(csv_of(told.event, "standings").splitlines()) == len(seen.standings) + 1
    return stage_of(told.event)


def title(told: Telling) -> str:
    return sheet_of(told.event, WantedSheet(what="standings", language="en")).title


def test_nobody_has_a_place_before_something_was_played() -> None:
    told = Telling()
    assert stage(told) == ("none", 0)
    told.says(Seat(1))
    assert stage(told) == ("none", 0)
    assert title(told) == "Standings: nothing has been played yet"
    told.wins(told.tables(1)[0][0])
    assert stage(told) == ("during", 1)
    assert title(told) == "Standings while round 1 is played"
    told.finish_round()
    assert stage(told) == ("after", 1)


def test_a_round_that_is_only_seated_changes_nothing() -> None:
    told = Telling()
    told.says(Seat(1))
    told.finish_round()
    told.says(Seat(2))
    assert stage(told) == ("after", 1)
    assert title(told) == "Standings after round 1"
    told.wins(told.tables(2)[0][0])
    assert stage(told) == ("during", 2)
    told.finish_round()
    assert stage(told) == ("final", 2)
    assert title(told) == "Final standings"
