"""Closing a table, renaming an account, deleting an account or an event for good."""

from __future__ import annotations

import asyncio
import sys

import click

from sixrealms.errors import OptionRefused
from sixrealms.server.accounts.accounts import checked_name, folded
from sixrealms.server.accounts.forgetting import forget
from sixrealms.server.refusal import Refused
from sixrealms.server.session.lobby import Lobby
from sixrealms.server.store.admin_changes import Changes
from sixrealms.server.store.audit_log import renamed_to
from sixrealms.server.store.people import People, Person
from sixrealms.server.store.tables import Overtaken, Storage
from sixrealms.server.store.tournaments import Events
from sixrealms.terminal.admin.audit import acting
from sixrealms.terminal.admin.shared import done, part, why_option
from sixrealms.terminal.admin.show import the_account, the_event, the_table
from sixrealms.terminal.screen import Screen

_TRIES = 8  # times a running server may be faster at one of the tables somebody leaves

yes_option = click.option("--yes", is_flag=True, help="help-admin-yes")


@part("close", click.argument("table_id", metavar="ID"), why_option)
def close(screen: Screen, table_id: str, why: str, database: str, as_json: bool) -> None:
    """Close a table for good."""
    with acting(database, "close", table_id, why) as act:
        found = the_table(act.storage, table_id)
        act.concerns(found.id)
        if not Changes(act.storage).close(found.id, " ".join(why.split())[:200]):
            raise OptionRefused("admin-closed-already", said=found.id)
    done(screen, {"closed": found.id}, "admin-closed", as_json=as_json, said=found.id)


@part("rename", click.argument("name", metavar="NAME"), click.argument("to", metavar="TO"))
def rename(screen: Screen, name: str, to: str, database: str, as_json: bool) -> None:
    """Give an account another name, which it logs in with."""
    with acting(database, "rename", name, renamed_to(to)) as act:
        found = the_account(act.storage, name)
        act.concerns(found.id)
        if found.guest:
            raise OptionRefused("admin-no-account", said=name)
        people = People(act.storage)
        try:
            now = checked_name(to)
            person = people.by_id(found.id)
            assert person is not None
            people.change(person._replace(name=now, login=folded(now)))
        except Overtaken:
            raise OptionRefused("admin-name-taken", said=to) from None
        except Refused as refused:
            raise OptionRefused("said-by-another", what=refused.said(screen.language)) from None
    done(screen, {"renamed": found.id, "name": now}, "admin-renamed", as_json=as_json, said=found.name, to=now)


@part("delete-account", click.argument("name", metavar="NAME"), yes_option)
def delete_account(screen: Screen, name: str, yes: bool, database: str, as_json: bool) -> None:
    """Delete somebody for good."""
    with acting(database, "delete-account", name) as act:
        found = the_account(act.storage, name)
        act.concerns(found.id)
        person = People(act.storage).by_id(found.id)
        assert person is not None
        _ask(screen, "admin-delete-account", yes=yes, said=found.name or found.id)
        asyncio.run(_forgotten(act.storage.url, person))
    done(screen, {"deleted": found.id}, "admin-deleted", as_json=as_json, said=found.name or found.id)


@part(
    "rank-event",
    click.argument("event_id", metavar="ID"),
    click.option("--leave-out", is_flag=True, help="help-admin-leave-out"),
)
def rank_event(screen: Screen, event_id: str, leave_out: bool, database: str, as_json: bool) -> None:
    """Let an event count in the ranking of the server, or leave it out."""
    what = "unranked" if leave_out else "ranked"
    with acting(database, "rank-event", event_id, what) as act:
        found = the_event(act.storage, event_id)
        act.concerns(found.id)
        Events(act.storage).rank(found.id, ranked=not leave_out)
    done(screen, {what: found.id}, f"admin-{what}", as_json=as_json, said=found.name)


@part("delete-event", click.argument("event_id", metavar="ID"), yes_option)
def delete_event(screen: Screen, event_id: str, yes: bool, database: str, as_json: bool) -> None:
    """Delete an event for good."""
    with acting(database, "delete-event", event_id) as act:
        found = the_event(act.storage, event_id)
        act.concerns(found.id)
        _ask(screen, "admin-delete-event", yes=yes, said=found.name)
        Events(act.storage).forget(found.id)
    done(screen, {"deleted": found.id}, "admin-deleted", as_json=as_json, said=found.name)


async def _forgotten(url: str, person: Person) -> None:
    """Forget somebody while servers may go on with the tables they sit at; those open them anew."""
    lobby = Lobby(Storage(url), runs=False)
    try:
        for tries in range(_TRIES):
            try:
                touched = await forget(lobby, person)
                break
            except Refused:  # a server has written to the table meanwhile
                if tries == _TRIES - 1:
                    raise
        changes = Changes(lobby.workers.storage)
        for table in touched:
            changes.note(table)
    finally:
        await lobby.end()


def _ask(screen: Screen, message_id: str, *, yes: bool, said: str) -> None:
    """Ask once, on a terminal; OptionRefused where nobody can be asked and --yes was not said."""
    if yes:
        return
    if not sys.stdin.isatty():
        raise OptionRefused("admin-say-yes")
    word = screen.say("admin-delete-word")
    answer = click.prompt(screen.say(message_id, said=said, word=word), default="", show_default=False)
    if answer.strip().casefold() != word:
        raise OptionRefused("admin-not-deleted")
