"""`sixrealms play`: a whole game in this terminal, against each other or against the computer."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Iterator, Sequence
from typing import Any

import click

from sixrealms import rulesets, table
from sixrealms.decks import Deck
from sixrealms.engine.flow.game import begin
from sixrealms.engine.kit import unenforced
from sixrealms.engine.run import run
from sixrealms.engine.state import State
from sixrealms.errors import DeckError, OptionError, SixRealmsError
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
@click.option("--any-deck", is_flag=True, help="help-play-any-deck")
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
    any_deck: bool,
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
        about: list[str] = []
        sitting = _loaded(load, asked)
    else:
        sitting, about = _new(screen, asked, decks, ruleset or "tournament", size, seed, any_deck=any_deck)
    keeper = Keeper(sitting.state.kit.setup.seed)
    display = Display(screen)
    try:
        display.lines([*about, *_introduction(screen, sitting)])
        Host(display, sitting, keeper).run()
    except (Leave, EndOfInput):
        _keep(screen, sitting, keeper)
    except BaseException:
        # interrupted, nobody reads any more, or a mistake of the program: the game must not be lost
        _keep(screen, sitting, keeper, quietly=True)
        raise


def _new(
    screen: Screen,
    asked: Asked,
    decks: Sequence[str],
    ruleset: str,
    size: int,
    seed: int | None,
    *,
    any_deck: bool,
) -> tuple[Sitting, list[str]]:
    """A new game, and what is to be said of it and its decks."""
    rules = rulesets.named(ruleset)
    seated = seats(asked, screen.say("play-person", number="#"))
    if seed is None:
        seed = secrets.randbits(_SEED_BITS)
    elif seed < 0:
        raise OptionError(f"--seed is {seed}; it must be 0 or more")
    held, size = decks_for(decks, len(seated), rules, size, seed)
    if not any_deck:
        for deck in held[: len(decks)]:  # what the program itself drew is announced, not refused
            _refuse_illegal(deck, deck_faults(deck, rules.name, size, screen.language))
    setup = setup_for(seated, held, rules, size, seed)
    log: list[tuple[Any, ...]] = []
    state = State(table.kit_for(setup), setup.seed)
    state.log = log
    begin(state)
    run(state)
    sitting = Sitting(state, seated)
    sitting.listen(log)
    about = [screen.say("play-title", players=len(seated), ruleset=rules.name, size=size, seed=str(seed))]
    for one, deck in zip(seated, held, strict=True):
        about.append(screen.say("play-deck", who=one.name, deck=deck.name))
        faults = deck_faults(deck, rules.name, size, screen.language)
        about.extend("  " + screen.say("play-deck-fault", fault=fault) for fault in faults)
    return sitting, about


def _refuse_illegal(deck: Deck, faults: Sequence[str]) -> None:
    """DeckError with the first thing the rules do not allow in this deck."""
    if faults:
        more = f" (and {len(faults) - 1} more: `sixrealms deck check`)" if len(faults) > 1 else ""
        raise DeckError(f"{deck.name} is not legal: {faults[0]}{more}; --any-deck plays it all the same")


def _loaded(path: str, asked: Asked) -> Sitting:
    """The game of a save, with the same players."""
    from sixrealms.records import save

    saved = save.open_save(path)
    if saved.state.pending is None:
        raise OptionError(f"{path}: the game in this save is over; start a new one")
    return Sitting(saved.state, seats_of(saved.state.kit.setup, asked), saved.actions)


def _introduction(screen: Screen, sitting: Sitting) -> Iterator[str]:
    """Which cards are played by their facts alone, and how to ask for help."""
    missing = unenforced(sitting.state.kit)
    if missing.cards:
        names = ", ".join(missing.names[:_MOST_NAMES])
        more = len(missing.names) - _MOST_NAMES
        if more > 0:
            names = screen.say("play-unenforced-more", names=names, count=more)
        yield screen.say("play-unenforced", count=missing.cards, names=names)
    if any(one.person for one in sitting.seated):
        yield screen.say("play-welcome")
    yield ""


def _keep(screen: Screen, sitting: Sitting, keeper: Keeper, *, quietly: bool = False) -> None:
    """Keep an unfinished game and say how to go on with it; on stderr when nobody may read the output any more."""
    if sitting.state.pending is None:
        return
    try:
        keeper.keep(sitting.state, sitting.actions)
    except SixRealmsError as error:
        said = screen.say("play-not-kept", why=str(error))
    else:
        command = f"sixrealms play --load {shlex.quote(str(keeper.path))}"
        said = screen.say("play-resume", command=command)
    click.echo(f"\n{said}" if quietly else said, err=quietly)
