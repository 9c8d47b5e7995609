"""What happened to a game, one entry after the other; together they are the log of its table.

How an entry is stored is told in `store/entry_rows.py`: the tag is its kind there, and in what the table is told.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import ClassVar, Final, Literal

import msgspec
from msgspec.structs import replace

from sixrealms.engine.action import Action
from sixrealms.server.game.auto_pass import Orders
from sixrealms.server.game.chat import JUDGE, ChatEntry, unsaid, without
from sixrealms.server.game.clocks import RoundTime
from sixrealms.server.game.fog import SPECTATOR

#: How the table comes to do an action for a seat: by its orders, or because it had said so before it was asked.
AUTOMATIC: Final = "auto"
SAID_AHEAD: Final = "ahead"


class _Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """What every entry is; `at` is when it was, in milliseconds since 1970 (0: not noted)."""

    at: int = 0


class _OfSeat(_Entry, frozen=True):
    """What a seat did, or what happened to it."""

    seat: int


class Asked(_OfSeat, frozen=True, kw_only=True):
    """What a seat asked for; `client` is the id a client gave its message, "" none."""

    client: str = ""


class _OfTable(_Entry, frozen=True):
    """What the table did, for no seat."""

    seat: ClassVar[int] = SPECTATOR


class _OfJudge(_Entry, frozen=True):
    """What a judge of an event did."""

    seat: ClassVar[int] = JUDGE


class Acted(Asked, frozen=True, tag="act"):
    """The open decision was answered, by its seat or (`by_table`) by the table for it."""

    action: Action
    by_table: Literal["", "auto", "ahead"] = msgspec.field(default="", name="text")


class AnsweredAhead(Asked, frozen=True, tag="ahead"):
    """A seat answered the open window before it had come round to it."""

    action: Action


class AheadDropped(_OfSeat, frozen=True, tag="dropped"):
    """What a seat had answered ahead made the program fail and was dropped."""


class TakebackAsked(Asked, frozen=True, tag="back-asked"):
    """A seat asked to take back its last decision."""


class TakebackAgreed(Asked, frozen=True, tag="back-agreed"):
    """A seat let another take back its decision."""


class TakebackRefused(Asked, frozen=True, tag="back-refused"):
    """A seat did not let another take back its decision."""


class Conceded(Asked, frozen=True, tag="conceded"):
    """A person gave the game up; the computer player `bot` ends it for them."""

    bot: str = msgspec.field(name="text")


class StoodIn(Asked, frozen=True, tag="stood-in"):
    """A computer player was called for a person: by themselves, or for the seat `of` by another (-1: the same)."""

    bot: str = msgspec.field(name="text")
    of: int = -1

    @property
    def about(self) -> int:
        """The seat the computer player plays for."""
        return self.seat if self.of == -1 else self.of


class OutOfTime(_OfSeat, frozen=True, tag="out-of-time"):
    """The clock of a person ran out; the computer player `bot` plays on for them."""

    bot: str = msgspec.field(name="text")


class PlayerReturned(Asked, frozen=True, tag="took-seat"):
    """A person came back and plays for themselves again."""


class Ordered(Asked, frozen=True, tag="ordered"):
    """A seat said what it wants to be asked."""

    orders: Orders = msgspec.field(name="text")


class ChatSaid(Asked, frozen=True, tag="chat"):
    """A seat, a spectator or a judge said something; an empty line was said by somebody who has been forgotten."""

    line: ChatEntry = msgspec.field(name="text")


class HandsShown(Asked, frozen=True, tag="hands-shown"):
    """A player let spectators see hands."""


class HandsHidden(Asked, frozen=True, tag="hands-hidden"):
    """A player let spectators see hands no more."""


class WindowHeld(Asked, frozen=True, tag="held"):
    """A seat held the open window to think."""


class WindowLetGo(Asked, frozen=True, tag="let-go"):
    """A seat let go of the window it held."""


class WindowClosed(_OfTable, frozen=True, tag="window-closed"):
    """The time of the open window was over, and what had been said in it happened."""


class WindowReopened(_OfTable, frozen=True, tag="window-reopened"):
    """The open window got all of its time anew, since the table was opened again."""


class TimeResumed(_OfTable, frozen=True, tag="resumed"):
    """Time counted from this moment on; what lay before it was nobody's."""


class RoundTimeSet(_OfJudge, frozen=True, tag="timed"):
    """The round of the event gave the clocks more or less time, or let them stand or go."""

    time: RoundTime = msgspec.field(name="text")


class GameRepaired(_OfJudge, frozen=True, tag="repaired"):
    """A judge took the game back to where it had so many `actions`, or (None) ended it, to be played anew."""

    actions: int | None = msgspec.field(name="text")


#: Entries only the seat itself may notice where silence is to tell nothing.
Quiet = AnsweredAhead | AheadDropped | Ordered | WindowHeld | WindowLetGo
#: Entries that change who plays for a seat.
PlayerChanged = Conceded | StoodIn | OutOfTime | PlayerReturned

Entry = (
    Acted
    | TakebackAsked
    | TakebackAgreed
    | TakebackRefused
    | HandsShown
    | HandsHidden
    | ChatSaid
    | WindowClosed
    | WindowReopened
    | TimeResumed
    | RoundTimeSet
    | GameRepaired
    | Quiet
    | PlayerChanged
)


def kind_of(entry: Entry) -> str:
    """What this kind of entry is called in the database, and in what the table is told."""
    return str(entry.__struct_config__.tag)


def without_words_of(
    chat: Mapping[int, ChatSaid], seat: int, names: Iterable[str], instead: str
) -> dict[int, ChatSaid]:
    """The lines of the chat that are others when somebody is forgotten, by the number of their entry.

    Their own are empty from then on: every entry keeps its number.
    """
    names = tuple(names)
    return _changed_lines(chat, lambda line: without(line, seat, names, instead))


def without_words_in(chat: Mapping[int, ChatSaid], voices: Collection[str]) -> dict[int, ChatSaid]:
    """The same when a spectator is forgotten, by their voices at this table."""
    return _changed_lines(chat, lambda line: unsaid(line, voices))


def _changed_lines(chat: Mapping[int, ChatSaid], change: Callable[[ChatEntry], ChatEntry]) -> dict[int, ChatSaid]:
    left = {number: replace(said, line=change(said.line)) for number, said in chat.items()}
    return {number: said for number, said in left.items() if said != chat[number]}
