"""Cards that stay on the table beyond the time they state (statics.KeepsGoing): so many, and then the oldest goes."""

from __future__ import annotations

from typing import Final

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.board import holding_true
from sixrealms.engine.state import Running, State
from sixrealms.engine.statics import KeepsGoing

#: How a time that turns measure begins (powers.durations).
_TURNS: Final = frozenset({"turn-end", "start", "end"})


def overdue(s: State, running: Running) -> bool:
    """Whether its time has been over for a while and nothing keeps it going any longer."""
    if KeepsGoing.kind not in s.kit.questions or running.card < 0:
        return False
    return bool(s.marks.get(marks.OVERDUE.of_copy(s, running.card))) and not _kept(s, running.card)


def keep_going(s: State, running: Running) -> bool:
    """Let a running effect whose time is over go on all the same if something says so, and note that; False if not."""
    if KeepsGoing.kind not in s.kit.questions or running.card < 0 or running.until[0] not in _TURNS:
        return False
    if not _kept(s, running.card):
        return False
    atoms.mark(s, marks.OVERDUE.of_copy(s, running.card))
    return True


def surplus(s: State) -> list[Running]:
    """What ends because more cards go on than may, those first that have done so longest."""
    if KeepsGoing.kind not in s.kit.questions:
        return []
    for static, x, _ in holding_true(s, KeepsGoing):
        timed = {r.card for r in s.effects if r.card >= 0 and r.until[0] in _TURNS and s.zone[r.card] == z.TABLE}
        going = sorted((c for c in timed if static.who.holds(s, c, x)), key=lambda c: s.play_order[c])
        if len(going) > static.most:
            over = going[: -static.most]
            return [r for r in s.effects if r.card in over]
    return []


def _kept(s: State, card: int) -> bool:
    if s.zone[card] != z.TABLE:
        return False
    return any(static.who.holds(s, card, x) for static, x, _ in holding_true(s, KeepsGoing))
