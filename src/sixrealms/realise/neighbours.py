"""What stands one after the other and comes to one thing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


def joined_neighbours(items: Sequence[T], join: Callable[[T, T], T | None]) -> list[T]:
    """The items in their order, each with the one before it as what `join` makes of both; None leaves them apart."""
    found: list[T] = []
    for one in items:
        both = join(found[-1], one) if found else None
        if both is None:
            found.append(one)
        else:
            found[-1] = both
    return found
