"""`sixrealms play`: a whole game in this terminal, against each other or against the computer."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Sequence
from typing import Any

import click

from sixrealms import rulesets, table
from sixrealms.engine.flow.game import begin
from sixrealms.engine.kit import unenforced
from sixrealms.engine.run import run
from sixrealms.engine.state import State
from sixrealms.errors import OptionError, SixRealmsError
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.spoken import SpokenCommand
from sixrealms.terminal.table.display import Display
from sixrealms.terminal.table.host import Host
from sixrealms.terminal.table.keeping import Keeper
from sixrealms.terminal.table.listening import EndOfInput
from sixrealms.terminal.table.requests import Leave
from sixrealms.terminal.table.seating import Asked, deck_faults, decks_for, seats, seats_of, setup_for
from sixrealms.terminal.table.sitting import Sitting

_MOST_NAMES = 8
_SEED_BITS = 32


@click.command("play", cls=SpokenCommand)
@click.option("--text", is_flag=True, help="help-play-text")
@click.option("--players", type=int, default=0, metavar="NUMBER", help="help-play-players")
@click.option("--bots", default=None, metavar="NAMES", help="help-play-bots")
@click.option("--names", default="", metavar="NAMES", help="help-play-names")
@click.option("--deck", "decks", multiple=True, metavar="DECK", help="help-play-deck")
@click.option("--ruleset", default=None, metavar="NAME", help="help-play-ruleset")
@click.option("--size", type=int, default=0, metavar="NUMBER", help="help-play-size")
@click.option("--seed", type=int, default=None, metavar="NUMBER", help="help-play-seed")
@click.option("--load", default=None, metavar="FILE", help="help-play-load")
@click.help_option(help="help-help")
@click.pass_context
def play(
    context: click.Context,
    text: bool,
    players: int,
    bots: str | None,
    names: str,
    decks: tuple[str, ...],
    ruleset: str | None,
    size: int,
    seed: int | None,
    load: str | None,
) -> None:
    """Seat everybody, play, and keep the game when it is left before its end."""
    screen: Screen = context.obj
    if text:
        screen = Screen(screen.language, plain=True)
    asked = Asked(players, bots, names)
    if load is not None:
        refused = {"--deck": decks, "--ruleset": ruleset, "--size": size, "--seed": seed is not None}
        given = [option for option, value in refused.items() if value]
        if given:
            raise OptionError(f"{given[0]} does not fit --load: a saved game has it already; leave it out")
        sitting = _loaded(load, asked)
    else:
        sitting = _new(screen, asked, decks, ruleset or "tournament", size, seed)
    _introduce(screen, sitting)
    keeper = Keeper(sitting.state.kit.setup.seed)
    try:
        Host(Display(screen), sitting, keeper).run()
    except (Leave, EndOfInput):
        _kept(screen, sitting, keeper)
    except (KeyboardInterrupt, BrokenPipeError):
        _kept(screen, sitting, keeper, quietly=True)
        raise


def _new(screen: Screen, asked: Asked, decks: Sequence[str], ruleset: str, size: int, seed: int | None) -> Sitting:
    """A new game; what is to be said of its decks is written."""
    rules = rulesets.named(ruleset)
    seated = seats(asked, screen.say("play-person", number="#"))
    if seed is None:
        seed = secrets.randbits(_SEED_BITS)
    elif seed < 0:
        raise OptionError(f"--seed is {seed}; it must be 0 or more")
    held, size = decks_for(decks, len(seated), rules, size, seed)
    setup = setup_for(seated, held, rules, size, seed)
    log: list[tuple[Any, ...]] = []
    state = State(table.kit_for(setup), setup.seed)
    state.log = log
    begin(state)
    run(state)
    screen.heading(screen.say("play-title", players=len(seated), ruleset=rules.name, size=size, seed=str(seed)))
    for one, deck in zip(seated, held, strict=True):
        screen.write(screen.say("play-deck", who=one.name, deck=deck.name))
        for fault in deck_faults(deck, rules.name, size, screen.language):
            screen.write(screen.say("play-deck-fault", fault=fault), indent=2)
    sitting = Sitting(state, seated)
    sitting.listen(log)
    return sitting


def _loaded(path: str, asked: Asked) -> Sitting:
    """The game of a save, with the same players."""
    from sixrealms.records import save

    saved = save.open_save(path)
    if saved.state.pending is None:
        raise OptionError(f"{path}: the game in this save is over; start a new one")
    return Sitting(saved.state, seats_of(saved.state.kit.setup, asked), saved.actions)


def _introduce(screen: Screen, sitting: Sitting) -> None:
    """Who plays, which cards are only played by their facts, and how to ask for help."""
    missing = unenforced(sitting.state.kit)
    if missing.cards:
        names = ", ".join(missing.names[:_MOST_NAMES])
        more = len(missing.names) - _MOST_NAMES
        if more > 0:
            names = screen.say("play-unenforced-more", names=names, count=more)
        screen.write(screen.say("play-unenforced", count=missing.cards, names=names))
    if any(one.person for one in sitting.seated):
        screen.write(screen.say("play-welcome"))
    screen.write()


def _kept(screen: Screen, sitting: Sitting, keeper: Keeper, *, quietly: bool = False) -> None:
    """Keep an unfinished game and say how to go on with it; on stderr when the output may have nobody to read it."""
    try:
        keeper.keep(sitting.state, sitting.actions)
    except SixRealmsError as error:
        said = screen.say("play-not-kept", why=str(error))
    else:
        command = f"sixrealms play --load {shlex.quote(str(keeper.path))}"
        said = screen.say("play-resume", command=command)
    click.echo(f"\n{said}" if quietly else said, err=quietly)
