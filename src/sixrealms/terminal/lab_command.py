"""`sixrealms lab`: a field of decks against each other, and a page that says what came out."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import click

from sixrealms.laboratory.cluster import on_cluster
from sixrealms.laboratory.field import LabField, LabGame, Rest
from sixrealms.laboratory.field_file import MOST_GAMES, read
from sixrealms.laboratory.figures import LabFigures, figures
from sixrealms.laboratory.journal import Journal
from sixrealms.laboratory.page import page
from sixrealms.records.files import write_atomically
from sixrealms.setup.wanted_game import within
from sixrealms.simulation.batch import Progress, in_parts
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.translated_help import SpokenCommand

FAULTY: Final = 1
"""The exit code when a game had to be stopped because the program was wrong."""
_MOST_WORKERS: Final = 256


@click.command("lab", cls=SpokenCommand)
@click.argument("field", metavar="FIELD", type=click.Path(path_type=Path))
@click.option("--games", type=int, default=0, metavar="NUMBER", help="help-lab-games")
@click.option("--workers", type=int, default=0, metavar="NUMBER", help="help-lab-workers")
@click.option("--out", type=click.Path(path_type=Path), default=None, metavar="FILE", help="help-lab-out")
@click.option("--anew", is_flag=True, help="help-lab-anew")
@click.option("--cluster", default="", metavar="ADDRESS", help="help-lab-cluster")
@click.option("--json", "as_json", is_flag=True, help="help-lab-json")
@click.help_option("-h", "--help", help="help-help")
@click.pass_context
def lab(
    context: click.Context,
    field: Path,
    games: int,
    workers: int,
    out: Path | None,
    anew: bool,
    cluster: str,
    as_json: bool,
) -> None:
    """Play what is missing, write the page. Ctrl-C writes that of the games played until then."""
    screen: Screen = context.obj
    within("--games", games, 0, MOST_GAMES)
    within("--workers", workers, 0, _MOST_WORKERS)
    tried = read(field)
    if games:
        tried = replace(tried, games=games + games % 2)
    target = out or field.with_suffix(".html")
    journal = Journal(target.with_suffix(".games.jsonl"), tried, anew=anew)
    try:
        stopped = _play(tried, journal, workers or _cores(), cluster)
        told = figures(tried, journal.of(tried))
    finally:
        journal.close()
    write_atomically(target, page(tried, told, screen.language).encode())
    if as_json:
        click.echo(json.dumps(told.as_object(), ensure_ascii=False))
    else:
        _write(screen, told, target)
    if stopped:
        raise KeyboardInterrupt(screen.say("lab-stopped", games=told.games, planned=told.planned))
    for number, what in told.faults[:1]:
        said = screen.say("lab-faults", count=len(told.faults), game=str(number), what=what)
        click.echo(f"{context.command_path}: {said}", err=True)
    if told.faults:
        context.exit(FAULTY)


def _play(tried: LabField, journal: Journal, workers: int, cluster: str) -> bool:
    """Play the games that are missing; whether Ctrl-C ended them early."""
    missing = journal.missing(tried)
    if not missing:
        return False
    progress = Progress(tried.count, tenths=True)
    done = tried.count - len(missing)
    try:
        for part in _games(tried, missing, workers, cluster):
            journal.keep(part)
            done += len(part)
            progress(done)
    except KeyboardInterrupt:
        return True
    finally:
        progress.end()
    return False


def _games(tried: LabField, missing: tuple[int, ...], workers: int, cluster: str) -> Iterator[list[LabGame]]:
    if cluster:
        yield from on_cluster(tried, missing, cluster, workers)
    else:
        yield from in_parts(Rest(tried, missing).one, len(missing), min(workers, len(missing)), step=1)


def _cores() -> int:
    """How many games may be played at once here."""
    if hasattr(os, "sched_getaffinity"):
        return min(_MOST_WORKERS, len(os.sched_getaffinity(0)))
    return min(_MOST_WORKERS, os.cpu_count() or 1)


def _write(screen: Screen, told: LabFigures, target: Path) -> None:
    """The decks in order, and where the page is."""
    rows = []
    for at in told.ranking:
        deck = told.decks[at]
        share, lower, upper = (
            screen.say("share-percent", percent=100 * end) for end in (deck.all.share, *deck.all.interval)
        )
        rows.append([deck.name, share, f"{lower} – {upper}", str(deck.all.games)])
    screen.table([screen.say(f"lab-head-{what}") for what in ("deck", "share", "interval", "of")], rows)
    screen.write(screen.say("lab-page", file=str(target)))
