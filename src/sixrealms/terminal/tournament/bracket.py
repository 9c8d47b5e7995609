"""The bracket of an event: in words, and as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import click

from sixrealms.errors import TournamentError
from sixrealms.records.files import write_atomically
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.tournament.service import opened, tell_json
from sixrealms.terminal.tournament.shared import event_argument, part
from sixrealms.tournament.sheets.bracket import bracket_of_event
from sixrealms.tournament.sheets.bracket_drawing import SHAPES, Shape, drawn_bracket
from sixrealms.tournament.sheets.drawing import svg


@part(
    "bracket",
    event_argument,
    click.option("--svg", "file", default="", metavar="FILE", help="help-event-bracket-svg"),
    click.option("--shape", type=click.Choice(SHAPES), default="wide", help="help-event-bracket-shape"),
    click.option("--force", is_flag=True, help="help-print-force"),
)
def bracket(screen: Screen, event: str, file: str, shape: str, force: bool, database: str, as_json: bool) -> None:
    """Tell the rounds somebody advances in, or write their picture to a file."""
    with opened(database) as service:
        held = service.held(service.called(event))
    found = bracket_of_event(held.event, screen.language)
    if file:
        content = svg(drawn_bracket(found, cast("Shape", shape), screen.language)).encode()
        if Path(file).exists() and not force:
            raise TournamentError(screen.say("print-exists", file=file))
        write_atomically(file, content)
    if as_json:
        tell_json({"event": held.stored.id, "title": found.title, "rounds": found.rounds, "file": file})
    elif file:
        screen.write(screen.say("print-written", file=file, size=len(content)))
    else:
        screen.heading(found.title)
        for line in found.lines:
            screen.write(line)
