"""The time of an event's round reaches the clocks of its tables on the network: pauses, more time, less time.

What the clocks should be follows from the event, what they are from the entries of the table. Whatever lies between is
entered at the table: nothing is given twice, whoever of two servers looks first, and a restart finds it as it was.
"""

from __future__ import annotations

from typing import Final

from sixrealms.server.game.chat import JUDGE, ChatEntry
from sixrealms.server.game.clocks import ClockRules, RoundTime
from sixrealms.server.game.entries import ChatSaid, Entry, RoundTimeSet
from sixrealms.server.session.live_table import KeptTable
from sixrealms.tournament.event import Event, Round, TableState

#: Seconds of every answer that cost nothing, where a round has a time.
FREE: Final = 15.0
#: What the table is told, by what has changed.
MORE: Final = "judge-more-time"
LESS: Final = "judge-less-time"
SPENT: Final = "judge-time-spent"
STANDS: Final = "judge-clock-stands"
GOES: Final = "judge-clock-goes"


def clock_of(event: Event, now: Round, chairs: int) -> ClockRules | None:
    """The clock of a table of the round: its time shared out among those who sit there.

    What is over of it when the table is opened, `set_time` takes away at once.
    """
    minutes = now.minutes or event.plan.minutes
    return ClockRules(bank=minutes * 60 / chairs, buffer=FREE) if minutes else None


def time_of(
    event: Event, now: Round, table: TableState, rules: ClockRules, chairs: int, spent: float = 0.0
) -> RoundTime:
    """What the event gives the clocks of a table that was opened with these rules, `spent` seconds of a bank late."""
    minutes = (now.minutes or event.plan.minutes) + table.extra_minutes
    seconds = round(minutes * 60 / chairs - rules.bank - spent, 3)
    return RoundTime(seconds, not now.clock or bool(now.paused), spent)


def _over(event: Event, now: Round, table: TableState, moment: float) -> float:
    """How many seconds of a table's time of the round are over: none before it begins, all of them at most."""
    if not now.clock:
        return 0.0
    whole = ((now.minutes or event.plan.minutes) + table.extra_minutes) * 60
    return min(max((now.paused or moment) - now.clock, 0.0), max(whole, 0.0))


async def set_time(kept: KeptTable, event: Event, now: Round, table: TableState, *, opened: bool = False) -> bool:
    """Enter at a table what the event gives its clocks, and tell those there; False if there is nothing to enter.

    A table that is just `opened`, for the first game or a later one, has what is left of the round and no more.
    """
    async with kept.lock:
        game, rules, chairs = kept.game, kept.stored.plan.clock, len(kept.stored.chairs)
        if game is None or game.clocks is None or rules is None or game.state.result is not None or kept.out_of_date:
            return False
        over = _over(event, now, table, kept.workers.now()) if opened else 0.0
        spent = round(over / chairs, 3) if opened else game.clocks.spent
        wanted = time_of(event, now, table, rules, chairs, spent)
        is_now = RoundTime(game.clocks.given, game.clocks.stands, game.clocks.spent)
        if wanted == is_now:
            return False
        lines = []
        if minutes := round(over / 60):
            lines.append(ChatEntry(JUDGE, f"{minutes} min", SPENT))
        more = wanted.seconds + wanted.spent - is_now.seconds - is_now.spent
        if minutes := round(more * chairs / 60):
            why = f" ({table.extra_why})" if table.extra_why else ""
            lines.append(ChatEntry(JUDGE, f"{abs(minutes)} min{why}", MORE if minutes > 0 else LESS))
        if wanted.stands != is_now.stands:
            lines.append(ChatEntry(JUDGE, phrase=STANDS if wanted.stands else GOES))
        entries: list[Entry] = [ChatSaid(JUDGE, line) for line in lines]
        entries.append(RoundTimeSet(wanted))
        await kept.keep(game, entries, [None] * len(entries))
        return True
