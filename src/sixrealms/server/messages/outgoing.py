"""What a client is told over its socket and by requests, as types; `docs/protocol.md` explains it.

The server constructs every message from these types, and `tools/wire_types.py` makes the client's types of them.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from sixrealms.server.game.auto_pass import Orders
from sixrealms.server.game.chat import ChatLine
from sixrealms.server.game.clocks import ClockTold
from sixrealms.server.game.seats import Spectators
from sixrealms.server.game.timed_windows import WindowTold


class CardTold(msgspec.Struct, forbid_unknown_fields=True):
    """A card of the table as this watcher sees it; `printing` is empty if they may not know it."""

    printing: str
    zone: str
    owner: int
    controller: int
    host: int
    place: int
    at: int
    razed: bool
    face_down: bool
    level: int | UnsetType = UNSET
    bonus: int | UnsetType = UNSET
    earned: int | UnsetType = UNSET
    marker: int | UnsetType = UNSET


class SumStep(msgspec.Struct, forbid_unknown_fields=True):
    """One step of how a number comes about, by a card or (-1) by the rules."""

    what: str
    card: int
    plus: int
    after: int
    text: str | UnsetType = UNSET


class BattleTold(msgspec.Struct, forbid_unknown_fields=True):
    """A battle; totals and who is losing only while two known champions face each other."""

    attacker: int
    defender: int
    target: int
    champion: int
    opponent: int
    round: int
    stage: str | int
    attack: int | UnsetType = UNSET
    defence: int | UnsetType = UNSET
    losing: int | UnsetType = UNSET
    needs: int | UnsetType | None = UNSET
    attack_sum: list[SumStep] | UnsetType = UNSET
    defence_sum: list[SumStep] | UnsetType = UNSET


class Announced(msgspec.Struct, forbid_unknown_fields=True):
    """A card played or a power used that is not done yet."""

    card: int
    player: int
    way: str


class ResultTold(msgspec.Struct, forbid_unknown_fields=True):
    """How the game ended."""

    winners: list[int]
    reason: str
    unrazed: list[int]


class TableTold(msgspec.Struct, forbid_unknown_fields=True):
    """The whole table; cards by their number."""

    turn: int
    last_turn: int
    phase: int
    active: int
    goal: int
    goals: list[int]
    direction: int
    hands: list[int]
    piles: list[int]
    places: list[int]
    unrazed: list[int]
    cards: dict[str, CardTold]
    battle: BattleTold | None
    announced: list[Announced]
    asked: int
    about: str
    result: ResultTold | None


class TableChanged(msgspec.Struct, forbid_unknown_fields=True):
    """The fields of the table that are others now."""

    turn: int | UnsetType = UNSET
    last_turn: int | UnsetType = UNSET
    phase: int | UnsetType = UNSET
    active: int | UnsetType = UNSET
    goal: int | UnsetType = UNSET
    goals: list[int] | UnsetType = UNSET
    direction: int | UnsetType = UNSET
    hands: list[int] | UnsetType = UNSET
    piles: list[int] | UnsetType = UNSET
    places: list[int] | UnsetType = UNSET
    unrazed: list[int] | UnsetType = UNSET
    battle: BattleTold | UnsetType | None = UNSET
    announced: list[Announced] | UnsetType = UNSET
    asked: int | UnsetType = UNSET
    about: str | UnsetType = UNSET
    result: ResultTold | UnsetType | None = UNSET


class PromptOption(msgspec.Struct, forbid_unknown_fields=True):
    """A possible answer: an action with its label."""

    verb: str
    card: int
    other: int
    number: int
    text: str
    label: str


class Prompt(msgspec.Struct, forbid_unknown_fields=True):
    """Your decision with all answers to it; `ahead` of your turn if others are asked at the same time. From `least` to
    `most` of its options may be chosen in one message.
    """

    ahead: bool
    kind: str
    about: str
    card: int
    question: str
    detail: str
    least: int
    most: int
    options: list[PromptOption]


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """A sentence of what happened."""

    kind: str
    text: str


class BackAsked(msgspec.Struct, forbid_unknown_fields=True):
    """The wish of somebody to take back, and whose answers are awaited."""

    by: int
    of: list[int]


class ToSeat(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What is told to one seat; `as` says to which on a socket with several."""

    as_: int | UnsetType = msgspec.field(default=UNSET, name="as")


class StateTold(ToSeat, tag="state"):
    """Everything."""

    v: int
    seat: int
    table: TableTold
    log: list[Line]
    prompt: Prompt | None
    back: str
    back_asked: BackAsked | None
    orders: Orders | None
    passed: int
    waiting: list[int]
    clock: ClockTold | None
    window: WindowTold | None
    chat: list[ChatLine]


class EventTold(ToSeat, tag="event"):
    """What has changed since the message before."""

    v: int
    changed: TableChanged
    cards: dict[str, CardTold]
    gone: list[str]
    log: list[Line]
    prompt: Prompt | None
    back: str
    back_asked: BackAsked | None
    orders: Orders | None
    passed: int
    waiting: list[int]
    clock: ClockTold | None
    window: WindowTold | None
    chat: list[ChatLine]


class PersonTold(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits on a seat: a person, a computer player by the name `bot`, or nobody yet."""

    name: str
    bot: str
    deck: str
    free: bool
    left: bool
    founder: bool
    here: bool
    stand_in: str
    conceded: bool


class PeopleTold(msgspec.Struct, tag="people", forbid_unknown_fields=True):
    """Everybody at the table."""

    seats: list[PersonTold]
    spectators: int
    begun: bool
    hands_agreed: list[int]
    hands_shown: bool
    delay: int
    spectators_see: Spectators
    rated: bool


class ReasonTold(msgspec.Struct, forbid_unknown_fields=True):
    """One thing that stands against an action: a rule, and the card that causes it or -1. `go_on` is the open question
    where passing leads to the moment that alone is missing, "" elsewhere.
    """

    rule: str
    message: str
    card: int
    text: str
    go_on: str


class Reasons(ToSeat, tag="reasons"):
    """The answer to `why`."""

    id: str
    possible: bool
    why: list[ReasonTold]


class Sum(msgspec.Struct, forbid_unknown_fields=True):
    """A number as it is now, and how it comes about."""

    now: int
    sum: list[SumStep]


class Impossible(msgspec.Struct, forbid_unknown_fields=True):
    """Actions that are impossible for the same reasons."""

    actions: list[PromptOption]
    why: list[ReasonTold]


class Looked(ToSeat, tag="looked"):
    """Everything about one card; the answer to `look`."""

    id: str
    v: int
    card: int
    printing: str
    name: str
    text: list[str]
    where: str
    notes: list[str]
    hanging: list[int] = msgspec.field(name="with")
    printed: str
    level: Sum | None
    total: Sum | None
    can: list[PromptOption]
    cannot: list[Impossible]


class Done(ToSeat, tag="done"):
    """It is stored and has happened."""

    id: str
    v: int


class RefusedTold(ToSeat, tag="refused"):
    """It has not happened and will not."""

    id: str
    code: str
    message: str
    why: list[ReasonTold] | UnsetType = UNSET
    v: int | UnsetType = UNSET
    retry: int | UnsetType = UNSET  # seconds until it may be asked again
    error: str | UnsetType = UNSET


class Wrong(msgspec.Struct, tag="error", forbid_unknown_fields=True):
    """What was said is no message of this protocol, or the connection ends."""

    code: str
    message: str
    retry: int | UnsetType = UNSET  # seconds until it may be tried again


#: Why everybody connects again: the table is another than this server thinks, or the server does not know which it is.
OUT_OF_DATE: Final = Wrong("out-of-date", "connect again")
IN_DOUBT: Final = Wrong(
    "in-doubt",
    "the database broke off, and whether this has happened is not known: connect again, and say it with the same id",
)


class Pong(msgspec.Struct, tag="pong", forbid_unknown_fields=True):
    """The answer to a sign of life."""


Told = StateTold | EventTold | PeopleTold | Reasons | Looked | Done | RefusedTold | Wrong | Pong
