"""An event as one file: its plan and its log, from which all else follows. What is written is read as it was."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from sixrealms.errors import SixRealmsError
from sixrealms.tournament.brackets import numbers_fault
from sixrealms.tournament.event import brackets_of
from sixrealms.tournament.log import LogEntry
from sixrealms.tournament.operations import Awarded, Claimed, Recorded
from sixrealms.tournament.plan import Plan, checked, deck_size_of, wins_at_once
from sixrealms.tournament.refusals import EventRefused, refused
from sixrealms.tournament.state_from_log import fold

KIND: Final = "sixrealms-event"
VERSION: Final = 1


class Archive(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file. It holds no secrets: whoever reads it in where the event is not becomes its organiser there."""

    kind: Literal["sixrealms-event"] = KIND
    version: Literal[1] = VERSION
    id: Annotated[str, Meta(pattern="^[a-z0-9]{0,24}$")] = (
        ""  # of the event, wherever it goes on; "": older ones named none
    )
    plan: Plan
    log: tuple[LogEntry, ...] = msgspec.field(name="steps")


def write_event(id_: str, plan: Plan, log: tuple[LogEntry, ...]) -> bytes:
    """The file of an event."""
    archive = Archive(id=id_, plan=plan, log=log)
    # what has its usual value is written too: a reader need not know it
    return msgspec.json.format(msgspec.json.encode(archive), indent=1) + b"\n"


def id_by_beginning(plan: Plan, log: Sequence[LogEntry]) -> str:
    """The id of an event whose file names none: the same however far it had gone on. "" where nothing has happened."""
    return _digest(plan, log[:1])[:8] if log else ""


def first_game(plan: Plan, log: Sequence[LogEntry]) -> str:
    """What is the same of all copies of an event that are worth something: all until the first game has ended.

    "" before that: whoever goes on from an event nobody has played at holds one of their own.
    """
    for number, entry in enumerate(log, 1):
        if isinstance(entry.record, Awarded | Claimed | Recorded):
            return _digest(plan, log[:number])
    return ""


def _digest(plan: Plan, log: Sequence[LogEntry]) -> str:
    return hashlib.sha256(msgspec.json.encode((plan.name, plan.date, plan.seed, log))).hexdigest()[:24]


def read_event(content: bytes) -> Archive:
    """The event of a file, its plan `checked`; an id is found for one that names none (`id_by_beginning`).

    EventRefused for what is no such file, is damaged or of a later version, and for results that cannot be; what
    `checked` refuses of a plan.
    """
    try:
        archive = msgspec.json.decode(content, type=Archive)
    except msgspec.ValidationError as wrong:
        raise refused("archive", why=" ".join(str(wrong).split())[:160]) from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise refused("archive-no-json") from None
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
    return msgspec.structs.replace(archive, plan=plan, id=archive.id or id_by_beginning(plan, archive.log))
