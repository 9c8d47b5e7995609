"""The tables of a round without somebody who has not come (tracking.four-player-balance)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sixrealms.tournament.brackets import Table
from sixrealms.tournament.pairing.table_sizes import FEWEST

_FIVE = 5  # conflict.grid.five-players: five people alone sit at one table


def without_absentee(
    tables: Sequence[Table], player: str, begun: Collection[int] = (), *, byes: bool = False
) -> tuple[Table, ...] | None:
    """The tables where others move because of somebody absent, disturbing as few as possible and no table that has
    `begun`; None where nobody does: three are left at the table, or nobody can be asked.

    Two who are left are joined by the last player of the last table of four; where none has four, their table is broken
    up and each goes to another table of three. Five who are left in all sit together. With `byes` only full tables
    play: those who are left are joined by whoever has a bye, or have one themselves.
    """
    mine = next(table for table in tables if player in table.players)
    left = tuple(one for one in mine.players if one != player)
    if byes:
        return _full(tables, mine, left)
    if len(left) >= FEWEST or not left:
        return None
    others = [table for table in tables if table is not mine and table.number not in begun]
    spare = sum(len(table.players) - FEWEST for table in others)
    if spare >= FEWEST - len(left):
        return _joined(tables, mine, left, others)
    room = [table for table in others if len(table.players) == FEWEST]
    if len(room) >= len(left):
        guests = dict(zip((table.number for table in room[-len(left) :]), left, strict=True))
        return tuple(
            Table(one.number, (*one.players, guests[one.number])) if one.number in guests else one
            for one in tables
            if one is not mine
        )
    if len(tables) == 2 and room and len(room[0].players) + len(left) == _FIVE:
        return (Table(room[0].number, (*room[0].players, *left)),)
    return None


def _full(tables: Sequence[Table], mine: Table, left: tuple[str, ...]) -> tuple[Table, ...]:
    """Those who are left with as many as have a bye and fill their table; where too few do, everybody left has one."""
    free = [table for table in tables if len(table.players) == 1 and table is not mine]
    missing = FEWEST - len(left)
    if left and len(free) >= missing:
        joining = free[-missing:]
        filled = Table(mine.number, (*left, *(table.players[0] for table in joining)))
        return tuple(filled if table is mine else table for table in tables if table not in joining)
    last = max(table.number for table in tables)
    numbers = (mine.number, *range(last + 1, last + len(left)))
    alone = tuple(Table(number, (one,)) for number, one in zip(numbers, left, strict=False))
    return (*(table for table in tables if table is not mine), *alone)


def _joined(tables: Sequence[Table], mine: Table, left: tuple[str, ...], others: Sequence[Table]) -> tuple[Table, ...]:
    """Somebody from the last larger tables sits down with those who are left."""
    seats = {table.number: table.players for table in tables}
    seats[mine.number] = left
    for table in reversed(others):
        while len(seats[mine.number]) < FEWEST < len(seats[table.number]):
            *stay, goes = seats[table.number]
            seats[table.number] = tuple(stay)
            seats[mine.number] = (*seats[mine.number], goes)
    return tuple(Table(table.number, seats[table.number]) for table in tables)
