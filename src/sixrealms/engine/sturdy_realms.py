"""Realms that stand although they have been razed or defeated in battle: it takes more than once."""

from __future__ import annotations

from sixrealms.engine import atoms, marks
from sixrealms.engine.atoms import note
from sixrealms.engine.board import holding_true
from sixrealms.engine.state import State
from sixrealms.engine.statics import Withstands


def withstand(s: State, realm: int) -> bool:
    """Count a defeat of a realm in battle, not by card play. True if it has to be defeated once more in this turn
    before it is razed.
    """
    for static, x, _ in holding_true(s, Withstands):
        needed = static.defeats(s, realm, x)
        if needed > 1:
            times = s.marks.get(marks.DEFEATS.of_copy(s, realm), 0) + 1
            atoms.mark(s, marks.DEFEATS.of_copy(s, realm), times if times < needed else 0)
            if times < needed:
                note(s, "protected", realm, x.source)
                return True
    return False


def stands_up(s: State, realm: int) -> int:
    """How many razings in a row, this one included, have left the realm face up; 0 if it is turned over."""
    row = s.marks.get(marks.RAZINGS.of_copy(s, realm), 0) + 1
    needed = max((static.razings(s, realm, sx) for static, sx, _ in holding_true(s, Withstands)), default=1)
    return row if row < needed else 0
