"""What the commands of `sixrealms deck` have in common: how they are listed and explained."""

from __future__ import annotations

import click

from sixrealms.terminal.translated_help import SpokenCommand, language_of
from sixrealms.terminal.usage_errors import unknown_command
from sixrealms.wording import say


class DeckGroup(SpokenCommand, click.Group):
    """The group of deck commands, listed with the message `command-deck-<name>`."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in the order they were written in, the most useful first."""
        return list(self.commands)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command; an unknown one is refused with the nearest that exists."""
        if not args[0].startswith("-") and args[0] not in self.commands:
            raise unknown_command(args[0], list(self.commands), ctx)
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options and then the list of commands."""
        super().format_options(ctx, formatter)
        language = language_of(ctx)
        with formatter.section(say("help-commands", language)):
            formatter.write_dl([(name, say(f"command-deck-{name}", language)) for name in self.commands])


class DeckPart(SpokenCommand):
    """One deck command, explained by the message `command-deck-<name>`."""

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what the command does."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say(f"command-deck-{self.name}", language_of(ctx)))
