"""Putting something right at a table on the network."""

from __future__ import annotations

from collections.abc import Callable

from sixrealms.tournament.event import Event, TableRepair
from sixrealms.tournament.fields import RepairedHow, Small, Text
from sixrealms.tournament.fold_state import Folding
from sixrealms.tournament.operation import JUDGES, Command, CommandContext, Record, Stamp, Values
from sixrealms.tournament.refusals import refused


class Repaired(Record, frozen=True, tag="repaired"):
    """A judge has put something right at a table on the network."""

    alone = True

    round: Small
    table: Small
    what: Text
    how: RepairedHow = ""
    back: Small = 0

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        repair = TableRepair(stamp, self.round, self.table, self.what, self.how, self.back)
        folding.event.repairs.append(repair)

    def about(self) -> tuple[str, ...]:
        return ()

    def values(self, called: Callable[[str], str]) -> Values:
        how = self.how or "noted"
        return {"round": self.round, "table": self.table, "what": self.what, "how": how, "back": self.back}


class Repair(Command, frozen=True, tag="repair"):
    """Note what a judge has put right at a table on the network.

    `how`: "back" for a game that was taken back by so many decisions, "anew" for one that is played anew.
    """

    roles = JUDGES

    round: Small
    table: Small
    what: Text
    how: RepairedHow = ""
    back: Small = 0

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        now = event.rounds[self.round - 1] if 1 <= self.round <= len(event.rounds) else None
        if now is None or now.table(self.table) is None:
            raise refused("no-round", round=self.round, last=len(event.rounds))
        if not self.what.strip():
            raise refused("repair-what")
        return (Repaired(self.round, self.table, self.what.strip(), self.how, self.back),)
