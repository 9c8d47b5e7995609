"""Putting a result right, or taking it away."""

from __future__ import annotations

from collections.abc import Callable, Set

from sixrealms.tournament.event import Event, GameResult, Round, TableState
from sixrealms.tournament.fields import Counted, Realms, Small, Text, Winner
from sixrealms.tournament.operation import JUDGES, Command, CommandContext, Record, Values
from sixrealms.tournament.plan import Words
from sixrealms.tournament.refusals import refused
from sixrealms.tournament.scoring.game_result import checked_result
from sixrealms.tournament.table_lookup import table_called, table_of_players
from sixrealms.tournament.table_record import OnTable, TableRecord, game_values, unrazed_by, winner_in_words


class Corrected(TableRecord, frozen=True, tag="corrected"):
    """A result that was written down wrongly, as it should be."""

    game: Small
    unrazed: Realms
    winner: Winner
    why: Text = ""

    def table_among(self, now: Round, gone: Set[str]) -> TableState | None:
        return table_of_players(self, self.unrazed.keys(), now, gone)

    def lay(self, here: OnTable) -> str:
        before = here.table.results.get(self.game)
        if before is None:
            return "nothing-there"
        here.table.results[self.game] = GameResult(
            self.unrazed, self.winner, here.stamp.by, before.number, corrected=True, replay=before.replay
        )
        return ""

    def values(self, called: Callable[[str], str]) -> Values:
        result = unrazed_by(called, self.unrazed)
        winner = winner_in_words(called, self.winner)
        said: Values = {"result": result, "winner": winner, "tied": int(not self.winner), "player": "-"}
        return {**game_values(self, self.game), **said}


class Correct(Command, frozen=True, tag="correct"):
    """Put a result right that was written down wrongly."""

    roles = JUDGES
    after_the_end = True

    round: Small
    table: Small
    game: Small
    unrazed: Counted
    winner: Words = ""
    why: Text = ""
    tied: bool = False

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """In any round; what follows from it is computed again."""
        now, table, before = _written_down(event, self.round, self.table, self.game)
        result = checked_result(event, now, table, self.game, self.unrazed, self.winner, tied=self.tied)
        if before.game == result:
            raise refused("same-result", round=now.number, table=table.number, game=self.game)
        return (Corrected(now.number, table.number, self.game, result.unrazed, result.winner, self.why),)


class Struck(TableRecord, frozen=True, tag="struck"):
    """A game that does not count after all, as one that was started over (`conflict.scoring.mulligans-draws`)."""

    game: Small
    why: Text = ""

    def lay(self, here: OnTable) -> str:
        if here.table.results.pop(self.game, None) is None:
            return "nothing-there"
        here.table.claims.pop(self.game, None)
        return ""

    def values(self, called: Callable[[str], str]) -> Values:
        return game_values(self, self.game)


class Strike(Command, frozen=True, tag="strike"):
    """Take a result away, since the game does not count."""

    roles = JUDGES

    round: Small
    table: Small
    game: Small
    why: Text = ""

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """As that of a game that was started over (`conflict.scoring.mulligans-draws`)."""
        now, table, _ = _written_down(event, self.round, self.table, self.game)
        return (Struck(now.number, table.number, self.game, self.why),)


def _written_down(event: Event, round_: int, number: int, game: int) -> tuple[Round, TableState, GameResult]:
    """A result that was written down; EventRefused if that game has none."""
    now, table = table_called(event, round_, number)
    if game not in table.results:
        raise refused("no-result", round=now.number, table=table.number, game=game)
    return now, table, table.results[game]
