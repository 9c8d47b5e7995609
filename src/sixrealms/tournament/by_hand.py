"""Seating the round that is going on otherwise than it follows, as a person says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixrealms.tournament.event import Event, Round, TableState
from sixrealms.tournament.player_names import player_called
from sixrealms.tournament.refusals import refused
from sixrealms.tournament.steps import SeatedByHand, Step
from sixrealms.tournament.tables import Table
from sixrealms.tournament.wishes import Move, SeatByHand, Swap

FEWEST: Final = 3  # running.scored.three-player-games
MOST: Final = 4  # tracking.four-player-balance
FIVE: Final = 5  # conflict.grid.five-players: five people alone sit at one table


def seat_by_hand(event: Event, wish: SeatByHand) -> tuple[Step, ...]:
    """Seat the current round otherwise: everybody who sits in it, once, at tables that a round may have.

    EventRefused where a table that would have other players has been played at: what was played there stays true.
    """
    now = event.current
    if now is None or wish.round != now.number:
        raise refused("other-round", "tracking.even-pace", round=wish.round, current=len(event.rounds))
    tables = tuple(
        Table(table.number, tuple(player_called(event, one).id for one in table.players)) for table in wish.tables
    )
    return _seated(event, now, tables, wish.why)


def swap(event: Event, wish: Swap) -> tuple[Step, ...]:
    """Let two who sit at different tables change places."""
    now = _going_on(event)
    one, other = (player_called(event, name) for name in (wish.player, wish.other))
    for player in (one, other):
        if now.table_of(player.id) is None:
            raise refused("sits-nowhere", round=now.number, player=player.name)
    if now.table_of(one.id) is now.table_of(other.id):
        raise refused("same-table", player=one.name, other=other.name)
    places = {one.id: other.id, other.id: one.id}
    tables = [
        Table(table.number, tuple(places.get(player, player) for player in table.players)) for table in now.tables
    ]
    return _seated(event, now, tables, wish.why)


def move(event: Event, wish: Move) -> tuple[Step, ...]:
    """Let somebody sit down at another table, also somebody who came back or in and sits at none."""
    now = _going_on(event)
    player = player_called(event, wish.player)
    wanted = now.table(wish.table)
    if wanted is None:
        numbers = sorted(table.number for table in now.tables)
        known = f"{numbers[0]}-{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])
        raise refused("no-table", round=now.number, table=wish.table, tables=known)
    if player.id in wanted.players:
        raise refused("sits-there", player=player.name, table=wish.table)
    tables = []
    for table in now.tables:
        stay = tuple(one for one in table.players if one != player.id)
        tables.append(Table(table.number, (*stay, player.id) if table is wanted else stay))
    return _seated(event, now, tables, wish.why)


def _going_on(event: Event) -> Round:
    if event.current is None:
        raise refused("not-started")
    return event.current


def _seated(event: Event, now: Round, tables: Sequence[Table], why: str) -> tuple[Step, ...]:
    seated = [player for table in tables for player in table.players]
    before = {player for table in now.tables for player in table.players}
    names = event.names
    if twice := [player for player in seated if seated.count(player) > 1]:
        raise refused("seated-twice", player=names[twice[0]])
    if gone := before - set(seated):
        raise refused("not-seated", player=names[min(gone)])
    if absent := [p for p in seated if p not in before and event.players[p].status != "in"]:
        raise refused("left-already", player=names[absent[0]])
    if len({table.number for table in tables}) < len(tables):
        raise refused("table-number-twice")
    if small := [table for table in tables if len(table.players) < FEWEST]:
        raise refused("table-too-small", "tracking.four-player-balance", table=small[0].number)
    if large := [table for table in tables if len(table.players) > (FIVE if len(seated) == FIVE else MOST)]:
        raise refused("table-too-large", "tracking.four-player-balance", table=large[0].number, most=MOST)
    others = {table.number: set(table.players) for table in tables}
    for table in now.tables:
        if others.get(table.number) != set(table.players) and _begun(table):
            raise refused("table-begun", "tracking.complete-forms", round=now.number, table=table.number)
    return (SeatedByHand(now.number, tuple(tables), now.final and len(tables) == 1, now.worth, why),)


def _begun(table: TableState) -> bool:
    """Whether something was played here, is played on the network, or decided."""
    return bool(table.results or table.claims or table.online or table.awarded or table.withdrawn or table.ejected)
