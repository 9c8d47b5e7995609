"""Looking for better parameters by playing: an evolution strategy that tries many, and keeps to those that win.

Predicting winners better does not mean playing better (design notes of November 2026), so nothing is judged but games
won. All tries of one generation play the same deals, so that luck falls on all alike; every generation has new ones.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, fields, replace
from typing import Any, Final, Protocol

from sixrealms.players.parameters import Parameters

#: What is tuned unless something else is asked for: each is tried at multiples of what it is.
TUNED: Final = (
    "step", "foothold", "holding", "shielded", "in_pool", "per_level", "best_level", "attached", "unknown_card",
    "champion", "champion_level", "ally_bonus", "event", "counter",
)  # fmt: skip
#: Every number that can be: a level's turns, deals and trials are counted, and some numbers are several.
TUNABLE: Final = tuple(one.name for one in fields(Parameters) if isinstance(one.default, float))
#: A chance is never more than certain.
_CHANCES: Final = frozenset({"luck", "believed_champion", "believed_realm", "believed_equipment"})

#: Says what share of games a player with these parameters wins with the deals of a generation.
Trial = Callable[[Parameters, int], float]


class Optimiser(Protocol):
    """What looks for the smallest value: CMA-ES, or any other that asks and is told."""

    def ask(self) -> Sequence[Sequence[float]]:
        """Some points to try."""

    def tell(self, points: Sequence[Sequence[float]], costs: Sequence[float]) -> None:
        """What they were found to cost."""

    @property
    def mean(self) -> Sequence[float]:
        """Where it thinks the best lies."""


def scaled(begin: Parameters, names: Sequence[str], point: Sequence[float]) -> Parameters:
    """The parameters with each named one multiplied; a point of zeros changes nothing."""
    changed: dict[str, Any] = {}
    for name, exponent in zip(names, point, strict=True):
        number = getattr(begin, name) * math.exp(exponent)
        changed[name] = round(min(1.0, number) if name in _CHANCES else number, 4)
    return replace(begin, **changed)


def tune(
    begin: Parameters, names: Sequence[str], optimiser: Optimiser, trial: Trial, generations: int
) -> Iterator[Mapping[str, Any]]:
    """A row for each generation: the shares won by its tries, and the parameters it leads to."""
    for generation in range(generations):
        points = optimiser.ask()
        shares = [trial(scaled(begin, names, point), generation) for point in points]
        optimiser.tell(points, [-share for share in shares])
        reached = scaled(begin, names, optimiser.mean)
        yield {
            "generation": generation,
            "shares": [round(share, 4) for share in shares],
            "parameters": {name: asdict(reached)[name] for name in names},
        }
