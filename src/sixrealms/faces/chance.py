"""Chance for pictures: the same card draws the same numbers on every machine and in every version of Python."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

_Thing = TypeVar("_Thing")
_MASK = (1 << 64) - 1


def dealt(things: Sequence[_Thing], number: int) -> _Thing:
    """One after the other by the number of a card, so that neighbours in a set differ."""
    return things[number % len(things)]


class Chance:
    """Numbers that follow from a seed alone (splitmix64)."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._at = int.from_bytes(blake2b(seed.encode(), digest_size=8).digest(), "big")

    def branch(self, name: str) -> Chance:
        """Chance of its own for one thing: how much of it is drawn does not change what is drawn after it."""
        return Chance(f"{self._seed}:{name}")

    def part(self) -> float:
        """A number from 0 up to, but not including, 1."""
        self._at = (self._at + 0x9E3779B97F4A7C15) & _MASK
        mixed = self._at
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((mixed ^ (mixed >> 31)) >> 11) / (1 << 53)

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * self.part()

    def whole(self, low: int, high: int) -> int:
        """A whole number; both ends can come."""
        return low + int(self.part() * (high - low + 1))

    def one(self, things: Sequence[_Thing]) -> _Thing:
        return things[int(self.part() * len(things))]
