"""The positions of a game that a scenario can begin with: before the deal, at the start of a turn, in a phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixrealms import table
from sixrealms.engine import zones as z
from sixrealms.engine.action import Action
from sixrealms.engine.flow.game import begin
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.run import run
from sixrealms.engine.state import State
from sixrealms.scenarios.position import DEAL, START

_PHASE: Final = "ask-phase-"


def phase_of(s: State) -> int | str | None:
    """What stands as `phase` in a scenario that begins with this position; None if none does."""
    if s.acts or s.triggers or s.battle or s.result is not None or s.answer is not None:
        return None
    if s.pending is None:
        if s.frames == [("game", "turns"), ("turn", "start")]:
            return START
        return DEAL if _before_the_deal(s) else None
    in_turn = len(s.frames) == 2 and s.frames[0] == ("game", "turns") and s.frames[1][0] == "turn"
    return s.phase if in_turn and s.pending.about.startswith(_PHASE) else None


def _before_the_deal(s: State) -> bool:
    """Nothing has been cut or laid yet, and nothing was torn up in a game that was started over."""
    if not s.frames or s.frames[0] != ("game", "cut", s.active, 0) or any(s.listed(p, z.VOID) for p in range(s.n)):
        return False
    return len(s.frames) == (2 if s.kit.realm_decks else 1) and s.frames[-1][1] in ("cut", "next")


def last_beginning(setup: GameSetup, actions: Sequence[Action]) -> tuple[State, list[Action]]:
    """The last position of a game that a scenario can begin with, and what was done since."""
    s = State(table.kit_for(setup), setup.seed)
    begin(s)
    found: list[tuple[State, int]] = []
    done: list[Action] = []

    def look(at: State) -> bool:
        if phase_of(at) is not None:
            found[:] = [(at.copy(), len(done))]
        return False

    look(s)
    run(s, look)
    for action in actions:
        look(s)
        if s.pending is None or action not in s.pending.options:
            break
        done.append(action)
        s.pending, s.answer = None, action
        run(s, look)
    last, since = found[0]
    return last, done[since:]
