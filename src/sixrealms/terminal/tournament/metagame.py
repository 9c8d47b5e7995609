"""What was played at an event, and how it did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import click

from sixrealms.terminal.screen import Screen
from sixrealms.terminal.tournament.service import opened, tell_json
from sixrealms.terminal.tournament.shared import event_argument, part
from sixrealms.tournament.report.exports import csv_of
from sixrealms.tournament.report.metagame import MetaDeck, MetaLine, metagame
from sixrealms.tournament.report.win_rates import WinRate

_MOST_CARDS: Final = 30


@part("metagame", event_argument, click.option("--csv", "as_csv", is_flag=True, help="help-event-metagame-csv"))
def tell_metagame(screen: Screen, event: str, as_csv: bool, database: str, as_json: bool) -> None:
    """Worlds, champions, cards and decks of an event with how often they won, by the registered lists."""
    with opened(database) as service:
        held = service.held(service.called(event))
    if as_csv:
        click.echo(csv_of(held.event, "metagame"), nl=False)
        return
    found = metagame(held.event, screen.language)
    if as_json:
        tell_json({"event": held.stored.id, **{field: getattr(found, field) for field in found.__struct_fields__}})
        return
    screen.write(screen.say("metagame-counted", decks=len(found.decks), games=found.games, without=found.without))
    if not found.decks:
        return
    _tell(screen, "worlds", found.worlds)
    _tell(screen, "champion-types", found.champion_types)
    _tell(screen, "champions", found.champions[:_MOST_CARDS])
    _tell(screen, "cards", found.cards[:_MOST_CARDS])
    screen.heading(screen.say("metagame-decks"))
    rows = [_deck(screen, deck, held.event.called(deck.player)) for deck in found.decks]
    heads = ("deck", "player", "world", "place", "games", "won")
    screen.table([screen.say(f"metagame-head-{head}") for head in heads], rows)


def _tell(screen: Screen, what: str, lines: Sequence[MetaLine]) -> None:
    screen.heading(screen.say(f"metagame-{what}"))
    heads = ("name", "decks", "copies", "games", "won")
    rows = [
        [one.name, f"{one.decks} ({one.share:.0%})", str(one.copies), str(one.rate.games), _won(screen, one.rate)]
        for one in lines
    ]
    screen.table([screen.say(f"metagame-head-{head}") for head in heads], rows)


def _deck(screen: Screen, deck: MetaDeck, player: str) -> list[str]:
    who = player if deck.of == player else f"{deck.of} ({player})"
    kind = f"{deck.world}, {deck.champions}"
    return [deck.name or "-", who, kind, str(deck.place), str(deck.rate.games), _won(screen, deck.rate)]


def _won(screen: Screen, rate: WinRate) -> str:
    """The share that was won, its bounds, and what chance alone would give."""
    share = rate.won / rate.games if rate.games else 0.0
    numbers = {"share": share, "low": rate.low, "high": rate.high, "even": rate.even}
    return screen.say("metagame-rate", **{name: f"{value:.0%}" for name, value in numbers.items()})
