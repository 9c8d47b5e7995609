"""What an event's results are worth by its plan."""

from __future__ import annotations

from sixrealms.tournament.event import Event, brackets_of
from sixrealms.tournament.plan import Plan
from sixrealms.tournament.scoring.points import Scoring
from sixrealms.tournament.scoring.standings import Standing, final_order, standings


def scoring_of(plan: Plan, ruled: tuple[str, ...] = ()) -> Scoring:
    """The points table an event is scored by; `ruled` is the coordinator's order of those who are tied."""
    return Scoring(
        ruled=ruled,
        semifinalist_bonus=plan.semifinalist_bonus,
        multiplier=plan.points_multiplier,
        wins_needed=plan.wins,
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
