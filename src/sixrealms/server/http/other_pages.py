"""The pages of the client but the first. That of a deck says what it is about to programs that show a link to it."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from sixrealms import catalogue, decks
from sixrealms.decks.deck import Deck, from_list
from sixrealms.decks.text_list import ORDER
from sixrealms.errors import SixRealmsError
from sixrealms.server.http.cards import PACKED
from sixrealms.server.http.client_files import CLIENT
from sixrealms.server.http.context import Asking
from sixrealms.server.http.my_decks import shared_deck
from sixrealms.server.messages.decks import KeptDeck
from sixrealms.server.refusal import preferred
from sixrealms.wording import say

_DECK: Final = re.compile(r"/?decks/([A-Za-z0-9_-]{1,64})/?")


@get("/{path:path}", opt={PACKED: True}, include_in_schema=False)
async def other_page(request: Asking, path: FromPath[str]) -> Response[bytes]:
    """A file of the client, or its one page, which shows what the address names."""
    client = CLIENT.of(request)
    if match := _DECK.fullmatch(path):
        deck = next((one for one in decks.shipped() if one.id == match[1]), None) or await _shared(request, match[1])
        if deck is not None:
            return client.page_about(deck.name, about(deck, preferred(request.headers.get("accept-language", ""))))
    return client.answer(request, path)


async def _shared(request: Asking, deck: str) -> Deck | None:
    try:
        found = await shared_deck(request, deck)
    except SixRealmsError:  # the page itself says so
        return None
    if found is None:
        return None
    kept = msgspec.json.decode(found.deck.content, type=KeptDeck)
    return from_list(kept.name, kept.cards, author=found.owner)


def about(deck: Deck, language: str) -> str:
    """What a deck holds, in a line."""
    found = Counter(catalogue.printing(card).type for card in deck.cards)
    kinds = ", ".join(f"{_called(kind, language)} {found[kind]}" for kind in ORDER if found[kind])
    return " · ".join(part for part in (deck.author, kinds) if part)


def _called(kind: str, language: str) -> str:
    return say(f"type-{kind.replace(' ', '-')}", language)
