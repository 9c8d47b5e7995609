"""`sixrealms tournament league`: leagues founded, fed with events, and shown."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

import click
import msgspec

from sixrealms.records.files import write_atomically
from sixrealms.server.tournaments.leagues import LeagueService, changed_lines, csv_of_league
from sixrealms.server.tournaments.season import Results
from sixrealms.server.tournaments.service import TournamentService
from sixrealms.setup.wanted_game import within
from sixrealms.terminal.lazy_group import LazyGroup
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.tournament.service import opened, tell_json
from sixrealms.terminal.tournament.shared import EventCommand, part
from sixrealms.terminal.usage_errors import Misused
from sixrealms.tournament.leagues.league import MOST_EVENTS, USUAL_PLACES, League

_TIES = ("best", "won", "attended", "latest")
_league = click.argument("league", metavar="LEAGUE")


_HERE: Final = "sixrealms.terminal.tournament.leagues"
COMMANDS: Final = {
    "new": f"{_HERE}:new",
    "change": f"{_HERE}:change",
    "add": f"{_HERE}:add",
    "standings": f"{_HERE}:standings",
    "list": f"{_HERE}:list_leagues",
    "delete": f"{_HERE}:delete",
}


class LeagueGroup(EventCommand, LazyGroup):
    """The commands about leagues, explained by the message of the group."""


@click.group("league", cls=LeagueGroup, commands=COMMANDS, listed_as="command-tournament-league")
@click.help_option("-h", "--help", help="help-help")
def league() -> None:
    """Leagues: events of a season together."""


@contextmanager
def _leagues(database: str) -> Iterator[tuple[TournamentService, LeagueService]]:
    with opened(database) as service:
        yield service, LeagueService(service.storage, Results(service))


_days_and_rules = (
    click.option("--from", "begins", default=None, metavar="YYYY-MM-DD", help="help-league-from"),
    click.option("--to", "ends", default=None, metavar="YYYY-MM-DD", help="help-league-to"),
    click.option("--by", "scheme", type=click.Choice(["official", "places"]), default=None, help="help-league-by"),
    click.option("--points", default=None, metavar="10,8,6", help="help-league-points"),
    click.option("--others", type=int, default=None, metavar="POINTS", help="help-league-others"),
    click.option("--best", type=int, default=None, metavar="NUMBER", help="help-league-best"),
    click.option("--drop", type=int, default=None, metavar="NUMBER", help="help-league-drop"),
    click.option("--attendance", type=int, default=None, metavar="NUMBER", help="help-league-attendance"),
    click.option("--tie", "ties", multiple=True, type=click.Choice(_TIES), help="help-league-tie"),
)


def _with_rules(league: League, said: Mapping[str, Any]) -> League:
    """The league by the rules that were said; what nobody said stays."""
    changes = {name: value for name, value in said.items() if value not in (None, ())}
    if "points" in changes:
        changes["place_points"] = _read_points(changes.pop("points"))
    for name, most in (("others", 1000), ("best", MOST_EVENTS), ("drop", MOST_EVENTS), ("attendance", MOST_EVENTS)):
        if name in changes:
            within(f"--{name}", changes[name], 0, most)
    return msgspec.structs.replace(league, **changes)


@part(
    "league-new",
    click.argument("name", metavar="NAME"),
    *_days_and_rules,
    click.option("--chosen", is_flag=True, help="help-league-chosen"),
)
def new(screen: Screen, name: str, chosen: bool, database: str, as_json: bool, **said: Any) -> None:
    """Found a league; its key changes it in the browser."""
    rules = _with_rules(League(name=name, chosen=chosen), said)
    with _leagues(database) as (_, service):
        stored, key = service.found(rules)
    if as_json:
        tell_json({"id": stored.id, "key": key, "league": stored.league})
        return
    screen.heading(f"{stored.id}  {stored.league.name}")
    screen.write(screen.say("tournament-key", key=key))


@part(
    "league-change",
    _league,
    click.option("--name", default=None, metavar="NAME", help="help-league-new-name"),
    *_days_and_rules,
    click.option("--chosen/--all", default=None, help="help-league-chosen-or-all"),
    click.option("--yes", is_flag=True, help="help-league-yes"),
)
def change(screen: Screen, league: str, yes: bool, database: str, as_json: bool, **said: Any) -> None:
    """Give a league other rules. Where people have other points or places by them, that is told first."""
    with _leagues(database) as (_, service):
        held = service.called(league)
        rules = _with_rules(held.league, said)
        before = service.table(held)
        changed = changed_lines(before, service.table(service.change(held.id, league=rules, dry=True)))
        if changed and not yes:
            raise Misused("usage-league-sure", count=changed, all=len(before.lines))
        held = service.change(held.id, league=rules)
    if as_json:
        tell_json({"id": held.id, "league": held.league, "changed": changed})
    else:
        screen.write(screen.say("league-changed", league=held.league.name, count=changed))


@part(
    "league-add",
    _league,
    click.argument("events", metavar="EVENT...", nargs=-1, required=True),
    click.option("--remove", is_flag=True, help="help-league-remove"),
)
def add(screen: Screen, league: str, events: tuple[str, ...], remove: bool, database: str, as_json: bool) -> None:
    """Let a league hold events whatever their days, or take such events away again."""
    with _leagues(database) as (tournaments, service):
        ids = [tournaments.called(one) for one in events]
        held = service.change(service.called(league).id, add=() if remove else ids, remove=ids if remove else ())
    if as_json:
        tell_json({"id": held.id, "added": held.events})
    else:
        screen.write(screen.say("league-holds", league=held.league.name, count=len(held.events)))


@part("league-standings", _league, click.option("--csv", "file", default="", metavar="FILE", help="help-league-csv"))
def standings(screen: Screen, league: str, file: str, database: str, as_json: bool) -> None:
    """The standings of a league, and which events count."""
    with _leagues(database) as (_, service):
        held = service.called(league)
        table = service.table(held)
    if file:
        text = csv_of_league(table)
        if file == "-":
            click.echo(text, nl=False)
        else:
            write_atomically(os.fspath(file), text.encode("utf-8-sig"))
        return
    if as_json:
        tell_json({"id": held.id, "league": held.league, "events": table.events, "lines": table.lines})
        return
    screen.heading(held.league.name)
    columns = ("rank", "player", "points", "attended", "won")
    headings = [screen.say(f"tournament-heading-{what}") for what in columns]
    rows = [[str(one.rank or "-"), one.player, str(one.points), str(one.attended), str(one.won)] for one in table.lines]
    if rows and screen.plain:
        for rank, player, *figures in rows:
            named = [f"{heading} {figure}" for heading, figure in zip(headings[2:], figures, strict=True)]
            screen.write(f"{rank}: {', '.join([player, *named])}")
    elif rows:
        screen.table(headings, rows)
    else:
        screen.write(screen.say("league-empty"))
    if any(line.lacking for line in table.lines):
        screen.write(screen.say("league-attendance", count=held.league.attendance))
    for event in table.events:
        why = screen.say(f"league-left-out-{event.left_out}") if event.left_out else str(event.players)
        screen.write(f"{event.on} {event.name} ({event.id}): {why}", mark="- ")


@part("league-list")
def list_leagues(screen: Screen, database: str, as_json: bool) -> None:
    """The leagues, the newest first."""
    with _leagues(database) as (_, service):
        found = service.stored.all()
    if as_json:
        tell_json([{"id": one.id, "league": one.league, "added": one.events} for one in found])
        return
    for one in found:
        days = " - ".join((one.league.begins or "...", one.league.ends or "..."))
        screen.write(f"{one.id}  {one.league.name}  {days}")
    if not found:
        screen.write(screen.say("league-none"))


@part("league-delete", _league, click.option("--name", default="", metavar="NAME", help="help-league-name"))
def delete(screen: Screen, league: str, name: str, database: str, as_json: bool) -> None:
    """Delete a league whose name is repeated; its events stay."""
    with _leagues(database) as (_, service):
        held = service.called(league)
        if name != held.league.name:
            raise Misused("usage-league-name", name=held.league.name)
        service.stored.forget(held.id)
    if as_json:
        tell_json({"deleted": held.id})
    else:
        screen.write(screen.say("league-deleted", league=held.league.name))


def _read_points(said: str) -> tuple[int, ...]:
    """Points by place; Misused for what is no list of numbers."""
    if not said:
        return USUAL_PLACES
    parts = [one.strip() for one in said.split(",")]
    if not all(one.isdigit() and int(one) <= 1000 for one in parts) or len(parts) > 64:
        raise Misused("usage-league-points")
    return tuple(map(int, parts))
