"""Lists of tables, accounts and events, the newest first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from sixrealms.server.store.admin_queries import AccountSeen, Overview, Wanted
from sixrealms.terminal.admin.shared import ago, opened, part, show, tell_json, the_address, when
from sixrealms.terminal.screen import Screen

_FILTERS: tuple[Callable[[Any], Any], ...] = (
    click.option("--name", default="", metavar="TEXT", help="help-admin-name"),
    click.option("--since", default="", metavar="PERIOD", help="help-admin-since"),
    click.option("--before", default="", metavar="PERIOD", help="help-admin-before"),
    click.option("--unfinished", is_flag=True, help="help-admin-unfinished"),
    click.option("--most", type=click.IntRange(1, 100_000), default=50, metavar="NUMBER", help="help-admin-most"),
)


@part("tables", *_FILTERS)
def tables(
    screen: Screen, name: str, since: str, before: str, unfinished: bool, most: int, database: str, as_json: bool
) -> None:
    """List tables."""
    wanted = Wanted(name, ago(since), ago(before), unfinished, most)
    with opened(database) as storage:
        found = Overview(storage).tables(wanted)
    if as_json:
        tell_json(found)
        return
    rows = [
        (one.id, screen.say(f"admin-state-{one.state}"), when(one.created), when(one.touched), ", ".join(one.players))
        for one in found
    ]
    show(screen, ("id", "state", "made", "used", "people"), rows)


@part(
    "accounts",
    *_FILTERS,
    click.option("--address", default="", metavar="ADDRESS", help="help-admin-from-address"),
    click.option("--guests", is_flag=True, help="help-admin-guests"),
)
def accounts(
    screen: Screen,
    name: str,
    since: str,
    before: str,
    unfinished: bool,
    most: int,
    address: str,
    guests: bool,
    database: str,
    as_json: bool,
) -> None:
    """List accounts."""
    wanted = Wanted(name, ago(since), ago(before), unfinished, most)
    home = the_address(address) if address else ""
    with opened(database) as storage:
        found = Overview(storage).accounts(wanted, guests=guests, address=home)
    if as_json:
        tell_json(found)
        return
    rows = [
        (one.id, one.name or "-", screen.say("admin-guest" if one.guest else "admin-account"), *_used(one))
        for one in found
    ]
    show(screen, ("id", "name", "kind", "made", "used", "address"), rows)


@part("events", *_FILTERS)
def events(
    screen: Screen, name: str, since: str, before: str, unfinished: bool, most: int, database: str, as_json: bool
) -> None:
    """List events."""
    wanted = Wanted(name, ago(since), ago(before), unfinished, most)
    with opened(database) as storage:
        found = Overview(storage).events(wanted)
    if as_json:
        tell_json(found)
        return
    rows = [(one.id, one.name, one.phase, when(one.created), when(one.touched), str(one.players)) for one in found]
    show(screen, ("id", "name", "phase", "made", "used", "players"), rows)


def _used(one: AccountSeen) -> tuple[str, str, str]:
    return when(one.created), when(one.seen), one.address or "-"
