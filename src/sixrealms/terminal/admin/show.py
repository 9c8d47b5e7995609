"""One table, account or event, with what can be told of it."""

from __future__ import annotations

import click

from sixrealms.errors import OptionRefused
from sixrealms.server.store.admin_queries import AccountSeen, EventSeen, Overview, TableSeen
from sixrealms.server.store.tables import Storage
from sixrealms.terminal.admin.shared import opened, part, tell_json, when
from sixrealms.terminal.screen import Screen


def the_table(storage: Storage, wanted: str) -> TableSeen:
    """The table of that id. OptionRefused if there is none."""
    found = Overview(storage).table(wanted)
    if found is None:
        raise OptionRefused("admin-no-table", said=wanted)
    return found


def the_account(storage: Storage, wanted: str, *, alike: bool = False) -> AccountSeen:
    """The account of that name, or somebody by their id. OptionRefused if there is none. With `alike` one that looks
    like it will do, where nothing is done to it.
    """
    found = Overview(storage).account(wanted, alike=alike)
    if found is None:
        raise OptionRefused("admin-no-account", said=wanted)
    return found


def the_event(storage: Storage, wanted: str) -> EventSeen:
    """The event of that id. OptionRefused if there is none."""
    found = Overview(storage).event(wanted)
    if found is None:
        raise OptionRefused("admin-no-event", said=wanted)
    return found


@part("table", click.argument("table_id", metavar="ID"))
def table(screen: Screen, table_id: str, database: str, as_json: bool) -> None:
    """Show a table."""
    with opened(database) as storage:
        found = the_table(storage, table_id)
    if as_json:
        tell_json(found)
        return
    facts = [("id", found.id), ("state", screen.say(f"admin-state-{found.state}"))]
    facts += [("made", when(found.created)), ("used", when(found.touched)), ("entries", str(found.entries))]
    facts += [("game", found.game or found.ruleset), *([("why", found.why)] if found.why else [])]
    _facts(screen, facts)
    for seat in found.seats:
        name = seat.name or screen.say("admin-nobody")
        kind = "computer" if seat.computer else "account" if seat.account else "guest"
        told = screen.say(f"admin-{kind}") if seat.name else ""
        account = f" ({told}{': ' if seat.account else ''}{seat.account})" if told else ""
        screen.write(f"{screen.say('admin-seat', seat=seat.seat + 1)}: {name}{account}")


@part("account", click.argument("name", metavar="NAME"))
def account(screen: Screen, name: str, database: str, as_json: bool) -> None:
    """Show an account."""
    with opened(database) as storage:
        found = the_account(storage, name, alike=True)
    if as_json:
        tell_json(found)
        return
    yes = screen.say("admin-yes" if found.password else "admin-no")
    facts = [("id", found.id), ("name", found.name or "-")]
    facts += [("kind", screen.say("admin-guest" if found.guest else "admin-account"))]
    facts += [("made", when(found.created)), ("used", when(found.seen)), ("sessions", str(found.sessions))]
    facts += [
        ("address", found.address or "-"),
        ("password", yes),
        ("passkeys", str(found.passkeys)),
        ("tables", " ".join(found.tables) or "-"),
    ]
    _facts(screen, facts)


@part("event", click.argument("event_id", metavar="ID"))
def event(screen: Screen, event_id: str, database: str, as_json: bool) -> None:
    """Show an event."""
    with opened(database) as storage:
        found = the_event(storage, event_id)
    if as_json:
        tell_json(found)
        return
    facts = [("id", found.id), ("name", found.name), ("game", found.game), ("phase", found.phase)]
    facts += [("made", when(found.created)), ("used", when(found.touched)), ("players", str(found.players))]
    facts += [("entries", str(found.steps)), ("keys", str(found.keys))]
    _facts(screen, facts)


def _facts(screen: Screen, facts: list[tuple[str, str]]) -> None:
    for name, fact in facts:
        screen.write(f"{screen.say(f'admin-{name}')}: {fact}")
