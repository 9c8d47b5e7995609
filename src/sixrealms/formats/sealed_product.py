"""Sealed 4th Edition decks and Draconomicon boosters, drawn by the printed rarities.

How the factory filled these boxes is not known; `docs/decisions/0009-collation-of-sealed-product.md` says which model
is used and what it rests on. The same seed always gives the same boxes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from sixrealms import catalogue
from sixrealms.catalogue import Printing
from sixrealms.decks import Deck
from sixrealms.errors import OptionRefused
from sixrealms.formats.sealed_decks import BOOSTER_SET, SET

MOST_PLAYERS: Final = 60


@dataclass(frozen=True, slots=True)
class PrintSheet:
    """So many different cards of one kind; each card of the sheet is as likely as any other."""

    count: int
    holds: Callable[[Printing], bool]


DECK_SHEETS: Final = (
    PrintSheet(30, lambda p: p.rarity == "C"),
    PrintSheet(10, lambda p: p.rarity == "UC" and p.type == "realm"),
    PrintSheet(10, lambda p: p.rarity == "UC" and p.type != "realm"),
    PrintSheet(5, lambda p: p.rarity == "R"),
)
"""A deck of 55: the shares of the twelve factory decks of the first edition that are known card by card."""

BOOSTER_SHEETS: Final = (
    PrintSheet(8, lambda p: p.rarity == "C"),
    PrintSheet(3, lambda p: p.rarity == "UC"),
    PrintSheet(1, lambda p: p.rarity == "R"),
)
"""A booster of 12."""

CHASE_IN_DECKS: Final = 4
CHASE_IN_BOOSTERS: Final = 3
"""In one of so many a chase card lies in the place of a rare."""


@dataclass(frozen=True, slots=True)
class SealedBox:
    """What one player is given: the sealed deck, and the booster that is packed with it."""

    deck: Deck
    booster: tuple[str, ...]

    @property
    def together(self) -> Deck:
        """The deck with the booster beside it, among the cards under consideration: as it is written to a file."""
        deck = self.deck
        return Deck(deck.name, deck.cards, considering=self.booster)


def boxes(seed: int | str, players: int) -> tuple[SealedBox, ...]:
    """One box for each player; a player's box does not change when more players come."""
    if not 1 <= players <= MOST_PLAYERS:
        raise OptionRefused("asked-within", option="--players", value=str(players), least="1", most=str(MOST_PLAYERS))
    return tuple(_box(seed, number) for number in range(1, players + 1))


def _box(seed: int | str, number: int) -> SealedBox:
    rng = Random(f"sealed:{seed}:{number}")
    cards = _drawn(rng, SET, DECK_SHEETS, CHASE_IN_DECKS)
    booster = _drawn(rng, BOOSTER_SET, BOOSTER_SHEETS, CHASE_IN_BOOSTERS)
    # whoever reads a key in the name of their deck could draw everybody else's
    name = f"Sealed deck {number}" if isinstance(seed, str) else f"Sealed deck {number} of seed {seed}"
    return SealedBox(Deck(name, cards), booster)


def _drawn(rng: Random, set_id: str, sheets: Sequence[PrintSheet], chase_in: int) -> tuple[str, ...]:
    drawn: list[Printing] = []
    for sheet in sheets:
        drawn += rng.sample([p for p in _cards(set_id) if sheet.holds(p)], sheet.count)
    if rng.randrange(chase_in) == 0:  # the last sheet holds the rares
        drawn[-1] = rng.choice([p for p in _cards(set_id) if p.rarity == "VR"])
    return tuple(p.id for p in sorted(drawn, key=lambda p: p.number))


@cache
def _cards(set_id: str) -> tuple[Printing, ...]:
    return tuple(p for p in catalogue.all_printings() if p.set == set_id)
