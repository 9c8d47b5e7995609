"""A place in round 1 for somebody who comes when the tables are already seated (tracking.never-turn-away)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sixrealms.errors import TournamentRefused
from sixrealms.tournament.brackets import Table


def with_latecomer(tables: Sequence[Table], player: str, begun: Collection[int] = ()) -> tuple[Table, ...]:
    """The tables with one player more, disturbing as few others as possible and no table that has `begun`.

    They are the fourth at the last table of three. Where all have four, the last player of each of the last two makes a
    new table with them; where only one table is left to ask, it has five players (conflict.grid.five-players).
    TournamentError where every table has begun.
    """
    waiting = [table for table in tables if table.number not in begun]
    if not waiting:
        raise TournamentRefused("event-latecomer")
    threes = [table for table in waiting if len(table.players) <= 3]
    if threes or len(waiting) == 1:
        joined = (threes or waiting)[-1]
        return tuple(Table(one.number, (*one.players, player)) if one == joined else one for one in tables)
    giving = waiting[-2:]
    kept = [Table(one.number, one.players[:-1]) if one in giving else one for one in tables]
    new = Table(max(one.number for one in tables) + 1, (*(one.players[-1] for one in giving), player))
    return (*kept, new)


def with_bye_or_table(tables: Sequence[Table], player: str) -> tuple[Table, ...]:
    """The tables with one player more where only full tables can play (conflict.tournament.byes): they sit down with
    two who had a bye, or have one themselves.
    """
    free = [one for one in tables if len(one.players) == 1]
    if len(free) < 2:
        return (*tables, Table(max(one.number for one in tables) + 1, (player,)))
    first, second = free[-2:]
    filled = Table(first.number, (*first.players, *second.players, player))
    return tuple(filled if one is first else one for one in tables if one is not second)
