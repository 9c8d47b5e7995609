"""Events of several days: paused for the night, and begun again with a check-in of their own."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from sixrealms.tournament.day_of_event import DayOfEvent
from sixrealms.tournament.event import Event
from sixrealms.tournament.fold_state import Folding
from sixrealms.tournament.operation import Command, CommandContext, Record, Stamp, Values
from sixrealms.tournament.plan import Words
from sixrealms.tournament.refusals import refused


class DayEnded(Record, frozen=True, tag="day-ended"):
    """The event rests, `until` the day and time it goes on, if that is known. The clock of the round stands still."""

    until: Words = ""

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        event = folding.event
        if event.resting or not event.rounds:
            folding.set_aside(stamp, "day-ended")
            return
        now = event.rounds[-1]
        event.days = [*event.days[:-1], event.days[-1].ending(stamp.at, self.until)]
        event.resting, event.check_in, event.morning = True, False, False
        if now.clock and not now.paused and event.open_tables:
            now.paused = stamp.at

    def about(self) -> tuple[str, ...]:
        return ("days", "check-in")

    def values(self, called: Callable[[str], str]) -> Values:
        return {"until": self.until or "-", "known": int(bool(self.until))}


class EndDay(Command, frozen=True, tag="end-day"):
    """Let the event rest until another day."""

    until: Words = ""

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """Between rounds or in the middle of one, as long as nobody has won. EventRefused for what is no time."""
        if not event.rounds or event.winner:
            raise refused("day-not-now")
        if event.resting:
            raise refused("resting-already")
        return (DayEnded(_moment(self.until)),)


class DayBegun(Record, frozen=True, tag="day-begun"):
    """Another day begins, and everybody is asked again to say that they are here."""

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        event = folding.event
        if not event.resting:
            folding.set_aside(stamp, "day-begun")
            return
        event.days = [*event.days, DayOfEvent(stamp.at)]
        event.resting, event.check_in, event.morning = False, True, True
        for player in event.players.values():
            player.checked_in = False

    def about(self) -> tuple[str, ...]:
        return ("days", "check-in")


class BeginDay(Command, frozen=True, tag="begin-day"):
    """Go on on another day: check-in opens, and the clock of the round stands still until somebody lets it go on."""

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        if not event.resting:
            raise refused("not-resting")
        return (DayBegun(),)


def _moment(said: str) -> str:
    """A day, or a day with a time, as in 2026-11-23 09:00."""
    text = said.strip()
    if not text:
        return ""
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        raise refused("until", until=text[:40]) from None
    return found.date().isoformat() if len(text) <= len("2026-11-23") else found.strftime("%Y-%m-%d %H:%M")
