"""Punishing somebody."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from sixrealms import rulebook
from sixrealms.tournament.event import Event, Participant, Penalty, Round, winner_of
from sixrealms.tournament.fields import Rules, Sanction, Small, Text, Who
from sixrealms.tournament.fold_state import Folding
from sixrealms.tournament.operation import JUDGES, Command, CommandContext, PlayerRecord, Record, Stamp, Values
from sixrealms.tournament.player_lookup import player_called
from sixrealms.tournament.refusals import refused


class Penalised(PlayerRecord, frozen=True, tag="penalised"):
    """A judge punishes somebody. Who is ejected plays no more (`variant.sideboard.sanction`).

    A lost game or table is that of `round`, and for a game the one with this number.
    """

    sanction: Sanction
    why: Text
    rules: Rules = ()
    round: Small = 0
    table: Small = 0
    game: Small = 0

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        found = folding.player(stamp, self.player)
        if found is None:
            return
        place = (self.round, self.table, self.game)
        folding.event.penalties.append(Penalty(stamp, self.player, self.sanction, self.why, self.rules, *place))
        if self.sanction == "ejection" and found.status != "ejected":
            found.status = "ejected"
            if table := folding.still_playing(found.id, stamp):
                table.ejected = (*table.ejected, found.id)

    def values(self, called: Callable[[str], str]) -> Values:
        place: Values = {"round": self.round, "table": self.table, "game": self.game}
        return super().values(called) | {"sanction": self.sanction, "why": self.why} | place


def lay_losses(folding: Folding, now: Round) -> None:
    """Lay the penalties of a round that is being seated on its tables, before what was played there."""
    for _, record in folding.in_force:
        if not isinstance(record, Penalised) or record.round != now.number:
            continue
        table = now.table_of(record.player)
        if table is None:
            continue
        if record.sanction == "match-loss" and record.player not in table.lost:
            table.lost = (*table.lost, record.player)
        if record.sanction == "game-loss":
            before = table.game_losses.get(record.game, ())
            table.game_losses[record.game] = tuple(dict.fromkeys((*before, record.player)))


def count_losses(folding: Folding, now: Round) -> None:
    """Whoever lost a game by a penalty has no realms in it, whatever was written down; a game they have won stays."""
    for table in now.tables:
        for game, players in table.game_losses.items():
            result = table.results.get(game)
            if result is None:
                continue
            counted = {who: 0 if who in players and who != result.winner else n for who, n in result.unrazed.items()}
            table.results[game] = msgspec.structs.replace(result, unrazed=counted)
            if result.winner in players:
                for stamp, record in folding.in_force:
                    if isinstance(record, Penalised) and _is_about(record, now.number, game, result.winner):
                        folding.set_aside(stamp, "won-that-game", player=result.winner, round=now.number, game=game)


def _is_about(record: Penalised, round_: int, game: int, player: str) -> bool:
    return record.sanction == "game-loss" and (record.round, record.game, record.player) == (round_, game, player)


class Punish(Command, frozen=True, tag="punish"):
    """Punish somebody: on record only, with a game, with their table, or with ejection."""

    roles = JUDGES

    player: Who
    sanction: Sanction
    why: Text
    rules: Rules = ()

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """A reason is needed; LedgerError for a rule the ledger does not hold.

        A game loss is that of the game that is played now, or of the first one of the next round where nobody waits at
        their table any more; nobody loses the only game of two that others have left to win. A match loss is that of
        the table that is played now, with its last place (`conflict.scoring.dropouts`).
        """
        player = player_called(event, self.player)
        if not self.why.strip():
            raise refused("penalty-why", player=player.name)
        if player.status == "ejected":
            raise refused("ejected-already", player=player.name)
        rules = tuple(rulebook.rule(one).id for one in self.rules)
        at = _Place()
        if self.sanction in ("game-loss", "match-loss"):
            at = _what_is_lost(event, player, self.sanction)
        return (Penalised(player.id, self.sanction, self.why.strip(), rules, *at),)


class _Place(NamedTuple):
    round: int = 0
    table: int = 0
    game: int = 0


def _what_is_lost(event: Event, player: Participant, sanction: Sanction) -> _Place:
    """The game or table a penalty costs; EventRefused where there is none."""
    if player.status != "in":
        raise refused("left-already", player=player.name)
    now = event.current
    table = now.table_of(player.id) if now is not None else None
    if now is None or table is None or winner_of(event, now, table) is not None:
        if sanction == "match-loss" or event.winner:
            raise refused("nothing-to-lose", player=player.name)
        return _Place(len(event.rounds) + 1, 0, 1)
    if player.id in table.lost:
        raise refused("lost-already", player=player.name, table=table.number)
    if sanction == "match-loss":
        return _Place(now.number, table.number)
    losers = table.game_losses.get(table.next_game, ())
    if player.id in losers:
        raise refused("game-lost-already", player=player.name, game=table.next_game)
    gone = {*table.withdrawn, *table.ejected, *table.lost, *losers}
    if len([one for one in table.players if one not in gone]) < 2:  # somebody has to win it
        raise refused("last-to-win", player=player.name, game=table.next_game)
    return _Place(now.number, table.number, table.next_game)
