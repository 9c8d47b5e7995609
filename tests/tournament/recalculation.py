"""Points and places of an event, worked out again from its results alone.

An oracle: it shares nothing with the code that scores, reads only who sat where and how games ended, and follows
the published rules word by word. It knows nothing of rulings, of people who left, or of lots: where everything that is
counted is equal, it gives those players together, and any order of them is right.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple


class PlayedTable(NamedTuple):
    """A table: the number its places are multiplied by, who sat there, every game as realms and winner ("": none)."""

    times: int
    players: tuple[str, ...]
    games: tuple[tuple[dict[str, int], str], ...]
    final: bool = False


def winner_of(table: PlayedTable, wins: int) -> str:
    """Who had won so many games first; "" for a table that is not over; the one player of a bye."""
    if len(table.players) == 1:
        return table.players[0]
    won: dict[str, int] = defaultdict(int)
    for _, winner in table.games:
        won[winner] += winner != ""
        if won[winner] == wins:
            return winner
    return ""


def points_of(table: PlayedTable, wins: int = 2, bye: int = 0) -> dict[str, int | set[int]]:
    """What everybody gets at a finished table; a set where those who are tied may get one or the other."""
    first = winner_of(table, wins)
    if len(table.players) == 1:
        return {first: bye * table.times}
    won = {player: sum(winner == player for _, winner in table.games) for player in table.players}
    built = {player: tuple(realms[player] for realms, _ in table.games) for player in table.players}
    weights = {player: (sum(built[player]), won[player], built[player][::-1]) for player in table.players}
    others = sorted((player for player in table.players if player != first), key=weights.__getitem__, reverse=True)
    values = [max(5 - place, 1) for place in range(2, len(table.players) + 1)]
    found: dict[str, int | set[int]] = {first: (5 if table.final else 4) * table.times}
    for player in others:
        equal = [value for other, value in zip(others, values, strict=True) if weights[other] == weights[player]]
        found[player] = equal[0] * table.times if len(set(equal)) == 1 else {value * table.times for value in equal}
    return found


def totals_of(
    tables: Iterable[PlayedTable], wins: int = 2, bye: int = 0, bonus: int = 0, semifinalists: Iterable[str] = ()
) -> dict[str, tuple[int, int]]:
    """The fewest and the most points everybody can have: the same but for ties that only a lot decides."""
    low: dict[str, int] = defaultdict(int)
    high: dict[str, int] = defaultdict(int)
    for table in tables:
        for player, points in points_of(table, wins, bye).items():
            low[player] += min(points) if isinstance(points, set) else points
            high[player] += max(points) if isinstance(points, set) else points
    for player in semifinalists:  # conflict.scoring.semifinalist: beside the places, times nothing
        low[player] += bonus
        high[player] += bonus
    return {player: (low[player], high[player]) for player in low}


def teams_of(points: dict[str, tuple[int, int]], teams: dict[str, str], best: int) -> dict[str, tuple[int, int]]:
    """The fewest and the most points every team can have: the sum of its `best` so many members."""
    found = {}
    for team in set(teams.values()):
        own = [points[player] for player in teams if teams[player] == team]
        low, high = (sorted((one[at] for one in own), reverse=True)[:best] for at in (0, 1))
        found[team] = (sum(low), sum(high))
    return found


def byes_are_fair(rounds: Sequence[Sequence[PlayedTable]]) -> bool:
    """Whether nobody had a bye twice before everybody who was there had one."""
    had: dict[str, int] = defaultdict(int)
    for tables in rounds:
        here = [player for table in tables for player in table.players]
        free = [table.players[0] for table in tables if len(table.players) == 1]
        fewest = min(had[player] for player in here)
        for player in free:
            if had[player] > fewest and any(had[other] < had[player] for other in here if other not in free):
                return False
            had[player] += 1
    return True
