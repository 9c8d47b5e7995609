"""What the commands about events share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from sixrealms.terminal.database_option import database_option
from sixrealms.terminal.translated_help import SpokenCommand, language_of
from sixrealms.wording import say


class EventCommand(SpokenCommand):
    """One command about events, explained by the message `command-tournament-<name>`."""

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what the command does."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say(f"command-tournament-{self.name}", language_of(ctx)))


_Function = TypeVar("_Function", bound=Callable[..., None])

event_database_option = database_option("help-event-database")
json_option = click.option("--json", "as_json", is_flag=True, help="help-event-json")
later_option = click.option("--later", type=click.Choice(["keep", "again"]), help="help-event-later")
why_option = click.option("--why", default="", metavar="TEXT", help="help-event-why")
judge_option = click.option("--judge", default="", metavar="NAME", help="help-event-judge")
event_argument = click.argument("event", metavar="EVENT")


def part(name: str, *words: Callable[[Any], Any]) -> Callable[[_Function], click.Command]:
    """A tournament command with its own words and those every one has."""

    def made(function: _Function) -> click.Command:
        decorated: Any = click.pass_obj(function)
        for word in (click.help_option("-h", "--help", help="help-help"), json_option, event_database_option):
            decorated = word(decorated)
        for word in reversed(words):
            decorated = word(decorated)
        return click.command(name, cls=EventCommand)(decorated)

    return made
