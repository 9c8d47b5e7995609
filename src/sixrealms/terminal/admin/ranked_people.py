"""What the operator puts right about people in the ranking: two lines are one person, or one line is two."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import click

from sixrealms.errors import OptionRefused
from sixrealms.server.store.tables import Storage
from sixrealms.server.tournaments.season import Results
from sixrealms.server.tournaments.service import TournamentService
from sixrealms.server.tournaments.whose_lines import WhoseLines
from sixrealms.terminal.admin.audit import acting
from sixrealms.terminal.admin.shared import done, part
from sixrealms.terminal.admin.show import the_event
from sixrealms.terminal.screen import Screen
from sixrealms.tournament.refusals import EventRefused


@part("join-lines", click.argument("line", metavar="LINE"), click.argument("into", metavar="LINE"))
def join_lines(screen: Screen, line: str, into: str, database: str, as_json: bool) -> None:
    """Let one line of the ranking go on in another."""
    with acting(database, "join-lines", line, into) as act:
        act.concerns(into)
        with _whose(screen, act.storage) as whose:
            whose.join(line, into)
    done(screen, {"joined": line, "into": into}, "admin-joined", as_json=as_json, said=line, into=into)


@part("split-line", click.argument("line", metavar="LINE"), click.argument("event_id", metavar="ID"))
def split_line(screen: Screen, line: str, event_id: str, database: str, as_json: bool) -> None:
    """Give what a line has from an event a line of its own."""
    with acting(database, "split-line", line, event_id) as act:
        found = the_event(act.storage, event_id)
        act.concerns(found.id)
        with _whose(screen, act.storage) as whose:
            whose.split(line, found.id)
    done(screen, {"split": line, "event": found.id}, "admin-split", as_json=as_json, said=line, event=found.name)


@contextmanager
def _whose(screen: Screen, storage: Storage) -> Iterator[WhoseLines]:
    """The lines of the ranking; what they refuse is said in the language of the command line."""
    try:
        yield WhoseLines(Results(TournamentService(storage)))
    except EventRefused as refused:
        raise OptionRefused("said-by-another", what=refused.said(screen.language)) from None
