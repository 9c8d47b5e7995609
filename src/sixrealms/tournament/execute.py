"""Carrying out what somebody asks: the new records, what changes by them, and what has to be decided first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, cast

import msgspec

from sixrealms.tournament.brackets import Because, Table
from sixrealms.tournament.decide import decide
from sixrealms.tournament.event import Event, Round
from sixrealms.tournament.fields import By
from sixrealms.tournament.fold_further import folded_further
from sixrealms.tournament.log import LogEntry
from sixrealms.tournament.operation import Command, Record
from sixrealms.tournament.operations import (
    Absent,
    AnyRecord,
    ComeBack,
    Enter,
    SeatedByHand,
    StayedAway,
    Undo,
    Undone,
)
from sixrealms.tournament.plan import Plan
from sixrealms.tournament.refusals import EventRefused, refused
from sixrealms.tournament.state_from_log import fold
from sixrealms.tournament.views.difference import ResultChange, difference

Later = Literal["ask", "keep", "again"]
"""What happens to rounds already seated that would be seated otherwise now: ask, keep them as played, seat again."""


class Executed(msgspec.Struct, frozen=True):
    """What was recorded, the event before and after, and what has changed about it."""

    recorded: tuple[LogEntry, ...]
    before: Event
    after: Event
    changes: tuple[ResultChange, ...]


class SeatingChanges(EventRefused):
    """A command by which rounds that are seated would be seated otherwise: a person has to say what is to happen.

    `changes` is everything it would change, were they seated again.
    """

    def __init__(self, rounds: Sequence[int], outcome: Executed) -> None:
        self.rounds = tuple(rounds)
        self.outcome = outcome
        self.changes = outcome.changes
        named = ", ".join(map(str, rounds))
        super().__init__(
            Because("event-refused-changes-seating", ("tracking.even-pace",), {"rounds": named, "count": len(rounds)})
        )


def carry_out(
    plan: Plan,
    log: tuple[LogEntry, ...],
    commands: Sequence[Command],
    by: By,
    at: int,
    later: Later = "ask",
    now: Event | None = None,
) -> Executed:
    """What comes of these commands, one after the other, all or none. Nothing is stored. `now` is the event after
    `log`, where that is known.

    EventRefused for one that cannot be; SeatingChanges where `later` has to say what becomes of rounds that are seated.
    """
    before = after = fold(plan, log) if now is None else now
    new: tuple[LogEntry, ...] = ()
    meant: set[int] = set()
    for command in commands:
        held = (*log, *new)
        records = decide(after, held, command, by)
        added = _numbered(records, len(held), by, at)
        after = folded_further(plan, after, held, added)
        new = (*new, *added)
        meant |= _meant(before, held, command, records)
    undoing = all(isinstance(command, Undo) for command in commands)
    moved = [one for one in _reseated(before, after, undoing=undoing) if one.number not in meant]
    if moved and later == "ask":
        raise SeatingChanges([one.number for one in moved], Executed(new, before, after, difference(before, after)))
    if moved and later == "keep":
        new = (*new, *_numbered([_kept(one) for one in moved], len(log) + len(new), by, at))
        after = fold(plan, (*log, *new))
        if _reseated(before, after, undoing=undoing):  # nothing seats that round any more
            raise refused("cannot-keep", round=moved[-1].number)
    return Executed(new, before, after, difference(before, after))


def _meant(before: Event, log: tuple[LogEntry, ...], command: Command, records: Sequence[Record]) -> set[int]:
    """The rounds a command is there to seat otherwise; nobody needs to be asked about them again.

    Whoever takes back a seating by hand means that too, as long as nothing was played since.
    """
    if isinstance(command, Enter):
        return {1}
    by_hand = {record.round for record in records if isinstance(record, SeatedByHand)}
    if isinstance(command, Absent | ComeBack):
        by_hand.add(len(before.rounds))
    for record in records:
        undone = log[record.number - 1].record if isinstance(record, Undone) else None
        while isinstance(undone, Undone):
            undone = log[undone.number - 1].record
        if isinstance(undone, StayedAway):
            by_hand |= {now.number for now in before.rounds[-1:] if _empty_seat(now, undone.player)}
        if isinstance(undone, SeatedByHand) and undone.round <= len(before.rounds):
            tables = before.rounds[undone.round - 1].tables
            if not any(table.results or table.claims for table in tables):
                by_hand.add(undone.round)
    return by_hand


def _empty_seat(now: Round, player: str) -> bool:
    """Whether somebody is absent from a table that has played nothing since."""
    return any(player in table.absent and not table.results and not table.claims for table in now.tables)


def _numbered(records: Sequence[Record], last: int, by: By, at: int) -> tuple[LogEntry, ...]:
    return tuple(LogEntry(last + place, by, at, cast("AnyRecord", record)) for place, record in enumerate(records, 1))


def _reseated(then: Event, after: Event, *, undoing: bool) -> list[Round]:
    """The rounds as they were that people sit otherwise in now, or that are gone.

    Who undoes a seating means it to go; only what was played in it is a reason to ask them.
    """
    found = []
    for before in then.rounds:
        if before.number > len(after.rounds):
            if not undoing or any(table.results for table in before.tables):
                found.append(before)
        elif (now := after.rounds[before.number - 1]) is not before and _seats(before) != _seats(now):
            found.append(before)
    return found


def _seats(now: Round) -> list[tuple[int, tuple[str, ...]]]:
    return [(table.number, table.players) for table in now.tables]


def _kept(now: Round) -> SeatedByHand:
    tables = tuple(Table(table.number, table.players) for table in now.tables)
    return SeatedByHand(now.number, tables, now.final, now.worth)
