"""After Swiss or round-robin rounds: who is in the final, or who has won without one."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sixrealms.tournament.brackets import Because, Bracket, Seating
from sixrealms.tournament.pairing.advancement import Reasoned, next_round, seated, size_notes
from sixrealms.tournament.pairing.table_sizes import FEWEST, PRINTED, Policy, full_tables, table_sizes
from sixrealms.tournament.scoring.points import PUBLISHED, Scoring
from sixrealms.tournament.scoring.standings import Standing, standings

ONE_TABLE = 5
"""So many players of a cut sit at one final table; more play on by the general scheme."""


def after_all_rounds(
    brackets: Sequence[Bracket],
    active: Sequence[str],
    *,
    rounds: int,
    cut: int,
    seed: int,
    scoring: Scoring = PUBLISHED,
    policy: Policy = PRINTED,
) -> Seating:
    """The best `cut` of those who are there at one final table, or, if more than five, at several by the scheme.

    Each round somebody advances into is worth one time more (`scoring.multiplier`): the first of these twice what the
    rounds before are, the next, as the final of a cut of nine, three times. Without a cut, or with fewer than
    three players left, the first of the standings has won.
    """
    last = max(bracket.round for bracket in brackets)
    if last > rounds:
        in_cut = {player for one in brackets if one.round == rounds + 1 for player in one.players}
        here = [player for player in active if player in in_cut]
        found = next_round(brackets, here, scoring, policy, seed=seed)
        return msgspec.structs.replace(found, worth=last + 2 - rounds) if found.tables else found
    everybody = tuple(dict.fromkeys(player for one in brackets for player in one.players))
    table = standings(everybody, brackets, scoring, seed=seed)
    there = set(active)
    best = [line for line in table if line.player in there][:cut]
    if len(best) < FEWEST:
        winner = table[0]
        why = Because("won-by-standings", (), {"player": winner.player, "points": winner.points})
        return Seating(round=last + 1, winner=winner.player, notes=(why,))
    if policy.threes:
        sizes = full_tables(len(best))
    else:
        sizes = (len(best),) if len(best) <= ONE_TABLE else table_sizes(len(best))
    lines = _spread(best, sizes, table, len(best))
    return msgspec.structs.replace(seated(last + 1, sizes, lines, size_notes(sizes)), worth=2)


def _spread(best: Sequence[Standing], sizes: Sequence[int], table: Sequence[Standing], cut: int) -> list[Reasoned]:
    """The lines of the first round after the cut: best to the first table, next to the second, and back again."""
    seats: list[list[Reasoned]] = [[] for _ in sizes]
    order = list(range(len(sizes)))
    waiting = list(enumerate(best, start=1))
    while waiting:
        for number in order:
            if waiting and len(seats[number]) < sizes[number]:
                place, line = waiting.pop(0)
                seats[number].append((line.player, _why(line, place, table, cut)))
        order.reverse()
    return [one for seat in seats for one in seat]


def _why(line: Standing, place: int, table: Sequence[Standing], cut: int) -> tuple[Because, ...]:
    facts: dict[str, str | int] = {"player": line.player, "place": place, "points": line.points, "realms": line.realms}
    made = Because("made-the-cut", ("conflict.scoring.ranking-of-eliminated",), facts)
    behind = table[line.rank].because if place == cut and line.rank < len(table) else None
    return (made, behind) if behind is not None else (made,)
