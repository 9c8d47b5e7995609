"""Who sits where in the next round of an event, and when there is none any more."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypedDict

import msgspec

from sixrealms.tournament.brackets import Seating
from sixrealms.tournament.event import Event, brackets_of
from sixrealms.tournament.pairing.advancement import NO_TEAMS, first_round, mates_apart, next_round
from sixrealms.tournament.pairing.round_robin import round_robin_round, round_robin_rounds
from sixrealms.tournament.pairing.swiss import first_field, swiss_round, swiss_rounds
from sixrealms.tournament.pairing.table_sizes import FEWEST
from sixrealms.tournament.plan import Scheme, has_byes, policy_of
from sixrealms.tournament.player_lookup import folded
from sixrealms.tournament.scoring.points import Scoring
from sixrealms.tournament.scoring.scores import scoring_of

_FOUND: Final[dict[str, Seating]] = {}  # by the digest of what they follow from, since a large field takes a while
_REMEMBERED: Final = 200


def digest(event: Event) -> str:
    """A short sign of everything the seating of the next round follows from."""
    plan = event.plan
    inputs = (
        (plan.scheme, plan.table_size, plan.rounds, plan.cut, plan.wins, plan.seed),
        (plan.semifinalist_bonus, plan.points_multiplier, plan.fours_later, plan.redraw),
        [(player.id, player.team) for player in event.active],
        brackets_of(event),
        *([event.ruled] if event.ruled else []),
        *([plan.team_size] if plan.team_size else []),
        *([(plan.byes, plan.bye_points)] if plan.byes or plan.bye_points else []),
    )
    return hashlib.sha256(msgspec.json.encode(inputs)).hexdigest()[:16]


def seating(event: Event) -> Seating | None:
    """The next round after the ones that are seated, with a reason for everybody; None while a table is open.

    Without tables there is no further round, and `winner` has won the event.
    """
    if event.is_open:
        return None
    known = f"{digest(event)} {has_byes(event.plan)}"  # what a game can be played by is in no digest
    if known not in _FOUND:
        if len(_FOUND) >= _REMEMBERED:
            _FOUND.clear()
        _FOUND[known] = _SCHEMES[event.plan.scheme](event)
    return _FOUND[known]


def champion(event: Event) -> str | None:
    """Who has won the event, None while that is open."""
    if not event.rounds or event.is_open:
        return None
    if _everybody_plays_again(event):
        return None
    found = seating(event)
    return found.winner or None if found is not None and not found.tables else None


def _grid(event: Event) -> Seating:
    plan, active = event.plan, _here(event)
    if not event.rounds:
        return first_round(active, seed=plan.seed, policy=policy_of(plan), teams=_teams(event))
    return next_round(brackets_of(event), active, scoring_of(plan, event.ruled), policy_of(plan), seed=plan.seed)


def _swiss(event: Event) -> Seating:
    found = swiss_round(brackets_of(event), _here(event), **_wanted(event))
    return found if event.rounds else mates_apart(found, _teams(event), seed=event.plan.seed)


def _round_robin(event: Event) -> Seating:
    return round_robin_round(brackets_of(event), _here(event), **_wanted(event))


class _Wanted(TypedDict):
    seed: int
    rounds: int
    cut: int
    size: int
    scoring: Scoring
    byes: bool


def _wanted(event: Event) -> _Wanted:
    plan = event.plan
    scoring = scoring_of(plan, event.ruled)
    return _Wanted(
        seed=plan.seed,
        rounds=plan.rounds,
        cut=plan.cut,
        size=plan.table_size,
        scoring=scoring,
        byes=has_byes(plan),
    )


def _here(event: Event) -> tuple[str, ...]:
    return tuple(player.id for player in event.active)


def _teams(event: Event) -> Mapping[str, str]:
    """Whose members sit apart in round 1."""
    if not event.plan.team_size:
        return NO_TEAMS
    return {player.id: folded(player.team) for player in event.active if player.team}


def _everybody_plays_again(event: Event) -> bool:
    """Whether another round of all players is due, which is known without seating it."""
    plan, here = event.plan, _here(event)
    if plan.scheme == "grid" or len(here) < FEWEST:
        return False
    field = first_field(brackets_of(event), here)
    if plan.scheme == "swiss":
        needed = swiss_rounds(field, plan.table_size)
    else:
        needed = round_robin_rounds(field, plan.table_size, byes=has_byes(plan))
    return len(event.rounds) < (plan.rounds or needed)


_SCHEMES: Final[Mapping[Scheme, Callable[[Event], Seating]]] = MappingProxyType(
    {"grid": _grid, "swiss": _swiss, "round-robin": _round_robin}
)
