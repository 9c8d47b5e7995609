"""Round 1 with the members of a team at different tables, as long as there are tables enough for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random


def apart(players: Sequence[str], sizes: Sequence[int], teams: Mapping[str, str], chance: Random) -> list[str]:
    """The players table by table: no two of a team at one where no team has more members than there are tables.

    Teams are dealt out the largest first, each member to a table that has most seats left, which uses the tables up
    evenly; everything else is by lot.
    """
    groups: dict[str, list[str]] = {}
    for player in players:
        team = teams.get(player, "")
        groups.setdefault(f"team {team}" if team else f"alone {player}", []).append(player)
    dealt = list(groups.values())
    chance.shuffle(dealt)
    dealt.sort(key=len, reverse=True)
    tables: list[list[str]] = [[] for _ in sizes]
    for group in dealt:
        here = list(group)
        chance.shuffle(here)
        used: set[int] = set()
        for player in here:
            at = max(
                (at for at, size in enumerate(sizes) if len(tables[at]) < size),
                key=lambda at: (at not in used, sizes[at] - len(tables[at]), chance.random()),
            )
            tables[at].append(player)
            used.add(at)
    for table in tables:
        chance.shuffle(table)
    return [player for table in tables for player in table]


def together(tables: Sequence[Sequence[str]], teams: Mapping[str, str]) -> int:
    """How many pairs of team-mates sit at one table."""
    pairs = (pair for table in tables for pair in combinations(table, 2))
    return sum(bool(teams.get(one)) and teams.get(one) == teams.get(other) for one, other in pairs)
