"""Doing something as whoever runs a server: that it was done, or refused, is kept in the database."""

from __future__ import annotations

import getpass
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager

import click

from sixrealms.errors import SixRealmsError
from sixrealms.server.store.audit_log import DONE, OperatorLog
from sixrealms.server.store.tables import Storage
from sixrealms.terminal.admin.shared import ago, opened, part, show, tell_json, when
from sixrealms.terminal.screen import Screen

_BROKEN_OFF = "broken off"


class OperatorAct:
    """Something an operator does to the database of a server."""

    def __init__(self, storage: Storage, log: OperatorLog, entry: int) -> None:
        self.storage = storage
        self._log = log
        self._entry = entry

    def concerns(self, found: str) -> None:
        """It is about what has this id."""
        self._log.found(self._entry, found)


@contextmanager
def acting(database: str, what: str, about: str, why: str = "") -> Iterator[OperatorAct]:
    """A database of a server, as long as a command does something to it. Nothing is done that is not written down."""
    with opened(database) as storage:
        log = OperatorLog(storage)
        entry = log.begin(_who(), what, _one_line(about), _one_line(why))
        try:
            yield OperatorAct(storage, log, entry)
        except SixRealmsError as refused:
            log.end(entry, f"refused: {_one_line(str(refused))}")
            raise
        except (KeyboardInterrupt, click.Abort):
            log.end(entry, _BROKEN_OFF)
            raise
        log.end(entry, DONE)


@part(
    "log",
    click.option("--since", default="", metavar="PERIOD", help="help-admin-log-since"),
    click.option("--most", type=click.IntRange(1, 100_000), default=50, metavar="NUMBER", help="help-admin-most"),
)
def list_log(screen: Screen, since: str, most: int, database: str, as_json: bool) -> None:
    """List what operators did."""
    moment = ago(since)
    with opened(database) as storage:
        found = OperatorLog(storage).list(most, moment)
    if as_json:
        tell_json(found)
        return
    rows = [(when(one.created), one.by, one.what, one.about, one.outcome, one.why or "-") for one in found]
    show(screen, ("made", "by", "what", "about", "outcome", "why"), rows)


def _who() -> str:
    """The account of this machine, whose sudo it is where it is somebody's, and the machine."""
    try:
        account = getpass.getuser()
    except (KeyError, OSError):  # a container may have numbers alone
        account = str(os.getuid()) if hasattr(os, "getuid") else "?"
    real = os.environ.get("SUDO_USER", "")
    return f"{f'{real} as ' if real and real != account else ''}{account}@{socket.gethostname()}"


def _one_line(said: str) -> str:
    return " ".join(said.split())
