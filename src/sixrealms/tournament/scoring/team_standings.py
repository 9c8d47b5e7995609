"""Where teams stand whose members play for themselves: their members' points together, or those of the best."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from sixrealms.tournament.event import Event
from sixrealms.tournament.player_lookup import folded
from sixrealms.tournament.scoring.scores import told_standings
from sixrealms.tournament.scoring.standings import Standing


class TeamMember(msgspec.Struct, frozen=True):
    """A member of a team by id, with their own place and points, and whether these count for the team."""

    player: str
    rank: int
    points: int
    counts: bool


class TeamStanding(msgspec.Struct, frozen=True):
    """A line of the standings of teams; `points` and `realms` are those of the members who count."""

    rank: int
    team: str
    points: int
    realms: int
    members: tuple[TeamMember, ...]


def team_standings(lines: Iterable[Standing], teams: dict[str, str], best: int = 0) -> tuple[TeamStanding, ...]:
    """The teams in order: points, then unrazed realms, then the place of the best member, which nobody shares.

    Of every team the `best` so many members count, 0 for all; `teams` names that of each player. Who has none is in no
    team. Teams are the same where their names are, without case and accents.
    """
    members: dict[str, list[Standing]] = {}
    called: dict[str, str] = {}
    for line in sorted(lines, key=lambda one: one.rank):
        if team := teams.get(line.player, ""):
            called.setdefault(folded(team), team)
            members.setdefault(folded(team), []).append(line)
    unplaced = []
    for team, own in members.items():
        by_points = sorted(own, key=lambda one: (-one.points, -one.realms, one.rank))
        counting = by_points[: best or None]
        told = tuple(TeamMember(one.player, one.rank, one.points, one in counting) for one in own)
        points, realms = sum(one.points for one in counting), sum(one.realms for one in counting)
        unplaced.append((-points, -realms, own[0].rank, TeamStanding(0, called[team], points, realms, told)))
    unplaced.sort(key=lambda one: one[:3])
    return tuple(msgspec.structs.replace(one[3], rank=rank) for rank, one in enumerate(unplaced, start=1))


def teams_of(event: Event, lines: Iterable[Standing] | None = None) -> tuple[TeamStanding, ...]:
    """The teams of an event as people are told: none where it has no teams of players, or nothing was played. `lines`
    are its standings, where they are known.
    """
    if not event.plan.team_size:
        return ()
    teams = {player.id: player.team for player in event.players.values()}
    return team_standings(told_standings(event) if lines is None else lines, teams, event.plan.team_counts)
