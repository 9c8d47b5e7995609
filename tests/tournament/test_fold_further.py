"""A state carried on by a few records is the one that reading the whole log gives."""

from __future__ import annotations

import msgspec

from sixrealms.tournament.event import Event
from sixrealms.tournament.execute import carry_out
from sixrealms.tournament.fields import By
from sixrealms.tournament.log import LogEntry
from sixrealms.tournament.operation import Command
from sixrealms.tournament.operations import Correct, Enter, Leave, Report, Seat, Undo
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
