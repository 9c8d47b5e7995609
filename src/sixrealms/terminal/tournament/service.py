"""The tournaments of a database as the organiser's commands use them, the database of `sixrealms serve` too."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import click
import msgspec

from sixrealms.server.store.tables import Storage
from sixrealms.server.tournaments.season import Results, Season
from sixrealms.server.tournaments.service import TournamentService
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.serve_command import need_server, own_database
from sixrealms.tournament.brackets import Because
from sixrealms.tournament.event import Event
from sixrealms.tournament.execute import SeatingChanges
from sixrealms.tournament.fields import By
from sixrealms.tournament.operation import Command
from sixrealms.tournament.refusals import EventRefused
from sixrealms.tournament.views.difference import ResultChange
from sixrealms.tournament.views.told_event import told_changes


class ChooseLater(EventRefused):
    """A command that would seat rounds otherwise: --later has to say what becomes of them."""


@contextmanager
def opened(database: str) -> Iterator[TournamentService]:
    """The events of a database, of the own one if none is named."""
    need_server()
    storage = Storage(database or own_database())
    try:
        storage.prepare()
        yield TournamentService(storage)
    finally:
        storage.close()


def carry_out(
    screen: Screen,
    database: str,
    event: str,
    commands: Sequence[Command],
    *,
    later: str | None = None,
    judge: str = "",
    as_json: bool = False,
) -> None:
    """Do what is asked, and tell what has changed by it."""
    by = By("judge", judge) if judge else By("organiser")
    with opened(database) as service:
        found = service.called(event)
        try:
            outcome = service.do(found, commands, by, later="keep" if later == "keep" else "again" if later else "ask")
        except SeatingChanges as wrong:
            tell_changes(screen, wrong.changes, wrong.outcome.after, as_json=as_json, event=found)
            told = wrong.because.arguments
            raise ChooseLater(Because("event-refused-choose-later", wrong.because.ids, told)) from None
    tell_changes(screen, outcome.changes, outcome.after, as_json=as_json, event=found)


def season_of(service: TournamentService, events: Sequence[str]) -> Season:
    """The ranking over these events, or over all there are."""
    return Results(service).season([service.called(event) for event in events])


def tell_changes(screen: Screen, changes: tuple[ResultChange, ...], after: Event, *, as_json: bool, event: str) -> None:
    """What has changed, or would."""
    told = told_changes(changes, after, screen.language)
    if as_json:
        tell_json({"event": event, "version": after.version, "changes": told})
        return
    for change in told:
        screen.write(change.said)
    if not told:
        screen.write(screen.say("tournament-noted"))


def tell_json(content: Any) -> None:
    """Plain data for programs."""
    click.echo(json.dumps(msgspec.to_builtins(content, str_keys=True), ensure_ascii=False, indent=1))
