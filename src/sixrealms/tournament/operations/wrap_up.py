"""Closing an event, and sending its forms in."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from sixrealms.tournament.event import Event
from sixrealms.tournament.fold_state import Folding
from sixrealms.tournament.operation import Command, CommandContext, Record, Stamp, Values
from sixrealms.tournament.plan import Words
from sixrealms.tournament.refusals import refused
from sixrealms.tournament.table_lookup import open_table_numbers


class WrappedUp(Record, frozen=True, tag="wrapped-up"):
    """The event is over and its report is made."""

    alone = True

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        folding.event.wrapped_up = stamp.at


class WrapUp(Command, frozen=True, tag="wrap-up"):
    """Close the event."""

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """It has a winner; until then the open tables are named (`tracking.complete-forms`)."""
        if still := event.open_tables:
            named, last = open_table_numbers(event), len(event.rounds)
            raise refused("still-open", "tracking.complete-forms", round=last, tables=named, count=len(still))
        if not event.winner:
            raise refused("not-decided", "tracking.complete-forms", round=len(event.rounds) + 1)
        return (WrappedUp(),)


class Sent(Record, frozen=True, tag="sent"):
    """The scoring forms were sent in on that day (`official.report.deadline`)."""

    alone = True

    on: Words

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        folding.event.sent = self.on

    def values(self, called: Callable[[str], str]) -> Values:
        return {"on": self.on}


class SendForms(Command, frozen=True, tag="send"):
    """Note on which day the scoring forms were sent in."""

    after_the_end = True

    on: Words

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """After the event is closed (`official.report.deadline`)."""
        if not event.wrapped_up:
            raise refused("send-before-wrap-up", "official.report.deadline")
        try:
            day = date.fromisoformat(self.on).isoformat()
        except ValueError:
            raise refused("date", date=self.on) from None
        return (Sent(day),)
