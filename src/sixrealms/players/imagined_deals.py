"""What a player imagines again and again: the same cards dealt in another way, each deal with the kit that fits it.

`Kit.dealt` says the same of any cards at once. Here what does not change from deal to deal is found once, and what is
offered at a moment when it comes: most thoughts end before most moments.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from functools import lru_cache
from itertools import compress
from typing import NamedTuple

from sixrealms.engine.card_def import MOMENTS, CardDef
from sixrealms.engine.kit import Kit


class _Asked(NamedTuple):
    """What is asked of objects most, by definition."""

    offered: dict[str, tuple[bool, ...]]  # at a moment
    answers: tuple[bool, ...]
    rivalling: tuple[str, ...]  # what the Rule of the Cosmos takes it for, where it does so with several objects


class ImaginedDealing:
    """Kits for deals of the same cards, without the decks and the seed from which the true game could be rebuilt."""

    __slots__ = ("_asked", "_kit")

    def __init__(self, kit: Kit, identities: Sequence[int]) -> None:
        """`identities` are the definitions of all objects, in any deal of them."""
        self._kit = copy(kit)
        if kit.setup.decks:
            self._kit.setup = replace(kit.setup, seed=0, decks=(), dungeons=(), realm_decks=())
        self._asked = _asked(tuple(kit.defs), tuple(sorted(identities)))

    def kit(self, identities: Sequence[int]) -> Kit:
        """The kit of the deal that gives the objects these definitions, in their order."""
        asked, kit = self._asked, copy(self._kit)
        kit.cards = cards = list(identities)
        kit.offered = _Offered(asked.offered, cards)
        kit.answering = _those(asked.answers, cards)
        alike: dict[str, list[int]] = {}
        for card in compress(range(len(cards)), map(asked.rivalling.__getitem__, cards)):
            alike.setdefault(asked.rivalling[cards[card]], []).append(card)
        kit.rivals = {card: rivals for found in alike.values() for rivals in (tuple(found),) for card in found}
        return kit


class _Offered(dict[str, frozenset[int]]):
    """The objects some way to play which is offered, by moment."""

    __slots__ = ("_at", "_cards")

    def __init__(self, at: dict[str, tuple[bool, ...]], cards: list[int]) -> None:
        super().__init__()
        self._at = at
        self._cards = cards

    def __missing__(self, moment: str) -> frozenset[int]:
        found = self[moment] = _those(self._at[moment], self._cards)
        return found


def _those(wanted: Sequence[bool], cards: list[int]) -> frozenset[int]:
    return frozenset(compress(range(len(cards)), map(wanted.__getitem__, cards)))


@lru_cache(maxsize=32)
def _asked(defs: tuple[CardDef, ...], identities: tuple[int, ...]) -> _Asked:
    offered = {moment: tuple(d.any_time or moment in d.offered for d in defs) for moment in MOMENTS}
    often = Counter(defs[i].cosmos for i in identities)
    return _Asked(
        offered,
        tuple(bool(d.answers) for d in defs),
        tuple(d.cosmos if often[d.cosmos] > 1 else "" for d in defs),
    )
