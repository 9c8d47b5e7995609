"""The round that is going on: who sits where, its time, and ties that nothing counted decides."""

from __future__ import annotations

import click

from sixrealms.setup.wanted_game import within
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.tournament.service import carry_out, opened
from sixrealms.terminal.tournament.shared import event_argument, judge_option, later_option, part, why_option
from sixrealms.terminal.usage_errors import Misused
from sixrealms.tournament.operation import Command
from sixrealms.tournament.operations import (
    Extend,
    GiveBye,
    Move,
    PauseClock,
    ResumeClock,
    SettleTie,
    StartClock,
    Swap,
)
from sixrealms.tournament.refusals import refused

_MOST = 1000
_MINUTES = 600
_player = click.argument("player", metavar="PLAYER")


@part("swap", event_argument, _player, click.argument("other", metavar="OTHER"), why_option)
def swap(screen: Screen, event: str, player: str, other: str, why: str, database: str, as_json: bool) -> None:
    """Let two players change tables before anything was played there."""
    carry_out(screen, database, event, [Swap(player, other, why)], as_json=as_json)


@part(
    "bye",
    event_argument,
    _player,
    click.option("--instead-of", default="", metavar="NAME", help="help-event-instead-of"),
    why_option,
)
def bye(screen: Screen, event: str, player: str, instead_of: str, why: str, database: str, as_json: bool) -> None:
    """Let somebody have the bye of the round instead of who has it."""
    carry_out(screen, database, event, [GiveBye(player, instead_of or None, why)], as_json=as_json)


@part("move", event_argument, _player, click.argument("table", metavar="TABLE", type=int), why_option)
def move(screen: Screen, event: str, player: str, table: int, why: str, database: str, as_json: bool) -> None:
    """Let a player sit down at another table before anything was played there."""
    if not 0 <= table <= _MOST:
        raise refused("number", number=table)
    carry_out(screen, database, event, [Move(player, table, why)], as_json=as_json)


@part(
    "tie",
    event_argument,
    click.argument("order", metavar="PLAYER...", nargs=-1, required=True),
    click.option("--table", type=int, default=0, metavar="NUMBER", help="help-event-tie-table"),
    click.option("--round", "round_", type=int, default=0, metavar="NUMBER", help="help-event-round"),
    later_option,
    why_option,
    judge_option,
)
def tie(
    screen: Screen,
    event: str,
    order: tuple[str, ...],
    table: int,
    round_: int,
    later: str | None,
    why: str,
    judge: str,
    database: str,
    as_json: bool,
) -> None:
    """Decide the order of players who are equal in everything counted, the first of them first."""
    for number in (table, round_):
        if not 0 <= number <= _MOST:
            raise refused("number", number=number)
    if len(order) < 2:
        raise Misused("usage-tied")
    if not round_:
        with opened(database) as service:
            round_ = len(service.held(service.called(event)).event.rounds)
    command = SettleTie(round_, table, order[:8], why)
    carry_out(screen, database, event, [command], later=later, judge=judge, as_json=as_json)


@part(
    "clock",
    event_argument,
    click.argument("what", metavar="start|pause|resume", type=click.Choice(["start", "pause", "resume"])),
    click.option("--minutes", type=int, default=0, metavar="NUMBER", help="help-event-clock-minutes"),
    judge_option,
)
def clock(screen: Screen, event: str, what: str, minutes: int, judge: str, database: str, as_json: bool) -> None:
    """Start the clock of the round, pause it, or let it go on."""
    commands: dict[str, Command] = {
        "start": StartClock(within("--minutes", minutes, 0, _MINUTES)),
        "pause": PauseClock(),
        "resume": ResumeClock(),
    }
    carry_out(screen, database, event, [commands[what]], judge=judge, as_json=as_json)


@part(
    "extend",
    event_argument,
    click.argument("table", metavar="TABLE", type=int),
    click.argument("minutes", metavar="MINUTES", type=int),
    why_option,
    judge_option,
)
def extend(
    screen: Screen, event: str, table: int, minutes: int, why: str, judge: str, database: str, as_json: bool
) -> None:
    """Give a table of the round so many minutes more than the others."""
    if not 0 <= table <= _MOST:
        raise refused("number", number=table)
    command = Extend(table, within("MINUTES", minutes, 1, _MINUTES), why)
    carry_out(screen, database, event, [command], judge=judge, as_json=as_json)
