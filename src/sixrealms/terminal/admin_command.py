"""`sixrealms admin`: the group of the commands of whoever runs a server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import click

from sixrealms.terminal.lazy_group import LazyGroup
from sixrealms.terminal.serve_command import need_server

_HERE: Final = "sixrealms.terminal.admin"
COMMANDS: Final[Mapping[str, str]] = {
    "tables": f"{_HERE}.lists:tables",
    "accounts": f"{_HERE}.lists:accounts",
    "events": f"{_HERE}.lists:events",
    "table": f"{_HERE}.show:table",
    "account": f"{_HERE}.show:account",
    "event": f"{_HERE}.show:event",
    "close": f"{_HERE}.changes:close",
    "ban-account": f"{_HERE}.bans:ban_account",
    "ban-address": f"{_HERE}.bans:ban_address",
    "lift": f"{_HERE}.bans:lift",
    "bans": f"{_HERE}.bans:list_bans",
    "reports": f"{_HERE}.reports:reports",
    "done": f"{_HERE}.reports:see_to",
    "log": f"{_HERE}.audit:list_log",
    "rename": f"{_HERE}.changes:rename",
    "delete-account": f"{_HERE}.changes:delete_account",
    "rank-event": f"{_HERE}.changes:rank_event",
    "join-lines": f"{_HERE}.ranked_people:join_lines",
    "split-line": f"{_HERE}.ranked_people:split_line",
    "delete-event": f"{_HERE}.changes:delete_event",
}


class AdminGroup(LazyGroup):
    """The commands; each needs the libraries of the server."""

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import the command. OptionRefused if a library the server is made with is missing."""
        need_server()
        return super().get_command(ctx, cmd_name)


@click.group("admin", cls=AdminGroup, commands=COMMANDS, listed_as="command-admin", invoke_without_command=True)
@click.help_option("-h", "--help", help="help-help")
@click.pass_context
def admin(context: click.Context) -> None:
    """Look after the tables, accounts and events of a server; without a command the help."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
