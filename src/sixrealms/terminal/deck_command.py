"""`sixrealms deck`: check, show, list and convert decks."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from secrets import token_hex
from typing import Any

import click

from sixrealms import decks, formats, options, rulesets
from sixrealms.decks import Deck, own_decks
from sixrealms.decks.limits_check import legal_limits, problems
from sixrealms.decks.lookup import asked_for
from sixrealms.engine.chance import Seed
from sixrealms.errors import DeckError, DeckRefused, OptionRefused, RecordError
from sixrealms.formats import GameName, crossfire_file, crossfire_format, deck_legality, options_of, sealed_product
from sixrealms.formats.shorthand_words import TYPES
from sixrealms.records.files import path_text, write_atomically
from sixrealms.setup.deck_report import judged, not_enforced
from sixrealms.setup.share_enforced import profile, share
from sixrealms.setup.wanted_game import DEFAULT_RULESET, MOST_PLAYERS, within
from sixrealms.terminal.deck_edit import edit, new
from sixrealms.terminal.deck_parts import DeckGroup, DeckPart
from sixrealms.terminal.deck_stats import stats
from sixrealms.terminal.deck_try import try_deck
from sixrealms.terminal.game_options import ruleset_option, sealed_seed_option
from sixrealms.terminal.screen import Screen

ILLEGAL = 2
"""The exit code when a deck that was read breaks a limit."""


@click.group("deck", cls=DeckGroup, invoke_without_command=True)
@click.help_option("-h", "--help", help="help-help")
@click.pass_context
def deck(context: click.Context) -> None:
    """Everything about decks; without a command the help."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@deck.command("check", cls=DeckPart)
@click.argument("names", metavar="DECK...", nargs=-1, required=True)
@ruleset_option
@click.option("--size", type=int, default=0, metavar="NUMBER", help="help-deck-size")
@click.option("--format", "format_name", metavar="NAME|FILE", help="help-deck-format")
@click.option("--as", "as_name", metavar="NAME", help="help-deck-as")
@click.option("--players", type=int, default=3, metavar="NUMBER", help="help-deck-players")
@click.option("--issued", metavar="DECK", help="help-deck-issued")
@click.option("--world", default="", metavar="WORLD", help="help-deck-world")
@click.option("--json", "as_json", is_flag=True, help="help-deck-json")
@click.help_option("-h", "--help", help="help-help")
@click.pass_context
def check(
    context: click.Context,
    names: tuple[str, ...],
    ruleset: str | None,
    size: int,
    format_name: str | None,
    as_name: str | None,
    players: int,
    issued: str | None,
    world: str,
    as_json: bool,
) -> None:
    """Say whether decks are legal and how much of them is enforced; exit code 2 if one is not legal."""
    screen: Screen = context.obj
    rules = rulesets.named(ruleset or DEFAULT_RULESET)
    if as_name is None and (issued or world):
        raise OptionRefused("asked-beside-nothing")
    if format_name is not None and (as_name is not None or size or ruleset):
        raise OptionRefused("asked-format-alone")
    if as_name is not None and size:
        raise OptionRefused("asked-size-twice")
    if format_name is not None:
        deck_format = crossfire_file.format_asked_for(format_name)
        by = deck_format.title
        judge = partial(crossfire_format.problems, by=deck_format)
        found = [judged(one, by, judge(one), screen.language) for one in map(asked_for, names)]
    elif as_name is None:
        by = rules.name
        found = [_measured(name, rules.name, tuple(rules.sizes), size, screen.language) for name in names]
    else:
        game = formats.asked_for(as_name)
        options.require_together(options_of.chosen_by(game))
        _check_beside(game, issued, world)
        by = game.shorthand
        sealed = asked_for(issued) if issued else None
        players = within("--players", players, 2, MOST_PLAYERS)
        judge = partial(
            deck_legality.problems, name=game, ruleset=rules.name, players=players, issued=sealed, world=world.upper()
        )
        found = [judged(one, by, judge(one), screen.language) for one in map(asked_for, names)]
    if as_json:
        one_object = as_name is not None and len(found) == 1
        click.echo(json.dumps(found[0] if one_object else found, ensure_ascii=False, indent=1))
    else:
        for doubt in formats.doubts(as_name) if as_name else ():
            screen.write(f"{screen.say(doubt.message, **doubt.args)} ({doubt.conflict})")
        for one in found:
            _tell(screen, one)
    illegal = [one["name"] for one in found if not one["legal"]]
    if illegal:
        message = screen.say("deck-illegal", decks=", ".join(illegal), ruleset=by)
        click.echo(f"{context.command_path}: {message}", err=True)
        context.exit(ILLEGAL)


def _check_beside(game: GameName, issued: str | None, world: str) -> None:
    """OptionError for what says something about games of other types only."""
    if issued and not (game.type in TYPES and TYPES[game.type].as_issued):
        names = ", ".join(one.name for one in TYPES.values() if one.as_issued)
        raise OptionRefused("asked-issued", names=names, game=game.name)
    if world and game.type != "world-war":
        raise OptionRefused("asked-world", name=TYPES["world-war"].name, game=game.name)


def _measured(name: str, ruleset: str, offered: tuple[int, ...], size: int, language: str) -> dict[str, Any]:
    """One deck against the limits of its own size, or of the nearest size the ruleset plays."""
    one = asked_for(name)
    size = size or min(offered, key=lambda n: (abs(n - len(one.cards)), n))
    limits = legal_limits(one, ruleset, size)
    return judged(one, limits.name, problems(one, limits), language)


def _tell(screen: Screen, one: dict[str, Any]) -> None:
    legal = "yes" if one["legal"] else "no"
    screen.heading(screen.say("deck-verdict", deck=one["name"], cards=one["cards"], limits=one["limits"], legal=legal))
    for problem in one["problems"]:
        said = screen.say("deck-problem", message=problem["message"], rule=problem["rule"], mend=problem["mend"])
        screen.write(said, indent=2)
    screen.write(_enforcement(screen, one["not_enforced"]), indent=2)
    for line in _profile(screen, one["worlds"], one["levels"], one["powers"], one["enforced"]):
        screen.write(line, indent=2)


def _profile(
    screen: Screen, worlds: Mapping[str, int], levels: Sequence[int], powers: int, enforced: int
) -> Iterator[str]:
    """What kind of deck it is: its worlds, the levels of its champions, how much of it is enforced."""
    if worlds:
        yield screen.say("deck-worlds", worlds=", ".join(f"{world} {count}" for world, count in worlds.items()))
    if levels:
        yield screen.say("deck-champion-levels", levels=" ".join(map(str, levels)), sum=sum(levels))
    yield screen.say("deck-share", enforced=enforced, powers=powers, percent=share(enforced, powers - enforced))


def _enforcement(screen: Screen, missing: list[str]) -> str:
    """How many cards are played without their power, and which."""
    names = ", ".join(dict.fromkeys(missing))
    return screen.say("deck-not-enforced", count=len(missing), names=names)


deck.add_command(stats)
deck.add_command(try_deck)
deck.add_command(new)
deck.add_command(edit)


@deck.command("show", cls=DeckPart)
@click.argument("name", metavar="DECK")
@click.help_option("-h", "--help", help="help-help")
@click.pass_obj
def show(screen: Screen, name: str) -> None:
    """Write a deck as a list that can be read again; what is said besides stands behind a hash sign."""
    one = asked_for(name)
    for line in decks.write_text(one).splitlines():
        screen.write(line)
    screen.write(f"# {_enforcement(screen, not_enforced(one))}")
    known = profile(one)
    for line in _profile(screen, known.worlds, known.levels, known.powers, known.enforced):
        screen.write(f"# {line}")


@deck.command("list", cls=DeckPart)
@click.help_option("-h", "--help", help="help-help")
@click.pass_obj
def list_decks(screen: Screen) -> None:
    """One's own decks, then the shipped ones, the starters first. One's own that cannot be read are named as well."""
    own, unread = _own_decks()
    headings = [screen.say(f"deck-heading-{what}") for what in ("id", "name", "cards", "author", "worlds", "enforced")]
    rows = [
        [
            one.id,
            one.name,
            str(len(one.cards)),
            one.author or "-",
            " ".join(list(known.worlds)[:3]),
            f"{known.percent} %",
        ]
        for one in (*own, *decks.shipped())
        for known in (profile(one),)
    ]
    screen.table(headings, rows)
    for error in unread:
        screen.write(screen.say("own-deck-unread", why=error.said(screen.language)))


def _own_decks() -> tuple[list[Deck], list[DeckError]]:
    """One's own decks, each under its name, and what keeps the others from being read."""
    found: list[Deck] = []
    unread: list[DeckError] = []
    for name in own_decks.names():
        try:
            found.append(replace(own_decks.read_own(name), id=name))
        except DeckError as error:
            unread.append(error)
    return found, unread


@deck.command("formats", cls=DeckPart)
@click.help_option("-h", "--help", help="help-help")
@click.pass_obj
def list_formats(screen: Screen) -> None:
    """The deck formats that came with CrossFire."""
    headings = [screen.say(f"deck-heading-{what}") for what in ("id", "name", "cards", "champions", "levels")]
    rows = [
        [one.id, one.title, *(_range(one.totals[name]) for name in ("All", "Champions", "Levels"))]
        for one in crossfire_format.shipped_formats()
    ]
    screen.table(headings, rows)


def _range(allowed: tuple[int, int]) -> str:
    least, most = allowed
    return str(most) if least == most else f"{least}-{most}"


@deck.command("sealed", cls=DeckPart)
@click.argument("folder", type=click.Path(), default=".")
@click.option("--players", type=int, default=3, metavar="NUMBER", help="help-deck-sealed-players")
@sealed_seed_option
@click.option("--force", is_flag=True, help="help-deck-force")
@click.help_option("-h", "--help", help="help-help")
@click.pass_obj
def sealed(screen: Screen, folder: str, players: int, seed: Seed | None, force: bool) -> None:
    """Write one file for each player to a folder; refuses to write over files without --force."""
    if seed is None:
        seed = f"k{token_hex(16)}"  # a short number could be searched by whoever holds one of the decks
    boxes = sealed_product.boxes(seed, players)
    targets = [Path(folder) / f"sealed-{number}.txt" for number in range(1, players + 1)]
    _make_sure_to_write(targets, force=force)
    for box, target in zip(boxes, targets, strict=True):
        _write(target, decks.write_text(box.together))
        screen.write(screen.say("deck-sealed", file=str(target), booster=len(box.booster)))
    screen.write(screen.say("deck-sealed-seed", seed=str(seed)))


def _make_sure_to_write(targets: Sequence[Path], *, force: bool) -> None:
    """Refuse before anything is written, so that nothing is written by halves."""
    if not targets[0].parent.is_dir():
        raise DeckRefused("folder-absent", folder=str(targets[0].parent))
    for target in targets:
        if not force and target.exists():
            raise DeckRefused("file-there-already", file=str(target))


def _write(target: Path, text: str) -> None:
    try:
        write_atomically(target, text.encode())
    except RecordError as error:
        raise DeckRefused("said-by-another", what=error) from None


@deck.command("convert", cls=DeckPart)
@click.argument("name", metavar="DECK")
@click.argument("file", type=click.Path())
@click.option("--force", is_flag=True, help="help-deck-force")
@click.help_option("-h", "--help", help="help-help")
@click.pass_obj
def convert(screen: Screen, name: str, file: str, force: bool) -> None:
    """Write a deck to a file, for CrossFire if it ends in .cfd, as a table if in .csv; refuses to write over a file
    without --force.
    """
    one = asked_for(name)
    target = Path(file)
    writes = {".cfd": decks.write_crossfire, ".csv": decks.write_csv}
    text = writes.get(target.suffix.casefold(), decks.write_text)(one)
    if not force and target.exists():
        raise DeckRefused("file-there-already", file=path_text(file))
    _write(target, text)
    screen.write(screen.say("deck-written", deck=one.name, file=file))
