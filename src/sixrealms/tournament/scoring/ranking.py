"""The ranking across events: totals and places, and nothing about single events (rank.publication)."""

from __future__ import annotations

from collections.abc import Iterable, Set
from datetime import date

import msgspec

from sixrealms.tournament.player_lookup import folded
from sixrealms.tournament.report.official import report_state
from sixrealms.tournament.scoring.ranked_lines import name_line, public_id


class EventGame(msgspec.Struct, frozen=True):
    """A game of an event: who sat there, those of a team together, and the number of the side that won; -1 for none."""

    sides: tuple[tuple[str, ...], ...]
    winner: int


class EventResult(msgspec.Struct, frozen=True, kw_only=True):
    """What one event gives to the ranking, by the names people had there; `lines` say whose lines those are (a name
    that is not there is the same as in other events).
    """

    event: str
    completed: date  # the day it was held on, from which the thirty days run
    points: dict[str, int]  # officials' points included
    reported: date | None = None
    eligible: bool = True  # `official.eligible`
    scored: bool = True
    places: dict[str, int] = {}  # of everybody who played, by the same names; members of a team have its place
    games: tuple[EventGame, ...] = ()  # under the latest rules, in the order of rounds, tables and games
    disqualified: bool = False  # a late report that was turned down (official.report.late)
    lines: dict[str, str] = {}

    def line(self, name: str) -> str:
        """Whose line a name is: what makes somebody the same person in every event."""
        return self.lines.get(name) or name_line(name)

    @property
    def counts(self) -> bool:
        """Whether its points are in the ranking: eligible, reported, and not turned down."""
        return self.eligible and not self.disqualified and self.reported is not None

    @property
    def at_risk(self) -> bool:
        """Whether its points count but may still be lost, because it was reported too late."""
        return self.counts and report_state(self.completed, self.reported) == "at risk"


class Rank(msgspec.Struct, frozen=True):
    """Somebody's place. `at_risk` of the points come from events that were reported too late. `line` tells people of
    one name apart; `unconfirmed`: nobody has said yet whether they are the one of that name above or below.
    """

    rank: int
    player: str
    points: int
    at_risk: int = 0
    line: str = ""
    unconfirmed: bool = False


def ranking(results: Iterable[EventResult], unconfirmed: Set[str] = frozenset()) -> tuple[Rank, ...]:
    """Everybody with points, best first; equal totals share a rank, since no rule tells them apart.

    People are the same where their lines are; they are called as in the latest event. `unconfirmed` lines say so.
    """
    total: dict[str, int] = {}
    risky: dict[str, int] = {}
    names: dict[str, str] = {}
    for result in sorted(results, key=lambda one: (one.completed, one.event)):
        if result.counts:
            for name, points in result.points.items():
                line = result.line(name)
                names[line] = name
                total[line] = total.get(line, 0) + points
                risky[line] = risky.get(line, 0) + (points if result.at_risk else 0)
    ordered = sorted(
        ((points, line) for line, points in total.items() if points), key=lambda one: (-one[0], names[one[1]], one[1])
    )
    first_at: dict[int, int] = {}
    for at, (points, _) in enumerate(ordered, start=1):
        first_at.setdefault(points, at)
    return tuple(
        Rank(first_at[points], names[line], points, risky[line], public_id(line), line in unconfirmed)
        for points, line in ordered
    )


def rank_of(player: str, ranks: Iterable[Rank]) -> Rank | None:
    """Somebody's total and place, or None for a person without points (rank.lookup)."""
    wanted = folded(player)
    return next((one for one in ranks if folded(one.player) == wanted), None)
