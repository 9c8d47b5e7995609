"""Why everybody sits where they sit in a round that is seated already."""

from __future__ import annotations

import msgspec

from sixrealms.tournament.brackets import Seating
from sixrealms.tournament.event import Event
from sixrealms.tournament.pairing.seating import seating


def seating_of(event: Event, number: int) -> Seating | None:
    """The seating of round `number` with its reasons, found again from the rounds before it.

    None where people sit otherwise than it follows from those: the round was seated by hand, kept as it was played, or
    somebody left between its seating and now who was to play on.
    """
    now = event.rounds[number - 1]
    absent = {player for table in now.tables for player in table.absent}
    seated = {player for table in now.tables for player in table.players} | absent
    there = {
        player.id: msgspec.structs.replace(player, status="in") if player.id in seated else player
        for player in event.players.values()
        if player.entered_after < number
    }
    then = msgspec.structs.replace(event, rounds=event.rounds[: number - 1], players=there)
    found = seating(then)
    if found is None or [
        (one.number, tuple(player for player in one.players if player not in absent)) for one in found.tables
    ] != [(one.number, one.players) for one in now.tables]:
        return None
    return found
