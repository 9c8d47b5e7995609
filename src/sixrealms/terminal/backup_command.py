"""`sixrealms backup`: a copy of the tables, accounts and events of a server, made while it runs."""

from __future__ import annotations

from pathlib import Path

import click

from sixrealms.errors import OptionRefused
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.serve_command import need_server, own_database
from sixrealms.terminal.translated_help import SpokenCommand


@click.command("backup", cls=SpokenCommand)
@click.argument("file", type=click.Path())
@click.option("--database", default="", metavar="URL", help="help-serve-database")
@click.option("--force", is_flag=True, help="help-deck-force")
@click.help_option("-h", "--help", help="help-help")
@click.pass_obj
def backup(screen: Screen, file: str, database: str, force: bool) -> None:
    """Copy a database to a file and read the copy from one end to the other; refuses to write over one."""
    need_server()
    from sixrealms.server.store.backup import back_up  # takes time to load
    from sixrealms.server.store.tables import Storage
    from sixrealms.terminal.admin.shared import must_exist  # loads the server

    target = Path(file)
    if target.exists() and not force:
        raise OptionRefused("backup-exists", file=file)
    storage = Storage(database or own_database())
    try:
        must_exist(storage)
        storage.prepare()
        copied = back_up(storage, target)
    finally:
        storage.close()
    held = {name: str(count) for name, count in copied._asdict().items() if name != "bytes"}
    screen.write(screen.say("backup-done", file=file, size=f"{copied.bytes / 1_048_576:.1f}", **held))
