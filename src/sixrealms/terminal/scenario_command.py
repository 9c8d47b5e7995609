"""`sixrealms scenario`: play scenario files and say whether the game goes as they say."""

from __future__ import annotations

import json

import click

from sixrealms.scenarios import playing, reading
from sixrealms.scenarios.playing import Outcome
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.spoken import SpokenCommand

FAILED = 1
"""The exit code when every file is sound and some scenario goes another way."""


@click.command("scenario", cls=SpokenCommand)
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path())
@click.option("--json", "as_json", is_flag=True, help="help-scenario-json")
@click.help_option("-h", "--help", help="help-help")
@click.pass_context
def scenario(context: click.Context, files: tuple[str, ...], as_json: bool) -> None:
    """Play the scenarios of all files; every file is read before the first is played."""
    screen: Screen = context.obj
    scenarios = [one for file in files for one in reading.read(file)]
    outcomes = [playing.play(one) for one in scenarios]
    if as_json:
        click.echo(json.dumps([_plain(outcome) for outcome in outcomes], ensure_ascii=False, indent=1))
    else:
        _tell(screen, outcomes)
    if not all(outcome.passed for outcome in outcomes):
        context.exit(FAILED)


def _plain(outcome: Outcome) -> dict[str, object]:
    return {
        "file": outcome.file,
        "title": outcome.title,
        "passed": outcome.passed,
        "failures": list(outcome.failures),
    }


def _tell(screen: Screen, outcomes: list[Outcome]) -> None:
    for outcome in outcomes:
        said = "scenario-passed" if outcome.passed else "scenario-failed"
        screen.write(screen.say(said, title=outcome.title, file=outcome.file))
        for failure in outcome.failures:
            screen.write(f"  {failure}")
    passed = sum(outcome.passed for outcome in outcomes)
    screen.write(screen.say("scenario-count", passed=passed, all=len(outcomes)))
