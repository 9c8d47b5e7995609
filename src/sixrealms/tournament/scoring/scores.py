"""What an event's results are worth by its plan."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from sixrealms.tournament.event import Event, brackets_of, winner_of
from sixrealms.tournament.plan import Plan
from sixrealms.tournament.scoring.points import Scoring, totals
from sixrealms.tournament.scoring.standings import Standing, final_order, standings


def scoring_of(plan: Plan, ruled: tuple[str, ...] = ()) -> Scoring:
    """The points table an event is scored by; `ruled` is the coordinator's order of those who are tied."""
    return Scoring(
        ruled=ruled,
        semifinalist_bonus=plan.semifinalist_bonus,
        multiplier=plan.points_multiplier,
        wins_needed=plan.wins,
        bye=plan.bye_points,
    )


def standings_of(event: Event) -> tuple[Standing, ...]:
    """Everybody who plays or has played, in order; who played in a finished final stands first.

    Who never came, or left before they sat anywhere, has no place.
    """
    scoring, seed, brackets = scoring_of(event.plan, event.ruled), event.plan.seed, brackets_of(event)
    first = final_order(brackets, scoring, seed=seed)
    here = {player.id for player in (*event.playing, *event.active)}
    players = tuple(player for player in event.players if player in here)
    return standings(players, brackets, scoring, seed=seed, first=first)


def points_of(event: Event) -> Counter[str]:
    """Everybody's points so far, without their order."""
    return Counter(totals(brackets_of(event), scoring_of(event.plan, event.ruled), seed=event.plan.seed))


Stage = Literal["none", "during", "after", "final"]
"""What standings are of: nothing played yet, a round that is going on, one that is over, the whole event."""


def stage_of(event: Event) -> tuple[Stage, int]:
    """What the standings stand for now, and the number of that round.

    A round that is seated changes nothing until a game of it has ended or a table is decided.
    """
    now = event.current
    if now is None:
        return "none", 0
    if event.winner:
        return "final", now.number
    if not event.open_tables:
        return "after", now.number
    played = (table for table in now.tables if not table.bye)
    if any(table.results or winner_of(event, now, table) for table in played):
        return "during", now.number
    return ("after", now.number - 1) if now.number > 1 else ("none", 0)


def told_standings(event: Event) -> tuple[Standing, ...]:
    """Everybody's place and points as people are told: nobody has any before something was played."""
    return standings_of(event) if stage_of(event)[0] != "none" else ()
