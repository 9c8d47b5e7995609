"""`sixrealms scenario`: play scenario files and say whether the game goes as they say."""

from __future__ import annotations

import json
from collections.abc import Sequence

import click

from sixrealms.errors import ScenarioRefused
from sixrealms.records.save import open_save
from sixrealms.scenarios import game_as_scenario, scenario_file, scenario_run
from sixrealms.scenarios.refused_line import Explanation
from sixrealms.scenarios.scenario_run import ScenarioOutcome
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.table_link import at_link
from sixrealms.terminal.translated_help import SpokenCommand

FAILED = 1
"""The exit code when some scenario goes another way or cannot be played, and another could be."""


@click.command("scenario", cls=SpokenCommand)
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path())
@click.option("--new", "is_new", is_flag=True, help="help-scenario-new")
@click.option("--json", "as_json", is_flag=True, help="help-scenario-json")
@click.option("--explain", is_flag=True, help="help-scenario-explain")
@click.help_option("-h", "--help", help="help-help")
@click.pass_context
def scenario(context: click.Context, files: tuple[str, ...], is_new: bool, as_json: bool, explain: bool) -> None:
    """Play the scenarios of all files; those that cannot be played do not keep the others from it."""
    screen: Screen = context.obj
    if is_new:
        click.echo(_skeleton(files, screen.language), nl=False)
        return
    parts = [(part, file) for file in files for part in scenario_file.survey(file)]
    outcomes = [scenario_run.judge(part, language=screen.language, explain=explain) for part, _ in parts]
    unplayable = [outcome for outcome in outcomes if outcome.unplayable]
    none_played = len(unplayable) == len(outcomes)
    if as_json:
        click.echo(json.dumps([_plain(outcome, explain) for outcome in outcomes], ensure_ascii=False, indent=1))
    elif not none_played or len(outcomes) > 1:
        _tell(screen, outcomes)
    if none_played:
        _refuse(unplayable)
    if not all(outcome.passed for outcome in outcomes):
        context.exit(FAILED)


def _skeleton(sources: tuple[str, ...], language: str) -> str:
    """A scenario of the position in a saved game, or at the table of a link."""
    if len(sources) != 1:
        raise ScenarioRefused("skeleton-one")
    if sources[0].startswith(("http://", "https://")):
        return at_link(sources[0], language)
    saved = open_save(sources[0])
    return game_as_scenario.of_saved(saved.state, saved.actions, language)


def _refuse(unplayable: Sequence[ScenarioOutcome]) -> None:
    """The one line of a command that could play nothing."""
    first = unplayable[0].unplayable
    if len(unplayable) == 1:
        raise ScenarioRefused("said-by-another", what=first)
    raise ScenarioRefused("scenario-none-playable", all=str(len(unplayable)), first=first)


def _plain(outcome: ScenarioOutcome, explain: bool) -> dict[str, object]:
    plain: dict[str, object] = {
        "file": outcome.file,
        "title": outcome.title,
        "passed": outcome.passed,
        "failures": list(outcome.failures),
    }
    if outcome.unplayable:
        plain["unplayable"] = outcome.unplayable
    if explain:
        plain["refused"] = [_explained(one) for one in outcome.explanations]
    return plain


def _explained(one: Explanation) -> dict[str, object]:
    tried = [{"action": what, "reasons": [reason._asdict() for reason in why]} for what, why in one.tried]
    return {"line": one.line, "place": one.place, "said": one.said, "tried": tried}


def _tell(screen: Screen, outcomes: Sequence[ScenarioOutcome]) -> None:
    for outcome in outcomes:
        if outcome.unplayable:
            screen.write(screen.say("scenario-unplayable", title=outcome.title or "-", why=outcome.unplayable))
        else:
            said = "scenario-passed" if outcome.passed else "scenario-failed"
            screen.write(screen.say(said, title=outcome.title, file=outcome.file))
        for failure in outcome.failures:
            screen.write(f"  {failure}")
        for explanation in outcome.explanations:
            _tell_reasons(screen, explanation)
    passed = sum(outcome.passed for outcome in outcomes)
    screen.write(screen.say("scenario-count", passed=passed, all=len(outcomes)))
    if unplayable := sum(bool(outcome.unplayable) for outcome in outcomes):
        screen.write(screen.say("scenario-count-unplayable", count=unplayable))


def _tell_reasons(screen: Screen, one: Explanation) -> None:
    screen.write(screen.say("scenario-at-line", line=str(one.line), place=one.place, told=one.said), indent=2)
    for what, why in one.tried:
        screen.write(what if why else screen.say("scenario-possible", what=what), indent=4)
        for reason in why:
            screen.write(f"{reason.rule} ({reason.message}): {reason.sentence}", indent=6)
