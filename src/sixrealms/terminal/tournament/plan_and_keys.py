"""The plan of an event changed, and keys made for those who help to run it."""

from __future__ import annotations

from typing import Any, Final

import click
import msgspec

from sixrealms.server.store.tournaments import new_key
from sixrealms.setup.wanted_game import within
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.tournament.service import carry_out, opened, tell_json
from sixrealms.terminal.tournament.shared import event_argument, part
from sixrealms.terminal.usage_errors import Misused
from sixrealms.tournament.operations import Amend
from sixrealms.tournament.player_lookup import tidy

_NUMBERS: Final = (
    *(("rounds", 0, 30), ("cut", 0, 16), ("minutes", 0, 600)),
    *(("table_size", 3, 4), ("wins", 1, 3), ("semifinalist_bonus", 0, 10), ("bye_points", 0, 4)),
    *(("team_size", 0, 4), ("team_counts", 0, 4)),
)


@part(
    "change",
    event_argument,
    click.option("--name", default=None, metavar="NAME", help="help-event-name"),
    click.option("--as", "game", default=None, metavar="GAME", help="help-event-as"),
    click.option("--scored/--unscored", "scored", default=None, help="help-event-scored"),
    click.option("--rules-text", default=None, metavar="TEXT", help="help-event-rules-text"),
    click.option(
        "--scheme", type=click.Choice(["grid", "swiss", "round-robin"]), default=None, help="help-event-scheme"
    ),
    click.option("--table-size", type=int, default=None, metavar="NUMBER", help="help-event-table-size"),
    click.option("--wins", type=int, default=None, metavar="NUMBER", help="help-event-wins"),
    click.option("--double-points/--plain-points", "double", default=None, help="help-event-double"),
    click.option("--teams/--no-teams", "team_event", default=None, help="help-event-teams"),
    click.option("--team-size", type=int, default=None, metavar="NUMBER", help="help-event-team-size"),
    click.option("--team-counts", type=int, default=None, metavar="NUMBER", help="help-event-team-counts"),
    click.option("--rounds", type=int, default=None, metavar="NUMBER", help="help-event-rounds"),
    click.option("--cut", type=int, default=None, metavar="NUMBER", help="help-event-cut"),
    click.option("--minutes", type=int, default=None, metavar="NUMBER", help="help-event-minutes"),
    click.option("--decks", type=click.Choice(["none", "welcome", "required"]), default=None, help="help-event-decks"),
    click.option("--coordinator", default=None, metavar="NAME", help="help-event-coordinator"),
    click.option("--judge", "judges", multiple=True, metavar="NAME", help="help-event-judges"),
    click.option("--convention", default=None, metavar="NAME", help="help-event-convention"),
    click.option("--convention-code", default=None, metavar="TEXT", help="help-event-convention-code"),
    click.option("--tournament-code", default=None, metavar="TEXT", help="help-event-tournament-code"),
    click.option("--semifinalist-bonus", type=int, default=None, metavar="POINTS", help="help-event-semifinalists"),
    click.option("--fours-later/--back-later", "fours_later", default=None, help="help-event-fours-later"),
    click.option("--redraw/--no-redraw", "redraw", default=None, help="help-event-redraw"),
    click.option("--byes/--no-byes", "byes", default=None, help="help-event-byes"),
    click.option("--bye-points", type=int, default=None, metavar="POINTS", help="help-event-bye-points"),
    click.option("--place", default=None, metavar="NAME", help="help-event-place"),
    click.option("--date", default=None, metavar="YYYY-MM-DD", help="help-event-date"),
    click.option("--advertised/--not-advertised", "advertised", default=None, help="help-event-advertised"),
)
def change(screen: Screen, event: str, judges: tuple[str, ...], database: str, as_json: bool, **words: Any) -> None:
    """Change what is named of the plan; what seating and points rest on stays once people sit."""
    for option, least, most in _NUMBERS:
        if words[option] is not None:
            within(f"--{option.replace('_', '-')}", words[option], least, most)
    double = words.pop("double")
    if double is not None:
        words["points_multiplier"] = 2 if double else 1
    named = {field: value for field, value in words.items() if value is not None}
    if judges:
        named["judges"] = judges
    if not named:
        raise Misused("usage-change-what")
    with opened(database) as service:
        plan = service.held(service.called(event)).event.plan
    carry_out(screen, database, event, [Amend(msgspec.structs.replace(plan, **named))], as_json=as_json)


@part(
    "key",
    event_argument,
    click.argument("role", type=click.Choice(["organiser", "judge"])),
    click.argument("name", metavar="NAME"),
    click.option("--end", "ends", is_flag=True, help="help-event-key-end"),
)
def key(screen: Screen, event: str, role: str, name: str, ends: bool, database: str, as_json: bool) -> None:
    """Make a key for the web pages, or let those of somebody open nothing any more."""
    name = tidy(name)
    made = "" if ends else new_key()
    with opened(database) as service:
        found = service.called(event)
        ended = service.events.end_keys(found, role, name) if ends else 0  # type: ignore[arg-type]
        if made:
            service.events.add_key(found, made, role, name)  # type: ignore[arg-type]
    if as_json:
        tell_json({"event": found, "role": role, "name": name, "key": made, "ended": ended})
    elif ends:
        screen.write(screen.say("tournament-keys-ended", name=name, count=ended))
    else:
        screen.write(screen.say("tournament-key-made", name=name, key=made))
