"""A good round of a large field: neighbours by points, exchanged until no exchange helps.

Where repeated opponents remain, a round without any is looked for by trying out, table after table, and failing that by
exchanges that may take a step back. Every loop has a fixed budget, so that the answer is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Final, NamedTuple

from sixrealms.tournament.pairing.together.cost import UNUSUAL, Group, PairingField, cost

NEIGHBOURS: Final = 3
"""Tables in either direction whose players are tried for smaller differences of points."""

TRIES: Final = 20_000
"""Tables tried before the look for a round without repeated opponents is given up."""

STEPS: Final = 30_000
"""Exchanges looked at, for all players together, while steps back are allowed."""


class FoundSeating(NamedTuple):
    """Tables for everybody. `certain` says that a round without repeated opponents is none left, or is this one."""

    groups: list[Group]
    certain: bool


def good(field: PairingField, sizes: Sequence[int], chance: Random) -> FoundSeating:
    """The tables the search comes to."""
    tables = _neighbours(sizes)
    _exchange(field, tables)
    certain = True
    if _meeting_again(field, tables) or not _fair(field, tables):
        fresh, certain = without_repeats(field, sizes, fair=True)
        if fresh is None and _meeting_again(field, tables):
            fresh, certain = without_repeats(field, sizes)
        if fresh is not None:
            tables = fresh
        elif _meeting_again(field, tables):
            _step_back(field, tables, chance)
        tables.sort(key=lambda table: (len(table) != field.size, sum(table) / len(table)))
        _exchange(field, tables)
    return FoundSeating([tuple(table) for table in tables], certain or not _meeting_again(field, tables))


def _meeting_again(field: PairingField, tables: Sequence[Sequence[int]]) -> list[int]:
    met = field.met
    return sorted({one for table in tables for pair in combinations(table, 2) if met[pair[0]][pair[1]] for one in pair})


def _most_unusual(field: PairingField, places: int) -> int:
    """How often somebody may have sat at an unusual table who gets one of so many places at such tables."""
    return sorted(field.unusual)[places - 1] if places else 0


def _fair(field: PairingField, tables: Sequence[Sequence[int]]) -> bool:
    at_unusual = [field.unusual[one] for table in tables if len(table) != field.size for one in table]
    return max(at_unusual, default=0) <= _most_unusual(field, len(at_unusual))


def _neighbours(sizes: Sequence[int]) -> list[list[int]]:
    tables, start = [], 0
    for size in sizes:
        tables.append(list(range(start, start + size)))
        start += size
    return tables


def _exchange(field: PairingField, tables: list[list[int]]) -> None:
    """Swap two players of different tables wherever that costs less, until it helps nowhere."""
    costs = [cost(field, table) for table in tables]
    waiting = set(range(len(tables)))
    while waiting:
        here = min(waiting)
        waiting.discard(here)
        for there in _to_try(costs, here):
            if _swap_for_less(field, tables, costs, here, there):
                waiting.update({here, there, *_near(len(tables), here), *_near(len(tables), there)})
                break


def _near(tables: int, here: int) -> Iterator[int]:
    for there in range(max(0, here - NEIGHBOURS), min(tables, here + NEIGHBOURS + 1)):
        if there != here:
            yield there


def _to_try(costs: Sequence[int], here: int) -> Iterator[int]:
    """The tables next to this one; all, nearest first, where opponents repeat or an unusual table weighs."""
    if costs[here] < UNUSUAL:
        yield from _near(len(costs), here)
    else:
        yield from sorted((there for there in range(len(costs)) if there != here), key=lambda there: abs(there - here))


def _swap_for_less(field: PairingField, tables: list[list[int]], costs: list[int], here: int, there: int) -> bool:
    ours, theirs = tables[here], tables[there]
    before = costs[here] + costs[there]
    for at, one in enumerate(ours):
        for place, other in enumerate(theirs):
            ours[at], theirs[place] = other, one
            own = cost(field, ours)
            if own < before:
                rest = cost(field, theirs)
                if own + rest < before:
                    costs[here], costs[there] = own, rest
                    return True
            ours[at], theirs[place] = one, other
    return False


def without_repeats(
    field: PairingField, sizes: Sequence[int], *, fair: bool = False
) -> tuple[list[list[int]] | None, bool]:
    """Tables at which nobody meets anybody again, and whether the answer is certain: found, or proved to be impossible.

    The player with the fewest new opponents left is seated first, with those near them in points. If `fair`, unusual
    tables are seated before all others, with those who have sat at such tables the least.
    """
    players = len(field.points)
    everybody = (1 << players) - 1
    new = [sum(1 << one for one in range(players) if one != own and not row[one]) for own, row in enumerate(field.met)]
    most = _most_unusual(field, sum(size for size in sizes if size != field.size))
    may = [one for one in reversed(range(players)) if field.unusual[one] <= most]
    tries = 0

    def groups(left: int, open_sizes: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        """What the next table could be."""
        unusual = [size for size in open_sizes if size != field.size]
        if fair and unusual:
            yield from _companies(new, [one for one in may if left >> one & 1], unusual[0])
            return
        first = min(_members(left), key=lambda one: (new[one] & left).bit_count())
        near = sorted(_members(new[first] & left), key=lambda one: abs(one - first))
        for size in sorted(set(open_sizes), key=lambda size: (size != field.size, size)):
            for company in _companies(new, near, size - 1):
                yield (first, *company)

    def seat(left: int, open_sizes: tuple[int, ...]) -> list[list[int]] | None:
        nonlocal tries
        if not left:
            return []
        for group in groups(left, open_sizes):
            tries += 1
            if tries > TRIES:
                return None
            fewer = list(open_sizes)
            fewer.remove(len(group))
            rest = seat(left & ~sum(1 << one for one in group), tuple(fewer))
            if rest is not None:
                return [list(group), *rest]
        return None

    found = seat(everybody, tuple(sizes))
    return found, found is not None or (tries <= TRIES and not fair)


def _members(mask: int) -> Iterator[int]:
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def _companies(new: Sequence[int], among: Sequence[int], count: int) -> Iterator[tuple[int, ...]]:
    """Every choice of so many of the players who have not met one another either, the first ones first."""
    if not count:
        yield ()
        return
    for at, one in enumerate(among):
        later = [other for other in among[at + 1 :] if new[one] >> other & 1] if count > 1 else ()
        for rest in _companies(new, later, count - 1):
            yield (one, *rest)


def _step_back(field: PairingField, tables: list[list[int]], chance: Random) -> None:
    """Fewer repeated opponents, by moving one who meets somebody again to the best other place, even to a worse one."""
    best, least = [list(table) for table in tables], sum(cost(field, table) for table in tables)
    place = {one: number for number, table in enumerate(tables) for one in table}
    moved: dict[int, int] = {}  # who was moved in which step; they rest for a while
    for step in range(max(60, STEPS // len(place))):
        again = _meeting_again(field, tables)
        if not again:
            break
        one = chance.choice([who for who in again if moved.get(who, -9) < step - 3] or again)
        here = tables[place[one]]
        others = [other for other in place if place[other] != place[one] and moved.get(other, -9) < step - 3]
        if not others:
            continue
        other = min(others, key=lambda other: _after(field, here, one, tables[place[other]], other))
        there = tables[place[other]]
        here[here.index(one)], there[there.index(other)] = other, one
        place[one], place[other] = place[other], place[one]
        moved[one] = moved[other] = step
        total = sum(cost(field, table) for table in tables)
        if total < least:
            best, least = [list(table) for table in tables], total
    tables[:] = best


def _after(field: PairingField, here: Sequence[int], one: int, there: Sequence[int], other: int) -> int:
    """What a swap changes in cost."""
    ours = [other if who == one else who for who in here]
    theirs = [one if who == other else who for who in there]
    return cost(field, ours) + cost(field, theirs) - cost(field, here) - cost(field, there)
