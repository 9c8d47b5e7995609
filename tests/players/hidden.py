"""Positions with the cards a player cannot know lying otherwise, for tests of what players may not notice."""

from __future__ import annotations

from random import Random

from sixrealms.engine import zones as z
from sixrealms.engine.board import holding_true
from sixrealms.engine.state import State
from sixrealms.engine.statics import OpenHands
from sixrealms.engine.view import lies_open

#: Columns that say where a card is and who knows it; they belong to the place, not to the card.
_OF_THE_PLACE = ("ctrl", "zone", "host", "slot", "flags", "gen", "seen", "play_order")


def unknown(s: State, player: int) -> list[list[int]]:
    """Cards in hands and draw piles that `player` does not know, by owner.

    While some hand cards lie open, the covered ones are no such cards: then hands and piles stay apart, hands last.
    """
    parted = bool(holding_true(s, OpenHands))
    rows: list[list[int]] = [[] for _ in range(2 * s.n)]
    for card, zone in enumerate(s.zone):
        if zone in (z.HAND, z.DRAW) and not s.seen[card] >> player & 1 and not lies_open(s, card):
            rows[s.owner[card] + (s.n if parted and zone == z.HAND else 0)].append(card)
    return rows


def shuffled_unseen(s: State, player: int, rng: Random) -> State:
    """The same position with other cards in the places `player` cannot look into: a different truth."""
    t = s.copy()
    t.forget()
    becomes: dict[int, int] = {}
    for row in unknown(s, player):
        mixed = row[:]
        rng.shuffle(mixed)
        becomes.update(zip(row, mixed, strict=True))
    t.lists = [tuple(becomes.get(c, c) for c in cards) for cards in s.lists]
    for name in _OF_THE_PLACE:
        old, new = getattr(s, name), getattr(t, name)
        for card, other in becomes.items():
            new[other] = old[card]
    return t


def lying(s: State) -> list[list[str]]:
    """Which printing lies where, card numbers aside."""
    return [[s.kit.defs[s.defn[c]].printing.id if c >= 0 else "" for c in cards] for cards in s.lists]
