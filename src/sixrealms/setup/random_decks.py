"""Decks drawn by chance within the limits, full of cards whose powers the program plays."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from random import Random
from types import MappingProxyType
from typing import Final

from sixrealms import catalogue
from sixrealms.catalogue import Printing
from sixrealms.decks.limits_check import counted_levels
from sixrealms.powers import registry
from sixrealms.rulesets.deck_limits import DeckLimits, Range, group_of

#: How much likelier a card is drawn whose power is played, than one that has none or is not written yet.
WEIGHTS: Final = MappingProxyType({"enforced": 40.0, "none": 4.0, "missing": 1.0})

_FEWEST_REALMS: Final = 0.2  # of the deck: a game without realms and champions is only drawing cards
_FEWEST_CHAMPIONS: Final = 0.16
_LEAST_FREE: Final = 0.15  # of the deck, for spells, allies and other types without a limit
_DUNGEONS: Final = 0.3
_TRIES: Final = 400


@dataclass(frozen=True, slots=True)
class Shelf:
    """The cards of one group with their weights added up, for drawing."""

    cards: tuple[Printing, ...]
    weights: tuple[float, ...]

    def draw(self, rng: Random) -> Printing:
        """One card; likelier the more it weighs."""
        return rng.choices(self.cards, cum_weights=self.weights)[0]


@cache
def shelves() -> Mapping[str, Shelf]:
    """Every wording by group, shown by its newest printing; "" holds the types decks may have any number of."""
    newest = {p.wording: p for p in catalogue.all_printings()}
    grouped: dict[str, list[Printing]] = {}
    limited = {"rule", "realm", "holding", "champion", "artifact", "magical item", "event", "dungeon"}
    for printing in newest.values():
        group = group_of(printing.type)
        grouped.setdefault(group if group in limited else "", []).append(printing)
    return {group: Shelf(tuple(cards), _summed(cards)) for group, cards in grouped.items()}


def _summed(cards: Sequence[Printing]) -> tuple[float, ...]:
    return tuple(accumulate(WEIGHTS[registry.status(card)] for card in cards))


def random_deck(
    limits: DeckLimits, rng: Random, fits: Callable[[Printing], bool] | None = None
) -> tuple[tuple[str, ...], str]:
    """A legal deck under these limits: its cards, and the dungeon card beside it or "". Only cards that fit, if said.

    Where too few cards fit, the deck has fewer.
    """
    stock = shelves() if fits is None else {group: _fitting(shelf, fits) for group, shelf in shelves().items()}
    numbers = _numbers(limits, rng)
    chosen: dict[str, Printing] = {}
    for group, number in numbers.items():
        _take(stock[group], number, limits, rng, chosen)
    _take(stock[""], limits.size - len(chosen), limits, rng, chosen)
    dungeon = ""
    if limits.dungeon_cards and stock["dungeon"].cards and rng.random() < _DUNGEONS:
        dungeon = stock["dungeon"].draw(rng).id
    return tuple(card.id for card in chosen.values()), dungeon


def _fitting(shelf: Shelf, fits: Callable[[Printing], bool]) -> Shelf:
    cards = tuple(card for card in shelf.cards if fits(card))
    return Shelf(cards, _summed(cards))


def _numbers(limits: DeckLimits, rng: Random) -> dict[str, int]:
    """How many cards of each limited group; room is left for the types without a limit."""
    numbers = {
        group: rng.randint(_fewest(group, limits, allowed), allowed.most) for group, allowed in limits.groups.items()
    }
    room = limits.size - int(limits.size * _LEAST_FREE)
    while sum(numbers.values()) > room:
        group = rng.choice(list(numbers))
        if numbers[group] > _fewest(group, limits, limits.groups[group]):
            numbers[group] -= 1
    return numbers


def _fewest(group: str, limits: DeckLimits, allowed: Range) -> int:
    share = {"realm": _FEWEST_REALMS, "champion": _FEWEST_CHAMPIONS}.get(group, 0.0)
    return min(allowed.most, max(allowed.least, round(limits.size * share)))


def _take(shelf: Shelf, number: int, limits: DeckLimits, rng: Random, chosen: dict[str, Printing]) -> None:
    """Add that many different cards, or as many as the level limit leaves room for."""
    wanted = len(chosen) + number
    for _ in range(_TRIES if shelf.cards else 0):
        if len(chosen) >= wanted:
            return
        card = shelf.draw(rng)
        if card.card_id in chosen:
            continue
        if card.is_champion and counted_levels([*chosen.values(), card], limits.free_avatars) > limits.champion_levels:
            continue
        chosen[card.card_id] = card
