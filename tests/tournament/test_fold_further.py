"""A state carried on by a few records is the one that reading the whole log gives."""

from __future__ import annotations

import msgspec
import pytest

from sixrealms.tournament import fold_further
from sixrealms.tournament.event import Event
from sixrealms.tournament.execute import carry_out
from sixrealms.tournament.fields import By
from sixrealms.tournament.log import LogEntry
from sixrealms.tournament.operation import Command
from sixrealms.tournament.operations import (
    AnswerCall,
    AskCheckIn,
    CallJudge,
    CheckIn,
    Correct,
    Enter,
    Leave,
    NoteRuling,
    OpenSignUp,
    PauseClock,
    Report,
    ResumeClock,
    Seat,
    StartClock,
    Undo,
)
from sixrealms.tournament.plan import Plan
from sixrealms.tournament.state_from_log import fold
from sixrealms.tournament.views.told_event import told_event
from tests.tournament.events import NINE, a_plan


class Carried:
    """An event that is carried on from state to state, and read anew after every command."""

    def __init__(self) -> None:
        self.plan = a_plan()
        self.log: tuple[LogEntry, ...] = ()
        self.event = fold(self.plan, ())
        self.known = self.event, told_event("e", self.event, "en", "organiser")

    def does(self, command: Command, by: By | None = None) -> Event:
        """Carry one command out. The state and what is told of it are the ones from the whole log."""
        before, then = self.event, msgspec.json.encode(self.event)
        by = by or By("organiser")
        outcome = carry_out(self.plan, self.log, [command], by, 1000 + len(self.log), "again", before)
        assert msgspec.json.encode(before) == then, "the state before stays as it is"
        self.log, self.event = (*self.log, *outcome.recorded), outcome.after
        whole = fold(self.plan, self.log)
        assert self.event == whole
        assert self.event.is_open == bool(self.event.open_tables)
        told = told_event("e", self.event, "en", "organiser", known=self.known)
        assert told == told_event("e", whole, "en", "organiser")
        self.known = self.event, told
        return self.event


def reported(event: Event, table: int, best: int = 0) -> Report:
    players = event.rounds[-1].tables[table - 1].players
    counted = {one: 6 if place == best else place for place, one in enumerate(players)}
    return Report(len(event.rounds), table, counted, players[best])


def test_carrying_on_gives_what_reading_everything_gives() -> None:
    hall = Carried()
    for name in NINE.split():
        hall.does(Enter(name))
    event = hall.does(Seat(1))
    for table in (1, 2):
        others = event.rounds[-1].tables[2].players, event.rounds[-1].tables[2]
        after = hall.does(reported(event, table))
        assert after.rounds[-1].tables[2] is others[1], "only the table of the game is another"
        event = after
    for player in event.rounds[-1].tables[2].players:  # counts when the last of them says so
        event = hall.does(reported(event, 3), By("player", player))
    assert event.rounds[-1].tables[2].results[1].confirmed
    event = hall.does(reported(event, 1))
    event = hall.does(Undo())
    second = event.rounds[0].tables[1].players
    event = hall.does(Correct(1, 2, 1, {second[0]: 6, second[1]: 1, second[2]: 1}, second[0], "misread"))
    leaving = event.rounds[-1].tables[2].players[2]
    event = hall.does(Leave(leaving))
    hall.does(reported(event, 2, 0))


def nothing_is_read_anew(plan: Plan, log: tuple[LogEntry, ...]) -> Event:
    raise AssertionError("the whole log is read")


def test_what_stands_alone_is_added_without_reading_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Carried()
    monkeypatch.setattr(fold_further, "fold", nothing_is_read_anew)
    for name in NINE.split():
        hall.does(Enter(name))
    for command in (
        OpenSignUp(),
        AskCheckIn(),
        CheckIn("Ana"),
        CheckIn("Ana", here=False),
        *map(CheckIn, NINE.split()),
    ):
        hall.does(command)
    event = hall.does(Seat(1))
    hall.does(StartClock(50))
    for command in (PauseClock(), ResumeClock(), NoteRuling("May I?", "No.", (), 1, 2)):
        hall.does(command)
    sits = event.rounds[0].tables[0].players[0]
    for command in (CallJudge(sits, "a card"), AnswerCall(sits)):
        called = hall.does(command)
        assert called.players is event.players, "nobody has changed by that"
    for table in (1, 2, 3):
        for _ in range(2):
            event = hall.does(reported(event, table))
    second = hall.does(Seat(2))
    assert second.rounds[0] is event.rounds[0]
    assert len(second.rounds) == 2


def test_a_round_of_which_something_was_said_already_is_read_anew() -> None:
    hall = Carried()
    for name in NINE.split():
        hall.does(Enter(name))
    event = hall.does(Seat(1))
    hall.does(reported(event, 1))
    hall.does(Undo(10))
    assert not hall.event.rounds
    assert hall.does(Seat(1)).rounds[0].tables[0].results, "the result comes back with the table"
