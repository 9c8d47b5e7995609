"""Any position, built directly: what lies where, whose turn and phase it is; then played to the first decision."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sixrealms.engine.ask import PATIENT
from sixrealms.engine.playing import DID_ATTACK, DID_HOLDING, DID_REALM, DID_RULE
from sixrealms.engine.run import run
from sixrealms.engine.state import State, Turn
from sixrealms.scenarios import running
from sixrealms.scenarios.description import Position
from sixrealms.scenarios.laying import Laying
from sixrealms.scenarios.mistake import Mistake
from sixrealms.scenarios.objects import SEATS, Objects

PHASES: Final[Mapping[int | str, str]] = {
    0: "phase-0", 1: "draw", 2: "phase-2", 3: "phase-3", 4: "phase-4", 5: "phase-5", "start": "start"
}  # fmt: skip
DONE: Final = {"realm": DID_REALM, "holding": DID_HOLDING, "rule": DID_RULE, "attack": DID_ATTACK}


def build(p: Position) -> tuple[State, Objects]:
    """The state at its first decision, and the names of its cards.

    The game is patient: everybody is asked what he does even if all he can do is pass (`ask.PATIENT`). Refuses, with
    ScenarioError, what cannot lie on a table, and cards whose power is not written unless `unenforced` allows them.
    """
    letters = list(p.seats)
    if letters != list(SEATS[: len(letters)]) or not 2 <= len(letters) <= len(SEATS):
        given = ", ".join(letters)
        raise Mistake(("seats",), "lay-seats", most=str(len(SEATS)), given=given)
    if p.active not in letters:
        raise Mistake(("active",), "lay-no-seat", seat=p.active, known=", ".join(letters))
    laying = Laying(p, letters)
    s = State(laying.kit(), p.seed)
    laying.lay(s)
    objects = laying.objects()
    _set_clock(s, p, laying.index)
    for i, effect in enumerate(p.effects):
        running.begin(s, objects, effect, ("effects", i))
    run(s)
    return s, objects


def _set_clock(s: State, p: Position, index: Mapping[str, int]) -> None:
    """Whose turn it is, in which phase, and what comes next."""
    step = PHASES.get(p.phase)
    if step is None:
        raise Mistake(("phase",), "lay-none-of", value=repr(p.phase), known=", ".join(map(str, PHASES)))
    taken = [0] * s.n
    if not isinstance(p.taken, int) and (unknown := sorted(set(p.taken) - set(index))):
        raise Mistake(("taken", unknown[0]), "lay-no-seat", seat=unknown[0], known=", ".join(index))
    for letter, seat in index.items():
        taken[seat] = p.taken if isinstance(p.taken, int) else p.taken.get(letter, 3)
    s.turns_taken = tuple(taken)
    s.turns = p.turn or sum(taken)
    s.active = index[p.active]
    s.turn = Turn(s.active)
    s.phase = p.phase if isinstance(p.phase, int) else 0
    for did in p.done:
        if did not in DONE:
            raise Mistake(("done",), "lay-none-of", value=repr(did), known=", ".join(DONE))
        s.done |= DONE[did]
    s.marks.update(p.marks)
    s.marks[PATIENT] = 1
    s.check_goal = False
    s.frames = [("game", "turns"), ("turn", step)]
