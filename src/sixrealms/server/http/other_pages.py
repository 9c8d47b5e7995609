"""The pages of the client but the first. Those of a table, a deck and a replay say what they are about to programs that
show a link to them.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from sixrealms import decks
from sixrealms.decks.deck import Deck, from_list
from sixrealms.errors import SixRealmsError
from sixrealms.server.http import link_preview
from sixrealms.server.http.cards import PACKED
from sixrealms.server.http.client_files import CLIENT
from sixrealms.server.http.context import LOBBY, Asking
from sixrealms.server.http.link_code import asked_host
from sixrealms.server.http.link_preview import LinkTold
from sixrealms.server.http.my_decks import shared_deck
from sixrealms.server.messages.decks import KeptDeck
from sixrealms.server.refusal import preferred

_TOLD: Final = re.compile(r"/?(decks|table|replay)/([A-Za-z0-9_-]{1,64})/?")


@get("/{path:path}", opt={PACKED: True}, include_in_schema=False)
async def other_page(request: Asking, path: FromPath[str]) -> Response[bytes]:
    """A file of the client, or its one page, which shows what the address names."""
    client = CLIENT.of(request)
    if match := _TOLD.fullmatch(path):
        told = await _told(request, match[1], match[2], preferred(request.headers.get("accept-language", "")))
        if told is not None:
            host = asked_host(request)
            return client.page_about(told, f"{request.url.scheme}://{host}/" if host else "")
    return client.answer(request, path)


async def _told(request: Asking, what: str, name: str, language: str) -> LinkTold | None:
    """What is said of a link; None where there is no such thing: the page itself says so."""
    try:
        if what == "decks":
            deck = next((one for one in decks.shipped() if one.id == name), None) or await _shared(request, name)
            return link_preview.of_deck(deck, language) if deck is not None else None
        workers = LOBBY.of(request).workers
        stored = await workers.store(workers.storage.table, name[:32])
    except SixRealmsError:
        return None
    if stored is None:
        return None
    return link_preview.of_table(stored, language) if what == "table" else link_preview.of_replay(stored, language)


async def _shared(request: Asking, deck: str) -> Deck | None:
    found = await shared_deck(request, deck)
    if found is None:
        return None
    kept = msgspec.json.decode(found.deck.content, type=KeptDeck)
    return from_list(kept.name, kept.cards, author=found.owner)
