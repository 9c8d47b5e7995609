"""What a table costs: repeated opponents above all, then the same people at unusual tables, then unequal points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

Group = tuple[int, ...]
"""Who sits at a table, as numbers in the field."""

REPEAT: Final = 10**13
UNUSUAL: Final = 10**8
"""Larger than all differences of points of a round together (500 players, 100 points apart)."""


class PairingField(NamedTuple):
    """Everybody who is to be seated, by number, best first."""

    met: list[bytearray]
    points: list[int]
    unusual: list[int]
    size: int


def cost(field: PairingField, group: Sequence[int]) -> int:
    """What it costs to seat these together. Somebody met twice before counts as four met once."""
    met, points, unusual, size = field
    total = 0
    for at, one in enumerate(group):
        row, own = met[one], points[one]
        for other in group[:at]:
            times = row[other]
            apart = own - points[other]
            total += times * times * REPEAT + apart * apart
    if len(group) != size:
        total += UNUSUAL * sum(unusual[one] for one in group)
    return total
