"""Who comes before whom: one measure after the other, and which of them decided."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple


class Measure(NamedTuple):
    """Something by which people are compared; more is better."""

    key: str
    value: Callable[[str], int | Fraction]


class Ranked(NamedTuple):
    """Somebody in an order, and the measure that put them behind the one before them ("" for the first)."""

    player: str
    behind_by: str


@lru_cache(maxsize=20_000)  # a large event asks for the same lots after every result
def lot(seed: int, *what: object) -> int:
    """A lot drawn from the seed of a tournament: the same for the same question, on every machine."""
    text = ":".join(str(part) for part in (seed, *what))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8])


def in_order(players: Iterable[str], measures: Sequence[Measure]) -> tuple[Ranked, ...]:
    """The players, best first, by the first measure that tells two of them apart; a later one is not even asked."""
    found: list[Ranked] = []
    _part(list(dict.fromkeys(players)), measures, 0, "", found)
    return tuple(found)


def _part(equal: Sequence[str], measures: Sequence[Measure], at: int, behind_by: str, found: list[Ranked]) -> None:
    """Add those whom the measures before this one leave equal; the first of them is behind somebody `behind_by`."""
    if len(equal) == 1 or at == len(measures):
        found.extend(Ranked(player, "" if place else behind_by) for place, player in enumerate(equal))
        return
    key, value = measures[at]
    groups: dict[int | Fraction, list[str]] = {}
    for player in equal:
        groups.setdefault(value(player), []).append(player)
    for place, worth in enumerate(sorted(groups, reverse=True)):
        group, behind = groups[worth], key if place else behind_by
        if len(group) == 1:
            found.append(Ranked(group[0], behind))
        else:
            _part(group, measures, at + 1, behind, found)
