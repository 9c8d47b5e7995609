"""When two people change an event at once: what one of them did not know and would have to."""

from __future__ import annotations

from collections.abc import Sequence

from sixrealms.tournament.naming import folded
from sixrealms.tournament.steps import (
    Awarded,
    BoosterUsed,
    Claimed,
    ClockPaused,
    ClockResumed,
    ClockStarted,
    Corrected,
    DeckChecked,
    DeckRegistered,
    DecksLocked,
    Exchanged,
    Extended,
    Issued,
    Opened,
    Penalised,
    Placed,
    Recorded,
    Registered,
    Renamed,
    Repaired,
    Replaced,
    Returned,
    Ruled,
    Step,
    Struck,
    Taken,
    Withdrawn,
)

_EVERYTHING = "everything"


def _about(step: Step) -> tuple[str, ...]:
    """What a step is about; two steps clash if they are about the same."""
    match step:
        case Claimed() | Recorded() | Corrected() | Struck() | Awarded() | Placed() | Extended() | Opened():
            return (f"table {step.round} {step.table}",)
        case Registered():
            return (f"name {folded(step.name)}",)
        case Renamed():
            return (f"player {step.player}", f"name {folded(step.name)}")
        case (
            Exchanged()
            | BoosterUsed()
            | DeckRegistered()
            | Issued()
            | DeckChecked()
            | Withdrawn()
            | Returned()
            | Penalised()
            | Replaced()
        ):
            return (f"player {step.player}",)
        case ClockStarted() | ClockPaused() | ClockResumed():
            return (f"clock {step.round}",)
        case DecksLocked():
            return ("decks",)
        case Ruled() | Repaired():
            return ()
        case _:  # seatings, plans, undoing, wrapping up
            return (_EVERYTHING,)


def clashing(since: Sequence[Taken], new: Sequence[Taken]) -> tuple[Taken, ...]:
    """The steps that were taken meanwhile and are about what the new ones are about."""
    wanted = {about for taken in new for about in _about(taken.step)}
    if not wanted:
        return ()
    found = []
    for taken in since:
        about = set(_about(taken.step))
        if about & wanted or (about and (_EVERYTHING in wanted or _EVERYTHING in about)):
            found.append(taken)
    return tuple(found)
