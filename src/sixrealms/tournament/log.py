"""The log of an event: its records in their order. An event is its plan and its log, and nothing besides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from sixrealms.tournament.operation import Stamp
from sixrealms.tournament.operations import AnyRecord
from sixrealms.tournament.operations.undo import numbers_in_force


class LogEntry(Stamp, frozen=True):
    """A record with its number, who made it and when."""

    record: AnyRecord = msgspec.field(name="step")


LOG: Final = msgspec.json.Decoder(tuple[LogEntry, ...])


def in_force(log: Sequence[LogEntry]) -> tuple[LogEntry, ...]:
    """The entries that count, in their order: none that was undone, and none of those that undo."""
    counting = set(numbers_in_force((entry.number, entry.record) for entry in log))
    return tuple(entry for entry in log if entry.number in counting)
