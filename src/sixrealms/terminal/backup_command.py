"""`sixrealms backup`, a copy of the tables, accounts and events of a server made while it runs, and `restore`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from sixrealms.errors import OptionRefused
from sixrealms.terminal.database_option import database_option
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.serve_command import need_server, own_database
from sixrealms.terminal.translated_help import SpokenCommand

if TYPE_CHECKING:
    from sixrealms.server.backup import Copied


@click.command("backup", cls=SpokenCommand)
@click.argument("file", type=click.Path())
@database_option("help-serve-database")
@click.option("--force", is_flag=True, help="help-deck-force")
@click.help_option("-h", "--help", help="help-help")
@click.pass_obj
def backup(screen: Screen, file: str, database: str, force: bool) -> None:
    """Copy a database to a file and read the copy from one end to the other; refuses to write over one."""
    need_server()
    from sixrealms.server.backup import back_up, is_there  # takes time to load
    from sixrealms.server.store.tables import Storage
    from sixrealms.terminal.admin.shared import must_exist  # loads the server

    target = Path(file)
    if is_there(target) and not force:
        raise OptionRefused("backup-exists", file=file)
    storage = Storage(database or own_database())
    try:
        must_exist(storage)
        copied = back_up(storage, target)
    finally:
        storage.close()
    _tell(screen, "backup-done", file, copied)


@click.command("restore", cls=SpokenCommand)
@click.argument("file", type=click.Path())
@database_option("help-restore-database")
@click.help_option("-h", "--help", help="help-help")
@click.pass_obj
def restore(screen: Screen, file: str, database: str) -> None:
    """Put everything a copy holds into an empty database."""
    need_server()
    from sixrealms.server.backup import restore as put_back  # takes time to load
    from sixrealms.server.store.tables import Storage

    storage = Storage(database or own_database())
    try:
        copied = put_back(Path(file), storage)
    finally:
        storage.close()
    _tell(screen, "restore-done", file, copied)


def _tell(screen: Screen, message_id: str, file: str, copied: Copied) -> None:
    held = {name: str(count) for name, count in copied._asdict().items() if name != "bytes"}
    screen.write(screen.say(message_id, file=file, size=f"{copied.bytes / 1_048_576:.1f}", **held))
