"""A state of an event and a few records more, without reading the whole log again.

A hall of thousands says two things over and over: somebody enters before the start, and a game has ended. Where one
of these stands alone, the state after it is the one before with that player or that table changed, and all other tables
are the very same objects; everything else is read anew (`fold`). Both ways give the same state.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from sixrealms.tournament.event import Event, Participant, Round, TableState, winner_of
from sixrealms.tournament.log import LogEntry
from sixrealms.tournament.operations.enter import Registered
from sixrealms.tournament.operations.report import Claimed, Recorded
from sixrealms.tournament.pairing.seating import champion
from sixrealms.tournament.plan import Plan
from sixrealms.tournament.state_from_log import fold
from sixrealms.tournament.table_record import Fact, lay_on_tables


def folded_further(plan: Plan, before: Event, log: Sequence[LogEntry], new: Sequence[LogEntry]) -> Event:
    """The event after `log` and `new`, where `before` is the one after `log`; that one stays as it is."""
    after: Event | None = before
    for place, entry in enumerate(new):
        after = _after(after, (*log, *new[:place]), entry) if after is not None else None
    return after if after is not None else fold(plan, (*log, *new))


def _after(event: Event, log: Sequence[LogEntry], entry: LogEntry) -> Event | None:
    record = entry.record
    if isinstance(record, Registered) and not event.rounds and record.player not in event.players:
        after = copy(event)
        entered = Participant(record.player, record.name, record.team, record.members)
        after.players = {**event.players, record.player: entered}
        after.version = entry.number
        return after
    if isinstance(record, Recorded | Claimed):
        return _with_result(event, log, entry, record)
    return None


def _with_result(event: Event, log: Sequence[LogEntry], entry: LogEntry, record: Recorded | Claimed) -> Event | None:
    now = event.current
    was = now.table(record.table) if now is not None and now.number == record.round else None
    if now is None or was is None or not _stands_alone(event, log, now, was, record):
        return None
    table = copy(was)
    table.results = dict(was.results)
    table.claims = {game: dict(said) for game, said in was.claims.items()}
    alone = copy(now)
    alone.tables = [table]
    if list(lay_on_tables(alone, [Fact(entry, record)], event.plan.wins, frozenset())):
        return None
    alone.tables = [table if one is was else one for one in now.tables]
    after = copy(event)
    after.rounds = [*event.rounds[:-1], alone]
    after.version = entry.number
    after.last_game = max(event.last_game, entry.at)
    after.winner = champion(after) or ""
    return after


def _stands_alone(
    event: Event, log: Sequence[LogEntry], now: Round, table: TableState, record: Recorded | Claimed
) -> bool:
    """Whether the next game of a table has ended at which everybody sits who was seated, and of whom nothing else was
    said since: nobody has left, come late, or been called out.
    """
    if record.unrazed.keys() != set(table.players) or table.withdrawn or table.ejected or table.lost or table.absent:
        return False
    if (
        record.game != len(table.results) + 1
        or record.game in table.results
        or max(table.claims, default=0) > record.game
    ):
        return False
    if winner_of(event, now, table) is not None:
        return False
    return not any(
        getattr(one.record, "player", "") in table.players and not isinstance(one.record, Claimed)
        for one in log[now.seated :]
    )
