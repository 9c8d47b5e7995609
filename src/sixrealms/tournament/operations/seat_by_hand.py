"""Seating the round that is going on otherwise than it follows, as a person says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from sixrealms.tournament.brackets import Table
from sixrealms.tournament.event import Event, Round
from sixrealms.tournament.fields import Small, Text, Who
from sixrealms.tournament.operation import Command, CommandContext, Record, Values
from sixrealms.tournament.plan import has_byes
from sixrealms.tournament.player_lookup import player_called
from sixrealms.tournament.refusals import refused
from sixrealms.tournament.table_lookup import current_round, table_of_round

FEWEST: Final = 3  # running.scored.three-player-games
MOST: Final = 4  # tracking.four-player-balance
FIVE: Final = 5  # conflict.grid.five-players: five people alone sit at one table


class SeatedByHand(Record, frozen=True, tag="seated-by-hand"):
    """The seating of a round is as a person says, whatever it would follow from: kept as played, or changed.

    It counts where the round is seated (`Seated`).
    """

    round: Small
    tables: tuple[Table, ...]
    final: bool = False
    worth: Small = 0  # what places are multiplied by, see `Bracket`
    why: Text = ""

    def values(self, called: Callable[[str], str]) -> Values:
        why = self.why
        return {"round": self.round, "tables": len(self.tables), "why": why or "-", "reasoned": int(bool(why))}


class TableWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as a person wants it."""

    number: Small
    players: Annotated[tuple[Who, ...], Meta(min_length=1, max_length=8)]


class SeatByHand(Command, frozen=True, tag="seat-by-hand"):
    """Seat the round that is going on in another way."""

    round: Small
    tables: Annotated[tuple[TableWish, ...], Meta(min_length=1, max_length=4_000)]
    why: Text = ""

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """Everybody who sits in it, once, at tables that a round may have.

        EventRefused where a table that would have other players has been played at: what was played there stays true.
        """
        now = event.current
        if now is None or self.round != now.number:
            raise refused("other-round", "tracking.even-pace", round=self.round, current=len(event.rounds))
        tables = tuple(
            Table(table.number, tuple(player_called(event, one).id for one in table.players)) for table in self.tables
        )
        return (seated_otherwise(event, now, tables, self.why),)


class Swap(Command, frozen=True, tag="swap"):
    """Let two players of the round that is going on change places."""

    player: Who
    other: Who
    why: Text = ""

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """They sit at different tables, neither of which has begun."""
        now = current_round(event)
        one, other = (player_called(event, name) for name in (self.player, self.other))
        for player in (one, other):
            if now.table_of(player.id) is None:
                raise refused("sits-nowhere", round=now.number, player=player.name)
        if now.table_of(one.id) is now.table_of(other.id):
            raise refused("same-table", player=one.name, other=other.name)
        places = {one.id: other.id, other.id: one.id}
        tables = [
            Table(table.number, tuple(places.get(player, player) for player in table.players)) for table in now.tables
        ]
        return (seated_otherwise(event, now, tables, self.why),)


class Move(Command, frozen=True, tag="move"):
    """Let somebody play at another table of the round that is going on, or sit down who sits at none."""

    player: Who
    table: Small
    why: Text = ""

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """Somebody who came back or in may sit at no table yet."""
        now = current_round(event)
        player = player_called(event, self.player)
        wanted = table_of_round(now, self.table)
        if player.id in wanted.players:
            raise refused("sits-there", player=player.name, table=self.table)
        tables = []
        for table in now.tables:
            stay = tuple(one for one in table.players if one != player.id)
            tables.append(Table(table.number, (*stay, player.id) if table is wanted else stay))
        return (seated_otherwise(event, now, tables, self.why),)


def seated_otherwise(event: Event, now: Round, tables: Sequence[Table], why: str) -> SeatedByHand:
    """The round seated so. EventRefused for tables a round cannot have, and where something was played already."""
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
    if has_byes(event.plan):
        _only_full(tables)
    elif small := [table for table in tables if len(table.players) < FEWEST]:
        raise refused("table-too-small", "tracking.four-player-balance", table=small[0].number)
    if large := [table for table in tables if len(table.players) > (FIVE if len(seated) == FIVE else MOST)]:
        raise refused("table-too-large", "tracking.four-player-balance", table=large[0].number, most=MOST)
    _untouched(now, tables)
    return SeatedByHand(now.number, tuple(tables), now.final and len(tables) == 1, now.worth, why)


def _only_full(tables: Sequence[Table]) -> None:
    """EventRefused for a table that is neither full nor a bye, and for three byes, who make a table."""
    odd = [table for table in tables if len(table.players) not in (1, FEWEST)]
    if odd or sum(len(table.players) == 1 for table in tables) >= FEWEST:
        number = odd[0].number if odd else 0
        raise refused("not-full", "conflict.tournament.byes", "format.team-spirit.teams", table=number, size=FEWEST)


def _untouched(now: Round, tables: Sequence[Table]) -> None:
    """EventRefused where a table that would have other players has begun."""
    others = {table.number: set(table.players) for table in tables}
    for table in now.tables:
        if others.get(table.number) != set(table.players) and table.begun:
            raise refused("table-begun", "tracking.complete-forms", round=now.number, table=table.number)
