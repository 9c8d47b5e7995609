"""From the log of an event to its state: the only way there is.

Every log gives a state, and the same one at any time and on any machine. A record that cannot count any more, because
what it is about was undone or corrected away, is kept and shown as set aside.
"""

from __future__ import annotations

from collections.abc import Sequence

from sixrealms.tournament.event import Event
from sixrealms.tournament.fold_state import Folding
from sixrealms.tournament.log import LogEntry, in_force
from sixrealms.tournament.pairing.seating import champion
from sixrealms.tournament.plan import Plan


def fold(plan: Plan, log: Sequence[LogEntry]) -> Event:
    """The event after these records."""
    counting = [(entry, entry.record) for entry in in_force(log)]
    event = Folding(plan, counting, log[-1].number if log else 0).read()
    event.winner = champion(event) or ""
    return event
