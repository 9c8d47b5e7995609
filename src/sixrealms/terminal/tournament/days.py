"""Events of several days: paused for the night, and begun again."""

from __future__ import annotations

import click

from sixrealms.terminal.screen import Screen
from sixrealms.terminal.tournament.service import carry_out
from sixrealms.terminal.tournament.shared import event_argument, part
from sixrealms.tournament.operations import BeginDay, EndDay


@part("pause", event_argument, click.option("--until", default="", metavar="DAY TIME", help="help-event-pause-until"))
def pause(screen: Screen, event: str, until: str, database: str, as_json: bool) -> None:
    """Let the event rest until another day; the clock of the round stands still."""
    carry_out(screen, database, event, [EndDay(until)], as_json=as_json)


@part("resume", event_argument)
def resume(screen: Screen, event: str, database: str, as_json: bool) -> None:
    """Begin another day: everybody is asked to check in again."""
    carry_out(screen, database, event, [BeginDay()], as_json=as_json)
