"""Players who enter, leave and come back, and their decks."""

from __future__ import annotations

import click

from sixrealms.decks.lookup import asked_for
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.tournament.service import carry_out
from sixrealms.terminal.tournament.shared import event_argument, judge_option, part, why_option
from sixrealms.tournament.decks.deck_lists import list_of
from sixrealms.tournament.operations import (
    Absent,
    ComeBack,
    Enter,
    Exchange,
    HandIn,
    Issue,
    Leave,
    LockDecks,
    PublishDecks,
    Rename,
)

_player = click.argument("player", metavar="PLAYER")


@part(
    "register",
    event_argument,
    click.argument("names", metavar="NAME...", nargs=-1, required=True),
    click.option("--team", default="", metavar="NAME", help="help-event-team"),
    click.option("--member", "members", multiple=True, metavar="NAME", help="help-event-member"),
    click.option("--table", type=click.IntRange(1, 1000), default=None, metavar="NUMBER", help="help-event-late-table"),
)
def register(
    screen: Screen,
    event: str,
    names: tuple[str, ...],
    team: str,
    members: tuple[str, ...],
    table: int | None,
    database: str,
    as_json: bool,
) -> None:
    """Enter players, before the start or late; all or none."""
    commands = [Enter(name, team, members, table or 0) for name in names]
    carry_out(screen, database, event, commands, as_json=as_json)


@part(
    "deck",
    event_argument,
    _player,
    click.argument("deck", metavar="DECK"),
    click.option("--judge-agrees", is_flag=True, help="help-event-judge-agrees"),
    click.option("--member", default="", metavar="NAME", help="help-event-deck-member"),
)
def deck(
    screen: Screen,
    event: str,
    player: str,
    deck: str,
    judge_agrees: bool,
    member: str,
    database: str,
    as_json: bool,
) -> None:
    """Register a deck with its sideboard: a shipped one or a file."""
    command = HandIn(player, list_of(asked_for(deck)), judge_agrees, member)
    carry_out(screen, database, event, [command], as_json=as_json)


@part("lock", event_argument, click.option("--open", "opens", is_flag=True, help="help-event-lock-open"))
def lock(screen: Screen, event: str, opens: bool, database: str, as_json: bool) -> None:
    """Close the registration of decks, or open it again."""
    carry_out(screen, database, event, [LockDecks(not opens)], as_json=as_json)


@part("publish", event_argument, click.option("--hide", "hides", is_flag=True, help="help-event-publish-hide"))
def publish(screen: Screen, event: str, hides: bool, database: str, as_json: bool) -> None:
    """Show everybody the registered decks, or hide them again."""
    carry_out(screen, database, event, [PublishDecks(not hides)], as_json=as_json)


@part(
    "issue",
    event_argument,
    click.argument("player", metavar="[PLAYER]", default=""),
    click.option("--seed", type=click.IntRange(1), default=None, metavar="NUMBER", help="help-event-issue-seed"),
)
def issue(screen: Screen, event: str, player: str, seed: int | None, database: str, as_json: bool) -> None:
    """Give everybody without a deck a sealed one, or only a player."""
    carry_out(screen, database, event, [Issue(player, seed or 0)], as_json=as_json)


@part(
    "exchange",
    event_argument,
    _player,
    click.option("--out", "out", multiple=True, metavar="CARD", help="help-event-exchange-out"),
    click.option("--in", "into", multiple=True, metavar="CARD", help="help-event-exchange-in"),
    click.option("--member", default="", metavar="NAME", help="help-event-deck-member"),
)
def exchange(
    screen: Screen,
    event: str,
    player: str,
    out: tuple[str, ...],
    into: tuple[str, ...],
    member: str,
    database: str,
    as_json: bool,
) -> None:
    """Exchange cards with the sideboard or a booster before the next game; without cards the deck stays as it is."""
    carry_out(screen, database, event, [Exchange(player, out, into, member)], as_json=as_json)


@part("absent", event_argument, _player, judge_option)
def absent(screen: Screen, event: str, player: str, judge: str, database: str, as_json: bool) -> None:
    """Note that a player has not come, before the first game of their table."""
    carry_out(screen, database, event, [Absent(player)], judge=judge, as_json=as_json)


@part("drop", event_argument, _player, why_option, judge_option)
def drop(screen: Screen, event: str, player: str, why: str, judge: str, database: str, as_json: bool) -> None:
    """Take a player out of the event."""
    carry_out(screen, database, event, [Leave(player, why)], judge=judge, as_json=as_json)


@part("return", event_argument, _player)
def come_back(screen: Screen, event: str, player: str, database: str, as_json: bool) -> None:
    """Let a player who left play on from the next round, or one who was absent sit down."""
    carry_out(screen, database, event, [ComeBack(player)], as_json=as_json)


@part(
    "rename",
    event_argument,
    _player,
    click.argument("name", metavar="NAME"),
    click.option("--team", default="", metavar="NAME", help="help-event-team"),
    click.option("--member", "members", multiple=True, metavar="NAME", help="help-event-member"),
)
def rename(
    screen: Screen,
    event: str,
    player: str,
    name: str,
    team: str,
    members: tuple[str, ...],
    database: str,
    as_json: bool,
) -> None:
    """Write somebody's name otherwise."""
    carry_out(screen, database, event, [Rename(player, name, team, members)], as_json=as_json)
