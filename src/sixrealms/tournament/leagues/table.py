"""The standings of a league: whose results count, in which order people stand, and which events give nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from typing import Literal

import msgspec

from sixrealms.tournament.leagues.league import League, TieBreak
from sixrealms.tournament.player_lookup import folded
from sixrealms.tournament.scoring.ranked_lines import public_id
from sixrealms.tournament.scoring.ranking import EventResult

LeftOut = Literal["", "not-official", "not-ranked", "copy"]
"""Why an event of a league gives nothing: it does not count in the ranking, its operator does not let it count, or it
is a copy of another one.
"""


class LeagueEvent(msgspec.Struct, frozen=True):
    """An event of a league, and why it gives nothing ("": it counts)."""

    id: str
    name: str
    on: str
    players: int
    left_out: LeftOut = ""


class LeagueResult(msgspec.Struct, frozen=True):
    """What somebody has from one event; `place` 0 for an official who did not play. Not all that is earned `counts`."""

    event: str
    place: int
    points: int
    counts: bool


class LeagueLine(msgspec.Struct, frozen=True):
    """Somebody's line. `rank` 0: `lacking` so many events more they would have one. `behind_by` is the tie-break that
    put them behind the one above, where the points are equal; "shared" where nothing does. `line` and `unconfirmed` are
    those of the ranking.
    """

    rank: int
    player: str
    points: int
    attended: int
    won: int
    results: tuple[LeagueResult, ...]
    lacking: int = 0
    behind_by: TieBreak | Literal["", "shared"] = ""
    line: str = ""
    unconfirmed: bool = False


class LeagueTable(msgspec.Struct, frozen=True):
    """The events of a league by their days, and everybody in order, those without a rank last."""

    events: tuple[LeagueEvent, ...]
    lines: tuple[LeagueLine, ...]


class EventOfLeague(msgspec.Struct, frozen=True):
    """An event that belongs to a league as it is handed to the count."""

    result: EventResult
    name: str
    left_out: LeftOut = ""


def league_table(league: League, events: Iterable[EventOfLeague], unconfirmed: Set[str] = frozenset()) -> LeagueTable:
    """The standings over these events. People are the same where their lines of the ranking are; they are called as in
    the latest event.
    """
    ordered = sorted(events, key=lambda one: (one.result.completed, one.result.event))
    told = [_with_reason(league, one) for one in ordered]
    counting = [one.result for one, event in zip(ordered, told, strict=True) if not event.left_out]
    names: dict[str, str] = {}
    earned: dict[str, list[LeagueResult]] = {}
    for result in counting:
        for player, points in _worth(league, result).items():
            who = result.line(player)
            names[who] = player
            earned.setdefault(who, []).append(LeagueResult(result.event, result.places.get(player, 0), points, False))
    keep = max(len(counting) - league.drop, 0)
    if league.best:
        keep = min(keep, league.best)
    lines = [
        msgspec.structs.replace(
            _line(league, names[who], results, keep), line=public_id(who), unconfirmed=who in unconfirmed
        )
        for who, results in earned.items()
    ]
    return LeagueTable(tuple(told), tuple(_ranked(league, lines, [one.event for one in counting])))


def _with_reason(league: League, one: EventOfLeague) -> LeagueEvent:
    left_out = one.left_out
    if not left_out and league.scheme == "official" and not one.result.counts:
        left_out = "not-official"
    on = one.result.completed.isoformat()
    return LeagueEvent(one.result.event, one.name, on, len(one.result.places), left_out)


def _worth(league: League, result: EventResult) -> Mapping[str, int]:
    """What everybody has from an event."""
    if league.scheme == "official":
        return result.points
    worths = league.place_points
    return {
        player: worths[place - 1] if place <= len(worths) else league.others for player, place in result.places.items()
    }


def _line(league: League, player: str, results: Sequence[LeagueResult], keep: int) -> LeagueLine:
    """Somebody's results with those that count: the best, of equal ones the earlier."""
    best = sorted(range(len(results)), key=lambda at: (-results[at].points, at))[:keep]
    marked = tuple(msgspec.structs.replace(one, counts=at in best) for at, one in enumerate(results))
    attended = sum(one.place > 0 for one in marked)
    return LeagueLine(
        0,
        player,
        sum(one.points for one in marked if one.counts),
        attended,
        sum(one.place == 1 for one in marked),
        marked,
        max(league.attendance - attended, 0),
    )


def _ranked(league: League, lines: Sequence[LeagueLine], events: Sequence[str]) -> Iterable[LeagueLine]:
    """Best first; who is equal in points and every tie-break shares a rank, and those who lack events come last."""

    def key(line: LeagueLine) -> tuple[int, tuple[int, ...], list[tuple[int, ...]]]:
        return int(line.lacking > 0), (-line.points,), [_measure(tie, line, events) for tie in league.ties]

    above: LeagueLine | None = None
    for at, line in enumerate(sorted(lines, key=lambda one: (*key(one), folded(one.player), one.line)), start=1):
        if line.lacking:
            yield line
            continue
        rank, behind_by = at, ""
        if above is not None and above.points == line.points:
            pairs = zip(league.ties, key(above)[2], key(line)[2], strict=True)
            behind_by = next((tie for tie, one, other in pairs if one != other), "shared")
            rank = above.rank if behind_by == "shared" else at
        above = msgspec.structs.replace(line, rank=rank, behind_by=behind_by)
        yield above


def _measure(tie: TieBreak, line: LeagueLine, events: Sequence[str]) -> tuple[int, ...]:
    """What a tie-break compares; less stands before more."""
    if tie == "best":  # the best result, then the next best, of those that count
        return tuple(sorted(-one.points for one in line.results if one.counts))
    if tie == "won":
        return (-line.won,)
    if tie == "attended":
        return (-line.attended,)
    at = {one.event: one.points for one in line.results}
    return tuple(-at.get(event, 0) for event in reversed(events))
