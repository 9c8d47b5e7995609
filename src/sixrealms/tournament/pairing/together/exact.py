"""The best round of a small field, by trying out everything once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Final

from sixrealms.tournament.pairing.together.cost import Group, PairingField, cost

MOST: Final = 12
"""Players whose best round is found in a moment."""

_Sizes = tuple[int, ...]


def best(field: PairingField, sizes: Sequence[int]) -> list[Group]:
    """The tables with the least cost of all."""
    found: dict[tuple[int, _Sizes], tuple[int, tuple[Group, ...]]] = {(0, ()): (0, ())}

    def cheapest(left: int, sizes: _Sizes) -> tuple[int, tuple[Group, ...]]:
        known = found.get((left, sizes))
        if known is not None:
            return known
        first, *others = (one for one in range(len(field.points)) if left >> one & 1)
        answer: tuple[int, tuple[Group, ...]] | None = None
        for size in Counter(sizes):
            fewer = list(sizes)
            fewer.remove(size)
            for company in combinations(others, size - 1):
                group = (first, *company)
                own = cost(field, group)
                if answer is not None and own >= answer[0]:
                    continue
                rest, tables = cheapest(left & ~sum(1 << one for one in group), tuple(fewer))
                if answer is None or own + rest < answer[0]:
                    answer = own + rest, (group, *tables)
        if answer is None:
            raise AssertionError("the sizes of the tables do not add up to the players")
        found[left, sizes] = answer
        return answer

    return list(cheapest((1 << len(field.points)) - 1, tuple(sorted(sizes)))[1])
