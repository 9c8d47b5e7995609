"""Making events and listing them."""

from __future__ import annotations

from random import SystemRandom
from typing import Literal, cast

import click

from sixrealms.setup.wanted_game import MOST_SEED, within
from sixrealms.terminal.game_options import play_seed_option
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.tournament.service import opened, tell_json
from sixrealms.terminal.tournament.shared import part
from sixrealms.terminal.usage_errors import Misused
from sixrealms.tournament.plan import Plan, Scheme, game_of
from sixrealms.tournament.reason_sentence import said
from sixrealms.tournament.report.official import checklist
from sixrealms.tournament.views.told_event import needs_of

_LISTED = 200
_SCHEMES = ("grid", "swiss", "round-robin")
_DECKS = ("none", "welcome", "required")


@part(
    "create",
    click.argument("name", metavar="NAME"),
    click.option("--as", "game", default="Spellfire: Championship [55]", metavar="GAME", help="help-event-as"),
    click.option("--rules-text", default="", metavar="TEXT", help="help-event-rules-text"),
    click.option("--scored/--unscored", "scored", default=None, help="help-event-scored"),
    click.option("--scheme", type=click.Choice(_SCHEMES), default="grid", help="help-event-scheme"),
    click.option("--table-size", type=int, default=3, metavar="NUMBER", help="help-event-table-size"),
    click.option("--rounds", type=int, default=0, metavar="NUMBER", help="help-event-rounds"),
    click.option("--cut", type=int, default=0, metavar="NUMBER", help="help-event-cut"),
    click.option("--wins", type=int, default=2, metavar="NUMBER", help="help-event-wins"),
    click.option("--double-points", is_flag=True, help="help-event-double"),
    click.option("--teams", is_flag=True, help="help-event-teams"),
    click.option("--team-size", type=int, default=0, metavar="NUMBER", help="help-event-team-size"),
    click.option("--team-counts", type=int, default=0, metavar="NUMBER", help="help-event-team-counts"),
    click.option("--decks", type=click.Choice(_DECKS), default="welcome", help="help-event-decks"),
    click.option("--minutes", type=int, default=0, metavar="NUMBER", help="help-event-minutes"),
    click.option("--coordinator", default="", metavar="NAME", help="help-event-coordinator"),
    click.option("--judge", "judges", multiple=True, metavar="NAME", help="help-event-judges"),
    click.option("--convention", default="", metavar="NAME", help="help-event-convention"),
    click.option("--convention-code", default="", metavar="TEXT", help="help-event-convention-code"),
    click.option("--tournament-code", default="", metavar="TEXT", help="help-event-tournament-code"),
    click.option("--semifinalist-bonus", type=int, default=0, metavar="POINTS", help="help-event-semifinalists"),
    click.option("--fours-later", is_flag=True, help="help-event-fours-later"),
    click.option("--redraw", is_flag=True, help="help-event-redraw"),
    click.option("--byes", is_flag=True, help="help-event-byes"),
    click.option("--bye-points", type=int, default=0, metavar="POINTS", help="help-event-bye-points"),
    click.option("--place", default="", metavar="NAME", help="help-event-place"),
    click.option("--date", default="", metavar="YYYY-MM-DD", help="help-event-date"),
    click.option("--advertised", is_flag=True, help="help-event-advertised"),
    play_seed_option,
)
def create(
    screen: Screen,
    name: str,
    game: str,
    rules_text: str,
    scored: bool | None,
    scheme: str,
    table_size: int,
    rounds: int,
    cut: int,
    wins: int,
    double_points: bool,
    teams: bool,
    team_size: int,
    team_counts: int,
    decks: str,
    minutes: int,
    coordinator: str,
    judges: tuple[str, ...],
    convention: str,
    convention_code: str,
    tournament_code: str,
    semifinalist_bonus: int,
    fours_later: bool,
    redraw: bool,
    byes: bool,
    bye_points: int,
    place: str,
    date: str,
    advertised: bool,
    seed: int | None,
    database: str,
    as_json: bool,
) -> None:
    """Make an event; whether it is scored has to be said (`running.kinds`)."""
    if scored is None:
        raise Misused("usage-scored")
    plan = Plan(
        name=name,
        scored=scored,
        game=game,
        rules_text=rules_text,
        scheme=cast("Scheme", scheme),
        table_size=cast("Literal[3, 4]", within("--table-size", table_size, 3, 4)),
        rounds=within("--rounds", rounds, 0, 30),
        cut=within("--cut", cut, 0, 16),
        wins=within("--wins", wins, 1, 3),
        points_multiplier=2 if double_points else 1,
        team_event=teams,
        team_size=within("--team-size", team_size, 0, 4),
        team_counts=within("--team-counts", team_counts, 0, 4),
        decks=cast("Literal['none', 'welcome', 'required']", decks),
        minutes=within("--minutes", minutes, 0, 600),
        coordinator=coordinator,
        judges=judges,
        convention=convention,
        convention_event=bool(convention),
        convention_code=convention_code,
        tournament_code=tournament_code,
        semifinalist_bonus=within("--semifinalist-bonus", semifinalist_bonus, 0, 10),
        fours_later=fours_later,
        redraw=redraw,
        byes=byes,
        bye_points=within("--bye-points", bye_points, 0, 4),
        place=place,
        date=date,
        advertised=advertised,
        seed=SystemRandom().randrange(MOST_SEED + 1) if seed is None else seed,
    )
    with opened(database) as service:
        stored, key = service.found(plan)
        event = service.held(stored.id).event
    if as_json:
        tell_json({"event": stored.id, "key": key, "plan": stored.plan})
        return
    screen.heading(f"{stored.id}  {stored.plan.name}")
    screen.write(screen.say("tournament-game", game=game_of(stored.plan).shorthand))
    screen.write(screen.say("tournament-key", key=key))
    for need in needs_of(event):
        if not need.met:
            screen.write(said(need.because, screen.language), mark="- ")
    for todo in checklist(convention=plan.convention_event):
        screen.write(said(todo, screen.language), mark="- ")


@part("list")
def list_events(screen: Screen, database: str, as_json: bool) -> None:
    """The events, those something happened at last first."""
    with opened(database) as service:
        lines = service.events.recent(_LISTED)
    if as_json:
        tell_json(lines)
        return
    headings = [screen.say(f"tournament-heading-{what}") for what in ("event", "name", "date", "players", "phase")]
    rows = [
        [
            one.id,
            one.name,
            one.date or "-",
            str(one.players),
            screen.say(f"tournament-phase-{one.phase}", round=one.round, winner=one.winner or "-"),
        ]
        for one in lines
    ]
    if rows:
        screen.table(headings, rows)
    else:
        screen.write(screen.say("tournament-none"))
