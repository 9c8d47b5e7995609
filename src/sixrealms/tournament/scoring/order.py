"""Who comes before whom: one measure after the other, and which of them decided."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple


class Measure(NamedTuple):
    """Something by which people are compared; more is better."""

    key: str
    value: Callable[[str], int | Fraction]


class Ranked(NamedTuple):
    """Somebody in an order, and the measure that put them behind the one before them ("" for the first)."""

    player: str
    behind_by: str


def lot(seed: int, *what: object) -> int:
    """A lot drawn from the seed of a tournament: the same for the same question, on every machine."""
    text = ":".join(str(part) for part in (seed, *what))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8])


def in_order(players: Iterable[str], measures: Sequence[Measure]) -> tuple[Ranked, ...]:
    """The players, best first, by the first measure that tells two of them apart; a later one is not even asked."""
    return tuple(_parted(list(dict.fromkeys(players)), measures, 0, ""))


def _parted(equal: Sequence[str], measures: Sequence[Measure], at: int, behind_by: str) -> Iterator[Ranked]:
    """Those whom the measures before this one leave equal; the first of them is behind somebody `behind_by`."""
    if len(equal) == 1 or at == len(measures):
        for place, player in enumerate(equal):
            yield Ranked(player, "" if place else behind_by)
        return
    groups: dict[int | Fraction, list[str]] = {}
    for player in equal:
        groups.setdefault(measures[at].value(player), []).append(player)
    for place, worth in enumerate(sorted(groups, reverse=True)):
        yield from _parted(groups[worth], measures, at + 1, measures[at].key if place else behind_by)
