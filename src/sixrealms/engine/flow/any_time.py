"""Opening a window for what may be played at any time (event.any-time, order.response-right)."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ask import push
from sixrealms.engine.once_a_turn import OTHERS_ASKED
from sixrealms.engine.state import State
from sixrealms.engine.statics import Perishing


def offer(s: State, seats: tuple[int, ...]) -> None:
    """Ask these seats in turn, as the last thing a step does. The window is left out if it would close at once: none of
    them could have anything, and before it is opened nothing happens that gives them some.
    """
    if not s.halting and not s.triggers and not s.kit.tokens and Perishing.kind not in s.kit.questions:
        seats = from_first_holder(s, seats)
        if not seats:
            s.done |= OTHERS_ASKED
            return
    push(s, "anytime", 0, seats)


def from_first_holder(s: State, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Those of these seats that come after all who can have nothing for any time."""
    kit = s.kit
    if kit.used_any_time:
        return seats
    offered, lists = kit.offered["any"], s.lists
    for at, seat in enumerate(seats):
        if not offered.isdisjoint(lists[seat * z.LISTED + z.HAND]):
            return seats[at:]
    return ()


def may_hold(s: State, seat: int) -> bool:
    """Whether this seat could have something for any time; if not, no window needs to be opened for it."""
    kit = s.kit
    return kit.used_any_time or not kit.offered["any"].isdisjoint(s.lists[seat * z.LISTED + z.HAND])
