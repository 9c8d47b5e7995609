"""`sixrealms tournament print`, `export` and `import`: sheets of an event, the event itself, lists of players."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import cast

import click

from sixrealms.errors import TournamentError, TournamentRefused
from sixrealms.records.files import read_bytes, write_atomically
from sixrealms.server.tournaments.service import player_key
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.tournament.people import ask_whose
from sixrealms.terminal.tournament.service import opened, tell_json
from sixrealms.terminal.tournament.shared import event_argument, part
from sixrealms.tournament.archive import read_event, write_event
from sixrealms.tournament.csv_lists import ListRefused, read_players
from sixrealms.tournament.fields import By
from sixrealms.tournament.operations import Enter
from sixrealms.tournament.reason_sentence import said
from sixrealms.tournament.refusals import EventRefused
from sixrealms.tournament.report.exports import EXPORTED, Exported, csv_of, json_of
from sixrealms.tournament.sheets.event_sheets import WHATS, WantedSheet, sheet_of
from sixrealms.tournament.sheets.html import html
from sixrealms.tournament.sheets.pdf import pdf
from sixrealms.tournament.views.told_event import needs_of

_TO_OUTPUT = "-"

force_option = click.option("--force", is_flag=True, help="help-print-force")


@part(
    "print",
    event_argument,
    click.argument("what", metavar="WHAT"),
    click.option("-o", "--output", default="", metavar="FILE", help="help-print-output"),
    click.option(
        "--round", "number", type=click.IntRange(0, 1000), default=0, metavar="NUMBER", help="help-print-round"
    ),
    click.option("--paper", type=click.Choice(["a4", "letter"]), default="a4", help="help-print-paper"),
    click.option("--address", default="", metavar="URL", help="help-print-address"),
    force_option,
)
def print_sheet(
    screen: Screen,
    event: str,
    what: str,
    output: str,
    number: int,
    paper: str,
    address: str,
    force: bool,
    database: str,
    as_json: bool,
) -> None:
    """Write a sheet of an event to a file: HTML where its name ends in .html, otherwise PDF."""
    if what not in WHATS:
        raise TournamentError(screen.say("print-what", what=what[:40], whats=", ".join(WHATS)))
    with opened(database) as service:
        held = service.held(service.called(event))
    here = f"{address.rstrip('/')}/events/{held.stored.id}"
    now = held.event.rounds[number - 1] if held.event.rounds and number <= len(held.event.rounds) else None
    players = held.event.players if address else ()
    wanted = WantedSheet(
        what=what,
        language=screen.language,
        round=number,
        addresses={table.number: f"{here}/tables/{table.number}" for table in now.tables} if now and address else {},
        player_addresses={one: f"{here}/mine#key={player_key(held.stored, one)}" for one in players},
        remarks=tuple(said(one.because, screen.language) for one in needs_of(held.event) if held.event.plan.scored),
    )
    sheet = sheet_of(held.event, wanted)
    target = output or f"{held.stored.id}-{what}.pdf"
    content = html(sheet).encode() if target.endswith((".html", ".htm")) else pdf(sheet, paper)
    _write(screen, target, content, force=force, as_json=as_json)


@part(
    "export",
    event_argument,
    click.argument("what", metavar="[WHAT]", default="event"),
    click.option("-o", "--output", default=_TO_OUTPUT, metavar="FILE", help="help-export-output"),
    force_option,
)
def export(screen: Screen, event: str, what: str, output: str, force: bool, database: str, as_json: bool) -> None:
    """Write an event as one file, or a list of it: as CSV, with `--json` or to a `.json` file as JSON."""
    if what not in ("event", *EXPORTED):
        raise TournamentError(screen.say("print-what", what=what[:40], whats=", ".join(("event", *EXPORTED))))
    with opened(database) as service:
        held = service.held(service.called(event))
    if what == "event":
        content = write_event(held.stored.id, held.stored.plan, held.log)
    else:
        listed = json_of if as_json or output.endswith(".json") else csv_of
        content = listed(held.event, cast("Exported", what)).encode()
    _write(screen, output, content, force=force, as_json=as_json)


@part(
    "import",
    click.argument("file", metavar="FILE"),
    click.option("--players", "into", default="", metavar="EVENT", help="help-import-players"),
    click.option("--unranked", is_flag=True, help="help-import-unranked"),
)
def import_file(screen: Screen, file: str, into: str, unranked: bool, database: str, as_json: bool) -> None:
    """Go on with an event from its file; or register everybody on a list."""
    content = sys.stdin.buffer.read() if file == _TO_OUTPUT else read_bytes(file)
    with opened(database) as service:
        if into:
            held = service.held(service.called(into))
            try:
                players = read_players(content, [player.name for player in held.event.players.values()])
            except ListRefused as wrong:
                raise TournamentRefused("at-place", where=str(file), what=wrong) from None
            service.do(held.stored.id, [Enter(one.name, one.team, one.members) for one in players], By("organiser"))
            if as_json:
                tell_json({"event": held.stored.id, "entered": [one.name for one in players]})
                return
            screen.write(screen.say("import-players", count=len(players), event=held.event.plan.name))
            return
        try:
            archive = read_event(content)
        except EventRefused as wrong:
            raise TournamentRefused("at-place", where=str(file), what=wrong) from None
        stored, key = service.take_over(archive, ranked=not unranked)
        if as_json:
            tell_json({"event": stored.id, "key": key, "steps": len(archive.log)})
            return
        screen.write(screen.say("import-event", event=stored.plan.name, id=stored.id, steps=len(archive.log)))
        screen.write(screen.say("import-key", id=stored.id, key=key))
        if service.held(stored.id).event.wrapped_up:
            ask_whose(screen, service, stored.id)


def _write(screen: Screen, target: str, content: bytes, *, force: bool, as_json: bool) -> None:
    """Write a file, or to the output; what is there already stays unless that is wished."""
    if target == _TO_OUTPUT:
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
        return
    if Path(target).exists() and not force:
        raise TournamentError(screen.say("print-exists", file=os.path.relpath(target)))
    write_atomically(target, content)
    if as_json:
        tell_json({"file": target, "bytes": len(content)})
        return
    screen.write(screen.say("print-written", file=target, size=len(content)))
