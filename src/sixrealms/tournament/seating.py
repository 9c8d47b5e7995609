"""Who sits where in the next round of an event, and when there is none any more."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

import msgspec

from sixrealms.tournament.advancement import first_round, next_round
from sixrealms.tournament.event import Event, brackets_of
from sixrealms.tournament.plan import Scheme
from sixrealms.tournament.scheme import Policy
from sixrealms.tournament.scores import scoring_of
from sixrealms.tournament.tables import Seating


def digest(event: Event) -> str:
    """A short sign of everything the seating of the next round follows from."""
    plan = event.plan
    inputs = (
        (plan.scheme, plan.table_size, plan.rounds, plan.cut, plan.wins, plan.seed),
        (plan.semifinalist_bonus, plan.points_multiplier, plan.fours_later, plan.redraw),
        [(player.id, player.team) for player in event.active],
        brackets_of(event),
    )
    return hashlib.sha256(msgspec.json.encode(inputs)).hexdigest()[:16]


def seating(event: Event) -> Seating | None:
    """The next round after the ones that are seated, with a reason for everybody; None while a table is open.

    Without tables there is no further round, and `winner` has won the event.
    """
    if event.open_tables:
        return None
    return _SCHEMES[event.plan.scheme](event)


def champion(event: Event) -> str | None:
    """Who has won the event, None while that is open."""
    if not event.rounds or event.open_tables:
        return None
    found = seating(event)
    return found.winner or None if found is not None and not found.tables else None


def _grid(event: Event) -> Seating:
    plan, active = event.plan, tuple(player.id for player in event.active)
    if not event.rounds:
        return first_round(active, seed=plan.seed)
    policy = Policy(fours_later=plan.fours_later, redraw=plan.redraw)
    return next_round(brackets_of(event), active, scoring_of(plan), policy, seed=plan.seed)


_SCHEMES: Final[Mapping[Scheme, Callable[[Event], Seating]]] = MappingProxyType({"grid": _grid})
