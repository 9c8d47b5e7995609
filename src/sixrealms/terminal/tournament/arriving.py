"""People who come to an event: signing up by themselves, and saying that they are here."""

from __future__ import annotations

from collections.abc import Sequence

import click

from sixrealms.terminal.screen import Screen
from sixrealms.terminal.tournament.service import carry_out
from sixrealms.terminal.tournament.shared import event_argument, judge_option, part
from sixrealms.tournament.operation import Command
from sixrealms.tournament.operations import AskCheckIn, CheckIn, OpenSignUp


@part("sign-up", event_argument, click.option("--close", "closes", is_flag=True, help="help-event-sign-up-close"))
def sign_up(screen: Screen, event: str, closes: bool, database: str, as_json: bool) -> None:
    """Let people enter by themselves at the page of the event, or not any more."""
    carry_out(screen, database, event, [OpenSignUp(not closes)], as_json=as_json)


@part(
    "check-in",
    event_argument,
    click.argument("players", metavar="[PLAYER...]", nargs=-1),
    click.option("--end", "ends", is_flag=True, help="help-event-check-in-end"),
    click.option("--away", is_flag=True, help="help-event-check-in-away"),
    judge_option,
)
def check_in(
    screen: Screen,
    event: str,
    players: tuple[str, ...],
    ends: bool,
    away: bool,
    judge: str,
    database: str,
    as_json: bool,
) -> None:
    """Ask everybody to check in, check in those who are named, and end it; all of that or nothing."""
    commands: Sequence[Command] = [CheckIn(player, not away) for player in players]
    if ends or not players:
        commands = [*commands, AskCheckIn(not ends)]
    carry_out(screen, database, event, commands, judge=judge, as_json=as_json)
