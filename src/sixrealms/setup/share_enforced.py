"""How much is enforced: of each set of cards, and of a deck, told with what else shows what kind of deck it is."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import NamedTuple

from sixrealms.decks import Deck


class SetShare(NamedTuple):
    """How many printings of a set have no special power, one the program enforces, or one it does not know yet."""

    id: str
    name: str
    official: bool
    none: int
    enforced: int
    missing: int

    @property
    def percent(self) -> int:
        """The enforced share of the printings with a power, in whole percent: 100 only if nothing is missing."""
        return share(self.enforced, self.missing)


class DeckProfile(NamedTuple):
    """What kind of deck it is: how many cards of each world (the most first), the levels of its champions, and how many
    cards have a power, and one that is enforced.
    """

    worlds: dict[str, int]
    levels: tuple[int, ...]
    powers: int
    enforced: int

    @property
    def percent(self) -> int:
        """The enforced share of the cards with a power, in whole percent: 100 only if nothing is missing."""
        return share(self.enforced, self.powers - self.enforced)


def share(enforced: int, missing: int) -> int:
    """The enforced share in whole percent, rounded down; of nothing everything is."""
    return 100 * enforced // (enforced + missing) if missing else 100


@cache
def shares() -> tuple[SetShare, ...]:
    """Every set in the order of the catalogue."""
    from sixrealms import catalogue  # takes time to load
    from sixrealms.powers import registry

    found: Counter[tuple[str, str]] = Counter()
    for printing in catalogue.all_printings():
        found[printing.set, registry.status(printing)] += 1
    return tuple(
        SetShare(one.id, one.name, one.official, *(found[one.id, status] for status in ("none", "enforced", "missing")))
        for one in catalogue.sets()
    )


def profile(one: Deck) -> DeckProfile:
    """What kind of deck it is, each copy counted; a dungeon card counts among the powers."""
    from sixrealms import catalogue  # takes time to load
    from sixrealms.powers import registry

    cards = [catalogue.printing(card) for card in one.cards]
    beside = [catalogue.printing(one.dungeon)] if one.dungeon else []
    status = Counter(registry.status(card) for card in (*cards, *beside))
    worlds = Counter(card.world for card in cards if card.world)
    return DeckProfile(
        dict(worlds.most_common()),
        tuple(sorted(card.deck_levels or 0 for card in cards if card.is_champion)),
        status["enforced"] + status["missing"],
        status["enforced"],
    )
