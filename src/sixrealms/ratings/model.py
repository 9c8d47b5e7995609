"""What a game says about those who played it: the model of Weng and Lin for whole orders (Plackett-Luce).

The library openskill reckons; nothing of its types goes in or out here. What comes out is rounded, so it is the same on
every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from openskill.models import PlackettLuce

from sixrealms.ratings.rating import Rating

_MODEL: Final = PlackettLuce()
_DIGITS: Final = 4


def after_game(ratings: Sequence[Rating], places: Sequence[int], sides: Sequence[int] = ()) -> tuple[Rating, ...]:
    """Everybody's rating after a game, in the order they are given; `places` are theirs in it, 1 for the best.

    `sides` says who played together: seats with the same number are one side, whose place is that of its best player.
    A partner who left gains nothing by it. Without it everybody played alone. ValueError for fewer than two players or
    sides, and where the lengths differ.
    """
    sides = tuple(sides) or tuple(range(len(ratings)))
    if not len(ratings) == len(places) == len(sides):
        raise ValueError(f"{len(ratings)} ratings, {len(places)} places, {len(sides)} sides")
    order = sorted(set(sides))
    if len(order) < 2:
        raise ValueError("a rated game has at least two sides")
    members = [[seat for seat, side in enumerate(sides) if side == wanted] for wanted in order]
    known = [
        [_MODEL.rating(mu=ratings[seat].mean, sigma=ratings[seat].spread) for seat in together] for together in members
    ]
    best = [min(places[seat] for seat in together) for together in members]
    found = _MODEL.rate(known, ranks=[float(place) for place in best])
    after = list(ratings)
    for together, reckoned, place in zip(members, found, best, strict=True):
        for seat, new in zip(together, reckoned, strict=True):
            old, mean = ratings[seat], round(new.mu, _DIGITS)
            if places[seat] > place:
                mean = min(mean, old.mean)  # their side won without them
            after[seat] = Rating(mean, round(new.sigma, _DIGITS), old.games + 1)
    return tuple(after)
