"""What players have reported, and that it was seen to."""

from __future__ import annotations

import click

from sixrealms.errors import OptionRefused
from sixrealms.server.store.reports import Reports
from sixrealms.terminal.admin.audit import acting
from sixrealms.terminal.admin.shared import done, opened, part, show, tell_json, when
from sixrealms.terminal.screen import Screen


@part("reports", click.option("--all", "all_of_them", is_flag=True, help="help-admin-all"))
def reports(screen: Screen, all_of_them: bool, database: str, as_json: bool) -> None:
    """List what players have reported."""
    with opened(database) as storage:
        found = Reports(storage).list(all_of_them=all_of_them)
    if as_json:
        tell_json(found)
        return
    rows = [(str(one.id), one.about, one.by, one.table, when(one.created), when(one.done), one.why) for one in found]
    show(screen, ("id", "about", "by", "table", "made", "done", "why"), rows)


@part("done", click.argument("report", metavar="ID", type=click.IntRange(1, 2**31 - 1)))
def see_to(screen: Screen, report: int, database: str, as_json: bool) -> None:
    """Note that a report was seen to."""
    with acting(database, "done", str(report)) as act:
        if not Reports(act.storage).see_to(report):
            raise OptionRefused("admin-no-report", said=str(report))
    done(screen, {"done": str(report)}, "admin-seen-to", as_json=as_json, said=str(report))
