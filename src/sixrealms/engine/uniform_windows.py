"""Stopping wherever others may respond, before it is seen who of them can.

A game asks only those who can respond (flow/window.py, flow/averted_loss.py), so that whether it stops tells what
they hold. A table where silence is to tell nothing plays with these functions instead of `run.advance`: the game
halts at every offer somebody could take with a card of their hand, with nobody asked, and goes on when the table says
so. What happens in the end is the same.
"""

from __future__ import annotations

from typing import Final

from sixrealms.engine.action import ACT, PASS, Action, Decision
from sixrealms.engine.flow.averted_loss import averting
from sixrealms.engine.flow.window import TAKEN_BY_NOBODY, answer_options, anytime_options
from sixrealms.engine.run import PROCEDURES, run
from sixrealms.engine.state import Frame, State

#: What the seats are asked in each of these procedures, and where its frame names the seats.
_ASKS: Final = {"window": ("ask-answer", 3), "anytime": ("ask-anytime", 2), "threat": ("ask-loss", 3)}
#: The questions of an offer that others may take or pass.
OFFERS: Final = frozenset(about for about, _ in _ASKS.values())


def advance(s: State, action: Action) -> None:
    """Answer the pending decision in place; the game stops at the next decision or halts at the next offer."""
    s.pending = None
    s.answer = action
    run_on(s)


def run_on(s: State) -> None:
    """Go on to the next decision or offer, as `run.run`; so a new game begins."""
    s.halting = True
    run(s, halted)
    s.halting = False


def halted(s: State) -> bool:
    """Whether the game halts: an offer begins that somebody could take with a hidden card, or with any they have."""
    if s.pending is not None or s.result is not None or not s.frames:
        return False
    frame = s.frames[-1]
    if frame[0] not in _ASKS or frame[1] not in (0, TAKEN_BY_NOBODY):
        return False
    act = s.act(frame[2]) if frame[0] == "window" else None
    if frame[0] == "window" and (act is None or act.cancelled):
        return False
    return any(s.hand(seat) for seat in _seats(frame)) or bool(offers(s))


def offers(s: State) -> list[Decision]:
    """What the seats are offered where the game halts, in the order in which they respond."""
    frame = s.frames[-1]
    about, _ = _ASKS[frame[0]]
    found = ((seat, _options(s, frame, seat)) for seat in _seats(frame))
    return [Decision(seat, ACT, about, (*options, PASS)) for seat, options in found if options]


def offered_to(s: State) -> tuple[int, ...]:
    """The seats that may respond where the game halts, whether they can or not."""
    return _seats(s.frames[-1])


def _seats(frame: Frame) -> tuple[int, ...]:
    seats: tuple[int, ...] = frame[_ASKS[frame[0]][1]]
    return seats


def _options(s: State, frame: Frame, seat: int) -> list[Action]:
    if frame[1] == TAKEN_BY_NOBODY:
        return []
    if frame[0] == "window":
        return answer_options(s, seat, frame[2], frame[4])
    return anytime_options(s, seat) if frame[0] == "anytime" else averting(s, seat, frame[2])


def go_on(s: State) -> None:
    """Go on from where the game halts: to the first who can respond, or past the offer to what comes then."""
    s.halting = True
    _one_step(s)
    run_on(s)


def respond(s: State, action: Action) -> None:
    """Answer the question of an offer. After a pass the others are asked without another halt."""
    s.pending = None
    s.answer = action
    s.halting = True
    _one_step(s)
    if action == PASS:
        _one_step(s)
    run_on(s)


def _one_step(s: State) -> None:
    frame = s.frames[-1]
    PROCEDURES[frame[0]](s, frame)
