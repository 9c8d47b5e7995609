"""Leaving an event, and coming back."""

from __future__ import annotations

from collections.abc import Callable

from sixrealms.tournament.event import Event
from sixrealms.tournament.fields import Text, Who
from sixrealms.tournament.fold_state import Folding
from sixrealms.tournament.operation import (
    JUDGES_AND_PLAYERS,
    Command,
    CommandContext,
    PlayerRecord,
    Record,
    Stamp,
    Values,
)
from sixrealms.tournament.operations.late_entry import seat_latecomer
from sixrealms.tournament.player_lookup import player_called
from sixrealms.tournament.refusals import refused


class Withdrawn(PlayerRecord, frozen=True, tag="withdrawn"):
    """Somebody leaves the event, or the table they sit at."""

    why: Text = ""

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        found = folding.player(stamp, self.player)
        if found is None:
            return
        if found.status != "in":
            folding.set_aside(stamp, "left", player=found.id)
            return
        found.status = "out"
        if table := folding.still_playing(found.id, stamp):
            table.withdrawn = (*table.withdrawn, found.id)

    def values(self, called: Callable[[str], str]) -> Values:
        return super().values(called) | {"why": self.why or "-"}


class Leave(Command, frozen=True, tag="leave"):
    """Take somebody out of the event."""

    roles = JUDGES_AND_PLAYERS

    player: Who
    why: Text = ""

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """At a table that is still played they have its last place (`conflict.scoring.dropouts`)."""
        asked.only_for_themselves(self.player)
        player = player_called(event, self.player)
        if player.status != "in":
            raise refused("left-already", player=player.name)
        return (Withdrawn(player.id, self.why),)


class Returned(PlayerRecord, frozen=True, tag="returned"):
    """Somebody who had left plays on from the next round; who was absent sits down where nothing was played yet."""

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        found = folding.player(stamp, self.player)
        if found is None:
            return
        if found.status == "in":
            folding.set_aside(stamp, "not-left", player=found.id)
            return
        now = folding.event.current
        table = next((one for one in now.tables if found.id in one.absent), None) if now else None
        if table is not None and not any(result.number < stamp.number for result in table.results.values()):
            if len(table.players) == 1 and table.awarded == table.players[0]:
                table.awarded = ""
            table.absent = tuple(player for player in table.absent if player != found.id)
            table.players = (*table.players, found.id)
        found.status = "in"


class ComeBack(Command, frozen=True, tag="come-back"):
    """Let somebody who left play on from the next round, or somebody who was absent sit down after all."""

    player: Who

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """Whoever left before a grid was seated sits down like a late entrant; who was ejected plays no more
        (`variant.sideboard.sanction`).
        """
        player = player_called(event, self.player)
        if player.status == "ejected":
            raise refused("ejected-for-good", "variant.sideboard.sanction", player=player.name)
        if player.status == "in":
            raise refused("not-left", player=player.name)
        seated = any(now.table_of(player.id) is not None for now in event.rounds)
        kept = [table for table in event.current.tables if player.id in table.absent] if event.current else []
        if kept and not (kept[0].results or kept[0].claims):
            return (Returned(player.id),)
        if not event.rounds or event.plan.scheme != "grid" or seated:
            return (Returned(player.id),)
        return (Returned(player.id), seat_latecomer(event, 0, player.id, player.name))
