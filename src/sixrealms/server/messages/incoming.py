"""What a client may say over its socket; `docs/protocol.md` explains it."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from sixrealms.engine.action import Action
from sixrealms.server.game.auto_pass import Orders

MessageId = Annotated[str, Meta(min_length=1, max_length=64)]
Token = Annotated[str, Meta(max_length=64)]
Small = Annotated[int, Meta(ge=-1, le=2**53 - 1)]
#: How many cards can be chosen in one message.
MOST_ANSWERS: Final = 13


class ChosenAction(msgspec.Struct, forbid_unknown_fields=True):
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
    """Who connects: the token of a seat, or "" to watch; or the tokens of several seats at one machine."""

    token: Token = ""
    language: Annotated[str, Meta(max_length=16)] = "en"
    tokens: Annotated[tuple[Token, ...], Meta(max_length=8)] = ()


class Addressed(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What one of several seats on a socket says; -1 where the socket has one."""

    as_: Annotated[int, Meta(ge=-1, le=7)] = msgspec.field(default=-1, name="as")


class Signed(Addressed):
    """What is answered; `id` is what the client calls it."""

    id: MessageId


class Timely(Signed):
    """What is said of the game as it is at version `v`."""

    v: int


class ActRequest(Timely, tag="act"):
    """The answer to the open question, and perhaps to those of the same kind that follow."""

    action: ChosenAction
    then: Annotated[tuple[ChosenAction, ...], Meta(max_length=MOST_ANSWERS - 1)] = ()


class Why(Signed, tag="why"):
    """A question: what stands against this action."""

    action: ChosenAction


class LookRequest(Signed, tag="look"):
    """A question: everything about one card."""

    card: Small


class Back(Timely, tag="back"):
    """The wish to take back the own last decision."""


class Agree(Timely, tag="agree"):
    """Yes or no to the wish of another to take back."""

    yes: bool


class Concede(Signed, tag="concede"):
    """The wish to give the game up."""


class StandInRequest(Signed, tag="stand-in"):
    """The wish that a computer player plays on the own seat, or on that of somebody who is gone."""

    bot: Annotated[str, Meta(max_length=60)] = "greedy"
    seat: Annotated[int, Meta(ge=-1, le=7)] = -1


class Return(Signed, tag="return"):
    """The wish to play on one's own again."""


class ShowHands(Signed, tag="show-hands"):
    """Yes or no to spectators who see hands, late."""

    yes: bool


class Hold(Signed, tag="hold"):
    """Yes or no to the open window waiting for the own seat."""

    yes: bool


class Order(Signed, tag="orders"):
    """Standing orders: which windows the table passes for the own seat."""

    orders: Orders


class Chat(Signed, tag="chat"):
    """Something to say: words, or a quick phrase by its name."""

    text: Annotated[str, Meta(max_length=600)] = ""
    phrase: Annotated[str, Meta(max_length=24)] = ""


class Resync(Addressed, tag="resync"):
    """The client has lost track and wants the whole table."""


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """A sign of life, to be answered with one."""


#: What changes a game if it is allowed.
Changing = ActRequest | Back | Agree | Concede | StandInRequest | Return | Order | Chat | ShowHands | Hold
#: What changes nothing.
Question = Why | LookRequest
Said = Changing | Question | Resync | Ping
HELLO: Final = msgspec.json.Decoder(Hello)
SAID: Final = msgspec.json.Decoder(Said)
