"""Giving a bracket to somebody that is not played to its end."""

from __future__ import annotations

from collections.abc import Callable, Set

from sixrealms.tournament.brackets import staying
from sixrealms.tournament.event import Event, Round, TableState, bracket_of, winner_of
from sixrealms.tournament.fields import Id, Small, Text, Who
from sixrealms.tournament.operation import JUDGES, Command, CommandContext, Record, Values
from sixrealms.tournament.player_lookup import player_called
from sixrealms.tournament.refusals import refused
from sixrealms.tournament.table_lookup import table_called
from sixrealms.tournament.table_record import OnTable, TableRecord


class Awarded(TableRecord, frozen=True, tag="awarded"):
    """The coordinator says who has won a bracket that is not played to its end."""

    ends_play = True

    winner: Id
    why: Text = ""

    def table_among(self, now: Round, gone: Set[str]) -> TableState | None:
        named = now.table(self.table)
        return named if named is not None and self.winner in named.players else now.table_of(self.winner)

    def lay(self, here: OnTable) -> str:
        here.table.awarded = self.winner
        return ""

    def values(self, called: Callable[[str], str]) -> Values:
        return {"round": self.round, "table": self.table, "winner": called(self.winner), "why": self.why or "-"}


class Award(Command, frozen=True, tag="award"):
    """Give a bracket to somebody that is not played to its end."""

    roles = JUDGES

    round: Small
    table: Small
    winner: Who
    why: Text = ""

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """To one of those who still sit there, while it is open."""
        now, table = table_called(event, self.round, self.table)
        winner = player_called(event, self.winner, staying(bracket_of(now, table)))
        if winner_of(event, now, table) is not None and not table.awarded:
            raise refused("table-decided", "tournament.match.first-to-two", round=now.number, table=table.number)
        return (Awarded(now.number, table.number, winner.id, self.why),)
