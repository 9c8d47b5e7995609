"""Decks on the wire: as they are kept in a browser and an account, shared, and read from a file."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

#: Versions kept with a deck, tags of one, and letters of its notes.
VERSIONS: Final = 20
TAGS: Final = 12
NOTES: Final = 4_000

PrintingOf = Annotated[str, Meta(max_length=16)]
Pile = Annotated[tuple[PrintingOf, ...], Meta(max_length=250)]
Moment = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Sharing = Literal["", "link", "public"]


class DeckVersion(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a deck was until it was changed at `until` (milliseconds since 1970)."""

    until: Moment
    name: Annotated[str, Meta(max_length=60)]
    cards: Pile = ()
    sideboard: Pile = ()
    considering: Pile = ()
    realms: Pile = ()


class KeptDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A deck of one's own. The dungeon card is one of its `cards`; `format` is what it is meant for, such as
    `tournament 55`; `versions` are what it was, the newest first. Without cards in any pile it may be empty, but one
    that is `gone` was thrown away.
    """

    id: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,32}$")]
    name: Annotated[str, Meta(max_length=60)]
    changed: Moment
    format: Annotated[str, Meta(max_length=60)] = ""
    cards: Pile = ()
    sideboard: Pile = ()
    considering: Pile = ()
    realms: Pile = ()
    tags: Annotated[tuple[Annotated[str, Meta(max_length=30)], ...], Meta(max_length=TAGS)] = ()
    notes: Annotated[str, Meta(max_length=NOTES)] = ""
    shared: Sharing = ""
    gone: bool = False
    versions: Annotated[tuple[DeckVersion, ...], Meta(max_length=VERSIONS)] = ()


class DeckToKeep(msgspec.Struct, forbid_unknown_fields=True):
    """A deck to be kept in place of the one the account had, which was `changed` at `replaces`; 0: it had none."""

    deck: KeptDeck
    replaces: Moment = 0


class Owned(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How many of a printing somebody has, wants, and gives away."""

    have: Annotated[int, Meta(ge=0, le=999)] = 0
    want: Annotated[int, Meta(ge=0, le=999)] = 0
    trade: Annotated[int, Meta(ge=0, le=999)] = 0


class Collection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of somebody, by printing."""

    changed: Moment = 0
    cards: Annotated[dict[PrintingOf, Owned], Meta(max_length=5_000)] = {}


class MyDecks(msgspec.Struct, frozen=True):
    """All decks of an account, and its collection; neither where there is no `account`."""

    account: bool
    decks: tuple[KeptDeck, ...]
    collection: Collection


class DeckTold(msgspec.Struct, frozen=True):
    """A deck anybody may see: one that comes with the program (`owner` is its author), or one that is shared."""

    id: str
    name: str
    owner: str
    format: str
    cards: tuple[str, ...]
    sideboard: tuple[str, ...] = ()
    considering: tuple[str, ...] = ()
    realms: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    changed: int = 0
    shipped: bool = False


class DeckListed(msgspec.Struct, frozen=True):
    """A public deck in short."""

    id: str
    name: str
    owner: str
    cards: int
    changed: int


class DeckRead(msgspec.Struct, frozen=True):
    """What stands in a text: a deck, or each thing that is wrong with it."""

    name: str = ""
    author: str = ""
    format: str = ""
    cards: tuple[str, ...] = ()
    sideboard: tuple[str, ...] = ()
    considering: tuple[str, ...] = ()
    realms: tuple[str, ...] = ()
    faults: tuple[str, ...] = ()


class DeckWritten(msgspec.Struct, frozen=True):
    """A deck as a file, and what that is called."""

    file: str
    text: str


class CardsFound(msgspec.Struct, frozen=True):
    """The printings that meet a query, in order of release; or what is wrong with the query, and where."""

    cards: tuple[str, ...] = ()
    wrong: str = ""
    at: int = 0
    length: int = 0
    nearest: str = ""
