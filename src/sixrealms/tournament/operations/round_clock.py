"""The time of a round: begun, standing still, going on, and more of it for a table."""

from __future__ import annotations

from collections.abc import Callable

from sixrealms.tournament.event import Event, Round
from sixrealms.tournament.fields import Minutes, Small, Text
from sixrealms.tournament.fold_state import Folding
from sixrealms.tournament.operation import JUDGES, Command, CommandContext, Record, Stamp, Values
from sixrealms.tournament.refusals import refused
from sixrealms.tournament.table_lookup import current_round, table_called
from sixrealms.tournament.table_record import OnTable, TableRecord


class _ClockRecord(Record, frozen=True):
    """Something about the time of a round."""

    round: Small

    def about(self) -> tuple[str, ...]:
        return (f"clock {self.round}",)

    def values(self, called: Callable[[str], str]) -> Values:
        return {"round": self.round}

    def _clock(self, folding: Folding, stamp: Stamp, *, running: bool) -> Round | None:
        """The round whose clock runs, or is paused; the record is set aside if it does not."""
        rounds = folding.event.rounds
        now = rounds[self.round - 1] if 1 <= self.round <= len(rounds) else None
        if now is not None and now.clock and bool(now.paused) != running:
            return now
        folding.set_aside(stamp, "clock", round=self.round)
        return None


class ClockStarted(_ClockRecord, frozen=True, tag="clock-started"):
    """The time of a round begins."""

    alone = True

    minutes: Small

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        if not 1 <= self.round <= len(folding.event.rounds):
            folding.set_aside(stamp, "no-round", round=self.round)
            return
        now = folding.event.rounds[self.round - 1]
        now.clock, now.minutes, now.paused = stamp.at, self.minutes, 0

    def values(self, called: Callable[[str], str]) -> Values:
        return {"round": self.round, "minutes": self.minutes}


class StartClock(Command, frozen=True, tag="start-clock"):
    """Let the time of the round begin; without `minutes` as long as the plan says."""

    roles = JUDGES

    minutes: Small = 0

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """Refused while it runs, which would give everybody all of it again."""
        now = current_round(event)
        if event.resting:
            raise refused("resting")
        if now.clock:
            raise refused("clock-runs", round=now.number, paused=int(bool(now.paused)))
        minutes = self.minutes or event.plan.minutes
        if not minutes:
            raise refused("no-minutes")
        return (ClockStarted(now.number, minutes),)


class ClockPaused(_ClockRecord, frozen=True, tag="clock-paused"):
    """The time of a round stands still."""

    alone = True

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        if now := self._clock(folding, stamp, running=True):
            now.paused = stamp.at


class PauseClock(Command, frozen=True, tag="pause-clock"):
    """Let the time of the round stand still."""

    roles = JUDGES

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        now = current_round(event)
        if not now.clock or now.paused:
            raise refused("clock-stands", round=now.number)
        return (ClockPaused(now.number),)


class ClockResumed(_ClockRecord, frozen=True, tag="clock-resumed"):
    """The time of a round goes on; nobody has lost any of it."""

    alone = True

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        if now := self._clock(folding, stamp, running=False):
            now.clock, now.paused = now.clock + stamp.at - now.paused, 0


class ResumeClock(Command, frozen=True, tag="resume-clock"):
    """Let the time of the round go on."""

    roles = JUDGES

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        now = current_round(event)
        if event.resting:
            raise refused("resting")
        if not now.paused:
            raise refused("clock-not-paused", round=now.number, begun=int(bool(now.clock)))
        return (ClockResumed(now.number),)


class Extended(TableRecord, frozen=True, tag="extended"):
    """A table has more time than the others."""

    minutes: Minutes
    why: Text = ""

    def lay(self, here: OnTable) -> str:
        here.table.extra_minutes += self.minutes
        here.table.extra_why = self.why
        return ""

    def values(self, called: Callable[[str], str]) -> Values:
        return {"round": self.round, "table": self.table, "minutes": self.minutes}


class Extend(Command, frozen=True, tag="extend"):
    """Give a table more time, or less."""

    roles = JUDGES

    table: Small
    minutes: Minutes
    why: Text = ""

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        now, table = table_called(event, len(event.rounds), self.table)
        if not self.minutes:
            raise refused("no-minutes")
        return (Extended(now.number, table.number, self.minutes, self.why),)
