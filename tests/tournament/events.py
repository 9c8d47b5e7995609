"""Events as people tell them: who enters, what was played at which table, what was put right, who stands where.

    book = Telling(players="Ana Bruno Caio Dora Eva Fabio Gil Hugo Iris")
    book.says(Seat(1))
    book.wins("Ana Ana")            # Ana's table: she wins two games, six realms to one of everybody else
    book.plays("Bruno 6, Caio 4, Dora 3")
    book.finish_round()             # whoever has the first seat wins what is still open

A telling keeps the steps; `event` is folded from them anew each time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from sixrealms.tournament.event import Event, TableState, winner_of
from sixrealms.tournament.execute import Executed, Later, carry_out
from sixrealms.tournament.fields import By
from sixrealms.tournament.log import LogEntry
from sixrealms.tournament.operation import Command
from sixrealms.tournament.operations import Enter, Report, Seat
from sixrealms.tournament.plan import Plan, checked
from sixrealms.tournament.player_lookup import player_called
from sixrealms.tournament.scoring.scores import standings_of
from sixrealms.tournament.state_from_log import fold

NINE = "Ana Bruno Caio Dora Eva Fabio Gil Hugo Iris"
ORGANISER = By("organiser")
JUDGE = By("judge", "Rita")


def a_plan(**changes: Any) -> Plan:
    """An unscored grid of Championship games with a coordinator."""
    plan = Plan(name="Spring Cup", scored=False, coordinator="Carla", seed=7)
    return checked(msgspec.structs.replace(plan, **changes))


class Telling:
    """An event that is told step by step; every step is taken a minute after the one before."""

    def __init__(self, players: str = NINE, **plan: Any) -> None:
        self.plan = a_plan(**plan)
        self.log: tuple[LogEntry, ...] = ()
        for name in players.split():
            self.says(Enter(name))

    @property
    def event(self) -> Event:
        return fold(self.plan, self.log)

    def says(self, *commands: Command, by: By = ORGANISER, later: Later = "ask") -> Executed:
        outcome = carry_out(self.plan, self.log, commands, by, 1_000_000 + 60 * len(self.log), later)
        self.log = (*self.log, *outcome.recorded)
        return outcome

    # -- playing ----------------------------------------------------------------------------------------------------

    def table_of(self, name: str) -> TableState:
        event = self.event
        assert event.current is not None
        table = event.current.table_of(player_called(event, name).id)
        assert table is not None, f"{name} does not sit in round {event.current.number}"
        return table

    def plays(self, result: str, by: By = ORGANISER, winner: str = "") -> Executed:
        """A game as in `Ana 6, Bruno 4, Caio 3`, at the table of the first who is named."""
        unrazed = {}
        for part in result.split(","):
            name, count = part.split()
            unrazed[name] = int(count)
        round_, table = len(self.event.rounds), self.table_of(next(iter(unrazed)))
        return self.says(Report(round_, table.number, unrazed, winner), by=by)

    def wins(self, winners: str, others: int = 1) -> None:
        """Games at the table of the first who is named, won by these with six realms; the others have so many."""
        for name in winners.split():
            event, table = self.event, self.table_of(name)
            mine = player_called(event, name).id
            gone = (*table.withdrawn, *table.ejected)
            unrazed = {player: 6 if player == mine else others for player in table.players if player not in gone}
            self.says(Report(len(event.rounds), table.number, unrazed, mine))

    def finish_round(self, winners: Sequence[str] = ()) -> None:
        """Everything that is open is won in two games: by one of these, otherwise by the first seat that is left."""
        for name in winners:
            self.wins(f"{name} {name}")
        event = self.event
        assert event.current is not None
        for table in event.current.tables:
            while winner_of(self.event, self.event.current, self.table_of(table.players[0])) is None:  # type: ignore[arg-type]
                gone = (*table.withdrawn, *table.ejected)
                self.wins(next(player for player in table.players if player not in gone))

    def play_on(self) -> None:
        """Seat and finish rounds until somebody has won."""
        while not self.event.winner:
            if not self.event.open_tables:
                self.says(Seat(len(self.event.rounds) + 1))
            self.finish_round()

    # -- looking ----------------------------------------------------------------------------------------------------

    def tables(self, round_: int) -> list[list[str]]:
        """The names at every table of a round."""
        event = self.event
        return [[event.names[player] for player in table.players] for table in event.rounds[round_ - 1].tables]

    def points(self) -> dict[str, int]:
        event = self.event
        return {event.names[line.player]: line.points for line in standings_of(event)}

    def ranks(self) -> list[str]:
        event = self.event
        return [event.names[line.player] for line in standings_of(event)]
