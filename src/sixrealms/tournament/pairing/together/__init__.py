"""Who sits together in a round in which everybody plays: opponents who have not met, and about equal points.

What is wanted, the first before the second: as few repeated opponents as possible, nobody again at a table of another
size than the usual, and small differences of points at a table. Fields of up to `exact.MOST` players are solved
exactly; larger ones are searched, and a round without repeated opponents is looked for by trying out as well
(decision 13). From `large.FEWEST` players on neighbours who have not met are taken one after the other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random

import msgspec

from sixrealms.tournament.brackets import Bracket
from sixrealms.tournament.pairing.table_sizes import table_sizes
from sixrealms.tournament.pairing.together import exact, large, search
from sixrealms.tournament.pairing.together.cost import Group, PairingField


class Meetings(msgspec.Struct, frozen=True):
    """What the rounds so far say about who should sit where."""

    met: dict[tuple[str, str], int] = {}  # how often two, the smaller id first, sat together
    seats: dict[str, tuple[int, ...]] = {}  # how often somebody had the first seat, the second ...
    unusual: dict[str, int] = {}  # how often somebody sat at a table of another size than the usual


def meetings(brackets: Sequence[Bracket], size: int = 3) -> Meetings:
    """Who has met whom, and on which seats, in all brackets."""
    met: dict[tuple[str, str], int] = {}
    seats: dict[str, list[int]] = {}
    unusual: dict[str, int] = {}
    for bracket in brackets:
        for pair in combinations(sorted(bracket.players), 2):
            met[pair] = met.get(pair, 0) + 1
        for seat, player in enumerate(bracket.players):
            counts = seats.setdefault(player, [])
            counts.extend([0] * (seat + 1 - len(counts)))
            counts[seat] += 1
            if len(bracket.players) != size:
                unusual[player] = unusual.get(player, 0) + 1
    return Meetings(met, {player: tuple(counts) for player, counts in seats.items()}, unusual)


class Companies(msgspec.Struct, frozen=True):
    """Who sits together, table by table, and who of them meet again.

    `certain` says that they do not without need: none do, or no round exists in which none do.
    """

    tables: tuple[tuple[str, ...], ...]
    repeated: tuple[tuple[str, str], ...]
    certain: bool


def companies(
    players: Sequence[str], before: Meetings, points: Mapping[str, int], *, size: int = 3, seed: int, what: str
) -> Companies:
    """The players in tables, those with most points at the first; `what` tells this draw of the seed from others."""
    chance = Random(f"{seed}:{what}")
    order = list(players)
    chance.shuffle(order)
    order.sort(key=lambda player: -points.get(player, 0))
    sizes = table_sizes(len(order), size)
    if len(order) >= large.FEWEST:
        return _large(order, before, sizes, size)
    field = _field(order, before, points, size)
    if len(order) <= exact.MOST:
        groups, certain = exact.best(field, sizes), True
    else:
        groups, certain = search.good(field, sizes, chance)
    groups = sorted(groups, key=lambda group: (len(group) != size, sum(group) / len(group)))
    repeated = [
        (one, other) for group in groups for one, other in combinations(sorted(group), 2) if field.met[one][other]
    ]
    return Companies(
        tuple(tuple(order[one] for one in group) for group in groups),
        tuple((order[one], order[other]) for one, other in repeated),
        certain,
    )


def _large(order: Sequence[str], before: Meetings, sizes: Sequence[int], size: int) -> Companies:
    at = {player: number for number, player in enumerate(order)}
    met: list[set[int]] = [set() for _ in order]
    for one, other in before.met:
        if one in at and other in at:
            met[at[one]].add(at[other])
            met[at[other]].add(at[one])
    groups = large.seated(met, [before.unusual.get(player, 0) for player in order], sizes, size)
    repeated = tuple(
        (order[one], order[other]) for group in groups for one, other in combinations(group, 2) if other in met[one]
    )
    return Companies(tuple(tuple(order[one] for one in group) for group in groups), repeated, certain=not repeated)


def _field(order: Sequence[str], before: Meetings, points: Mapping[str, int], size: int) -> PairingField:
    at = {player: number for number, player in enumerate(order)}
    met = [bytearray(len(order)) for _ in order]
    for (one, other), times in before.met.items():
        if one in at and other in at:
            met[at[one]][at[other]] = met[at[other]][at[one]] = min(times, 255)
    return PairingField(
        met, [points.get(player, 0) for player in order], [before.unusual.get(player, 0) for player in order], size
    )


__all__ = ["Companies", "Group", "Meetings", "companies", "meetings"]
