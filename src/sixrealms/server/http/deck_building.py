"""The requests of whoever builds a deck: cards that meet a query, decks that come with the program, decks read from a
file and written to one.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody
from msgspec import Meta

from sixrealms import catalogue, decks
from sixrealms.catalogue.query_syntax import QueryMistake
from sixrealms.decks.deck import Deck, from_list
from sixrealms.decks.faults import DeckFaults
from sixrealms.errors import CatalogueError, DeckError, DeckRefused
from sixrealms.formats.card_legality import legal_in
from sixrealms.powers import registry
from sixrealms.server.http.cards import PACKED, kept, prepared, spoken
from sixrealms.server.http.context import Asking
from sixrealms.server.http.costly_requests import costly
from sixrealms.server.messages.decks import CardsFound, DeckRead, DeckTold, DeckWritten, Pile
from sixrealms.setup.suggestions import suggestions

_LONGEST_QUERY: Final = 400
_LONGEST_FILE_NAME: Final = 40


class AskedText(msgspec.Struct, forbid_unknown_fields=True):
    """The text of a deck file; `file` is its name, whose ending counts."""

    text: Annotated[str, Meta(max_length=60_000)]
    file: Annotated[str, Meta(max_length=120)] = ""
    language: Annotated[str, Meta(max_length=16)] = "en"


class AskedFile(msgspec.Struct, forbid_unknown_fields=True):
    """A deck to be written to a file: as a list, for CrossFire, or as a table."""

    name: Annotated[str, Meta(max_length=60)]
    kind: Literal["txt", "cfd", "csv"]
    cards: Pile = ()
    sideboard: Pile = ()
    considering: Pile = ()
    realms: Pile = ()
    author: Annotated[str, Meta(max_length=60)] = ""
    format: Annotated[str, Meta(max_length=60)] = ""


class AskedSuggestions(msgspec.Struct, forbid_unknown_fields=True):
    """The cards of a deck that more are to be suggested for."""

    cards: Pile = ()
    language: Annotated[str, Meta(max_length=16)] = "en"


class Suggested(msgspec.Struct, frozen=True):
    """A card that would fit, why, and the card whose place it could take ("" for none)."""

    card: str
    why: str
    instead: str = ""


@get("/api/card-search")
async def search_cards(
    request: Asking,
    q: FromQuery[Annotated[str, Meta(max_length=_LONGEST_QUERY)]] = "",
    language: FromQuery[str] = "en",
) -> Response[CardsFound]:
    """The printings that meet a query (docs/guides/searching-cards.md), or what is wrong with it and where."""
    return Response(await costly(request, found, q, spoken(language)))


def found(query: str, language: str) -> CardsFound:
    """The answer; nothing is refused, since a query is wrong most of the time it is being typed."""
    try:
        return CardsFound(tuple(card.id for card in catalogue.search(query, registry.status, legal_in)))
    except QueryMistake as wrong:
        return CardsFound((), wrong.why.said(language), wrong.at, wrong.length, wrong.nearest)
    except CatalogueError as wrong:
        return CardsFound((), wrong.said(language), 0, len(query))


@get(
    "/api/shipped-decks",
    opt={PACKED: True},
    responses={200: ResponseSpec(tuple[DeckTold, ...], description="every shipped deck")},
)
async def show_shipped_decks(request: Asking) -> Response[bytes]:
    """The decks that come with the program, with their cards."""
    body, packed, tag = prepared(_shipped, "")
    return kept(request, body, packed, tag, "no-cache", "application/json")


def _shipped(_: str) -> tuple[DeckTold, ...]:
    return tuple(
        DeckTold(
            one.id,
            one.name,
            one.author,
            one.format,
            (*([one.dungeon] if one.dungeon else []), *one.cards),
            considering=one.considering,
            shipped=True,
        )
        for one in decks.shipped()
    )


@post("/api/deck-read", status_code=200)
async def read_deck(request: Asking, data: JSONBody[AskedText]) -> Response[DeckRead]:
    """The deck a list, a table or a CrossFire file holds, or all that is wrong with it, each fault with its line."""
    return Response(await costly(request, read, data))


def read(asked: AskedText) -> DeckRead:
    """The answer; a text that is no deck is answered with its faults."""
    file = asked.file or "deck"
    language = spoken(asked.language)
    try:
        if "\0" in asked.text:
            raise DeckRefused("deck-no-text")
        deck = decks.from_text(asked.text, file, file.rpartition(".")[0] or file)
    except DeckFaults as wrong:
        return DeckRead(faults=tuple(line.strip() for line in wrong.details(language)))
    except (DeckError, CatalogueError) as wrong:
        return DeckRead(faults=(" ".join(wrong.said(language).split()),))
    return DeckRead(
        deck.name[:60],
        deck.author[:60],
        deck.format[:60],
        (*([deck.dungeon] if deck.dungeon else []), *deck.cards),
        deck.sideboard,
        deck.considering,
        deck.realm_deck,
    )


@post("/api/deck-write", status_code=200)
async def write_deck(request: Asking, data: JSONBody[AskedFile]) -> Response[DeckWritten]:
    """A deck as the text of a file."""
    return Response(await costly(request, written, data))


def written(asked: AskedFile) -> DeckWritten:
    """The file; CatalogueError for a card nobody knows."""
    deck = from_list(
        asked.name,
        asked.cards,
        sideboard=asked.sideboard,
        considering=asked.considering,
        author=asked.author,
        format=asked.format,
        realm_deck=asked.realms,
    )
    writes = {"txt": decks.write_text, "cfd": decks.write_crossfire, "csv": decks.write_csv}
    name = "".join(letter if letter.isalnum() or letter in " -_" else "-" for letter in asked.name).strip()
    return DeckWritten(f"{name[:_LONGEST_FILE_NAME] or 'deck'}.{asked.kind}", writes[asked.kind](deck))


@post("/api/deck-suggestions", status_code=200)
async def suggest(request: Asking, data: JSONBody[AskedSuggestions]) -> Response[tuple[Suggested, ...]]:
    """Cards that would fit a deck by its worlds and its champions, and enforced ones for those that are not."""
    return Response(await costly(request, suggested, data))


def suggested(asked: AskedSuggestions) -> tuple[Suggested, ...]:
    """The answer; CatalogueError for a card nobody knows."""
    deck: Deck = from_list("deck", asked.cards)
    language = spoken(asked.language)
    return tuple(Suggested(one.card, one.said(language), one.instead) for one in suggestions(deck))


HANDLERS: Final = [search_cards, show_shipped_decks, read_deck, write_deck, suggest]
