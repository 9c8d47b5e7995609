"""Ruling in which order tied players stand, instead of the lot."""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import Annotated, Final

from msgspec import Meta

from sixrealms.tournament.event import Event, Round, TableState, winner_of
from sixrealms.tournament.fields import Id, Small, Text, Who
from sixrealms.tournament.fold_state import Folding
from sixrealms.tournament.operation import JUDGES, Command, CommandContext, Record, Stamp, Values
from sixrealms.tournament.player_lookup import player_called
from sixrealms.tournament.refusals import refused
from sixrealms.tournament.scoring.ties import tied_at, tied_in_standings
from sixrealms.tournament.table_lookup import table_called
from sixrealms.tournament.table_record import OnTable, TableRecord

BRACKET: Final = "conflict.scoring.bracket-tie"
STANDINGS: Final = "conflict.scoring.ranking-of-eliminated"


class Placed(TableRecord, frozen=True, tag="placed"):
    """The coordinator's order of players whose places in a bracket are tied (`conflict.scoring.bracket-tie`).

    With `table` 0 those tied in the standings after the round (`conflict.scoring.ranking-of-eliminated`).
    """

    order: Annotated[tuple[Id, ...], Meta(max_length=8)]
    why: Text = ""

    @property
    def for_table(self) -> bool:
        return self.table > 0

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        if self.for_table:
            return
        event = folding.event
        event.ruled = (*self.order, *(one for one in event.ruled if one not in self.order))
        event.ruled_why.update(dict.fromkeys(self.order, self.why))

    def table_among(self, now: Round, gone: Set[str]) -> TableState | None:
        named = now.table(self.table)
        return named if named is not None and set(self.order) <= set(named.players) else None

    def lay(self, here: OnTable) -> str:
        here.table.ruled, here.table.ruled_why = self.order, self.why
        return ""

    def values(self, called: Callable[[str], str]) -> Values:
        order = ", ".join(map(called, self.order))
        return {"round": self.round, "table": self.table, "players": order, "why": self.why or "-"}


class SettleTie(Command, frozen=True, tag="settle-tie"):
    """Rule in which order tied players of a bracket stand; `table` 0: in the standings, after the last round."""

    roles = JUDGES
    after_the_end = True

    round: Small
    table: Small
    order: Annotated[tuple[Who, ...], Meta(min_length=2, max_length=8)]
    why: Text = ""

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """EventRefused where the table is open, or the measures that come before the lot tell the players apart."""
        if len(set(self.order)) < len(self.order):
            raise refused("placed-twice")
        if self.table:
            now, table = table_called(event, self.round, self.table)
            if winner_of(event, now, table) is None:
                raise refused("tie-open", BRACKET, round=now.number, table=table.number)
            groups = tied_at(event, now, table)
        else:
            if self.round != len(event.rounds) or event.is_open or not event.rounds:
                raise refused("tie-round", STANDINGS, round=self.round, current=len(event.rounds))
            table, groups = None, tied_in_standings(event)
        order = tuple(player_called(event, one, table.players if table else ()).id for one in self.order)
        if len(order) < 2 or not any(set(order) <= set(group) for group in groups):
            ids = BRACKET if table else STANDINGS
            who = "; ".join(", ".join(event.names[one] for one in group) for group in groups)
            raise refused("not-tied", ids, who=who or "-", any=int(bool(groups)))
        if not self.why.strip():
            raise refused("tie-why")
        return (Placed(self.round, self.table, order, self.why.strip()),)
