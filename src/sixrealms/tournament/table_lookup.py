"""Which table of an event is meant."""

from __future__ import annotations

from collections.abc import Sequence, Set

from sixrealms.tournament.event import Event, Round, TableState, winner_of
from sixrealms.tournament.refusals import refused
from sixrealms.tournament.table_record import TableRecord


def current_round(event: Event) -> Round:
    """The round that was seated last; EventRefused before the first one."""
    if event.current is None:
        raise refused("not-started")
    return event.current


def table_called(event: Event, round_: int, number: int) -> tuple[Round, TableState]:
    """A table of a round that was seated."""
    current_round(event)
    if not 1 <= round_ <= len(event.rounds):
        raise refused("no-round", round=round_, last=len(event.rounds))
    now = event.rounds[round_ - 1]
    return now, table_of_round(now, number)


def spans(numbers: Sequence[int]) -> str:
    """Numbers in order as one reads them, "1, 2, 4-9": tables that were joined to others are missing."""
    parts: list[tuple[int, int]] = []
    for number in numbers:
        if parts and parts[-1][1] == number - 1:
            parts[-1] = (parts[-1][0], number)
        else:
            parts.append((number, number))
    return ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in parts)


def table_of_round(now: Round, number: int) -> TableState:
    """The table of a round with this number; EventRefused names those there are."""
    found = now.table(number)
    if found is None:
        numbers = sorted(table.number for table in now.tables)
        raise refused("no-table", round=now.number, table=number, tables=spans(numbers))
    return found


def table_in_play(event: Event, round_: int, number: int) -> tuple[Round, TableState]:
    """A table of the round that is played now, not decided yet."""
    now, table = table_called(event, round_, number)
    if now is not event.current:
        raise refused("other-round", "tracking.even-pace", round=round_, current=len(event.rounds))
    if table.bye:
        raise refused("at-bye", "conflict.tournament.byes", round=round_, player=event.names[table.players[0]])
    if (winner := winner_of(event, now, table)) is not None:
        raise refused(
            "decided", "tournament.match.first-to-two", round=round_, table=number, player=event.names[winner]
        )
    return now, table


def open_table_numbers(event: Event) -> str:
    """The first tables of the current round that are not finished."""
    return ", ".join(str(table.number) for table in event.open_tables[:12])


def table_of_players(record: TableRecord, players: Set[str], now: Round, gone: Set[str]) -> TableState | None:
    """The table at which exactly these players sit, but for those who are gone: the one it names, or another."""

    def fits(table: TableState) -> bool:
        seated = set(table.players)
        return seated - gone <= players <= seated

    named = now.table(record.table)
    if named is not None and fits(named):  # most often so, and a hall has thousands
        return named
    return next((table for table in now.tables if fits(table)), None)
