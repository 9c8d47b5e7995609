"""`sixrealms play`: a table in the browser; with --text a whole game in this terminal."""

from __future__ import annotations

import contextlib
import secrets
import shlex
import signal
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import click

from sixrealms import table
from sixrealms.decks import Deck
from sixrealms.engine.flow.game import begin
from sixrealms.engine.run import run
from sixrealms.engine.state import State
from sixrealms.engine.unenforced import unenforced
from sixrealms.errors import DeckRefused, InEveryLanguage, OptionRefused, SixRealmsError, why_refused
from sixrealms.formats.name_of_setup import called
from sixrealms.match.notices import sideboard_notices
from sixrealms.setup.seating import AskedSeats, deck_faults, decks_for, seats, seats_of, setup_for
from sixrealms.setup.wanted_game import WantedGame, wanted_game
from sixrealms.table import rules_in_force
from sixrealms.telling.option_texts import in_force_besides
from sixrealms.terminal.game_options import (
    any_deck_option,
    as_option,
    melons_option,
    option_option,
    play_seed_option,
    ruleset_option,
    size_option,
)
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.table.autosave import Keeper, newest_unfinished
from sixrealms.terminal.table.display import Display, someone_watches
from sixrealms.terminal.table.game_loop import GameLoop
from sixrealms.terminal.table.host import Host
from sixrealms.terminal.table.requests import LeaveTable
from sixrealms.terminal.table.typed_input import EndOfInput
from sixrealms.terminal.translated_help import SpokenCommand

_MOST_NAMES = 8
_SEED_BITS = 32


@click.command("play", cls=SpokenCommand)
@click.option("--text", is_flag=True, help="help-play-text")
@click.option("--players", type=int, default=0, metavar="NUMBER", help="help-play-players")
@click.option("--bots", default=None, metavar="NAMES", help="help-play-bots")
@click.option("--names", default="", metavar="NAMES", help="help-play-names")
@click.option("--deck", "decks", multiple=True, metavar="DECK", help="help-play-deck")
@any_deck_option
@ruleset_option
@size_option
@as_option
@melons_option
@option_option
@play_seed_option
@click.option("--no-browser", is_flag=True, help="help-play-no-browser")
@click.option("--scans", default="", metavar="DIR", help="help-play-scans")
@click.option("--load", default=None, metavar="FILE", help="help-play-load")
@click.help_option("-h", "--help", help="help-help")
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
    as_name: str | None,
    melons: str,
    given: tuple[str, ...],
    seed: int | None,
    no_browser: bool,
    scans: str,
    load: str | None,
) -> None:
    """Open the table in a browser; with --text seat everybody here and keep the game when it is left before its end."""
    screen: Screen = context.obj
    asked = AskedSeats(players, bots, names)
    if not text and load is None:
        from sixrealms.terminal.web_play import play_in_browser, table_for  # takes time to load

        if seed is not None:
            raise OptionRefused("asked-seed-in-browser")
        table = table_for(asked, decks, as_name, melons, ruleset, size, given, any_deck=any_deck)
        play_in_browser(screen, table, open_it=not no_browser, scans=scans)
        return
    if scans:
        raise OptionRefused("asked-scans")
    if load is not None:
        refused = {"--deck": decks, "--ruleset": ruleset, "--size": size, "--as": as_name, "--melons": melons}
        refused["--seed"] = seed is not None
        refused["--option"] = given
        found = [option for option, value in refused.items() if value]
        if found:
            raise OptionRefused("asked-besides-load", option=found[0])
        about: list[str] = []
        sitting = _loaded(load, asked)
    else:
        wanted = wanted_game(ruleset, size, as_name, melons, given)
        sitting, about = _new(screen, asked, decks, wanted, seed, any_deck=any_deck)
        if someone_watches() and (kept := newest_unfinished()):
            about.append(screen.say("play-unfinished", command=_load_command(kept)))
    keeper = Keeper(sitting.state.kit.setup.seed)
    display = Display(screen)
    try:
        display.lines([*about, *_introduction(screen, sitting)])
        with _as_interruption("SIGHUP", "SIGTERM"):
            Host(display, sitting, keeper).run()
    except (LeaveTable, EndOfInput):
        click.echo(_kept(screen, sitting, keeper))
    except (KeyboardInterrupt, click.Abort):
        raise KeyboardInterrupt(_kept(screen, sitting, keeper)) from None
    except OSError as error:
        if error.filename is not None or not any(one.person for one in sitting.seated):
            raise
        # nobody reads any more, or the disk behind the output is full
        again = _kept(screen, sitting, keeper)
        raise InEveryLanguage("output-unwritable-kept", why=why_refused(error), kept=again) from None
    except Exception:
        # a mistake of the program: the game must not be lost
        click.echo(f"\n{_kept(screen, sitting, keeper)}", err=True)
        raise


@contextlib.contextmanager
def _as_interruption(*names: str) -> Iterator[None]:
    """A closed terminal or a request to end is an interruption like Ctrl-C: the game is kept."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    before = {}
    for name in names:
        number = getattr(signal, name, None)  # not every system has both
        if number is not None and threading.current_thread() is threading.main_thread():
            before[number] = signal.signal(number, interrupt)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _new(
    screen: Screen,
    asked: AskedSeats,
    decks: Sequence[str],
    wanted: WantedGame,
    seed: int | None,
    *,
    any_deck: bool,
) -> tuple[GameLoop, list[str]]:
    """A new game, and what is to be said of it and its decks."""
    seated = seats(asked, screen.say("play-person", number="#"))
    if seed is None:
        seed = secrets.randbits(_SEED_BITS)
    held, size = decks_for(decks, len(seated), wanted, seed)
    if not any_deck:
        for deck in held[: len(decks)]:  # what the program itself drew is announced, not refused
            _refuse_illegal(deck, deck_faults(deck, wanted, size, len(seated), screen.language))
    setup = setup_for(seated, held, wanted, size, seed)
    log: list[tuple[Any, ...]] = []
    state = State(table.kit_for(setup), setup.seed)
    state.log = log
    begin(state)
    run(state)
    sitting = GameLoop(state, seated)
    sitting.listen(log)
    about = [screen.say("play-title", players=len(seated), ruleset=wanted.rules.name, size=size, seed=str(seed))]
    for one, deck in zip(seated, held, strict=True):
        about.append(screen.say("play-deck", who=one.name, deck=deck.name))
        if deck.realm_deck:
            about.append("  " + screen.say("play-realm-deck", count=len(deck.realm_deck)))
        faults = deck_faults(deck, wanted, size, len(seated), screen.language)
        about.extend("  " + screen.say("play-deck-fault", fault=fault) for fault in faults)
    if setup.realm_decks and sum(one.person for one in seated) > 1 and "oldest" not in dict(wanted.options):
        about.append(screen.say("play-oldest", who=seated[0].name))
    told = sideboard_notices(wanted.called(size).name, held, sitting.names)
    about.extend(notice.said(screen.language) for notice in told)
    return sitting, about


def _refuse_illegal(deck: Deck, faults: Sequence[str]) -> None:
    """DeckError with the first thing the rules do not allow in this deck."""
    if faults:
        raise DeckRefused("deck-refused-at-table", deck=deck.name, fault=faults[0], more=len(faults) - 1)


def _loaded(path: str, asked: AskedSeats) -> GameLoop:
    """The game of a save, with the same players."""
    from sixrealms.records import save  # takes time to load

    saved = save.open_save(path)
    if saved.state.pending is None:
        raise OptionRefused("asked-save-over", file=path)
    return GameLoop(saved.state, seats_of(saved.state.kit.setup, asked), saved.actions)


def _introduction(screen: Screen, sitting: GameLoop) -> Iterator[str]:
    """Which cards are played by their facts alone, and how to ask for help."""
    from sixrealms.options import for_more_players  # loads every option

    setup = sitting.state.kit.setup
    yield screen.say("play-game", name=called(setup).name.shorthand)
    yield from in_force_besides(setup, sitting.names, screen.language)
    for option in for_more_players(rules_in_force(setup.options, setup.size), len(setup.decks)):
        yield screen.say("play-for-more", name=option.name, players=option.advised_players)
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


def _kept(screen: Screen, sitting: GameLoop, keeper: Keeper) -> str:
    """Keep an unfinished game and say how to go on with it, or why that is impossible."""
    if sitting.state.pending is None:
        return ""
    try:
        keeper.keep(sitting.state, sitting.actions)
    except SixRealmsError as error:
        return screen.say("play-not-kept", why=error.said(screen.language))
    return screen.say("play-resume", command=_load_command(keeper.path))


def _load_command(path: Path) -> str:
    return f"sixrealms play --text --load {shlex.quote(str(path))}"
