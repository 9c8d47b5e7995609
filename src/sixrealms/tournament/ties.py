"""Ties that everything counted leaves: who they are, and the coordinator's ruling instead of the lot."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from sixrealms.tournament.event import Event, Round, TableState, bracket_of, winner_of
from sixrealms.tournament.player_names import player_called
from sixrealms.tournament.points import places
from sixrealms.tournament.refusals import refused
from sixrealms.tournament.reports import table_called
from sixrealms.tournament.scores import scoring_of, standings_of
from sixrealms.tournament.steps import Placed, Step
from sixrealms.tournament.tables import Because
from sixrealms.tournament.wishes import SettleTie

BRACKET: Final = "conflict.scoring.bracket-tie"
STANDINGS: Final = "conflict.scoring.ranking-of-eliminated"
_LEFT_TO_CHANCE: Final = frozenset({"place-by-lot", "place-by-ruling", "tie-by-lot", "tie-by-ruling"})

Group = tuple[str, ...]
"""Players who are equal in everything counted, in the order in which they stand now."""


def settle(event: Event, wish: SettleTie) -> tuple[Step, ...]:
    """Rule in which order tied players stand, at a decided table or (`table` 0) in the standings.

    EventRefused where the table is open, or the measures that come before the lot tell the players apart.
    """
    if len(set(wish.order)) < len(wish.order):
        raise refused("placed-twice")
    if wish.table:
        now, table = table_called(event, wish.round, wish.table)
        if winner_of(event, now, table) is None:
            raise refused("tie-open", BRACKET, round=now.number, table=table.number)
        groups = tied_at(event, now, table)
    else:
        if wish.round != len(event.rounds) or event.open_tables or not event.rounds:
            raise refused("tie-round", STANDINGS, round=wish.round, current=len(event.rounds))
        table, groups = None, tied_in_standings(event)
    order = tuple(player_called(event, one, table.players if table else ()).id for one in wish.order)
    if len(order) < 2 or not any(set(order) <= set(group) for group in groups):
        ids = BRACKET if table else STANDINGS
        who = "; ".join(", ".join(event.names[one] for one in group) for group in groups)
        raise refused("not-tied", ids, who=who or "-", any=int(bool(groups)))
    if not wish.why.strip():
        raise refused("tie-why")
    return (Placed(wish.round, wish.table, order, wish.why.strip()),)


def tied_at(event: Event, now: Round, table: TableState) -> tuple[Group, ...]:
    """Who is tied at a decided table, but for what the lot or the coordinator says."""
    there = places(bracket_of(now, table), scoring_of(event.plan), seed=event.plan.seed)
    return tuple(_groups((one.player, one.because) for one in there))


def tied_in_standings(event: Event) -> tuple[Group, ...]:
    """Who is tied in the standings, of those who have played."""
    lines = [line for line in standings_of(event) if line.games]
    return tuple(_groups((line.player, line.because) for line in lines))


def _groups(ordered: Iterable[tuple[str, Because | None]]) -> Iterator[Group]:
    found: list[str] = []
    for player, because in ordered:
        if because is None or because.key not in _LEFT_TO_CHANCE:
            if len(found) > 1:
                yield tuple(found)
            found = []
        found.append(player)
    if len(found) > 1:
        yield tuple(found)
