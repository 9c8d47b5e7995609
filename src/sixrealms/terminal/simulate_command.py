"""`sixrealms simulate`: let computer players play many games, and say how they went."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from functools import partial

import click

from sixrealms.errors import OptionRefused
from sixrealms.players.roster import bot
from sixrealms.setup.wanted_game import MOST_PLAYERS, wanted_game, within
from sixrealms.simulation.batch import Batch, Progress, run
from sixrealms.simulation.deals import DRAWN, STARTERS, deal, deal_named
from sixrealms.simulation.summary import Summary, summarise
from sixrealms.terminal.game_options import (
    any_deck_option,
    as_option,
    melons_option,
    option_option,
    ruleset_option,
    simulate_seed_option,
    size_option,
)
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.translated_help import SpokenCommand, language_of
from sixrealms.wording import say

FAULTY = 1
"""The exit code when a game broke an invariant, raised an error or did not end."""

_MOST_FINDINGS = 5


@click.command("simulate", cls=SpokenCommand)
@click.option("--games", type=int, default=100, metavar="NUMBER", help="help-simulate-games")
@click.option("--players", type=int, default=2, metavar="NUMBER", help="help-simulate-players")
@ruleset_option
@size_option
@as_option
@melons_option
@option_option
@simulate_seed_option
@click.option("--bots", default="random", metavar="NAMES", help="help-simulate-bots")
@click.option("--decks", default=None, metavar="DECKS", help="help-simulate-decks")
@any_deck_option
@click.option("--workers", type=int, default=1, metavar="NUMBER", help="help-simulate-workers")
@click.option("--check", is_flag=True, help="help-simulate-check")
@click.option("--json", "as_json", is_flag=True, help="help-simulate-json")
@click.help_option("-h", "--help", help="help-help")
@click.pass_context
def simulate(
    context: click.Context,
    games: int,
    players: int,
    ruleset: str | None,
    size: int,
    as_name: str | None,
    melons: str,
    given: tuple[str, ...],
    seed: int,
    bots: str,
    decks: str | None,
    any_deck: bool,
    workers: int,
    check: bool,
    as_json: bool,
) -> None:
    """Play the games and write the figures; exit code 1 if anything was wrong with one of them."""
    screen: Screen = context.obj
    within("--games", games, 1, 10_000_000)
    within("--players", players, 2, MOST_PLAYERS)
    within("--workers", workers, 1, 256)
    game = wanted_game(ruleset, size, as_name, melons, given)
    seats = _seats(bots, players)
    if game.options:
        game.check(game.size or min(game.rules.sizes), players)
    if names := game.deck_rules_of(game.size or min(game.rules.sizes)):
        dealing = deal_named(
            decks or DRAWN, names, game.rules, players, game.options, any_deck=any_deck, world=game.world
        )
    else:
        judge = partial(game.faults, players=players)
        dealing = deal(decks or STARTERS, game.rules, players, any_deck=any_deck, size=size, judge=judge)
        dealing = replace(dealing, options=game.options)
    if game.options:
        game.check(dealing.size, players)
    batch = Batch(games, game.rules.name, seed, seats, dealing, check=1 if check else 0)
    progress = Progress(games)
    began = time.perf_counter()
    try:
        outcomes = run(batch, min(workers, games), progress)
    finally:
        progress.end()
    summary = summarise(outcomes, seats, time.perf_counter() - began)
    if as_json:
        said = {"game": game.called(dealing.size).sentence, **summary.as_object()}
        click.echo(json.dumps(said, ensure_ascii=False))
    else:
        _write(screen, summary, check=check)
    if summary.findings:
        _report(context, summary)
        context.exit(FAULTY)


def _seats(bots: str, players: int) -> tuple[str, ...]:
    """The player of every seat; refuses unknown names and a number of names that fits neither way."""
    names = tuple(name.strip() for name in bots.split(","))
    for name in names:
        bot(name)
    if len(names) == 1:
        return names * players
    if len(names) != players:
        raise OptionRefused("simulate-bots", count=str(len(names)), players=str(players))
    return names


def _write(screen: Screen, summary: Summary, *, check: bool) -> None:
    """The figures as a table for people."""
    rows = [
        ("games", f"{summary.finished} / {summary.games}"),
        ("turns", f"{summary.median_turns:g}"),
        ("decisions", str(summary.decisions)),
        ("seconds", f"{summary.seconds:.2f}"),
        ("rate", f"{summary.decisions_per_second:.0f}"),
    ]
    if check:
        rows.append(("checked", str(summary.invariant_violations)))
    shown = [(screen.say(f"simulate-{what}"), figure) for what, figure in rows]
    shown += [(screen.say("simulate-wins", bot=name), str(wins)) for name, wins in summary.wins.items()]
    if summary.draws:
        shown.append((screen.say("simulate-draws"), str(summary.draws)))
    others = [(reason, count) for reason, count in summary.endings.items() if reason != "goal"]
    shown += [(screen.say("simulate-ending", reason=reason), str(count)) for reason, count in others]
    screen.table([screen.say("simulate-heading-what"), screen.say("simulate-heading-figure")], shown)


def _report(context: click.Context, summary: Summary) -> None:
    """One line on stderr for each of the first games that went wrong, with the seed that repeats it."""
    for finding in summary.findings[:_MOST_FINDINGS]:
        what = " ".join(str(finding[part]) for part in ("kind", "name", "detail") if finding[part])
        numbers = {part: str(finding[part]) for part in ("game", "seed", "decision")}
        said = say("simulate-finding", language_of(context), what=what, **numbers)
        click.echo(f"{context.command_path}: {said}", err=True)
    more = len(summary.findings) - _MOST_FINDINGS
    if more > 0:
        click.echo(f"{context.command_path}: {say('simulate-more', language_of(context), count=more)}", err=True)
