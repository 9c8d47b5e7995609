"""An event as one file: its plan and its log, from which all else follows. What is written is read as it was."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from sixrealms.errors import SixRealmsError
from sixrealms.tournament.brackets import numbers_fault
from sixrealms.tournament.event import brackets_of
from sixrealms.tournament.fold import fold
from sixrealms.tournament.log import LogEntry
from sixrealms.tournament.plan import Plan, checked, deck_size_of, wins_at_once
from sixrealms.tournament.refusals import EventRefused, refused

KIND: Final = "sixrealms-event"
VERSION: Final = 1


class Archive(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file. It holds no secrets: whoever reads it in becomes the organiser of a new event."""

    kind: Literal["sixrealms-event"] = KIND
    version: Literal[1] = VERSION
    plan: Plan
    log: tuple[LogEntry, ...] = msgspec.field(name="steps")


def write_event(plan: Plan, log: tuple[LogEntry, ...]) -> bytes:
    """The file of an event."""
    archive = Archive(plan=plan, log=log)
    # what has its usual value is written too: a reader need not know it
    return msgspec.json.format(msgspec.json.encode(archive), indent=1) + b"\n"


def read_event(content: bytes) -> tuple[Plan, tuple[LogEntry, ...]]:
    """The plan and the log of a file.

    EventRefused for what is no such file, is damaged or of a later version, and for results that cannot be; what
    `checked` refuses of a plan.
    """
    try:
        archive = msgspec.json.decode(content, type=Archive)
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise refused("archive", why=" ".join(str(wrong).split())[:160]) from None
    for number, entry in enumerate(archive.log, 1):
        if entry.number != number:
            raise refused("archive-numbers", number=number, found=entry.number)
    plan = checked(archive.plan)
    try:
        event = fold(plan, archive.log)
        most, at_once = deck_size_of(event.plan).places, wins_at_once(event.plan)
    except SixRealmsError as wrong:
        raise refused("archive", why=str(wrong)) from None
    for bracket in brackets_of(event):
        for game in bracket.games:
            if (fault := numbers_fault(bracket, game, most, at_once)) is not None:
                raise EventRefused(fault, event.names)
    return plan, archive.log
