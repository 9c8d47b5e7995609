"""The table in a browser: a server of one's own on this machine, and the browser opened at it."""

from __future__ import annotations

import contextlib
import json
import os
import sys
import threading
import webbrowser
from collections.abc import Sequence
from typing import Any, Final
from urllib.parse import urlencode
from urllib.request import ProxyHandler, Request, build_opener

import click

from sixrealms import rulesets
from sixrealms.decks.lookup import asked_for
from sixrealms.errors import OptionRefused
from sixrealms.setup.seating import AskedSeats, seats, size_of
from sixrealms.setup.wanted_game import DEFAULT_RULESET, ON
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.serve_command import DEFAULT_PORT, need_server, own_database

LOCAL: Final = "127.0.0.1"
#: Ports where the usual one is taken, the same ones again and again: a browser remembers the games of an address.
_OTHER_PORTS: Final = (*range(DEFAULT_PORT + 1, DEFAULT_PORT + 6), 0)
_PATIENCE: Final = 60.0
_WITH_WINDOWS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


def play_in_browser(screen: Screen, table: dict[str, Any] | None, *, open_it: bool, scans: str = "") -> None:
    """Serve on this machine until Ctrl-C, with the browser at the table, or at home if none is asked for.

    `scans` is a folder of own pictures of cards.

    OptionError where the server cannot start.
    """
    from sixrealms.server.serve import serve  # takes time to load

    def listening(address: str) -> None:
        threading.Thread(target=_show, args=(screen, address, table), kwargs={"open_it": open_it}, daemon=True).start()

    with contextlib.suppress(KeyboardInterrupt):  # the way it is ended, after everything is stored
        serve(LOCAL, DEFAULT_PORT, own_database(), listening, otherwise=_OTHER_PORTS, scans=scans)
    click.echo(screen.say("serve-stopped"))


def table_for(
    asked: AskedSeats,
    chosen: Sequence[str],
    as_name: str | None,
    melons: str,
    ruleset: str | None,
    size: int,
    given: Sequence[str],
    *,
    any_deck: bool,
) -> dict[str, Any] | None:
    """What `POST /api/tables` is asked for by the words of a command line; None if they ask for nothing.

    OptionError, DeckError and Refused for what cannot be played, before anything is started.
    """
    need_server()
    said = (asked.players, asked.names, chosen, as_name, melons, ruleset, size, given, any_deck)
    if asked.bots is None and not any(said):
        return None
    seated = seats(asked, "#")
    if not any(one.person for one in seated):
        raise OptionRefused("asked-nobody")
    if "," in asked.names:
        raise OptionRefused("asked-names-in-browser")
    if len(chosen) > len(seated):
        raise OptionRefused("asked-decks", count=str(len(chosen)), players=str(len(seated)))
    held = [asked_for(name) for name in chosen]
    places: list[dict[str, Any]] = [{} if one.player is None else {"bot": one.player.name} for one in seated]
    for place, deck in zip(places, held, strict=False):
        # a shipped deck goes by its name: those of the first edition are measured by limits of their own
        place["deck"] = deck.id or [*deck.cards, *([deck.dungeon] if deck.dungeon else [])]
        place["deck_name"] = deck.name[:60]
        place["realms"] = list(deck.realm_deck)
    mine = {key: places[0].pop(key) for key in ("deck", "deck_name", "realms") if key in places[0]}
    table: dict[str, Any] = {
        "guest": {"name": asked.names, **mine},
        "seats": places,
        "ruleset": ruleset or DEFAULT_RULESET,
        "options": {key.strip(): value.strip() or ON for key, _, value in (one.partition("=") for one in given)},
        "any_deck": any_deck,
    }
    if as_name is not None:
        table |= {"game": as_name, "melons": melons, "size": size}
    else:
        table["size"] = size or size_of(held, rulesets.named(ruleset or DEFAULT_RULESET))
    _make_sure(table)
    return table


def _make_sure(table: dict[str, Any]) -> None:
    import msgspec  # takes time to load

    from sixrealms.server.session.lobby import planned  # takes time to load
    from sixrealms.server.session.new_table import NewTable

    try:
        planned(msgspec.convert(table, NewTable))
    except msgspec.ValidationError as wrong:
        raise OptionRefused("asked-too-much", what=str(wrong)) from None


def _show(screen: Screen, address: str, table: dict[str, Any] | None, *, open_it: bool) -> None:
    """Wait until the server answers, make the table, and open the browser there or say where it is."""
    try:
        page = _page(address, table)
    except (OSError, ValueError, KeyError) as error:
        click.echo(screen.say("web-no-table", why=" ".join(str(error).split())), err=True)
        page = f"{address}/"
    opened = open_it and _opened(page)
    click.echo(screen.say("web-opened" if opened else "web-open-yourself", page=page))
    click.echo(screen.say("web-stop"))
    sys.stdout.flush()


def _page(address: str, table: dict[str, Any] | None) -> str:
    """Where to look: home, or the way to the seat of a new table. The token goes to no server, it is behind the #."""
    here = build_opener(ProxyHandler({}))
    if table is None:
        with here.open(f"{address}/health", timeout=_PATIENCE):
            return f"{address}/"
    asking = Request(f"{address}/api/tables", json.dumps(table).encode(), {"Content-Type": "application/json"})
    with here.open(asking, timeout=_PATIENCE) as answer:
        made = json.load(answer)
    way = urlencode({"sit": made["table"], "seat": made["seat"], "token": made["token"]})
    return f"{address}/#{way}"


def _opened(page: str) -> bool:
    """Whether a browser with windows took the page; one that would fill this terminal is not asked."""
    if sys.platform not in ("darwin", "win32", "cygwin") and not any(map(os.environ.get, _WITH_WINDOWS)):
        return False
    try:
        return webbrowser.open(page)
    except (webbrowser.Error, OSError):
        return False
