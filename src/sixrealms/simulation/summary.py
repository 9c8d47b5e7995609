"""The figures of a batch of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import median

from sixrealms.simulation.outcome import ERROR, VIOLATION, GameOutcome


@dataclass(frozen=True, slots=True)
class Summary:
    """What `sixrealms simulate` reports.

    A game one side has won counts in `wins` once for each name of a player on that side, so that partners of two names
    have both won it. Games nobody won, and those several sides share, are `draws`.

    `endings` counts the games by how they ended, the most frequent first; those nobody could win any more are among
    them, though they are not finished.
    """

    games: int
    finished: int
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    errors: int
    invariant_violations: int
    wins: dict[str, int]
    draws: int
    endings: dict[str, int]
    median_turns: float
    findings: tuple[dict[str, str | int], ...]

    def as_object(self) -> dict[str, object]:
        """The figures as one JSON object."""
        return asdict(self)


def summarise(outcomes: Sequence[GameOutcome], bots: Sequence[str], seconds: float) -> Summary:
    """The figures of games played by `bots` (one name per seat) in `seconds` of real time."""
    finished = [outcome for outcome in outcomes if outcome.finished]
    decisions = sum(outcome.decisions for outcome in outcomes)
    wins = dict.fromkeys(bots, 0)
    for outcome in finished:
        for name in {bots[seat] for seat in outcome.side}:
            wins[name] += 1
    kinds = [outcome.finding.kind for outcome in outcomes if outcome.finding is not None]
    per_second = 1 / seconds if seconds > 0 else 0.0
    return Summary(
        games=len(outcomes),
        finished=len(finished),
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions * per_second, 1),
        games_per_second=round(len(outcomes) * per_second, 2),
        errors=kinds.count(ERROR),
        invariant_violations=kinds.count(VIOLATION),
        wins=wins,
        draws=sum(1 for outcome in finished if not outcome.side),
        endings=dict(Counter(outcome.reason for outcome in outcomes if outcome.finding is None).most_common()),
        median_turns=median([outcome.turns for outcome in finished]) if finished else 0,
        findings=tuple(_finding(outcome) for outcome in outcomes if outcome.finding is not None),
    )


def _finding(outcome: GameOutcome) -> dict[str, str | int]:
    finding = outcome.finding
    assert finding is not None
    return {
        "game": outcome.number,
        "seed": outcome.seed,
        "kind": finding.kind,
        "name": finding.name,
        "detail": finding.detail,
        "decision": finding.decision,
    }
