"""`sixrealms deck try`: a deck against the decks that come with the program, played by the computer."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from typing import Any, Final

import click

from sixrealms import catalogue, rulesets
from sixrealms.decks import Deck, limits_check
from sixrealms.decks.limits_check import legal_limits
from sixrealms.decks.lookup import asked_for
from sixrealms.errors import DeckError, DeckRefused, OptionRefused
from sixrealms.setup.seating import size_of
from sixrealms.setup.wanted_game import DEFAULT_RULESET, within
from sixrealms.simulation.batch import Progress, in_parts
from sixrealms.simulation.deck_trial import DeckTrial, TrialGame, field_for, report
from sixrealms.terminal.deck_parts import DeckPart
from sixrealms.terminal.game_options import any_deck_option, ruleset_option, simulate_seed_option, size_option
from sixrealms.terminal.screen import Screen

FAULTY: Final = 1
"""The exit code when a game had to be stopped because the program was wrong."""

_MOST_GAMES: Final = 100_000
_MOST_WORKERS: Final = 256


@click.command("try", cls=DeckPart)
@click.argument("name", metavar="DECK")
@click.option("--games", type=int, default=200, metavar="NUMBER", help="help-deck-try-games")
@simulate_seed_option
@ruleset_option
@size_option
@any_deck_option
@click.option("--workers", type=int, default=0, metavar="NUMBER", help="help-deck-try-workers")
@click.option("--json", "as_json", is_flag=True, help="help-deck-stats-json")
@click.help_option("-h", "--help", help="help-help")
@click.pass_context
def try_deck(
    context: click.Context,
    name: str,
    games: int,
    seed: int,
    ruleset: str | None,
    size: int,
    any_deck: bool,
    workers: int,
    as_json: bool,
) -> None:
    """Play the games and write the figures. Ctrl-C writes those of the games played until then."""
    screen: Screen = context.obj
    within("--games", games, 1, _MOST_GAMES)
    within("--workers", workers, 0, _MOST_WORKERS)
    deck = asked_for(name)
    trial = _trial(deck, ruleset or DEFAULT_RULESET, size, games, seed, any_deck=any_deck)
    played, stopped = _played(trial, min(workers or _cores(), games))
    found = report(deck, played)
    if as_json:
        click.echo(json.dumps(found))
    else:
        _write(screen, deck, found)
    if stopped:
        raise KeyboardInterrupt(screen.say("try-stopped", games=len(played), of=games))
    faults = [game for game in played if game.finding is not None]
    for game in faults[:1]:
        assert game.finding is not None
        what = f"{game.finding.name} {game.finding.detail}"
        said = screen.say("try-fault", count=len(faults), game=str(game.number), seed=str(seed), what=what)
        click.echo(f"{context.command_path}: {said}", err=True)
    if faults:
        context.exit(FAULTY)


def _trial(deck: Deck, ruleset: str, size: int, games: int, seed: int, *, any_deck: bool) -> DeckTrial:
    """The games asked for; OptionError and DeckError for a deck that cannot be tried so."""
    rules = rulesets.named(ruleset)
    size = size or size_of([deck], rules)
    if size not in rules.sizes:
        offered = ", ".join(map(str, rules.sizes))
        raise OptionRefused("asked-size-of-ruleset", size=str(size), ruleset=rules.name, known=offered)
    if not any_deck:
        try:
            limits_check.require_none(deck, limits_check.problems(deck, legal_limits(deck, rules.name, size)))
        except DeckError as error:
            raise DeckRefused("deck-any-deck", what=error) from None
    return DeckTrial(deck, field_for(deck, rules.name, size), rules.name, size, games, seed)


def _played(trial: DeckTrial, workers: int) -> tuple[list[TrialGame], bool]:
    """The games in order, and whether Ctrl-C ended them early."""
    progress = Progress(trial.games, tenths=True)
    played: list[TrialGame] = []
    try:
        for part in in_parts(trial.one, trial.games, workers, step=1):
            played.extend(part)
            progress(len(played))
    except KeyboardInterrupt:
        return played, True
    finally:
        progress.end()
    return played, False


def _cores() -> int:
    """How many games may be played at once here."""
    if hasattr(os, "sched_getaffinity"):
        return min(_MOST_WORKERS, len(os.sched_getaffinity(0)))
    return min(_MOST_WORKERS, os.cpu_count() or 1)


def _write(screen: Screen, deck: Deck, found: Mapping[str, Any]) -> None:
    """The figures as a table for people, the cards played most first."""
    shares = {what: _percent(screen, found[what]) for what in ("share", "lower", "upper")}
    screen.heading(screen.say("try-heading", deck=deck.name, wins=found["wins"], games=found["games"], **shares))
    cards = sorted(found["cards"], key=lambda one: -one["played"])
    rows = [
        [
            f"{catalogue.printing(one['id']).name} ({one['id']})",
            str(one["played"]),
            str(one["won_when_played"]),
            _percent(screen, one["won_when_played"] / one["played"]),
        ]
        for one in cards
        if one["played"]
    ]
    if rows:
        screen.table([screen.say(f"try-heading-{what}") for what in ("card", "played", "won", "share")], rows)
    never = [catalogue.printing(one["id"]).name for one in cards if not one["played"]]
    screen.write(screen.say("try-never", count=len(never), names=", ".join(dict.fromkeys(never))))


def _percent(screen: Screen, share: float) -> str:
    return screen.say("share-percent", percent=100 * share)
