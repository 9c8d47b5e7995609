"""What an operation on an event is made of: a command, and the record it leaves in the log.

A command is what somebody asks for; it names players by id, by name or by the start of a name. Deciding it gives
records. A record says what was done, never what followed from it: that is found by applying one after the other
(`fold`). Records are only ever added: what was wrong is undone or corrected, and both stay readable.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

import msgspec

from sixrealms.tournament.fields import By, Id, Role
from sixrealms.tournament.refusals import refused

if TYPE_CHECKING:
    from sixrealms.tournament.event import Event
    from sixrealms.tournament.fold_state import Folding
    from sixrealms.tournament.log import LogEntry

Values = dict[str, str | int]
"""The values of a sentence."""
EVERYTHING: Final = "everything"
"""What a record is about that clashes with any other."""


class Stamp(msgspec.Struct, frozen=True):
    """Where a record stands in the log: its number from 1, who did it, when (seconds since 1970)."""

    number: int
    by: By
    at: int


class CommandContext(NamedTuple):
    """Who gives a command, and everything that was entered of the event so far."""

    by: By
    entries: Sequence[LogEntry]

    @property
    def log(self) -> tuple[Record, ...]:
        """Every record so far; few commands ask for them, and a hall has tens of thousands."""
        return tuple(entry.record for entry in self.entries)

    def only_for_themselves(self, player: str) -> None:
        """EventRefused where a player asks something for somebody else."""
        if self.by.role == "player" and player != self.by.name:
            raise refused("not-for-player")


class Command(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What somebody asks of an event: the same from the command line, over the network and from programs."""

    roles: ClassVar[tuple[Role, ...]] = ()
    """Who may ask for it besides the organiser."""
    after_the_end: ClassVar[bool] = False
    """Whether it may still be done when the event is wrapped up."""

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """The records it comes to in this event; EventRefused says why it cannot be done."""
        raise NotImplementedError


class Record(msgspec.Struct, frozen=True, tag_field="step"):
    """Something that happened at an event: plain data with the name of its kind in it."""

    alone: ClassVar[bool] = False
    """Whether it changes only what it is about, and nothing that is or will be seated, played or counted."""

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        """Change the event that is being folded, or have the record set aside."""

    def about(self) -> tuple[str, ...]:
        """What it is about. Two people who change an event at once clash if their records are about the same."""
        return (EVERYTHING,)

    def values(self, called: Callable[[str], str]) -> Values:
        """The values of its sentence in the list of what has happened; `called` gives the name of a player's id."""
        return {}


class PlayerRecord(Record, frozen=True):
    """A record about one player, or one team."""

    player: Id

    def about(self) -> tuple[str, ...]:
        return (f"player {self.player}",)

    def values(self, called: Callable[[str], str]) -> Values:
        return {"player": called(self.player)}


JUDGES: Final[tuple[Role, ...]] = ("judge",)
JUDGES_AND_PLAYERS: Final[tuple[Role, ...]] = ("judge", "player")
