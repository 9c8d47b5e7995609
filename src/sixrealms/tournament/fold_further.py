"""A state of an event and a few records more, without reading the whole log again.

A hall of thousands says few things over and over: somebody enters before the start, a game has ended, the next round is
seated, a judge is called. Where one of these stands alone, the state after it is the one before with that player, table
or round changed, and all other tables are the very same objects; everything else is read anew (`fold`). Both ways give
the same state.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from sixrealms.tournament.event import Event, Participant, Round, TableState, winner_of
from sixrealms.tournament.fold_state import Folding
from sixrealms.tournament.log import LogEntry
from sixrealms.tournament.operation import PlayerRecord
from sixrealms.tournament.operations.enter import Registered
from sixrealms.tournament.operations.report import Claimed, Recorded
from sixrealms.tournament.operations.round_clock import ClockPaused, ClockResumed, ClockStarted
from sixrealms.tournament.operations.seat import Seated
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
        entered = Participant(record.player, record.name, record.team, record.members, entry=entry.number)
        after.players = {**event.players, record.player: entered}
        after.version = entry.number
        return after
    if isinstance(record, Recorded | Claimed):
        return _with_result(event, log, entry, record)
    if isinstance(record, Seated):
        return _with_round(event, log, entry, record)
    return _applied(event, entry) if record.alone else None


def _applied(event: Event, entry: LogEntry) -> Event:
    """The event after a record that changes only what it is about (`Record.alone`), or seats a round."""
    record, after = entry.record, copy(event)
    for name in ("rulings", "penalties", "repairs", "replaced", "drawn", "days", "set_aside"):
        setattr(after, name, list(getattr(event, name)))
    after.calls = [copy(call) for call in event.calls]
    was = event.players.get(record.player) if isinstance(record, PlayerRecord) else None
    if was is not None:
        mine = copy(was)
        mine.decks, mine.issued, mine.checks = dict(was.decks), dict(was.issued), list(was.checks)
        after.players = {**event.players, was.id: mine}
    if isinstance(record, ClockStarted | ClockPaused | ClockResumed):
        after.rounds = [copy(one) if one.number == record.round else one for one in event.rounds]
    if isinstance(record, Seated):
        after.rounds = list(event.rounds)
    folding = Folding(event.plan, (), entry.number)
    folding.event = after
    record.apply(folding, entry)
    after.version = entry.number
    if was is not None and after.players[was.id] == was:
        after.players = event.players
    return after


def _with_round(event: Event, log: Sequence[LogEntry], entry: LogEntry, record: Seated) -> Event | None:
    """The event after the next round is seated, if nobody has said anything of that round yet."""
    if record.round != len(event.rounds) + 1 or any(getattr(one.record, "round", 0) >= record.round for one in log):
        return None
    after = _applied(event, entry)
    after.winner = champion(after) or ""
    return after


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
        getattr(one.record, "player", "") in table.players and not (isinstance(one.record, Claimed) or one.record.alone)
        for one in log[now.seated :]
    )
