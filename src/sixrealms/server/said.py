"""What a client may say over its socket; `docs/protocol.md` explains it."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from sixrealms.engine.action import Action
from sixrealms.server.attention import Orders

MessageId = Annotated[str, Meta(min_length=1, max_length=64)]
Small = Annotated[int, Meta(ge=-1, le=2**53 - 1)]
#: How many cards can be chosen in one message.
MOST_ANSWERS: Final = 13


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """An action, as an option of the prompt names it."""

    verb: Annotated[str, Meta(max_length=24)]
    card: Small = -1
    other: Small = -1
    number: Small = -1
    text: Annotated[str, Meta(max_length=120)] = ""

    def action(self) -> Action:
        """The same in the engine's form, its cards still numbered as on the wire."""
        return Action(self.verb, self.card, self.other, self.number, self.text)


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """Who connects: the token of a seat, or "" to watch."""

    token: Annotated[str, Meta(max_length=64)] = ""
    language: Annotated[str, Meta(max_length=16)] = "en"


class Act(msgspec.Struct, tag="act", forbid_unknown_fields=True):
    """The answer to the open question, seen at version `v`, and perhaps to those of the same kind that follow."""

    id: MessageId
    v: int
    action: Answer
    then: Annotated[tuple[Answer, ...], Meta(max_length=MOST_ANSWERS - 1)] = ()


class Why(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    """A question: what stands against this action."""

    id: MessageId
    action: Answer


class Look(msgspec.Struct, tag="look", forbid_unknown_fields=True):
    """A question: everything about one card."""

    id: MessageId
    card: Small


class Back(msgspec.Struct, tag="back", forbid_unknown_fields=True):
    """The wish to take back the own last decision."""

    id: MessageId
    v: int


class Agree(msgspec.Struct, tag="agree", forbid_unknown_fields=True):
    """Yes or no to the wish of another to take back."""

    id: MessageId
    v: int
    yes: bool


class Concede(msgspec.Struct, tag="concede", forbid_unknown_fields=True):
    """The wish to give the game up."""

    id: MessageId


class StandIn(msgspec.Struct, tag="stand-in", forbid_unknown_fields=True):
    """The wish that a computer player plays on the own seat, or on that of somebody who is gone."""

    id: MessageId
    bot: Annotated[str, Meta(max_length=60)] = "greedy"
    seat: Annotated[int, Meta(ge=-1, le=7)] = -1


class Return(msgspec.Struct, tag="return", forbid_unknown_fields=True):
    """The wish to play on one's own again."""

    id: MessageId


class ShowHands(msgspec.Struct, tag="show-hands", forbid_unknown_fields=True):
    """Yes or no to spectators who see hands, late."""

    id: MessageId
    yes: bool


class Order(msgspec.Struct, tag="orders", forbid_unknown_fields=True):
    """Standing orders: which windows the table passes for the own seat."""

    id: MessageId
    orders: Orders


class Chat(msgspec.Struct, tag="chat", forbid_unknown_fields=True):
    """Something to say: words, or a quick phrase by its name."""

    id: MessageId
    text: Annotated[str, Meta(max_length=600)] = ""
    phrase: Annotated[str, Meta(max_length=24)] = ""


class Resync(msgspec.Struct, tag="resync", forbid_unknown_fields=True):
    """The client has lost track and wants the whole table."""


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """A sign of life, to be answered with one."""


#: What changes a game if it is allowed.
Changing = Act | Back | Agree | Concede | StandIn | Return | Order | Chat | ShowHands
Said = Changing | Why | Look | Resync | Ping
HELLO: Final = msgspec.json.Decoder(Hello)
SAID: Final = msgspec.json.Decoder(Said)
