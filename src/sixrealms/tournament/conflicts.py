"""When two people change an event at once: what one of them did not know and would have to."""

from __future__ import annotations

from collections.abc import Sequence

from sixrealms.tournament.log import LogEntry
from sixrealms.tournament.operation import EVERYTHING


def clashing(since: Sequence[LogEntry], new: Sequence[LogEntry]) -> tuple[LogEntry, ...]:
    """The entries that were made meanwhile and are about what the new ones are about."""
    wanted = {about for entry in new for about in entry.record.about()}
    if not wanted:
        return ()
    found = []
    for entry in since:
        about = set(entry.record.about())
        if about & wanted or (about and (EVERYTHING in wanted or EVERYTHING in about)):
            found.append(entry)
    return tuple(found)
