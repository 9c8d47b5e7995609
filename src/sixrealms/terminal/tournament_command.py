"""`sixrealms tournament`: the group of the commands of organised play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import click

from sixrealms.errors import TournamentError
from sixrealms.terminal.lazy_group import LazyGroup
from sixrealms.terminal.translated_help import SpokenCommand, language_of
from sixrealms.wording import say

_HERE: Final = "sixrealms.terminal.tournament"
COMMANDS: Final[Mapping[str, str]] = {
    "create": f"{_HERE}.create:create",
    "change": f"{_HERE}.plan_and_keys:change",
    "key": f"{_HERE}.plan_and_keys:key",
    "delete": f"{_HERE}.wrap_up:delete",
    "list": f"{_HERE}.create:list_events",
    "register": f"{_HERE}.registration:register",
    "rename": f"{_HERE}.registration:rename",
    "deck": f"{_HERE}.registration:deck",
    "lock": f"{_HERE}.registration:lock",
    "sign-up": f"{_HERE}.arriving:sign_up",
    "check-in": f"{_HERE}.arriving:check_in",
    "publish": f"{_HERE}.registration:publish",
    "issue": f"{_HERE}.registration:issue",
    "exchange": f"{_HERE}.registration:exchange",
    "absent": f"{_HERE}.registration:absent",
    "drop": f"{_HERE}.registration:drop",
    "return": f"{_HERE}.registration:come_back",
    "seat": f"{_HERE}.results:seat",
    "result": f"{_HERE}.results:result",
    "correct": f"{_HERE}.results:correct",
    "strike": f"{_HERE}.results:strike",
    "award": f"{_HERE}.results:award",
    "tie": f"{_HERE}.rounds:tie",
    "advance": f"{_HERE}.results:advance",
    "swap": f"{_HERE}.rounds:swap",
    "bye": f"{_HERE}.rounds:bye",
    "move": f"{_HERE}.rounds:move",
    "clock": f"{_HERE}.rounds:clock",
    "extend": f"{_HERE}.rounds:extend",
    "pause": f"{_HERE}.days:pause",
    "resume": f"{_HERE}.days:resume",
    "prize": f"{_HERE}.prizes:prize",
    "metagame": f"{_HERE}.metagame:tell_metagame",
    "bracket": f"{_HERE}.bracket:bracket",
    "undo": f"{_HERE}.wrap_up:undo",
    "ruling": f"{_HERE}.judge:ruling",
    "penalty": f"{_HERE}.judge:penalty",
    "check": f"{_HERE}.judge:check",
    "draw": f"{_HERE}.judge:draw",
    "call": f"{_HERE}.judge:call",
    "answer": f"{_HERE}.judge:answer",
    "repair": f"{_HERE}.repairs:repair",
    "show": f"{_HERE}.show:show",
    "standings": f"{_HERE}.show:standings",
    "log": f"{_HERE}.show:log",
    "wrap-up": f"{_HERE}.wrap_up:wrap_up",
    "send": f"{_HERE}.wrap_up:send",
    "rank": f"{_HERE}.ranking:rank",
    "people": f"{_HERE}.people:people",
    "league": f"{_HERE}.leagues:league",
    "print": "sixrealms.terminal.tournament_files:print_sheet",
    "export": "sixrealms.terminal.tournament_files:export",
    "import": "sixrealms.terminal.tournament_files:import_file",
    "simulate": "sixrealms.terminal.simulate_tournament:simulate",
}


class TournamentPart(SpokenCommand):
    """One command of the group, explained by the message `help-tournament-<name>`."""

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what the command does."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say(f"help-tournament-{self.name}", language_of(ctx)))


class TournamentGroup(LazyGroup):
    """The commands; what an event refuses is said in the language of the command line."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command."""
        from sixrealms.tournament.refusals import EventRefused  # takes time to load

        try:
            return super().invoke(ctx)
        except EventRefused as wrong:
            raise TournamentError(wrong.said(language_of(ctx))) from None


@click.group(
    "tournament", cls=TournamentGroup, commands=COMMANDS, listed_as="command-tournament", invoke_without_command=True
)
@click.help_option("-h", "--help", help="help-help")
@click.pass_context
def tournament(context: click.Context) -> None:
    """Run a tournament from sign-up to ranking; without a command the help."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
