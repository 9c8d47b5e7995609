"""Taking something back that was done at an event."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Annotated

from msgspec import Meta

from sixrealms.tournament.event import Event
from sixrealms.tournament.fields import Small
from sixrealms.tournament.operation import Command, CommandContext, Record, Values
from sixrealms.tournament.refusals import refused


class Undone(Record, frozen=True, tag="undone"):
    """A record counts as if it had never been made; undoing that brings it back."""

    number: Annotated[int, Meta(ge=1)]

    def values(self, called: Callable[[str], str]) -> Values:
        return {"number": self.number}


class Undo(Command, frozen=True, tag="undo"):
    """Take a step back, whichever it was; 0 is the last one that counts."""

    after_the_end = True

    number: Small = 0

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """EventRefused if there is no such record, or it does not count anyway."""
        log, counting = asked.log, numbers_in_force(enumerate(asked.log, 1))
        if not self.number:
            if not counting:
                raise refused("nothing-to-undo")
            return (Undone(counting[-1]),)
        if not 1 <= self.number <= len(log):
            raise refused("no-step", number=self.number, last=len(log))
        if self.number not in counting and not _undoes(log, self.number):
            raise refused("undone-already", number=self.number)
        return (Undone(self.number),)


def numbers_in_force(log: Iterable[tuple[int, Record]]) -> tuple[int, ...]:
    """The numbers of the records that count: none that was undone, and none of those that undo."""
    void: set[int] = set()
    numbered = tuple(log)
    for number, record in reversed(numbered):  # what undoes a record comes after it and may be undone itself
        if isinstance(record, Undone) and number not in void and record.number < number:
            void.add(record.number)
    return tuple(number for number, record in numbered if number not in void and not isinstance(record, Undone))


def _undoes(log: Sequence[Record], number: int) -> bool:
    """Whether a record undoes another one now: without it, something else would count."""
    if not isinstance(log[number - 1], Undone):
        return False
    numbered = list(enumerate(log, 1))
    without = [(one, record) for one, record in numbered if one != number]
    return numbers_in_force(numbered) != numbers_in_force(without)
