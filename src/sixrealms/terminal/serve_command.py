"""`sixrealms serve`: tables on the network, for browsers and programs."""

from __future__ import annotations

import contextlib
from importlib.util import find_spec
from typing import Final

import click

from sixrealms.errors import OptionRefused, why_refused
from sixrealms.terminal.database_option import database_option
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.translated_help import SpokenCommand
from sixrealms.user_folder import folder

DEFAULT_PORT: Final = 8194
DAYS: Final = click.IntRange(1)
MOST: Final = click.IntRange(1, 10_000_000)
_NEEDED: Final = (
    "litestar",
    "uvicorn",
    "websockets",
    "sqlalchemy",
    "alembic",
    "prometheus_client",
    "confusable_homoglyphs",
)


@click.command("serve", cls=SpokenCommand)
@click.option("--host", default="127.0.0.1", metavar="ADDRESS", help="help-serve-host")
@click.option("--port", type=int, default=DEFAULT_PORT, metavar="NUMBER", help="help-serve-port")
@database_option("help-serve-database")
@click.option("--keep-days", type=DAYS, default=90, metavar="DAYS", help="help-serve-keep-days")
@click.option("--keep-unfinished-days", type=DAYS, default=365, metavar="DAYS", help="help-serve-keep-unfinished-days")
@click.option("--keep-alone-days", type=DAYS, default=30, metavar="DAYS", help="help-serve-keep-alone-days")
@click.option("--keep-opened-days", type=DAYS, default=30, metavar="DAYS", help="help-serve-keep-opened-days")
@click.option(
    "--keep-unused-events-days", type=DAYS, default=7, metavar="DAYS", help="help-serve-keep-unused-events-days"
)
@click.option("--keep-log-days", type=DAYS, default=365, metavar="DAYS", help="help-serve-keep-log-days")
@click.option("--keep-waiting-days", type=DAYS, default=7, metavar="DAYS", help="help-serve-keep-waiting-days")
@click.option(
    "--keep-sessions-days",
    type=click.IntRange(1, 180),
    default=180,
    metavar="DAYS",
    help="help-serve-keep-sessions-days",
)
@click.option("--behind-proxy", is_flag=True, help="help-serve-behind-proxy")
@click.option("--workers", type=click.IntRange(1, 64), default=1, metavar="NUMBER", help="help-serve-workers")
@click.option("--inside", default="127.0.0.1", metavar="ADDRESS", help="help-serve-inside")
@click.option("--most-tables", type=MOST, metavar="NUMBER", help="help-serve-most-tables")
@click.option("--most-kept", type=MOST, metavar="NUMBER", help="help-serve-most-kept")
@click.option("--most-sockets", type=MOST, metavar="NUMBER", help="help-serve-most-sockets")
@click.option("--open-metrics", is_flag=True, help="help-serve-open-metrics")
@click.option("--imports-count", is_flag=True, help="help-serve-imports-count")
@click.option("--open-leagues", is_flag=True, help="help-serve-open-leagues")
@click.option("--scans", default="", metavar="DIR", help="help-serve-scans")
@click.help_option("-h", "--help", help="help-help")
@click.pass_context
def serve(
    context: click.Context,
    host: str,
    port: int,
    database: str,
    keep_days: int,
    keep_unfinished_days: int,
    keep_alone_days: int,
    keep_opened_days: int,
    keep_unused_events_days: int,
    keep_log_days: int,
    keep_waiting_days: int,
    keep_sessions_days: int,
    behind_proxy: bool,
    workers: int,
    inside: str,
    most_tables: int | None,
    most_kept: int | None,
    most_sockets: int | None,
    open_metrics: bool,
    imports_count: bool,
    open_leagues: bool,
    scans: str,
) -> None:
    """Open the tables of a database to whoever connects, until Ctrl-C."""
    screen: Screen = context.obj
    need_server()
    from sixrealms.server.housekeeping import Care  # takes time to load
    from sixrealms.server.serve import serve as run
    from sixrealms.server.session.tally import Capacity

    def listening(address: str) -> None:
        click.echo(screen.say("serve-listening", address=address))

    with contextlib.suppress(KeyboardInterrupt):  # the way a server is ended, after it has said goodbye to everybody
        usual = Capacity()
        capacity = Capacity(most_tables or usual.tables, most_kept or usual.kept, most_sockets or usual.seated)
        care = Care(
            keep_days,
            open_metrics,
            keep_unfinished_days=keep_unfinished_days,
            keep_alone_days=keep_alone_days,
            keep_opened_days=keep_opened_days,
            keep_unused_events_days=keep_unused_events_days,
            keep_log_days=keep_log_days,
            keep_waiting_days=keep_waiting_days,
            keep_sessions_days=keep_sessions_days,
            imports_count=imports_count,
            open_leagues=open_leagues,
            capacity=capacity,
        )
        run(
            host,
            port,
            database or own_database(),
            listening,
            care=care,
            behind_proxy=behind_proxy,
            scans=scans,
            workers=workers,
            inside=inside,
        )
    click.echo(screen.say("serve-stopped"))


def need_server() -> None:
    """OptionError if a library the server is made with is missing."""
    missing = [name for name in _NEEDED if find_spec(name) is None]
    if missing:
        raise OptionRefused("serve-needs", missing=", ".join(missing), command="pip install 'sixrealms[serve]'")


def own_database() -> str:
    """The database used when none is named: a file where unfinished games are kept as well."""
    place = folder()
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OptionRefused("serve-no-folder", folder=str(place), why=why_refused(error)) from None
    return f"sqlite:///{place / 'tables.db'}"
