"""Phases of a turn that are left out."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine import atoms, marks
from sixrealms.engine.ask import finish
from sixrealms.engine.immunity import player_shielded
from sixrealms.engine.power import Context, Effect
from sixrealms.engine.state import State


@dataclass(frozen=True)
class SkipPhase(Effect):
    """The turn that runs has no phase 3 or 4, whichever is named, if it has not come so far: nothing that belongs into
    it can be done (exception to turn.sequence).
    """

    phase: int

    def step(self, s: State, pc: int, x: Context) -> None:
        if self.possible(s, x):
            atoms.mark(s, marks.PHASE_SKIPPED.of(self.phase))
        finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        return s.phase < self.phase and not player_shielded(s, s.active, x)
