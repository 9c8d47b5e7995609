"""The `sixrealms` command: finds the subcommand and turns every way of ending into a clean exit."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import click

from sixrealms.errors import SixRealmsError
from sixrealms.terminal.lazy_group import LazyGroup
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.spoken import language_of

PROGRAM = "sixrealms"
REFUSED = 2
INTERRUPTED = 130

_COMPLETION = "_SIXREALMS_COMPLETE"

COMMANDS = {
    "play": "sixrealms.terminal.play_command:play",
    "deck": "sixrealms.terminal.deck_command:deck",
    "cards": "sixrealms.terminal.cards_command:cards",
    "rules": "sixrealms.terminal.rules_command:rules",
    "replay": "sixrealms.terminal.replay_command:replay",
    "scenario": "sixrealms.terminal.scenario_command:scenario",
    "simulate": "sixrealms.terminal.simulate_command:simulate",
}


@click.group(PROGRAM, cls=LazyGroup, commands=COMMANDS, invoke_without_command=True)
@click.option("--plain", is_flag=True, help="help-plain")
@click.version_option(package_name=PROGRAM, message="%(prog)s %(version)s", help="help-version")
@click.help_option(help="help-help")
@click.pass_context
def cli(context: click.Context, plain: bool) -> None:
    """Play Spellfire and look things up; every subcommand receives a `Screen` as its object."""
    dumb = not sys.stdout.isatty() or os.environ.get("TERM") == "dumb"
    context.obj = Screen(language_of(context), plain=plain or dumb)
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line and return its exit code.

    0 for success, 2 with one line on stderr (and a picture of the place, where an error has one) for anything the
    person got wrong, 130 for an interruption. A
    reader that closes the pipe early has what it wanted: that is a success without a word. Output that cannot be
    written, as on a full disk, is a refusal like the others.
    """
    if instruction := os.environ.get(_COMPLETION):
        from click.shell_completion import shell_complete

        return shell_complete(cli, {}, PROGRAM, _COMPLETION, instruction)
    _open_closed_streams()
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        with cli.make_context(PROGRAM, given) as context:
            cli.invoke(context)
        sys.stdout.flush()
    except click.exceptions.Exit as stop:
        return stop.exit_code
    except SixRealmsError as error:
        return _refuse(PROGRAM, str(error), error.picture)
    except click.UsageError as error:
        path = error.ctx.command_path if error.ctx else PROGRAM
        return _refuse(path, f"{error.format_message()} (see `{path} --help`)")
    except click.ClickException as error:
        return _refuse(PROGRAM, error.format_message())
    except (KeyboardInterrupt, click.Abort):
        click.echo(f"\n{PROGRAM}: interrupted", err=True)
        return INTERRUPTED
    except BrokenPipeError:
        _let_the_output_go()
        return 0
    except OSError as error:
        if error.filename is not None:
            raise
        # no file of ours is meant, so it is the output itself: a full disk, a device that is gone
        _let_the_output_go()
        return _refuse(PROGRAM, f"the output cannot be written: {error.strerror}; write it somewhere else")
    return 0


def _open_closed_streams() -> None:
    """A stream the caller has closed is empty and takes everything, as if it were the null device."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115 - stays open as long as the program
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def _let_the_output_go() -> None:
    """What is still buffered cannot be written either; without this Python complains about it at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _refuse(who: str, why: str, picture: Sequence[str] = ()) -> int:
    for line in (f"{who}: {' '.join(why.split())}", *picture):
        click.echo(line, err=True)
    return REFUSED
