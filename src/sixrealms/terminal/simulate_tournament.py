"""`sixrealms tournament simulate`: computer players play a whole event."""

from __future__ import annotations

import json
import sys
import time
from typing import Any, Literal, cast, get_args

import click

from sixrealms import formats
from sixrealms.errors import OptionRefused
from sixrealms.players.roster import bot
from sixrealms.setup.wanted_game import within
from sixrealms.simulation.batch import Progress
from sixrealms.simulation.drawn_event import draw_event
from sixrealms.simulation.tournament import Games, hold
from sixrealms.simulation.tournament_report import told
from sixrealms.terminal.game_options import ruleset_option, simulate_seed_option
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.simulate_command import FAULTY
from sixrealms.terminal.tournament_command import TournamentPart
from sixrealms.terminal.translated_help import language_of
from sixrealms.tournament.pairing.elimination_grid import general_grid
from sixrealms.tournament.pairing.round_robin import round_robin_rounds
from sixrealms.tournament.pairing.swiss import swiss_rounds
from sixrealms.tournament.pairing.table_sizes import table_sizes
from sixrealms.tournament.plan import PERSONS_IN_A_TEAM, Plan, Scheme, checked, has_byes, policy_of

MOST: int = 500
MOST_DRAWN: int = 10_000
_OUTCOMES = ("played", "drawn")


@click.command("simulate", cls=TournamentPart)
@click.option("--players", type=int, default=9, metavar="NUMBER", help="help-tournament-players")
@click.option("--outcomes", type=click.Choice(_OUTCOMES), default="played", help="help-tournament-outcomes")
@click.option("--scheme", default="", metavar="NAME", help="help-tournament-scheme")
@click.option("--table-size", type=int, default=3, metavar="NUMBER", help="help-tournament-table-size")
@click.option("--rounds", type=int, default=0, metavar="NUMBER", help="help-tournament-rounds")
@click.option("--cut", type=int, default=0, metavar="NUMBER", help="help-tournament-cut")
@click.option("--as", "as_name", default="Spellfire: Championship [55]", metavar="NAME", help="help-play-as")
@ruleset_option
@click.option("--bots", default="random", metavar="NAMES", help="help-tournament-bots")
@simulate_seed_option
@click.option("--workers", type=int, default=1, metavar="NUMBER", help="help-simulate-workers")
@click.option("--json", "as_json", is_flag=True, help="help-simulate-json")
@click.help_option("-h", "--help", help="help-help")
@click.pass_context
def simulate(
    context: click.Context,
    players: int,
    outcomes: str,
    scheme: str,
    table_size: int,
    rounds: int,
    cut: int,
    as_name: str,
    ruleset: str | None,
    bots: str,
    seed: int,
    workers: int,
    as_json: bool,
) -> None:
    """Play the event and write who has won it; exit code 1 if a game had to be stopped."""
    screen: Screen = context.obj
    drawn = outcomes == "drawn"
    scheme = scheme or ("swiss" if drawn else "grid")
    within("--players", players, 3, MOST_DRAWN if drawn else MOST)
    within("--workers", workers, 1, 256)
    within("--rounds", rounds, 0, 30)
    within("--cut", cut, 0, 16)
    within("--table-size", table_size, 3, 4)
    if scheme not in get_args(Scheme):
        raise OptionRefused("asked-scheme", value=repr(scheme[:40]), known=", ".join(get_args(Scheme)))
    names = tuple(name.strip() for name in bots.split(","))
    for name in names:
        bot(name)
    game = formats.asked_for(as_name)
    plan = checked(
        Plan(
            name=screen.say("convention-name"),
            scored=False,
            game=as_name,
            ruleset=ruleset or "tournament",
            scheme=cast("Scheme", scheme),
            table_size=cast("Literal[3, 4]", table_size),
            rounds=rounds,
            cut=cut,
            seed=seed,
            team_event=game.type == "team-spirit",
            coordinator=screen.say("convention-coordinator"),
        )
    )
    began = time.perf_counter()
    if drawn:
        _draw(screen, plan, players, began, as_json=as_json)
        return
    progress = Progress(_brackets(plan, players))
    teams = PERSONS_IN_A_TEAM if plan.team_event else 1
    people = [screen.say("convention-player", number=number) for number in range(1, teams * players + 1)]
    called = [screen.say("convention-team", number=number) for number in range(1, players + 1)]
    members = [people[at : at + teams] for at in range(0, len(people), teams)]
    try:
        held = hold(
            plan, called if plan.team_event else people, names, Games(workers), members=members, progress=progress
        )
    finally:
        progress.end()
    found = told(held, language_of(context))
    found["seconds"] = round(time.perf_counter() - began, 2)
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False))
    else:
        _write(screen, found)
    for fault in found["faults"]:
        click.echo(
            f"{context.command_path}: seed {fault['seed']}: {fault['kind']} {fault['name']} {fault['detail']}", err=True
        )
    if found["faults"]:
        context.exit(FAULTY)


def _draw(screen: Screen, plan: Plan, players: int, began: float, *, as_json: bool) -> None:
    """The event with drawn results: how its pairing did, with a line for every round on the error output."""

    def progress(round_: int, tables: int, took: float) -> None:
        line = screen.say("convention-paired", round=round_, tables=tables, seconds=f"{took:.2f}")
        click.echo(line, err=True)

    found = draw_event(plan, players, progress)
    figures = {
        "players": found.players,
        "rounds": found.rounds,
        "repeats": found.repeats,
        "slowest_pairing_seconds": found.slowest_pairing_seconds,
        "seconds": round(time.perf_counter() - began, 2),
        "peak_mb": _peak(),
    }
    if as_json:
        click.echo(json.dumps(figures))
    else:
        screen.write(screen.say("convention-drawn", **{name: str(figure) for name, figure in figures.items()}))


def _peak() -> float:
    """The most memory this process has held, in megabytes; 0 where the system does not say."""
    if sys.platform == "win32":
        return 0.0
    import resource  # not everywhere

    unit = 1 if sys.platform == "darwin" else 1024  # bytes of what is counted
    return round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 2**20, 1)


def _brackets(plan: Plan, players: int) -> int:
    """How many brackets are going to be played, for the line that says how far it is."""
    if plan.scheme == "grid":
        return sum(general_grid(players, policy_of(plan)).counts)
    byes, size = has_byes(plan), plan.table_size
    needed = swiss_rounds(players, size) if plan.scheme == "swiss" else round_robin_rounds(players, size, byes=byes)
    cut = sum(general_grid(plan.cut, policy_of(plan)).counts) if plan.cut else 0
    return (plan.rounds or needed) * (players // size if byes else len(table_sizes(players, size))) + cut


def _write(screen: Screen, found: dict[str, Any]) -> None:
    """The brackets round by round and the standings, for people."""
    screen.heading(found["game"])
    for bracket in found["brackets"]:
        games = "; ".join(
            ", ".join(f"{name} {count}{'*' * (name == game['winner'])}" for name, count in game["unrazed"].items())
            for game in bracket["games"]
        )
        screen.write(screen.say("convention-bracket", round=bracket["round"], bracket=bracket["bracket"], games=games))
        for player in bracket["players"]:
            if bracket["round"] > 1 and found["scheme"] == "grid":
                for sentence in player["because"]:
                    screen.write(sentence, indent=2, dim=True)
    screen.write()
    rows = [
        (str(one["rank"]), one["player"], str(one["points"]), str(one["realms"]), str(one["wins"]), one["bot"])
        for one in found["standings"]
    ]
    heads = ("rank", "player", "points", "realms", "wins", "bot")
    screen.table([screen.say(f"convention-head-{head}") for head in heads], rows)
    for one in found["standings"][1:]:  # the winner is named below
        if one["because"]:
            screen.write(one["because"], dim=True)
    screen.write()
    screen.write(screen.say("convention-winner", player=found["winner"]))
