"""Whole events of 5 to 61 entrants, scored by the program and by a small oracle that shares nothing with it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sixrealms.tournament.brackets import Bracket, Game, bracket_winner
from sixrealms.tournament.event import Event, bracket_of
from sixrealms.tournament.execute import carry_out
from sixrealms.tournament.fields import By
from sixrealms.tournament.log import LogEntry
from sixrealms.tournament.operation import Command
from sixrealms.tournament.operations import Enter, Report, Seat
from sixrealms.tournament.plan import Plan
from sixrealms.tournament.report.result_of_event import facts_of
from sixrealms.tournament.scoring.scores import standings_of
from sixrealms.tournament.scoring.team_standings import teams_of
from sixrealms.tournament.state_from_log import fold
from tests.tournament.events import a_plan
from tests.tournament.recalculation import PlayedTable, byes_are_fair, totals_of
from tests.tournament.recalculation import teams_of as teams_by_hand

OWN_RULES = {"game": "Spellfire: Three at a Time [55]", "rules_text": "Only three can play; ties are allowed."}
SCHEMES: tuple[dict[str, Any], ...] = (
    {"scheme": "grid"},
    {"scheme": "swiss", "rounds": 3, "cut": 3},
    {"scheme": "round-robin", "rounds": 3},
)

EVENTS = [
    *((entrants, scheme) for entrants in range(5, 20) for scheme in SCHEMES),
    *((entrants, SCHEMES[entrants % 3]) for entrants in range(20, 62)),  # large fields take a while
]


def _named(one: int | dict[str, Any]) -> str:
    return one["scheme"] if isinstance(one, dict) else str(one)


def held(plan: Plan, entrants: int, *, ties: bool) -> Event:
    """The event played to its end by chance; with `ties` now and then a game is agreed to have no winner."""
    log: tuple[LogEntry, ...] = ()
    chance = Random(f"{plan.scheme} {entrants}")

    def take(*commands: Command) -> Event:
        nonlocal log
        outcome = carry_out(plan, log, commands, By("organiser"), 1_000_000, "ask")
        log = (*log, *outcome.recorded)
        return outcome.after

    clubs = -(-entrants // 3)
    event = take(*(Enter(f"P{at}", f"Club {at % clubs}" if plan.team_size else "") for at in range(entrants)))
    while not event.winner:
        event = take(Seat(len(event.rounds) + 1))
        now = event.rounds[-1]
        results: list[Command] = []
        for table in now.tables:
            bracket: Bracket = bracket_of(now, table)
            games: list[Game] = []
            while bracket_winner(_with(bracket, games), plan.wins) is None:
                tied = ties and chance.random() < 0.15
                winner = "" if tied else chance.choice(bracket.players)
                game = Game({one: 6 if one == winner else chance.randrange(6) for one in bracket.players}, winner)
                games.append(game)
                results.append(Report(now.number, table.number, dict(game.unrazed), winner, tied=tied))
        event = take(*results)
    assert event == fold(plan, log)
    return event


def _with(bracket: Bracket, games: list[Game]) -> Bracket:
    return Bracket(round=bracket.round, number=bracket.number, players=bracket.players, games=tuple(games))


def rounds_of(event: Event) -> list[list[PlayedTable]]:
    """What the oracle may read of an event: who sat where, how games ended, and what the round was announced to be
    worth.
    """
    return [
        [
            PlayedTable(
                now.worth or now.number,
                table.players,
                tuple((dict(one.unrazed), one.winner) for _, one in sorted(table.results.items())),
                now.final,
            )
            for table in now.tables
        ]
        for now in event.rounds
    ]


@pytest.mark.daily_share
@pytest.mark.rule("scoring.multiplier", "scoring.cumulative")
@pytest.mark.parametrize("byes", [False, True], ids=["fours", "byes"])
@pytest.mark.parametrize(
    ("entrants", "scheme"), EVENTS, ids=lambda one: one["scheme"] if isinstance(one, dict) else one
)
def test_the_oracle_has_the_same_points_for_everybody(entrants: int, scheme: dict[str, Any], byes: bool) -> None:
    plan = a_plan(**scheme, **(OWN_RULES | {"byes": True, "bye_points": 2} if byes else {}))
    event = held(plan, entrants, ties=byes)
    rounds = rounds_of(event)

    expected = totals_of((table for tables in rounds for table in tables), bye=2)
    assert len(expected) == entrants
    for line in standings_of(event):
        least, most = expected[line.player]
        assert least <= line.points <= most, event.names[line.player]

    sizes = {len(table.players) for tables in rounds for table in tables}
    if not byes:
        assert sizes <= {3, 4, 5}
        return
    assert sizes <= {1, 3}
    assert (1 in sizes) == (entrants % 3 > 0), "a bye exactly where full tables leave somebody over"
    assert all(sum(len(table.players) == 1 for table in tables) < 3 for tables in rounds)
    if scheme["scheme"] != "grid":
        assert byes_are_fair(rounds[:3])
    assert facts_of(event).smallest_table == 3, "a bye is no game of fewer than three"


def test_a_bye_goes_to_whoever_has_fewest_points_and_had_none() -> None:
    event = held(a_plan(**OWN_RULES, scheme="swiss", rounds=4, byes=True), 10, ties=False)
    points = dict.fromkeys(event.players, 0)
    had: set[str] = set()
    for number, tables in enumerate(rounds_of(event)):
        (free,) = [table.players[0] for table in tables if len(table.players) == 1]
        assert free not in had
        assert points[free] == min(points[one] for one in points if one not in had), f"round {number + 1}"
        had.add(free)
        for player, (points_here, _) in totals_of(tables).items():
            points[player] += points_here


@pytest.mark.parametrize("entrants", range(6, 62, 5))
def test_the_oracle_has_the_same_points_for_every_team(entrants: int) -> None:
    event = held(a_plan(team_size=3, team_counts=2, scheme="swiss", rounds=2), entrants, ties=False)
    expected = teams_by_hand(
        totals_of(table for tables in rounds_of(event) for table in tables),
        {player.id: player.team for player in event.players.values()},
        best=2,
    )
    found = teams_of(event)
    assert {one.team for one in found} == set(expected)
    for one in found:
        least, most = expected[one.team]
        assert least <= one.points <= most, one.team
    assert [one.points for one in found] == sorted((one.points for one in found), reverse=True)
