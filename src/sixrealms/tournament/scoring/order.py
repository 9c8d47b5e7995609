"""Who comes before whom: one measure after the other, and which of them decided."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
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
    """The players, best first, by the first measure that tells two of them apart."""
    worth = {player: tuple(measure.value(player) for measure in measures) for player in players}
    best_first = sorted(worth, key=lambda player: worth[player], reverse=True)
    ranked = []
    for at, player in enumerate(best_first):
        behind_by = ""
        if at:
            ahead = worth[best_first[at - 1]]
            apart = zip(measures, ahead, worth[player], strict=True)
            behind_by = next((measure.key for measure, more, less in apart if more != less), "")
        ranked.append(Ranked(player, behind_by))
    return tuple(ranked)
