"""Check-in: everybody says before the start that they are here, and whoever does not is not waited for."""

from __future__ import annotations

from collections.abc import Callable

from sixrealms.tournament.event import Event
from sixrealms.tournament.fields import Who
from sixrealms.tournament.fold_state import Folding
from sixrealms.tournament.operation import (
    JUDGES,
    JUDGES_AND_PLAYERS,
    Command,
    CommandContext,
    PlayerRecord,
    Record,
    Stamp,
    Values,
)
from sixrealms.tournament.operations.absent import StayedAway
from sixrealms.tournament.player_lookup import player_called
from sixrealms.tournament.refusals import refused


class CheckInAsked(Record, frozen=True, tag="check-in-asked"):
    """Everybody is asked to say that they are here, or not any more."""

    alone = True

    open: bool = True

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        folding.event.check_in = self.open
        if not self.open:
            folding.event.morning = False

    def about(self) -> tuple[str, ...]:
        return ("check-in",)

    def values(self, called: Callable[[str], str]) -> Values:
        return {"open": int(self.open)}


class AskCheckIn(Command, frozen=True, tag="ask-check-in"):
    """Ask everybody to say that they are here; ended, whoever has not said so is absent."""

    roles = JUDGES

    open: bool = True

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """Before the start and on the morning of another day: else whoever has not come is noted at their table.

        EventRefused while somebody who has not come sits at a table that is played: a person decides about them.
        """
        if event.rounds and not event.morning:
            raise refused("check-in-over")
        if event.check_in == self.open:
            raise refused("check-in-so", open=int(self.open))
        if self.open:
            return (CheckInAsked(),)
        between = bool(event.rounds)
        for player in event.awaited:
            table = next((one for one in event.open_tables if player.id in one.players), None)
            if table is not None:
                raise refused("check-in-mid-table", player=player.name, table=table.number)
        away = (StayedAway(player.id, between=between) for player in event.awaited)
        return (CheckInAsked(open=False), *away)


class CheckedIn(PlayerRecord, frozen=True, tag="checked-in"):
    """Somebody is here, or is not after all."""

    alone = True

    here: bool = True

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        if found := folding.player(stamp, self.player):
            found.checked_in = self.here

    def values(self, called: Callable[[str], str]) -> Values:
        return super().values(called) | {"here": int(self.here)}


class CheckIn(Command, frozen=True, tag="check-in"):
    """Say that somebody is here. Players say it of themselves, the desk of anybody, and may take it back."""

    roles = JUDGES_AND_PLAYERS

    player: Who
    here: bool = True

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """EventRefused unless check-in is asked for, and for who has left or has said so already."""
        asked.only_for_themselves(self.player)
        player = player_called(event, self.player)
        if not event.asks_check_in:
            raise refused("check-in-over" if event.rounds else "check-in-not-asked")
        if player.status != "in":
            raise refused("left-already", player=player.name)
        if asked.by.role == "player" and not self.here:
            raise refused("not-for-player")
        if player.checked_in == self.here:
            raise refused("checked-in-so", player=player.name, here=int(self.here))
        return (CheckedIn(player.id, self.here),)
