"""The `sixrealms` command line: the group of all commands and what they share."""

from __future__ import annotations

import click

from sixrealms.compiled_engine import is_compiled
from sixrealms.terminal.lazy_group import LazyGroup
from sixrealms.terminal.main import PROGRAM
from sixrealms.terminal.screen import Screen, is_plain
from sixrealms.terminal.translated_help import language_of, plain_of

COMMANDS = {
    "play": "sixrealms.terminal.play_command:play",
    "puzzle": "sixrealms.terminal.puzzle_command:puzzle",
    "deck": "sixrealms.terminal.deck_command:deck",
    "cards": "sixrealms.terminal.cards_command:cards",
    "rules": "sixrealms.terminal.rules_command:rules",
    "options": "sixrealms.terminal.options_command:options",
    "replay": "sixrealms.terminal.replay_command:replay",
    "review": "sixrealms.terminal.review_command:review_game",
    "scenario": "sixrealms.terminal.scenario_command:scenario",
    "simulate": "sixrealms.terminal.simulate_command:simulate",
    "lab": "sixrealms.terminal.lab_command:lab",
    "tournament": "sixrealms.terminal.tournament_command:tournament",
    "serve": "sixrealms.terminal.serve_command:serve",
    "backup": "sixrealms.terminal.backup_command:backup",
    "restore": "sixrealms.terminal.backup_command:restore",
    "admin": "sixrealms.terminal.admin_command:admin",
}


#: Which of its two forms the engine has here.
_BUILT = "compiled" if is_compiled() else "pure Python"


@click.group(PROGRAM, cls=LazyGroup, commands=COMMANDS, invoke_without_command=True)
@click.version_option(package_name=PROGRAM, message=f"%(prog)s %(version)s ({_BUILT})", help="help-version")
@click.help_option("-h", "--help", help="help-help")
@click.pass_context
def cli(context: click.Context) -> None:
    """Play Spellfire and look things up; every subcommand receives a `Screen` as its object."""
    context.obj = Screen(language_of(context), plain=is_plain(asked=plain_of(context)))
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
