"""What an event gives to the ranking across events."""

from __future__ import annotations

from datetime import UTC, date, datetime

from sixrealms.tournament.event import Event, all_tables
from sixrealms.tournament.player_lookup import folded
from sixrealms.tournament.report.official import Facts, eligible
from sixrealms.tournament.scoring.points import coordinator_points, judge_points
from sixrealms.tournament.scoring.ranking import EventGame, EventResult
from sixrealms.tournament.scoring.scores import standings_of


def facts_of(event: Event) -> Facts:
    """What is known about an event that decides whether it counts (`running.scored.requirements`)."""
    return Facts(
        players=sum(player.persons for player in event.playing),
        coordinator=bool(event.plan.coordinator),
        scored=event.plan.scored,
        advertised=event.plan.advertised,
        latest_rules=event.plan.ruleset == "tournament",
        smallest_table=min((len(table.players) for _, table in all_tables(event) if not table.bye), default=3),
    )


def result_of(id_: str, event: Event) -> EventResult | None:
    """The points of everybody, officials included, under the names people have; None until it is wrapped up.

    In a team event every member is credited with the points of the team. An official who plays has their playing points
    alone (`scoring.playing-official`).
    """
    if not event.wrapped_up:
        return None
    points: dict[str, int] = {}
    places: dict[str, int] = {}
    for line in standings_of(event):
        player = event.players[line.player]
        for name in player.members or (player.name,):
            points[name] = points.get(name, 0) + line.points
            places.setdefault(name, line.rank)
    playing = {folded(name) for name in points}
    persons = facts_of(event).players
    for name, earned in (
        (event.plan.coordinator, coordinator_points(persons)),
        *((judge, judge_points(persons)) for judge in event.plan.judges),
    ):
        if name and folded(name) not in playing:
            points[name] = points.get(name, 0) + earned
    return EventResult(
        event=id_,
        completed=event.completed or datetime.fromtimestamp(event.wrapped_up, UTC).date(),
        points=points,
        places=places,
        games=_games(event) if event.plan.ruleset == "tournament" else (),
        reported=date.fromisoformat(event.sent) if event.sent else None,
        eligible=eligible(facts_of(event)),
        scored=event.plan.scored,
    )


def _games(event: Event) -> tuple[EventGame, ...]:
    """Every game with a result; somebody who had left before it did not play it."""
    found = []
    for _, table in all_tables(event):
        for _, result in sorted(table.results.items()):
            sat = [player for player in table.players if player in result.unrazed]
            sides = tuple(event.players[one].members or (event.players[one].name,) for one in sat)
            found.append(EventGame(sides, sat.index(result.winner) if result.winner in sat else -1))
    return tuple(found)
