"""The decks of an account, its collection, and decks that are shared."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from litestar import MediaType, Response, get, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from sixrealms.decks.deck import from_list
from sixrealms.server import limits
from sixrealms.server.http.authentication import known, who_asks
from sixrealms.server.http.context import LOBBY, Asking
from sixrealms.server.http.link_code import code_of
from sixrealms.server.messages.decks import Collection, DeckListed, DeckToKeep, DeckTold, KeptDeck, MyDecks
from sixrealms.server.refusal import Refused
from sixrealms.server.store.decks import DeckShelf, SharedDeck, StoredDeck
from sixrealms.server.store.people import Person

#: Public decks told at once.
_LISTED: Final = 60
_NO_DECK: Final = "there is no such deck, or its owner does not share it any more"
#: Bytes of a collection as it is sent.
_COLLECTION: Final = 256 * 1024


async def _owner(request: Asking) -> Person:
    person = await known(request)
    if person.login is None:
        raise Refused("deck-needs-account", "decks are kept here for accounts only; a guest's stay in their browser")
    return person


def _shelf(request: Asking) -> DeckShelf:
    return DeckShelf(LOBBY.of(request).workers.storage)


async def decks_of(request: Asking, person: Person) -> MyDecks:
    """Everything that is kept of somebody's decks, those they threw away among them."""
    store, shelf = LOBBY.of(request).workers.store, _shelf(request)
    found = await store(shelf.of, person.id)
    _, content = await store(shelf.collection_of, person.id)
    collection = msgspec.json.decode(content, type=Collection) if content else Collection()
    return MyDecks(person.login is not None, tuple(map(_kept, found)), collection)


def _kept(stored: StoredDeck) -> KeptDeck:
    if not stored.content:
        return KeptDeck(stored.id, "", stored.changed, gone=True)
    return msgspec.json.decode(stored.content, type=KeptDeck)


@get("/api/me/decks")
async def show_my_decks(request: Asking) -> MyDecks:
    """The decks and the collection of my account; whoever has none is told so."""
    person = await who_asks(request)
    if person is None or person.login is None:
        return MyDecks(False, (), Collection())
    return await decks_of(request, person)


@put("/api/me/decks/{deck:str}")
async def keep_deck(request: Asking, deck: FromPath[str], data: JSONBody[DeckToKeep]) -> KeptDeck:
    """Keep a deck in place of the one that is known to be there. Where it is another by now it is refused as
    `deck-changed`, with the `deck` that is there.
    """
    person, kept = await _owner(request), data.deck
    if kept.id != deck:
        raise Refused("not-understood", "the deck has another id than the address")
    if not kept.gone:
        from_list(kept.name, kept.cards, sideboard=kept.sideboard, considering=kept.considering, realm_deck=kept.realms)
    content = "" if kept.gone else msgspec.json.encode(kept).decode()
    stored = StoredDeck(
        kept.id, person.id, kept.changed, "" if kept.gone else kept.shared, kept.name, len(kept.cards), content
    )
    store, shelf = LOBBY.of(request).workers.store, _shelf(request)
    outcome = await store(shelf.keep, stored, data.replaces, limits.DECKS)
    if outcome == "full":
        raise Refused(
            "deck-shelf-full", f"an account keeps {limits.DECKS} decks; throw one away first", most=limits.DECKS
        )
    if outcome == "not-yours":
        raise Refused("deck-not-yours", "this is the deck of somebody else; copy it to change it")
    if outcome == "changed":
        there = next((one for one in await store(shelf.of, person.id) if one.id == deck), None)
        told = msgspec.to_builtins(_kept(there)) if there is not None else None
        raise Refused("deck-changed", "this deck was changed elsewhere meanwhile", deck=told)
    return kept


@put("/api/me/collection", request_max_body_size=_COLLECTION)
async def keep_collection(request: Asking, data: JSONBody[Collection]) -> Collection:
    """Keep which cards I own; the newest stays. The answer is what is kept now."""
    person = await _owner(request)
    from_list("collection", (), considering=data.cards)  # refuses a printing nobody knows
    store, shelf = LOBBY.of(request).workers.store, _shelf(request)
    if await store(shelf.keep_collection, person.id, data.changed, msgspec.json.encode(data).decode()):
        return data
    _, content = await store(shelf.collection_of, person.id)
    return msgspec.json.decode(content, type=Collection)


@get("/api/decks")
async def list_decks(request: Asking) -> tuple[DeckListed, ...]:
    """The newest public decks."""
    found = await LOBBY.of(request).workers.store(_shelf(request).public, _LISTED)
    return tuple(DeckListed(one.deck.id, one.deck.name, one.owner, one.deck.cards, one.deck.changed) for one in found)


@get("/api/decks/{deck:str}")
async def show_deck(request: Asking, deck: FromPath[str]) -> Response[DeckTold]:
    """A deck its owner shares: its cards and tags, not their notes or what it was before."""
    found = await shared_deck(request, deck)
    if found is None:
        raise Refused("no-deck", _NO_DECK)
    kept = _kept(found.deck)
    return Response(
        DeckTold(
            kept.id,
            kept.name,
            found.owner,
            kept.format,
            kept.cards,
            kept.sideboard,
            kept.considering,
            kept.realms,
            kept.tags,
            kept.changed,
        )
    )


@get(
    "/api/decks/{deck:str}/link.svg",
    media_type=MediaType.TEXT,
    responses={200: ResponseSpec(bytes, media_type="image/svg+xml", description="the code")},
)
async def show_deck_code(
    request: Asking, deck: FromPath[str], scheme: FromQuery[Literal["http", "https"] | None] = None
) -> Response[bytes]:
    """The page of a deck that is shared as a QR code; `scheme` is the reader's, where a proxy hides it."""
    found = await shared_deck(request, deck)
    if found is None:
        raise Refused("no-deck", _NO_DECK)
    return code_of(request, f"decks/{found.deck.id}", scheme)


async def shared_deck(request: Asking, deck: str) -> SharedDeck | None:
    """The deck of this id, if it is shared."""
    return await LOBBY.of(request).workers.store(_shelf(request).shared, deck[:32])


HANDLERS: Final = [show_my_decks, keep_deck, keep_collection, list_decks, show_deck, show_deck_code]
