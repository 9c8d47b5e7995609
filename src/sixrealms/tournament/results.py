"""What was said about the tables of a round, laid on them: results, claims, corrections, decisions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set

from sixrealms.tournament.event import ClaimedResult, GameResult, Round, TableState
from sixrealms.tournament.steps import (
    Awarded,
    Claimed,
    Corrected,
    Exchanged,
    Extended,
    Opened,
    Placed,
    Recorded,
    Struck,
    Taken,
)


def results_of(now: Round, facts: Sequence[Taken], wins: int, gone: Set[str]) -> Iterator[tuple[Taken, str]]:
    """Lay the facts on the tables of a round, which `gone` have left; yields those that find no place, each with why.

    A result belongs to the people it is about: where the seating has changed, it follows them to the table at which
    exactly they sit.
    """
    taken_of: dict[tuple[int, int], Taken] = {}  # by table and game: the step that wrote the result down
    for fact in facts:
        step = fact.step
        table = _table_for(now, step, gone)
        if table is None:
            yield fact, "other-players"
            continue
        why = _lay(table, fact, taken_of, gone)
        if why:
            yield fact, why
    for table in now.tables:
        for number in _too_many(table, wins):
            del table.results[number]
            if (fact_ := taken_of.get((table.number, number))) is not None:
                yield fact_, "decided"


def _agreed(table: TableState, gone: Set[str]) -> Iterator[tuple[int, ClaimedResult]]:
    """The games without a result about which everybody who still plays at the table has said the same."""
    left = [player for player in table.players if player not in gone]
    for number, said in sorted(table.claims.items()):
        claims = [said[player] for player in left if player in said]
        if number not in table.results and len(claims) == len(left) > 0 and all(claims[0].agrees(c) for c in claims):
            yield number, max(claims, key=lambda claim: claim.number)


def _table_for(now: Round, step: object, gone: Set[str]) -> TableState | None:
    """The table a fact is about: the one with its players, or with its number where it names none."""
    if isinstance(step, Claimed | Recorded | Corrected):
        players = set(step.unrazed)
        named = now.table(step.table)
        here = [table for table in now.tables if set(table.players) - gone <= players <= set(table.players)]
        return named if named in here else next(iter(here), None)
    if isinstance(step, Awarded):
        named = now.table(step.table)
        return named if named is not None and step.winner in named.players else now.table_of(step.winner)
    if isinstance(step, Placed):
        named = now.table(step.table)
        return named if named is not None and set(step.order) <= set(named.players) else None
    if isinstance(step, Exchanged):
        named = now.table(step.table)
        return named if named is not None and step.player in named.players else None
    assert isinstance(step, Struck | Extended | Opened)
    return now.table(step.table)


def _lay(table: TableState, fact: Taken, taken_of: dict[tuple[int, int], Taken], gone: Set[str]) -> str:
    """Put one fact on its table; why it finds no place there, or nothing."""
    step = fact.step
    match step:
        case Claimed():
            return _claim(table, fact, step, taken_of, gone)
        case Recorded():
            if step.game in table.results:
                return "recorded"
            table.results[step.game] = GameResult(step.unrazed, step.winner, fact.by, fact.number, replay=step.replay)
            taken_of[table.number, step.game] = fact
        case Corrected():
            if (before := table.results.get(step.game)) is None:
                return "nothing-there"
            table.results[step.game] = GameResult(
                step.unrazed, step.winner, fact.by, before.number, corrected=True, replay=before.replay
            )
        case Struck():
            if table.results.pop(step.game, None) is None:
                return "nothing-there"
            table.claims.pop(step.game, None)
        case Awarded():
            table.awarded = step.winner
        case Placed():
            table.ruled, table.ruled_why = step.order, step.why
        case Extended():
            table.extra_minutes += step.minutes
            table.extra_why = step.why
        case Opened():
            table.online[step.game] = step.online
        case Exchanged():
            table.exchanges.setdefault(step.game, {})[step.player, step.member] = step
    return ""


def _claim(
    table: TableState, fact: Taken, step: Claimed, taken_of: dict[tuple[int, int], Taken], gone: Set[str]
) -> str:
    if step.player not in table.players:
        return "other-players"
    said = table.claims.setdefault(step.game, {})
    said[step.player] = ClaimedResult(step.unrazed, step.winner, fact.number)
    for number, claim in _agreed(table, gone):
        table.results[number] = GameResult(claim.unrazed, claim.winner, fact.by, fact.number, confirmed=True)
        taken_of[table.number, number] = fact
    return ""


def _too_many(table: TableState, wins: int) -> list[int]:
    """The games after the one that decides the table, as its results now are (`tournament.match.first-to-two`)."""
    won: Counter[str] = Counter()
    numbers = sorted(table.results)
    for place, number in enumerate(numbers):
        won[table.results[number].winner] += 1
        if won[table.results[number].winner] >= wins:
            return numbers[place + 1 :]
    return []


def unrazed_by(names: Mapping[str, str], unrazed: Mapping[str, int]) -> str:
    """A result as people write it: every name with their realms."""
    return ", ".join(f"{names.get(player, player)} {count}" for player, count in unrazed.items())
