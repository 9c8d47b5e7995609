"""Cards of a booster in the place of cards of a deck: plain piles, nothing about who may do it when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from sixrealms.tournament.steps import DeckList


def missing(pile: Sequence[str], cards: Sequence[str]) -> str:
    """A card that is wanted from a pile more often than it lies there; "" if there is none."""
    return next(iter(Counter(cards) - Counter(pile)), "")


def from_booster(deck: DeckList, out: Sequence[str], into: Sequence[str]) -> DeckList | None:
    """The deck with `into` of its booster in the place of `out`; None where that is not possible one for one."""
    if len(out) != len(into) or missing(deck.cards, out) or missing(deck.booster, into):
        return None
    left = list(deck.cards)
    for card in out:
        left.remove(card)
    return replace(deck, cards=(*left, *into))
