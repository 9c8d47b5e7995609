"""What an event needs to be played and to be scored, each point with its reason (running.scored.requirements)."""

from __future__ import annotations

from datetime import date
from typing import Final, Literal

import msgspec

from sixrealms.tournament.brackets import Because
from sixrealms.tournament.pairing.table_sizes import FEWEST

FEWEST_SCORED: Final = 9
"""tournament.requirements.players-scored"""

REPORT_DAYS: Final = 30
"""official.report.deadline"""


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """What is known about an event.

    Everyone who plays is counted, officials only if they play (conflict.tournament.participants-count).
    """

    players: int  # persons, in a team event too
    coordinator: bool
    scored: bool
    advertised: bool = False
    latest_rules: bool = False
    smallest_table: int = FEWEST  # players of the smallest table that played a game, or is to play one


class Requirement(msgspec.Struct, frozen=True):
    """Something an event needs, whether it has it, and the sentence about that."""

    key: str
    met: bool
    because: Because


def _requirement(name: str, met: bool, rule: str, **values: int) -> Requirement:
    return Requirement(name, met, Because(f"need-{name}-{'met' if met else 'lacking'}", (rule,), dict(values)))


def to_start(facts: Facts) -> tuple[Requirement, ...]:
    """What must be so before round 1: a coordinator, three players, and nine of them where points are to count."""
    fewest = FEWEST_SCORED if facts.scored else FEWEST
    rule = "tournament.requirements.players-scored" if facts.scored else "tracking.four-player-balance"
    return (
        _requirement("coordinator", facts.coordinator, "tournament.requirements.coordinator"),
        _requirement("players", facts.players >= fewest, rule, count=facts.players, fewest=fewest),
    )


def to_score(facts: Facts) -> tuple[Requirement, ...]:
    """What must be so for the results to count toward a ranking. An unscored event has no such requirements."""
    if not facts.scored:
        return ()
    enough = facts.players >= FEWEST_SCORED
    return (
        _requirement("players", enough, "running.scored.requirements", count=facts.players, fewest=FEWEST_SCORED),
        _requirement("advertised", facts.advertised, "running.scored.requirements"),
        _requirement("latest-rules", facts.latest_rules, "running.scored.requirements"),
        _requirement(
            "three-player-games",
            facts.smallest_table >= FEWEST,
            "running.scored.three-player-games",
            count=facts.smallest_table,
        ),
    )


def eligible(facts: Facts) -> bool:
    """Whether the results count toward a ranking (running.unscored: those of an unscored event never do)."""
    return facts.scored and all(one.met for one in to_score(facts))


def lacking(requirements: tuple[Requirement, ...]) -> tuple[Because, ...]:
    """The sentences about what is not met."""
    return tuple(one.because for one in requirements if not one.met)


def checklist(*, convention: bool) -> tuple[Because, ...]:
    """What the organiser has to think of, in order: advertising comes first (running.advertising.purpose)."""
    advertising = (
        (
            Because("todo-half-page", ("running.advertising.minimum", "running.advertising.purpose")),
            Because("todo-pre-registration", ("running.advertising.minimum", "running.advertising.purpose")),
        )
        if convention
        else (Because("todo-notice", ("running.advertising.minimum", "running.advertising.purpose")),)
    )
    return (
        *advertising,
        Because("todo-announce-rules", ("protocol.post-options",)),
        Because("todo-coordinator", ("tournament.requirements.coordinator",)),
        Because("todo-reference-guides", ("tournament.requirements.reference",)),
        Because("todo-forms", ("tracking.complete-forms",)),
        Because("todo-report", ("official.report.deadline",), {"days": REPORT_DAYS}),
        Because("todo-keep-copy", ("official.report.keep-copy",)),
    )


ReportState = Literal["on time", "at risk", "not reported"]


def report_state(completed: date, reported: date | None) -> ReportState:
    """How the report of an event stands; a late one may be disqualified but is not void (official.report.late).

    Whether the results were published elsewhere plays no part (official.report.publicity).
    """
    if reported is None:
        return "not reported"
    return "on time" if (reported - completed).days <= REPORT_DAYS else "at risk"
