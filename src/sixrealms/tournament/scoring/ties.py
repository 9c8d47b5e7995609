"""Ties that everything counted leaves: who they are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from sixrealms.tournament.brackets import Because
from sixrealms.tournament.event import Event, Round, TableState, bracket_of
from sixrealms.tournament.scoring.points import places
from sixrealms.tournament.scoring.scores import scoring_of, standings_of
from sixrealms.tournament.scoring.standings import Standing

_LEFT_TO_CHANCE: Final = frozenset({"place-by-lot", "place-by-ruling", "tie-by-lot", "tie-by-ruling"})

Group = tuple[str, ...]
"""Players who are equal in everything counted, in the order in which they stand now."""


def tied_at(event: Event, now: Round, table: TableState) -> tuple[Group, ...]:
    """Who is tied at a decided table, but for what the lot or the coordinator says."""
    there = places(bracket_of(now, table), scoring_of(event.plan), seed=event.plan.seed)
    return tuple(_groups((one.player, one.because) for one in there))


def tied_in_standings(event: Event) -> tuple[Group, ...]:
    """Who is tied in the standings, of those who have played."""
    return ties_of(standings_of(event))


def ties_of(lines: Iterable[Standing]) -> tuple[Group, ...]:
    """Who is tied in these standings, of those who have played."""
    return tuple(_groups((line.player, line.because) for line in lines if line.games))


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
