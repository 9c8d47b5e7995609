"""A seat in a grid whose first round is seated already."""

from __future__ import annotations

from typing import Final

from sixrealms.tournament.brackets import Table
from sixrealms.tournament.event import Event
from sixrealms.tournament.operations.seat_by_hand import SeatedByHand
from sixrealms.tournament.pairing.latecomers import with_bye_or_table, with_latecomer
from sixrealms.tournament.plan import has_byes
from sixrealms.tournament.refusals import refused

_FULL_TABLE: Final = 4  # tracking.four-player-balance: no table has five


def seat_latecomer(event: Event, number: int, player: str, name: str) -> SeatedByHand:
    """A late entrant of a grid sits down where round 1 has not been played yet: there is no later way in.

    `number` is the table they are to sit at, 0 any. EventRefused where none of it is left
    (`tracking.never-turn-away`).
    """
    first = event.rounds[0]
    begun = [table.number for table in first.tables if table.results or table.claims or table.withdrawn]
    seats = tuple(Table(table.number, table.players) for table in first.tables)
    if len(event.rounds) > 1 or (len(begun) == len(seats) and not has_byes(event.plan)):
        raise refused("late-grid", "tracking.never-turn-away", player=name)
    if has_byes(event.plan):
        if number:
            raise refused("late-grid-bye", "conflict.tournament.byes", player=name)
        return SeatedByHand(1, with_bye_or_table(seats, player), first.final, first.worth, f"+ {name}")
    if not number:
        return SeatedByHand(1, with_latecomer(seats, player, begun), first.final, first.worth, f"+ {name}")
    room = [table.number for table in seats if len(table.players) < _FULL_TABLE and table.number not in begun]
    if number not in room:
        raise refused("late-grid-table", table=number, player=name, tables=", ".join(map(str, room)) or "-")
    tables = tuple(
        Table(table.number, (*table.players, player)) if table.number == number else table for table in seats
    )
    return SeatedByHand(1, tables, first.final, first.worth, f"+ {name}")
