"""An event as one file: its plan and its steps, from which all else follows. What is written is read as it was."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from sixrealms.errors import SixRealmsError
from sixrealms.tournament.fold import fold
from sixrealms.tournament.plan import Plan, checked
from sixrealms.tournament.refused import refused
from sixrealms.tournament.steps import Taken

KIND: Final = "sixrealms-event"
VERSION: Final = 1


class Archive(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file. It holds no secrets: whoever reads it in becomes the organiser of a new event."""

    kind: Literal["sixrealms-event"] = KIND
    version: Literal[1] = VERSION
    plan: Plan
    steps: tuple[Taken, ...]


def write_event(plan: Plan, book: tuple[Taken, ...]) -> bytes:
    """The file of an event."""
    archive = Archive(plan=plan, steps=book)
    # what has its usual value is written too: a reader need not know it
    return msgspec.json.format(msgspec.json.encode(archive), indent=1) + b"\n"


def read_event(content: bytes) -> tuple[Plan, tuple[Taken, ...]]:
    """The plan and the steps of a file.

    EventRefused for what is no such file, is damaged or of a later version; what `checked` refuses of a plan.
    """
    try:
        archive = msgspec.json.decode(content, type=Archive)
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise refused("archive", why=" ".join(str(wrong).split())[:160]) from None
    for number, taken in enumerate(archive.steps, 1):
        if taken.number != number:
            raise refused("archive-numbers", number=number, found=taken.number)
    plan = checked(archive.plan)
    try:
        fold(plan, archive.steps)
    except SixRealmsError as wrong:
        raise refused("archive", why=str(wrong)) from None
    return plan, archive.steps
