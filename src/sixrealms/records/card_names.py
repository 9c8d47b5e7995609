"""What a card is called in the notation: the same name on every machine, whatever number the engine gave it."""

from __future__ import annotations

import unicodedata
from collections import Counter
from functools import lru_cache
from typing import Final, NamedTuple

from sixrealms.engine import zones as z
from sixrealms.engine.kit import Kit
from sixrealms.engine.state import State

SEATS: Final = "ABCDEFGH"


class CardName(NamedTuple):
    """The parts of one card's name; `text` says no more than its owner's deck makes necessary."""

    owner: str
    name: str
    printing: str
    copy: int  # counted from 1 among the equal printings of its owner's deck, in the order of the deck
    text: str


@lru_cache(maxsize=16)
def card_names(kit: Kit) -> tuple[CardName, ...]:
    """The name of every card of a game, by its number in the engine."""
    printings = [kit.defs[index].printing for index in kit.cards]
    owned = [(owner, p.id) for owner, p in zip(kit.owners, printings, strict=True)]
    copies = Counter(owned)
    each = dict(zip(owned, printings, strict=True))
    namesakes = Counter((owner, fold(p.name)) for (owner, _), p in each.items())
    count: Counter[tuple[int, str]] = Counter()
    found = []
    for (owner, printing_id), printing in zip(owned, printings, strict=True):
        count[owner, printing_id] += 1
        copy = count[owner, printing_id]
        text = printing.name
        if namesakes[owner, fold(printing.name)] > 1:
            text += f" [{printing_id}]"
        if copies[owner, printing_id] > 1:
            text += f"#{copy}"
        found.append(CardName(SEATS[owner], printing.name, printing_id, copy, text))
    return tuple(found)


def card_text(s: State, card: int, reader: int) -> str:
    """A card as the player `reader` can name it: by name with the owner's seat, or by the place where it lies hidden.

    A card they may not know (in a hand or a pile) is `B:(hand 3)`, so that their choice gives nothing away.
    """
    if not s.seen[card] >> reader & 1:
        return _hidden(s, card, reader)
    name = card_names(s.kit)[card]
    return name.text if s.owner[card] == reader else f"{name.owner}:{name.text}"


def _hidden(s: State, card: int, reader: int) -> str:
    zone = s.zone[card]
    if zone == z.ATTACHED:
        host = s.host[card]
        return f"{SEATS[s.ctrl[card]]}:({s.on(host).index(card) + 1} on {card_text(s, host, reader)})"
    for at in range(zone, len(s.lists), z.LISTED):
        if card in s.lists[at]:
            row = s.lists[at].index(card)
            where = z.PLACES[row] if zone == z.FORMATION else str(row + 1)
            return f"{SEATS[at // z.LISTED]}:({z.NAMES[zone]} {where})"
    return f"{SEATS[s.owner[card]]}:({z.NAMES[zone]} {card_names(s.kit)[card].copy})"  # at most one in battle


@lru_cache(maxsize=1 << 13)
def fold(text: str) -> str:
    """A line as people compare it: case, accents, spaces, hyphens and apostrophes do not count."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in plain if c.isalnum() or c in "!#[]():/")
