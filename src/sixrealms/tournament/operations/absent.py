"""Somebody who never comes: without points, not counted among those who play, and nobody waits for them."""

from __future__ import annotations

from sixrealms.tournament.brackets import Table
from sixrealms.tournament.event import Event, Round, TableState, winner_of
from sixrealms.tournament.fields import Who
from sixrealms.tournament.fold_state import Folding
from sixrealms.tournament.operation import JUDGES, Command, CommandContext, PlayerRecord, Record, Stamp
from sixrealms.tournament.operations.seat_by_hand import SeatedByHand
from sixrealms.tournament.pairing.absentees import without_absentee
from sixrealms.tournament.plan import has_byes
from sixrealms.tournament.player_lookup import player_called
from sixrealms.tournament.refusals import refused


class StayedAway(PlayerRecord, frozen=True, tag="stayed-away"):
    """Somebody did not come before the first game of their table, and the others play without them; `between` rounds
    they did not come back on another day, and are seated no more.
    """

    between: bool = False

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        """Whoever is alone at a table by that has won it; set aside for somebody who has left or played there."""
        found = folding.player(stamp, self.player)
        if found is None:
            return
        if found.status != "in":
            folding.set_aside(stamp, "left", player=found.id)
            return
        now = folding.event.current
        table = now.table_of(found.id) if now and not self.between else None
        if table is not None:
            if any(result.number < stamp.number for result in table.results.values()):
                folding.set_aside(stamp, "played", player=found.id)
                return
            table.players = tuple(player for player in table.players if player != found.id)
            table.absent = (*table.absent, found.id)
            if len(table.players) == 1 and not table.awarded:
                table.awarded = table.players[0]
        found.status = "absent"


class Absent(Command, frozen=True, tag="absent"):
    """Note that somebody has not come, before the first game of their table."""

    roles = JUDGES

    player: Who

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """A table of four goes on with three; where two would be left, they and others are seated anew if they can be,
        else they play by themselves, and a scored event does not count any more (`running.scored.three-player-games`).
        Where only full tables can play they have byes instead (`conflict.tournament.byes`).

        EventRefused for somebody who has left, or has played at their table: they leave, and have its last place.
        Who has not come back on the morning of another day is seated no more, and keeps what they have.
        """
        player = player_called(event, self.player)
        if player.status != "in":
            raise refused("left-already", player=player.name)
        stayed = StayedAway(player.id)
        now = event.current
        table = now.table_of(player.id) if now else None
        if now is None or table is None:
            return (stayed,)
        has_bye = table.bye
        decided = winner_of(event, now, table) is not None and not has_bye
        if decided and event.morning:
            return (StayedAway(player.id, between=True),)
        if table.results or table.claims or decided:
            raise refused("absent-played", "conflict.scoring.dropouts", player=player.name, table=table.number)
        anew = _seated_anew(now, table, player.id, byes=has_byes(event.plan))
        return (stayed, anew) if anew is not None else (stayed,)


def _seated_anew(now: Round, table: TableState, player: str, *, byes: bool) -> SeatedByHand | None:
    """The round as others sit now, None where only the absent player's place stays empty."""
    if table.begun:  # its game is open on the network: those who sit there stay
        return None
    begun = [one.number for one in now.tables if one.begun]
    seats = tuple(Table(one.number, one.players) for one in now.tables)
    tables = without_absentee(seats, player, begun, byes=byes)
    if tables is None:
        return None
    return SeatedByHand(now.number, tables, now.final and len(tables) == 1, now.worth)
