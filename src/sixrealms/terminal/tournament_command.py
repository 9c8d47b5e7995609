"""`sixrealms tournament`: the group of the commands of organised play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import click

from sixrealms.terminal.lazy_group import LazyGroup
from sixrealms.terminal.spoken import SpokenCommand, language_of
from sixrealms.wording import say

COMMANDS: Final[Mapping[str, str]] = {
    "simulate": "sixrealms.terminal.convention_command:simulate",
}


class TournamentPart(SpokenCommand):
    """One command of the group, explained by the message `help-tournament-<name>`."""

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what the command does."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say(f"help-tournament-{self.name}", language_of(ctx)))


@click.group("tournament", cls=LazyGroup, commands=COMMANDS, listed_as="command-tournament")
@click.help_option("-h", "--help", help="help-help")
def tournament() -> None:
    """Run a tournament from sign-up to ranking, or have computer players play one."""
