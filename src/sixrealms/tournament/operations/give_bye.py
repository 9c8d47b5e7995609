"""Choosing who has the bye of a round, where a round has one at all."""

from __future__ import annotations

from sixrealms.tournament.brackets import Table
from sixrealms.tournament.event import Event
from sixrealms.tournament.fields import Text, Who
from sixrealms.tournament.operation import Command, CommandContext, Record
from sixrealms.tournament.operations.seat_by_hand import seated_otherwise
from sixrealms.tournament.plan import has_byes
from sixrealms.tournament.player_lookup import player_called
from sixrealms.tournament.refusals import refused
from sixrealms.tournament.table_lookup import current_round


class GiveBye(Command, frozen=True, tag="give-bye"):
    """Let somebody have the bye of the round instead of who has it, who takes their place at the table.

    `instead_of` says of whom, where two have one.
    """

    player: Who
    instead_of: Who | None = None
    why: Text = ""

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """EventRefused where everybody can play, as nearly everywhere: tables of four take in whoever is left over
        (`tracking.four-player-balance`, `tracking.never-turn-away`); where the round has no bye, or somebody has it
        already, and at a table that has begun.
        """
        player = player_called(event, self.player)
        if not has_byes(event.plan):
            raise refused("bye-not-here", "tracking.four-player-balance", "tracking.never-turn-away")
        now = current_round(event)
        free = {table.players[0]: table for table in now.tables if table.bye}
        if not free:
            raise refused("no-bye", "conflict.tournament.byes", round=now.number)
        if player.id in free:
            raise refused("has-bye", player=player.name, round=now.number)
        if now.table_of(player.id) is None:
            raise refused("sits-nowhere", round=now.number, player=player.name)
        other = player_called(event, self.instead_of, tuple(free)).id if self.instead_of else max(free)
        places = {player.id: other, other: player.id}
        tables = [Table(table.number, tuple(places.get(one, one) for one in table.players)) for table in now.tables]
        return (seated_otherwise(event, now, tables, self.why),)
