"""The time of a round: begun, standing still, going on, and more of it for a table."""

from __future__ import annotations

from sixrealms.tournament.event import Event, Round
from sixrealms.tournament.refusals import refused
from sixrealms.tournament.reports import table_called
from sixrealms.tournament.steps import ClockPaused, ClockResumed, ClockStarted, Extended, Step
from sixrealms.tournament.wishes import Extend, StartClock


def start_clock(event: Event, wish: StartClock) -> tuple[Step, ...]:
    """Let the time of the current round begin; refused while it runs, which would give everybody all of it again."""
    now = _current(event)
    if now.clock:
        raise refused("clock-runs", round=now.number, paused=int(bool(now.paused)))
    minutes = wish.minutes or event.plan.minutes
    if not minutes:
        raise refused("no-minutes")
    return (ClockStarted(now.number, minutes),)


def pause_clock(event: Event) -> tuple[Step, ...]:
    """Let the time of the current round stand still."""
    now = _current(event)
    if not now.clock or now.paused:
        raise refused("clock-stands", round=now.number)
    return (ClockPaused(now.number),)


def resume_clock(event: Event) -> tuple[Step, ...]:
    """Let the time of the current round go on where it stood still."""
    now = _current(event)
    if not now.paused:
        raise refused("clock-not-paused", round=now.number, begun=int(bool(now.clock)))
    return (ClockResumed(now.number),)


def extend(event: Event, wish: Extend) -> tuple[Step, ...]:
    """Give a table of the current round more time."""
    now, table = table_called(event, len(event.rounds), wish.table)
    if not wish.minutes:
        raise refused("no-minutes")
    return (Extended(now.number, table.number, wish.minutes, wish.why),)


def _current(event: Event) -> Round:
    if event.current is None:
        raise refused("not-started")
    return event.current
