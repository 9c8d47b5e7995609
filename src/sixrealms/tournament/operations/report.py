"""Saying how a game ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set

from sixrealms.tournament.brackets import staying
from sixrealms.tournament.event import ClaimedResult, Event, GameResult, Round, TableState, bracket_of
from sixrealms.tournament.fields import Counted, Id, OnlineTable, Realms, Small, Winner
from sixrealms.tournament.operation import Command, CommandContext, Record, Values
from sixrealms.tournament.plan import Words
from sixrealms.tournament.refusals import refused
from sixrealms.tournament.scoring.game_result import checked_result
from sixrealms.tournament.table_lookup import table_in_play, table_of_players
from sixrealms.tournament.table_record import OnTable, TableRecord, game_values, unrazed_by, winner_in_words


class Claimed(TableRecord, frozen=True, tag="claimed"):
    """A player at a table says how a game ended. It counts when everybody at the table says the same."""

    ends_play = True

    game: Small
    unrazed: Realms
    winner: Winner
    player: Id

    def table_among(self, now: Round, gone: Set[str]) -> TableState | None:
        return table_of_players(self, self.unrazed.keys(), now, gone)

    def lay(self, here: OnTable) -> str:
        table, stamp = here.table, here.stamp
        if self.player not in table.players:
            return "other-players"
        said = table.claims.setdefault(self.game, {})
        said[self.player] = ClaimedResult(self.unrazed, self.winner, stamp.number)
        for number, claim in _agreed(table, here.gone):
            result = GameResult(claim.unrazed, claim.winner, stamp.by, stamp.number, confirmed=True)
            here.keep(number, result, self)
        return ""

    def values(self, called: Callable[[str], str]) -> Values:
        result = unrazed_by(called, self.unrazed)
        who: Values = {"winner": winner_in_words(called, self.winner), "player": called(self.player)}
        who["tied"] = int(not self.winner)
        return {**game_values(self, self.game), "result": result, **who}


class Recorded(TableRecord, frozen=True, tag="recorded"):
    """The result of a game is written down (`scoring.measure`). `replay` is the game's table on the network."""

    ends_play = True

    game: Small
    unrazed: Realms
    winner: Winner
    replay: OnlineTable = ""

    def table_among(self, now: Round, gone: Set[str]) -> TableState | None:
        return table_of_players(self, self.unrazed.keys(), now, gone)

    def lay(self, here: OnTable) -> str:
        if self.game in here.table.results:
            return "recorded"
        stamp = here.stamp
        result = GameResult(self.unrazed, self.winner, stamp.by, stamp.number, replay=self.replay)
        here.keep(self.game, result, self)
        return ""

    def values(self, called: Callable[[str], str]) -> Values:
        result = unrazed_by(called, self.unrazed)
        winner = winner_in_words(called, self.winner)
        said: Values = {"result": result, "winner": winner, "tied": int(not self.winner), "player": "-"}
        return {**game_values(self, self.game), **said}


class Report(Command, frozen=True, tag="report"):
    """Say how a game ended. A player only claims it; whoever runs the event writes it down. `game` 0: the next one.

    `tied`: everybody agreed that it has no winner.
    """

    roles = ("judge", "player", "table")

    round: Small
    table: Small
    unrazed: Counted
    winner: Words = ""  # "": the only one who has as many realms as win
    game: Small = 0
    replay: OnlineTable = ""
    tied: bool = False

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """EventRefused for a round that is not played now, a table that is decided, a game that has its result or is
        not the next one, somebody who does not sit there, and realms or winners that cannot be (`scoring.measure`); for
        a tie where the game knows none (`conflict.scoring.mulligans-draws`).
        """
        now, table = table_in_play(event, self.round, self.table)
        number = self.game or table.next_game
        if number in table.results:
            raise refused("recorded", round=now.number, table=table.number, game=number)
        result = checked_result(event, now, table, number, self.unrazed, self.winner, tied=self.tied)
        if number != table.next_game:
            raise refused("not-next", round=now.number, table=table.number, game=number, next=table.next_game)
        if asked.by.role != "player":
            return (Recorded(now.number, table.number, number, result.unrazed, result.winner, self.replay),)
        if asked.by.name not in staying(bracket_of(now, table)):
            raise refused("not-your-table", round=now.number, table=table.number)
        return (Claimed(now.number, table.number, number, result.unrazed, result.winner, asked.by.name),)


def _agreed(table: TableState, gone: Set[str]) -> Iterator[tuple[int, ClaimedResult]]:
    """The games without a result about which everybody who still plays at the table has said the same."""
    left = [player for player in table.players if player not in gone]
    for number, said in sorted(table.claims.items()):
        claims = [said[player] for player in left if player in said]
        if number not in table.results and len(claims) == len(left) > 0 and all(claims[0].agrees(c) for c in claims):
            yield number, max(claims, key=lambda claim: claim.number)
