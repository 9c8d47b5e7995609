"""In which order people sit: everybody about equally often on every seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations

from sixrealms.tournament.scoring.order import lot


def in_seats(table: Sequence[str], before: Mapping[str, Sequence[int]], *, seed: int, what: str) -> tuple[str, ...]:
    """The players in the order of the seats that repeats the seats they have had the least.

    A seat somebody had twice weighs more than two seats somebody had once. The lot decides between equal orders.
    """
    drawn = sorted(table, key=lambda player: lot(seed, "seats", what, player))
    return min(permutations(drawn), key=lambda order: worn(order, before))


def worn(order: Sequence[str], before: Mapping[str, Sequence[int]]) -> int:
    """How much an order of seats repeats: the square of how often everybody has had their seat, added up."""
    had = ((before.get(player, ()), seat) for seat, player in enumerate(order))
    return sum(seats[seat] ** 2 for seats, seat in had if seat < len(seats))
