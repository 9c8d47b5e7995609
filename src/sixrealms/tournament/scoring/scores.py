"""What an event's results are worth by its plan."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Literal

from sixrealms.tournament.brackets import Bracket
from sixrealms.tournament.event import Event, Round, TableState, all_tables, bracket_of, brackets_of, winner_of
from sixrealms.tournament.plan import Plan
from sixrealms.tournament.scoring.points import Scoring, totals
from sixrealms.tournament.scoring.standings import Standing, Tally, final_order, standings


def scoring_of(plan: Plan, ruled: tuple[str, ...] = ()) -> Scoring:
    """The points table an event is scored by; `ruled` is the coordinator's order of those who are tied."""
    return Scoring(
        ruled=ruled,
        semifinalist_bonus=plan.semifinalist_bonus,
        multiplier=plan.points_multiplier,
        wins_needed=plan.wins,
        bye=plan.bye_points,
    )


def standings_of(event: Event, done: Mapping[str, Tally] | None = None) -> tuple[Standing, ...]:
    """Everybody who plays or has played, in order; who played in a finished final stands first.

    Who never came, or left before they sat anywhere, has no place. `done` is what everybody did at all tables, where
    that is known: then only finals are looked at.
    """
    scoring, seed = scoring_of(event.plan, event.ruled), event.plan.seed
    brackets = brackets_of(event) if done is None else _finals(event)
    first = final_order(brackets, scoring, seed=seed)
    here = {player.id for player in (*event.playing, *event.active)}
    players = tuple(player for player in event.players if player in here)
    return standings(players, brackets, scoring, seed=seed, first=first, done=done)


def _finals(event: Event) -> tuple[Bracket, ...]:
    return tuple(bracket_of(now, table) for now in event.rounds if now.final for table in now.tables)


def points_of(event: Event) -> Counter[str]:
    """Everybody's points so far, without their order."""
    return Counter(totals(brackets_of(event), scoring_of(event.plan, event.ruled), seed=event.plan.seed))


def other_points(before: Event, after: Event) -> dict[str, tuple[int, int]]:
    """The points before and after of everybody whose points are others now. Tables that are the very same in both
    states are counted only for those people.
    """
    if scoring_of(before.plan, before.ruled) != scoring_of(after.plan, after.ruled) or after.plan.semifinalist_bonus:
        old, new = points_of(before), points_of(after)
        return {player: (old[player], new[player]) for player in {*old, *new} if old[player] != new[player]}
    one, other = _tables(before), _tables(after)
    less = _worth(before, (two for table, two in one.items() if table not in other))
    more = _worth(after, (two for table, two in other.items() if table not in one))
    differ = {player for player in {*less, *more} if less[player] != more[player]}
    both = _worth(
        after,
        (two for table, two in other.items() if differ and table in one and not differ.isdisjoint(two[1].players)),
    )
    return {player: (both[player] + less[player], both[player] + more[player]) for player in differ}


_Tables = dict[tuple[int, int], tuple[Round, TableState]]


def _tables(event: Event) -> _Tables:
    """All tables by their round and by which object they are."""
    return {(now.number, id(table)): (now, table) for now, table in all_tables(event)}


def _worth(event: Event, tables: Iterable[tuple[Round, TableState]]) -> Counter[str]:
    brackets = [bracket_of(now, table) for now, table in tables]
    return Counter(totals(brackets, scoring_of(event.plan, event.ruled), seed=event.plan.seed))


Stage = Literal["none", "during", "after", "final"]
"""What standings are of: nothing played yet, a round that is going on, one that is over, the whole event."""


def stage_of(event: Event, *, is_open: bool | None = None) -> tuple[Stage, int]:
    """What the standings stand for now, and the number of that round. `is_open`, where that is known, is whether a
    table of the current round is not finished.

    A round that is seated changes nothing until a game of it has ended or a table is decided.
    """
    now = event.current
    if now is None:
        return "none", 0
    if event.winner:
        return "final", now.number
    if not (event.is_open if is_open is None else is_open):
        return "after", now.number
    played = (table for table in now.tables if not table.bye)
    if any(table.results or winner_of(event, now, table) for table in played):
        return "during", now.number
    return ("after", now.number - 1) if now.number > 1 else ("none", 0)


def told_standings(event: Event) -> tuple[Standing, ...]:
    """Everybody's place and points as people are told: nobody has any before something was played."""
    return standings_of(event) if stage_of(event)[0] != "none" else ()
