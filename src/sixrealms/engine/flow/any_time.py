"""Opening a window for what may be played at any time (event.any-time, order.response-right)."""

from __future__ import annotations

from sixrealms.engine import tokens
from sixrealms.engine import zones as z
from sixrealms.engine.ask import push
from sixrealms.engine.battle_statics import FoughtBelow
from sixrealms.engine.board import statics, with_copies
from sixrealms.engine.once_a_turn import OTHERS_ASKED
from sixrealms.engine.repeated_events import may_be_for
from sixrealms.engine.state import State
from sixrealms.engine.statics import Perishing


def offer(s: State, seats: tuple[int, ...]) -> None:
    """Ask these seats in turn, as the last thing a step does. The window is left out if it would close at once: none of
    them could have anything, and before it is opened nothing happens that gives them some.
    """
    if not s.halting and _calm(s):
        seats = from_first_holder(s, seats)
        if not seats:
            s.done |= OTHERS_ASKED
            return
    push(s, "anytime", 0, seats)


def _calm(s: State) -> bool:
    """Whether nothing happens between two steps now (run.run): no power waits, makes something or takes it away."""
    if s.triggers or (s.kit.tokens and not tokens.idle(s)):
        return False
    return Perishing.kind not in s.kit.questions or not statics(s, Perishing)


def may_ever_hold(s: State, seats: tuple[int, ...]) -> bool:
    """Whether any of these seats has a card for any time in hand, or any card of the game a power used at any time."""
    return s.kit.used_any_time or bool(from_first_holder(s, seats))


def from_first_holder(s: State, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Those of these seats that come after all who can have nothing for any time as things stand."""
    kit = s.kit
    if s.battle is not None and (kit.keeps_beneath or FoughtBelow.kind in kit.questions):
        return seats  # what they may play lies elsewhere as well
    offered, lists, used = kit.offered["any"], s.lists, kit.used_any_time
    for at, seat in enumerate(seats):
        if not offered.isdisjoint(lists[seat * z.LISTED + z.HAND]) or (used and _uses(s, seat)):
            return seats[at:]
    return ()


def may_hold(s: State, seat: int) -> bool:
    """Whether this seat could have something for any time; if not, no window needs to be opened for it."""
    return bool(from_first_holder(s, (seat,)))


def _uses(s: State, seat: int) -> bool:
    """Whether the seat may have a card whose power is used at any time: in play, copied, or in the hand for that."""
    b, used = with_copies(s), s.kit.used["any"]
    if not used.isdisjoint(b.usable) and any(card in used and may_be_for(s, seat, card) for card in b.usable):
        return True
    if b.copied or b.reflected:
        return True
    return s.kit.used_from_hand and not used.isdisjoint(s.hand(seat))
