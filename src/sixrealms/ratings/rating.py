"""What is known about how strong somebody plays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

#: How sure a rating is, for whoever puts it into words.
Certainty = Literal["new", "rough", "fair", "good"]
#: A list of the best names people who have finished so many rated games.
LISTED_FROM: Final = 5
#: Where everybody begins, in the measure of the library, and what one of its steps is in points.
START: Final = 25.0
WIDE: Final = START / 3
_POINTS: Final = 60.0
#: The widest spread, in points, at which a rating is called so.
_GOOD: Final = 200
_FAIR: Final = 320


@dataclass(frozen=True, slots=True)
class Rating:
    """The strength of one person under one ruleset: `mean` is the best guess, `spread` how far it may be off (a
    standard deviation), `games` how many games it comes from. A new rating is that of somebody unknown.
    """

    mean: float = START
    spread: float = WIDE
    games: int = 0

    @property
    def points(self) -> int:
        """The number people are shown: 1500 for somebody unknown."""
        return round(self.mean * _POINTS)

    @property
    def margin(self) -> int:
        """How many points the guess may well be off."""
        return round(self.spread * _POINTS)

    @property
    def certainty(self) -> Certainty:
        """How sure the points are: `new` until there are enough games to be listed."""
        if self.games < LISTED_FROM:
            return "new"
        if self.margin > _FAIR:
            return "rough"
        return "fair" if self.margin > _GOOD else "good"
