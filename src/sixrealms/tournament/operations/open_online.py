"""Playing a game of an event on the network."""

from __future__ import annotations

from collections.abc import Callable

from sixrealms.tournament.event import Event
from sixrealms.tournament.fields import OnlineTable, Small
from sixrealms.tournament.operation import Command, CommandContext, Record, Values
from sixrealms.tournament.refusals import refused
from sixrealms.tournament.table_lookup import table_in_play
from sixrealms.tournament.table_record import OnTable, TableRecord, game_values


class Opened(TableRecord, frozen=True, tag="opened"):
    """A game of a table is played on the network, at the table with this id."""

    game: Small
    online: OnlineTable

    def lay(self, here: OnTable) -> str:
        here.table.online[self.game] = self.online
        return ""

    def values(self, called: Callable[[str], str]) -> Values:
        return game_values(self, self.game)


class Open(Command, frozen=True, tag="open"):
    """Note that a game is played at a table on the network."""

    roles = ("judge", "table")

    round: Small
    table: Small
    game: Small
    online: OnlineTable

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        now, table = table_in_play(event, self.round, self.table)
        if self.game != table.next_game:
            raise refused("not-next", round=now.number, table=table.number, game=self.game, next=table.next_game)
        return (Opened(now.number, table.number, self.game, self.online),)
