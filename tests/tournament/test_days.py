"""Events of several days: the night between, check-in the next morning, and who does not come back."""

from __future__ import annotations

from datetime import date

import pytest

from sixrealms.tournament.fields import By
from sixrealms.tournament.operation import Command
from sixrealms.tournament.operations import (
    Absent,
    AskCheckIn,
    BeginDay,
    CheckIn,
    ComeBack,
    EndDay,
    ResumeClock,
    Seat,
    StartClock,
    Undo,
)
from sixrealms.tournament.refusals import EventRefused
from sixrealms.tournament.views.told_event import told_changes, told_event, told_log
from tests.tournament.events import JUDGE, ORGANISER, Telling

MORNING = "2026-11-23 09:00"


def refusal(told: Telling, *commands: Command, by: By = ORGANISER) -> str:
    with pytest.raises(EventRefused) as wrong:
        told.says(*commands, by=by)
    return wrong.value.because.key.removeprefix("event-refused-")


@pytest.fixture
def night() -> Telling:
    """Nine in Swiss rounds: the first round is over, and the event rests."""
    told = Telling(scheme="swiss", rounds=3, date="2026-11-22")
    told.says(Seat(1))
    told.finish_round()
    told.says(EndDay("2026-11-23T09:00"))
    return told


def who(told: Telling, name: str) -> str:
    return next(one.id for one in told.event.players.values() if one.name == name)


def test_an_event_that_rests_seats_nobody_and_says_until_when(night: Telling) -> None:
    assert refusal(night, Seat(2)) == "resting"
    assert refusal(night, EndDay()) == "resting-already"
    seen = told_event("e", night.event, "en")
    assert seen.resting
    assert seen.days[0].until == MORNING
    assert not seen.asks_check_in


def test_the_next_morning_everybody_checks_in_before_the_next_round(night: Telling) -> None:
    night.says(BeginDay())
    assert told_event("e", night.event, "en").asks_check_in
    assert refusal(night, Seat(2)) == "not-checked-in"
    night.says(CheckIn(who(night, "Ana")), by=By("player", who(night, "Ana")))
    night.says(*(CheckIn(name) for name in ["Bruno", "Caio", "Dora", "Eva", "Fabio", "Gil", "Hugo", "Iris"]))
    night.says(Seat(2))
    assert [now.day for now in night.event.rounds] == [1, 2]
    assert not night.event.asks_check_in, "the round is seated, and nobody is asked any more"
    night.finish_round()
    assert refusal(night, Absent("Ana")) == "absent-played"


def test_who_does_not_come_back_is_absent_keeps_their_points_and_is_not_seated(night: Telling) -> None:
    before = night.points()
    night.says(BeginDay(), *(CheckIn(name) for name in ["Ana", "Bruno", "Caio", "Dora", "Eva", "Fabio"]))
    night.says(AskCheckIn(open=False), by=JUDGE)
    assert night.event.players[who(night, "Iris")].status == "absent"
    assert night.points() == before
    night.says(Seat(2))
    assert len(night.event.rounds[1].tables) == 2
    assert all("Iris" not in table for table in night.tables(2))
    assert "Iris" in {name for table in night.tables(1) for name in table}, "what they played stays"
    assert not night.event.set_aside


def test_the_absent_come_back_for_a_later_round(night: Telling) -> None:
    night.says(BeginDay(), *(CheckIn(name) for name in ["Ana", "Bruno", "Caio", "Dora", "Eva", "Fabio", "Gil", "Hugo"]))
    night.says(AskCheckIn(open=False))
    night.says(Seat(2))
    night.finish_round()
    night.says(ComeBack("Iris"))
    night.says(Seat(3))
    assert any("Iris" in table for table in night.tables(3))


def test_somebody_is_noted_absent_alone_on_that_morning_only(night: Telling) -> None:
    assert refusal(night, Absent("Ana")) == "absent-played"
    night.says(BeginDay(), Absent("Ana"))
    assert night.event.players[who(night, "Ana")].status == "absent"


def test_a_round_is_paused_with_its_clock_and_goes_on_where_it_stood() -> None:
    told = Telling()
    told.says(Seat(1), StartClock(50))
    told.wins("Ana")
    told.says(EndDay())
    now = told.event.current
    assert now is not None
    assert now.paused
    assert refusal(told, ResumeClock()) == "resting"
    told.says(BeginDay())
    assert refusal(told, AskCheckIn(open=False)) == "check-in-mid-table"
    told.says(*(CheckIn(name) for name in ["Ana", "Bruno", "Caio", "Dora", "Eva", "Fabio", "Gil", "Hugo", "Iris"]))
    told.says(AskCheckIn(open=False), ResumeClock())
    now = told.event.current
    assert now is not None
    assert not now.paused
    told.finish_round()
    assert told.event.phase == "between"


def test_no_clock_starts_while_the_event_rests() -> None:
    told = Telling()
    told.says(Seat(1), EndDay())
    assert refusal(told, StartClock(50)) == "resting"


def test_an_event_rests_only_while_it_is_played() -> None:
    told = Telling()
    assert refusal(told, EndDay()) == "day-not-now"
    assert refusal(told, BeginDay()) == "not-resting"
    told.says(Seat(1))
    assert refusal(told, EndDay("tomorrow")) == "until"
    told.finish_round()
    told.play_on()
    assert refusal(told, EndDay()) == "day-not-now"


def test_a_night_taken_back_has_never_been(night: Telling) -> None:
    night.says(BeginDay())
    night.says(Undo())
    rests = [night.event.resting]
    night.says(Undo(night.event.version - 2))
    assert [*rests, night.event.resting] == [True, False]
    night.says(Seat(2))
    assert [now.day for now in night.event.rounds] == [1, 1]


def test_the_thirty_days_run_from_the_last_day(night: Telling) -> None:
    assert night.event.completed == date(2026, 11, 22)
    night.says(BeginDay())
    assert night.event.completed == date(2026, 11, 23)


@pytest.mark.parametrize(
    ("language", "morning"), [("en", "Nov 23, 2026, 9:00 AM"), ("pt-BR", "23 de nov. de 2026, 09:00")]
)
def test_nights_and_mornings_are_said(night: Telling, language: str, morning: str) -> None:
    outcome = night.says(BeginDay())
    said = [change.said for change in told_changes(outcome.changes, night.event, language)]
    steps = [step.said for step in told_log(night.event, night.log, language)[-2:]]
    assert len({*said, *steps}) >= 3
    assert any(morning in one for one in steps)
    assert not any("{" in one or "event-" in one for one in (*said, *steps))
