"""The ranking across events: totals and places, and nothing about single events (rank.publication)."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

import msgspec

from sixrealms.tournament.player_lookup import folded
from sixrealms.tournament.report.official import report_state


class EventGame(msgspec.Struct, frozen=True):
    """A game of an event: who sat there, those of a team together, and the number of the side that won; -1 for none."""

    sides: tuple[tuple[str, ...], ...]
    winner: int


class EventResult(msgspec.Struct, frozen=True, kw_only=True):
    """What one event gives to the ranking. Players are named by whatever makes them the same person in every event."""

    event: str
    completed: date  # the day it was held on, from which the thirty days run
    points: dict[str, int]  # officials' points included
    reported: date | None = None
    eligible: bool = True  # `official.eligible`
    scored: bool = True
    places: dict[str, int] = {}  # of everybody who played, by the same names; members of a team have its place
    games: tuple[EventGame, ...] = ()  # under the latest rules, in the order of rounds, tables and games
    disqualified: bool = False  # a late report that was turned down (official.report.late)

    @property
    def counts(self) -> bool:
        """Whether its points are in the ranking: eligible, reported, and not turned down."""
        return self.eligible and not self.disqualified and self.reported is not None

    @property
    def at_risk(self) -> bool:
        """Whether its points count but may still be lost, because it was reported too late."""
        return self.counts and report_state(self.completed, self.reported) == "at risk"


class Rank(msgspec.Struct, frozen=True):
    """Somebody's place. `at_risk` of the points come from events that were reported too late."""

    rank: int
    player: str
    points: int
    at_risk: int = 0


def ranking(results: Iterable[EventResult]) -> tuple[Rank, ...]:
    """Everybody with points, best first; equal totals share a rank, since no rule tells them apart.

    People are the same where their names are, without case and accents; they are called as in the latest event.
    """
    total: dict[str, int] = {}
    risky: dict[str, int] = {}
    names: dict[str, str] = {}
    for result in sorted(results, key=lambda one: (one.completed, one.event)):
        if result.counts:
            for name, points in result.points.items():
                player = folded(name)
                names[player] = name
                total[player] = total.get(player, 0) + points
                risky[player] = risky.get(player, 0) + (points if result.at_risk else 0)
    ordered = sorted(
        ((points, player) for player, points in total.items() if points), key=lambda one: (-one[0], names[one[1]])
    )
    first_at: dict[int, int] = {}
    for at, (points, _) in enumerate(ordered, start=1):
        first_at.setdefault(points, at)
    return tuple(Rank(first_at[points], names[player], points, risky[player]) for points, player in ordered)


def rank_of(player: str, ranks: Iterable[Rank]) -> Rank | None:
    """Somebody's total and place, or None for a person without points (rank.lookup)."""
    wanted = folded(player)
    return next((one for one in ranks if folded(one.player) == wanted), None)
