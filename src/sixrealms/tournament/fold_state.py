"""An event while its log is read: what records change, and what they ask of the rest of the log."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from sixrealms.tournament.brackets import Because
from sixrealms.tournament.event import Event, Participant, SetAside, TableState, winner_of
from sixrealms.tournament.operation import Record, Stamp
from sixrealms.tournament.plan import Plan
from sixrealms.tournament.table_record import Fact, TableRecord


class Folding:
    """One reading of the records that count, `in_force`. Records change `event` and may look at the others."""

    def __init__(self, plan: Plan, in_force: Sequence[tuple[Stamp, Record]], version: int) -> None:
        self.event = Event(plan, version=version)
        self.in_force = tuple(in_force)
        self.facts: defaultdict[int, list[Fact]] = defaultdict(list)
        """What was said about the tables of a round, by its number."""
        for stamp, record in self.in_force:
            if isinstance(record, TableRecord) and record.for_table:
                self.facts[record.round].append(Fact(stamp, record))

    def read(self) -> Event:
        """Apply every record; the event after them."""
        for stamp, record in self.in_force:
            record.apply(self, stamp)
            if isinstance(record, TableRecord) and record.ends_play:
                self.event.last_game = max(self.event.last_game, stamp.at)
        for stamp, fact in (one for facts in self.facts.values() for one in facts):
            if fact.round > len(self.event.rounds):
                self.set_aside(stamp, "no-round", round=fact.round)
        self.event.set_aside.sort(key=lambda one: one.number)
        return self.event

    def set_aside(self, stamp: Stamp, why: str, **arguments: str | int) -> None:
        """Keep a record that cannot count any more, because what it is about was undone or corrected away."""
        self.event.set_aside.append(SetAside(stamp.number, Because(f"event-aside-{why}", (), dict(arguments))))

    def player(self, stamp: Stamp, player: str) -> Participant | None:
        """Somebody a record is about; without them it is set aside."""
        found = self.event.players.get(player)
        if found is None:
            self.set_aside(stamp, "no-player", player=player)
        return found

    def still_playing(self, player: str, stamp: Stamp) -> TableState | None:
        """The table of somebody in the current round, if it was not decided before this record."""
        now = self.event.current
        table = now.table_of(player) if now else None
        if now is None or table is None:
            return None
        before = {n: result for n, result in table.results.items() if result.number < stamp.number}
        then = TableState(
            table.number, table.players, before, withdrawn=table.withdrawn, ejected=table.ejected, lost=table.lost
        )
        return table if winner_of(self.event, now, then) is None else None
