"""Round robin at tables of three: everybody meets everybody, as evenly as the number of players allows.

Nine, fifteen, twenty-seven and eighty-one players can meet everybody exactly once, and do, by a plan that stands in
advance. For other numbers, and when somebody has come or gone, each round repeats as few opponents as it can, and
rather two different pairs than one pair twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from random import Random

from sixrealms.tournament.brackets import Bracket, Seating, checked_players
from sixrealms.tournament.pairing.advancement import finished_round
from sixrealms.tournament.pairing.byes import byes_among, with_byes
from sixrealms.tournament.pairing.final_cut import after_all_rounds
from sixrealms.tournament.pairing.swiss import everybody_seated, first_field
from sixrealms.tournament.pairing.table_sizes import FEWEST, Policy
from sixrealms.tournament.pairing.together import Companies, companies, meetings
from sixrealms.tournament.scoring.points import PUBLISHED, Scoring, totals

Design = tuple[tuple[tuple[int, ...], ...], ...]
"""Rounds of tables of players by number, in which every two meet exactly once."""


def round_robin_rounds(players: int, size: int = 3, *, byes: bool = False) -> int:
    """The fewest rounds in which everybody could meet everybody; more where not everybody plays in each."""
    if byes:
        at_once = players // size * size * (size - 1)  # who meets whom in a round, each pair counted twice
        return max(-(-players * (players - 1) // at_once), -(-(players - 1) // (size - 1)))
    return -(-(players - 1) // (size - 1)) if players > 5 else 1


def round_robin_round(
    brackets: Sequence[Bracket],
    active: Sequence[str],
    *,
    seed: int,
    rounds: int = 0,
    cut: int = 0,
    size: int = 3,
    scoring: Scoring = PUBLISHED,
    byes: bool = False,
) -> Seating:
    """The round that follows, for those who are there. Points play no part in it.

    After `rounds` rounds (0: as many as the field of round 1 needs to meet) the best `cut` players go on (`final_cut`),
    or the first of the standings has won. TournamentError for fewer than three players in round 1, and while a bracket
    is open.
    """
    latest = finished_round(brackets, scoring) if brackets else []
    in_round = latest[0].round + 1 if latest else 1
    due = rounds or round_robin_rounds(first_field(brackets, active), size, byes=byes)
    if in_round > due or (brackets and len(active) < FEWEST):
        policy = Policy(threes=byes)
        return after_all_rounds(brackets, active, rounds=due, cut=cut, scoring=scoring, policy=policy, seed=seed)
    found = _planned(brackets, checked_players(active), in_round, size, seed)
    if found is None:
        what = f"round {in_round}"
        free = byes_among(active, brackets, {}, seed=seed, what=what) if byes else ()
        playing = [one for one in active if one not in free]
        found = with_byes(companies(playing, meetings(brackets, size), {}, size=size, seed=seed, what=what), free)
    points = totals(brackets, scoring, seed=seed)
    return everybody_seated(in_round, found, brackets, points, size=size, seed=seed)


def _planned(
    brackets: Sequence[Bracket], active: Sequence[str], in_round: int, size: int, seed: int
) -> Companies | None:
    """The round of the design, as long as exactly its rounds were played by exactly these players."""
    plan = design(len(active)) if size == 3 else None
    if plan is None or in_round > len(plan):
        return None
    order = sorted(active)
    Random(f"{seed}:round robin").shuffle(order)
    rounds = [[tuple(order[one] for one in table) for table in tables] for tables in plan]
    for number in range(1, in_round):
        played = {frozenset(one.players) for one in brackets if one.round == number}
        if played != {frozenset(table) for table in rounds[number - 1]}:
            return None
    return Companies(tuple(rounds[in_round - 1]), (), certain=True)


@cache
def design(players: int) -> Design | None:
    """Rounds in which every two of so many players meet exactly once, where this program knows some."""
    if players == 15:
        return _FIFTEEN
    power = next((power for power in range(2, 5) if 3**power == players), 0)
    return _lines(power) if power else None


def _lines(power: int) -> Design:
    """The lines of a space over the numbers 0 to 2: those of one direction are the tables of one round."""
    points = [tuple(number // 3**at % 3 for at in range(power)) for number in range(3**power)]
    at = {point: number for number, point in enumerate(points)}
    directions = [point for point in points if next((one for one in reversed(point) if one), 0) == 1]
    rounds = []
    for direction in directions:
        tables = {
            tuple(
                sorted(
                    at[tuple((here + times * step) % 3 for here, step in zip(point, direction, strict=True))]
                    for times in range(3)
                )
            )
            for point in points
        }
        rounds.append(tuple(sorted(tables)))
    return tuple(rounds)


def meets(rounds: Sequence[Sequence[Sequence[object]]]) -> dict[frozenset[object], int]:
    """How often every two meet in these rounds."""
    found: dict[frozenset[object], int] = {}
    for tables in rounds:
        for table in tables:
            for pair in combinations(table, 2):
                found[frozenset(pair)] = found.get(frozenset(pair), 0) + 1
    return found


_FIFTEEN: Design = (
    ((0, 1, 2), (3, 7, 11), (4, 9, 14), (5, 10, 12), (6, 8, 13)),
    ((0, 3, 4), (1, 7, 9), (2, 12, 13), (5, 8, 14), (6, 10, 11)),
    ((0, 5, 6), (1, 8, 10), (2, 11, 14), (3, 9, 13), (4, 7, 12)),
    ((0, 7, 8), (1, 11, 13), (2, 4, 5), (3, 10, 14), (6, 9, 12)),
    ((0, 9, 10), (1, 12, 14), (2, 3, 6), (4, 8, 11), (5, 7, 13)),
    ((0, 11, 12), (1, 3, 5), (2, 8, 9), (4, 10, 13), (6, 7, 14)),
    ((0, 13, 14), (1, 4, 6), (2, 7, 10), (3, 8, 12), (5, 9, 11)),
)
"""Kirkman's problem of the fifteen schoolgirls."""
