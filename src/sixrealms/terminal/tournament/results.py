"""Rounds and results."""

from __future__ import annotations

import re
from typing import Final

import click

from sixrealms.terminal.screen import Screen
from sixrealms.terminal.tournament.service import carry_out, opened, tell_json
from sixrealms.terminal.tournament.shared import event_argument, judge_option, later_option, part, why_option
from sixrealms.terminal.tournament.show import tell_round
from sixrealms.tournament.fields import By
from sixrealms.tournament.operations import Award, Correct, Report, Seat, Strike
from sixrealms.tournament.refusals import refused
from sixrealms.tournament.views.told_event import told_event

_RESULT: Final = re.compile(r"(?P<name>.*\S)\s*=\s*(?P<realms>-?\d{1,4})\s*(?P<won>\*?)")
_results = click.argument("results", metavar="NAME=REALMS[*]...", nargs=-1, required=True)
_round = click.argument("round_", metavar="ROUND", type=int)
_table = click.argument("table", metavar="TABLE", type=int)
_tied = click.option("--tied", is_flag=True, help="help-event-tied")
_game = click.argument("game", metavar="GAME", type=int)


@part("seat", event_argument)
def seat(screen: Screen, event: str, database: str, as_json: bool) -> None:
    """Seat round 1."""
    _seat(screen, event, database, as_json=as_json, first=True)


@part("advance", event_argument)
def advance(screen: Screen, event: str, database: str, as_json: bool) -> None:
    """Seat the next round, once every table of this one is played (`tracking.even-pace`)."""
    _seat(screen, event, database, as_json=as_json, first=False)


def _seat(screen: Screen, event: str, database: str, *, as_json: bool, first: bool) -> None:
    with opened(database) as service:
        found = service.called(event)
        rounds = len(service.held(found).event.rounds)
        if not first and not rounds:
            raise refused("not-started")
        after = service.do(found, [Seat(1 if first else rounds + 1)], By("organiser")).after
    told = told_event(found, after, screen.language, "organiser")
    if as_json:
        tell_json({"event": found, "version": told.version, "round": told.rounds[-1]})
    else:
        tell_round(screen, told, told.rounds[-1])


@part(
    "result",
    event_argument,
    _table,
    _results,
    click.option("--round", "round_", type=int, default=0, metavar="NUMBER", help="help-event-round"),
    click.option("--game", type=int, default=0, metavar="NUMBER", help="help-event-game"),
    _tied,
    judge_option,
)
def result(
    screen: Screen,
    event: str,
    table: int,
    results: tuple[str, ...],
    round_: int,
    game: int,
    tied: bool,
    judge: str,
    database: str,
    as_json: bool,
) -> None:
    """Write down how a game ended: everybody's unrazed realms, a star after the winner's."""
    unrazed, winner = _read(results)
    if not round_:
        with opened(database) as service:
            round_ = len(service.held(service.called(event)).event.rounds)
    command = Report(round_, _counted(table), unrazed, winner, _counted(game), tied=tied)
    carry_out(screen, database, event, [command], judge=judge, as_json=as_json)


@part("correct", event_argument, _round, _table, _game, _results, _tied, later_option, why_option, judge_option)
def correct(
    screen: Screen,
    event: str,
    round_: int,
    table: int,
    game: int,
    results: tuple[str, ...],
    tied: bool,
    later: str | None,
    why: str,
    judge: str,
    database: str,
    as_json: bool,
) -> None:
    """Put a result of any round right; everything after it is computed again, and the difference is shown."""
    unrazed, winner = _read(results)
    command = Correct(_counted(round_), _counted(table), _counted(game), unrazed, winner, why, tied)
    carry_out(screen, database, event, [command], later=later, judge=judge, as_json=as_json)


@part("strike", event_argument, _round, _table, _game, later_option, why_option, judge_option)
def strike(
    screen: Screen,
    event: str,
    round_: int,
    table: int,
    game: int,
    later: str | None,
    why: str,
    judge: str,
    database: str,
    as_json: bool,
) -> None:
    """Take a result away, since the game does not count."""
    command = Strike(_counted(round_), _counted(table), _counted(game), why)
    carry_out(screen, database, event, [command], later=later, judge=judge, as_json=as_json)


@part("award", event_argument, _round, _table, click.argument("winner", metavar="PLAYER"), why_option, judge_option)
def award(
    screen: Screen,
    event: str,
    round_: int,
    table: int,
    winner: str,
    why: str,
    judge: str,
    database: str,
    as_json: bool,
) -> None:
    """Give a table that is not played to its end to one of its players."""
    command = Award(_counted(round_), _counted(table), winner, why)
    carry_out(screen, database, event, [command], judge=judge, as_json=as_json)


def _counted(number: int) -> int:
    """A number somebody counts by; EventRefused for one nobody reaches."""
    if not 0 <= number <= 1000:
        raise refused("number", number=number)
    return number


def _read(results: tuple[str, ...]) -> tuple[dict[str, int], str]:
    """Realms by name and the name with the star; EventRefused for what is no result, two stars, two mentions."""
    unrazed: dict[str, int] = {}
    winners: list[str] = []
    for text in results:
        found = _RESULT.fullmatch(text.strip())
        if found is None:
            raise refused("result-form", said=text[:60])
        name = found["name"]
        if name in unrazed:
            raise refused("twice-in-result", player=name)
        unrazed[name] = int(found["realms"])
        if found["won"]:
            winners.append(name)
    if len(winners) > 1:
        raise refused("two-winners", "scoring.measure", who=", ".join(winners))
    return unrazed, winners[0] if winners else ""
