"""From what somebody asks to the records it comes to, or to a refusal."""

from __future__ import annotations

from collections.abc import Sequence

from sixrealms.tournament.event import Event
from sixrealms.tournament.fields import By
from sixrealms.tournament.log import LogEntry
from sixrealms.tournament.operation import Command, CommandContext, Record
from sixrealms.tournament.refusals import refused


def decide(event: Event, log: Sequence[LogEntry], command: Command, by: By) -> tuple[Record, ...]:
    """The records a command comes to in this event. EventRefused says why it cannot be done, or not by whoever asks."""
    if by.role != "organiser" and by.role not in command.roles:
        raise refused(f"not-for-{by.role}")
    if event.wrapped_up and not command.after_the_end:
        raise refused("wrapped-up")
    return command.decide(event, CommandContext(by, log))
