"""A round of a field too large to be searched: everybody takes the nearest in points whom they have not met.

One after the other the first who is left sits down, with the next ones who are new to all at that table. Where the last
of them find nobody new, somebody of the nearest table that can changes places with them. The work grows with the
number of players, not with its square.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from itertools import combinations
from typing import Final

from sixrealms.tournament.pairing.together.cost import Group

FEWEST: Final = 300
"""Players from whom on a field is large."""


def seated(met: Sequence[Set[int]], unusual: Sequence[int], sizes: Sequence[int], size: int) -> list[Group]:
    """Tables for everybody, by number and best first. `met` are the opponents each has had.

    At tables of another size than the usual sit those who did so the least before (`unusual`), and of them those with
    the fewest points.
    """
    apart = [one for one in sizes if one != size]
    usual = [one for one in sizes if one == size]
    guests = sorted(range(len(met)), key=lambda one: (unusual[one], -one))[: sum(apart)]
    others = set(guests)
    tables = _in_turn(met, [one for one in range(len(met)) if one not in others], usual)
    tables += _in_turn(met, sorted(guests), apart)
    _part(met, unusual, tables, size)
    return [tuple(sorted(table)) for table in tables]


def again(met: Sequence[Set[int]], table: Sequence[int]) -> int:
    """How many pairs of a table have met."""
    return sum(other in met[one] for one, other in combinations(table, 2))


def _in_turn(met: Sequence[Set[int]], order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """The players in their order, each table filled with the next ones who are new to it, if there are any."""
    waiting = list(order)
    tables = []
    for size in sizes:
        table = [waiting[0]]
        taken = [0]
        for at in range(1, len(waiting)):
            if len(table) == size:
                break
            if not any(waiting[at] in met[one] for one in table):
                table.append(waiting[at])
                taken.append(at)
        for at in range(1, len(waiting)):
            if len(table) == size:
                break
            if at not in taken:
                table.append(waiting[at])
                taken.append(at)
        for at in sorted(taken, reverse=True):
            del waiting[at]
        tables.append(table)
    return tables


def _part(met: Sequence[Set[int]], unusual: Sequence[int], tables: list[list[int]], size: int) -> None:
    """Let those who meet again change places with somebody of the nearest table where fewer meet again by that."""
    for here, table in enumerate(tables):
        while again(met, table) and any(
            _changed(met, unusual, table, tables[there], size)
            for there in sorted(range(len(tables)), key=lambda one: abs(one - here))
            if there != here
        ):
            pass


def _changed(met: Sequence[Set[int]], unusual: Sequence[int], ours: list[int], theirs: list[int], size: int) -> bool:
    fair = (len(ours) == size) == (len(theirs) == size)
    before = again(met, ours) + again(met, theirs)
    for at, one in enumerate(ours):
        for place, other in enumerate(theirs):
            if not fair and unusual[one] != unusual[other]:
                continue
            ours[at], theirs[place] = other, one
            if again(met, ours) + again(met, theirs) < before:
                return True
            ours[at], theirs[place] = one, other
    return False
