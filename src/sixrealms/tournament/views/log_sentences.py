"""An entry of the log as a sentence, for the list of what has happened."""

from __future__ import annotations

from sixrealms.tournament.event import Event
from sixrealms.tournament.log import LogEntry
from sixrealms.tournament.operation import Stamp
from sixrealms.wording import say


def entry_in_words(entry: LogEntry, event: Event, language: str) -> str:
    """What was done, with the names people have now. Who did it and when stand beside it."""
    kind = type(entry.record).__struct_config__.tag
    return say(f"event-step-{kind}", language, **entry.record.values(event.called))


def by_in_words(stamp: Stamp, event: Event, language: str) -> str:
    """Who did it."""
    by = stamp.by
    return say(f"event-by-{by.role}", language, name=event.called(by.name) or "-", named=int(bool(by.name)))
