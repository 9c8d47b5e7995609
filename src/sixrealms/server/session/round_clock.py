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
STANDS: Final = "judge-clock-stands"
GOES: Final = "judge-clock-goes"


def clock_of(event: Event, now: Round, chairs: int) -> ClockRules | None:
    """The clock of a table that is opened: the time of the round shared out among those who sit there."""
    minutes = now.minutes or event.plan.minutes
    return ClockRules(bank=minutes * 60 / chairs, buffer=FREE) if minutes else None


def time_of(event: Event, now: Round, table: TableState, rules: ClockRules, chairs: int) -> RoundTime:
    """What the event gives the clocks of a table that was opened with these rules."""
    minutes = (now.minutes or event.plan.minutes) + table.extra_minutes
    return RoundTime(round(minutes * 60 / chairs - rules.bank, 3), not now.clock or bool(now.paused))


async def set_time(kept: KeptTable, event: Event, now: Round, table: TableState) -> bool:
    """Enter at a table what the event gives its clocks, and tell those there; False if there is nothing to enter."""
    async with kept.lock:
        game, rules, chairs = kept.game, kept.stored.plan.clock, len(kept.stored.chairs)
        if game is None or game.clocks is None or rules is None or game.state.result is not None or kept.out_of_date:
            return False
        wanted = time_of(event, now, table, rules, chairs)
        is_now = RoundTime(game.clocks.given, game.clocks.stands)
        if wanted == is_now:
            return False
        lines = []
        if minutes := round((wanted.seconds - is_now.seconds) * chairs / 60):
            why = f" ({table.extra_why})" if table.extra_why else ""
            lines.append(ChatEntry(JUDGE, f"{abs(minutes)} min{why}", MORE if minutes > 0 else LESS))
        if wanted.stands != is_now.stands:
            lines.append(ChatEntry(JUDGE, phrase=STANDS if wanted.stands else GOES))
        entries: list[Entry] = [ChatSaid(JUDGE, line) for line in lines]
        entries.append(RoundTimeSet(wanted))
        await kept.keep(game, entries, [None] * len(entries))
        return True
