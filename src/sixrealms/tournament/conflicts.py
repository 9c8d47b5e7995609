"""When two people change an event at once: what one of them did not know and would have to."""

from __future__ import annotations

from collections.abc import Sequence

from sixrealms.tournament import steps
from sixrealms.tournament.player_names import folded

_EVERYTHING = "everything"


def _about(step: steps.Step) -> tuple[str, ...]:
    """What a step is about; two steps clash if they are about the same."""
    match step:
        case (
            steps.Claimed()
            | steps.Recorded()
            | steps.Corrected()
            | steps.Struck()
            | steps.Awarded()
            | steps.Placed()
            | steps.Extended()
            | steps.Opened()
        ):
            return (f"table {step.round} {step.table}",)
        case steps.Registered():
            return (f"name {folded(step.name)}",)
        case steps.Renamed():
            return (f"player {step.player}", f"name {folded(step.name)}")
        case (
            steps.Exchanged()
            | steps.BoosterUsed()
            | steps.DeckRegistered()
            | steps.Issued()
            | steps.DeckChecked()
            | steps.Withdrawn()
            | steps.Returned()
            | steps.Penalised()
            | steps.Replaced()
        ):
            return (f"player {step.player}",)
        case steps.ClockStarted() | steps.ClockPaused() | steps.ClockResumed():
            return (f"clock {step.round}",)
        case steps.DecksLocked():
            return ("decks",)
        case steps.Ruled() | steps.Repaired():
            return ()
        case _:  # seatings, plans, undoing, wrapping up
            return (_EVERYTHING,)


def clashing(since: Sequence[steps.Taken], new: Sequence[steps.Taken]) -> tuple[steps.Taken, ...]:
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
