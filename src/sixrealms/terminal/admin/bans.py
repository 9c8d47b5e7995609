"""Banning an account or an address for a time, lifting a ban, and the bans there are."""

from __future__ import annotations

import time

import click

from sixrealms.errors import OptionRefused
from sixrealms.server.limits import network
from sixrealms.server.store import bans as store
from sixrealms.server.store.admin_queries import Overview
from sixrealms.server.store.bans import Ban, BanList
from sixrealms.server.store.tables import Storage
from sixrealms.terminal.admin.audit import acting
from sixrealms.terminal.admin.shared import done, opened, part, seconds, show, tell_json, the_address, when, why_option
from sixrealms.terminal.admin.show import the_account
from sixrealms.terminal.screen import Screen

for_option = click.option("--for", "period", default="7d", metavar="PERIOD", help="help-admin-for")


@part("ban-account", click.argument("name", metavar="NAME"), for_option, why_option)
def ban_account(screen: Screen, name: str, period: str, why: str, database: str, as_json: bool) -> None:
    """Keep somebody from playing for a time."""
    with acting(database, "ban-account", name, f"{period}: {why}") as act:
        found = the_account(act.storage, name)
        act.concerns(found.id)
        long = seconds(period)
        _ban(screen, act.storage, store.person(found.id), found.name or found.id, long, why, as_json=as_json)


@part("ban-address", click.argument("address", metavar="ADDRESS"), for_option, why_option)
def ban_address(screen: Screen, address: str, period: str, why: str, database: str, as_json: bool) -> None:
    """Keep everybody who comes from an address from playing for a time."""
    with acting(database, "ban-address", address, f"{period}: {why}") as act:
        long, home = seconds(period), the_address(address)
        act.concerns(home)
        _ban(screen, act.storage, store.address(home), home, long, why, as_json=as_json)


@part("lift", click.argument("whom", metavar="WHOM"))
def lift(screen: Screen, whom: str, database: str, as_json: bool) -> None:
    """Let a banned account or address play again."""
    with acting(database, "lift", whom) as act:
        bans = BanList(act.storage)
        known = {f"person {whom}", f"address {network(whom.removesuffix('/64'))}"}
        account = Overview(act.storage).account(whom)
        if account is not None:
            act.concerns(account.id)
            known.add(store.person(account.id))
        meant = [ban for ban in bans.now() if ban.whom in known or ban.name == whom]
        if not sum(bans.lift(ban.whom) for ban in meant):
            raise OptionRefused("admin-not-banned", said=whom)
    done(screen, {"lifted": whom}, "admin-lifted", as_json=as_json, said=whom)


@part("bans")
def list_bans(screen: Screen, database: str, as_json: bool) -> None:
    """List the bans that are not over."""
    with opened(database) as storage:
        found = BanList(storage).now()
    if as_json:
        tell_json(found)
        return
    kinds = {"person": "admin-account", "address": "admin-address"}
    rows = [
        (one.name, screen.say(kinds[one.whom.partition(" ")[0]]), when(one.created), when(one.until), one.why or "-")
        for one in found
    ]
    show(screen, ("name", "kind", "made", "until", "why"), rows)


def _ban(screen: Screen, storage: Storage, whom: str, name: str, long: int, why: str, *, as_json: bool) -> None:
    now = int(time.time())
    ban = Ban(whom, name, " ".join(why.split())[:200], now, now + long)
    BanList(storage).add(ban)
    if as_json:
        tell_json(ban)
    else:
        screen.write(screen.say("admin-banned", said=name, until=when(ban.until)))
