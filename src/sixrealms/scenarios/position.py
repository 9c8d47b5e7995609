"""Any position, built directly: what lies where, whose turn and phase it is; then played to the first decision."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Final

from sixrealms.engine import marks
from sixrealms.engine.flow.game import begin
from sixrealms.engine.run import run
from sixrealms.engine.state import State, TurnState
from sixrealms.scenarios import memory, ongoing_effects
from sixrealms.scenarios.description import LaidPosition
from sixrealms.scenarios.lay_cards import Laying
from sixrealms.scenarios.memory import DONE
from sixrealms.scenarios.mistake import Mistake
from sixrealms.scenarios.objects import SEATS, Objects

#: What comes next in the turn: 0 to 5 stand in a phase (1 draws next), 6 is between two turns, start a new turn.
PHASES: Final[Mapping[int | str, str]] = {
    0: "phase-0", 1: "draw", 2: "phase-2", 3: "phase-3", 4: "phase-4", 5: "phase-5", 6: "turn-ends", "start": "start"
}  # fmt: skip
#: The beginning of a turn: what runs until then has not ended yet.
START: Final = "start"
#: Before the first turn: `setup` shuffles and lets chance say who begins, `deal` leaves the piles as they are written.
SETUP: Final = "setup"
DEAL: Final = "deal"
BEFORE: Final = (SETUP, DEAL)
#: All that `phase` may be.
STANDS: Final = (*PHASES, *BEFORE)
#: What lies there before a game begins; everything else comes later.
_BEFORE_THE_GAME: Final = frozenset({"draw", "dungeon", "realms", "mulligans"})


def build(p: LaidPosition) -> tuple[State, Objects]:
    """The state at its first decision, and the names of its cards.

    The game is patient: everybody is asked what they do even if all they can do is pass (`ask.patient`). Refuses, with
    ScenarioError, what cannot lie on a table, and cards whose power is not written unless `unenforced` allows them.
    """
    letters = list(p.seats)
    if letters != list(SEATS[: len(letters)]) or not 2 <= len(letters) <= len(SEATS):
        given = ", ".join(letters)
        raise Mistake(("seats",), "lay-seats", most=str(len(SEATS)), given=given)
    if p.active not in letters:
        raise Mistake(("active",), "lay-no-seat", seat=p.active, known=", ".join(letters))
    if p.phase not in STANDS:
        raise Mistake(("phase",), "lay-none-of", value=repr(p.phase), known=", ".join(map(str, STANDS)))
    laying = Laying(p, letters)
    s = State(laying.kit(), p.seed)
    objects = laying.objects(s.kit)
    s.marks.update(p.marks)
    s.marks[marks.PATIENT.alone] = 1
    if p.phase in BEFORE:
        _stand_before_the_game(s, p, laying)
    else:
        laying.lay(s)
        _set_clock(s, p, laying.index, objects)
        for i, effect in enumerate(p.effects):
            ongoing_effects.begin(s, objects, effect, ("effects", i))
        ongoing_effects.begin_noted(s, objects)
    run(s)
    return s, objects


def _stand_before_the_game(s: State, p: LaidPosition, laying: Laying) -> None:
    """Nobody has drawn a card: what follows is laying the first realms, cutting, dealing and the first turn."""
    for letter, seat in p.seats.items():
        for zone in fields(seat):
            if zone.name not in _BEFORE_THE_GAME and getattr(seat, zone.name):
                raise Mistake(("seats", letter, zone.name), "lay-before", known=", ".join(sorted(_BEFORE_THE_GAME)))
    if p.effects:
        raise Mistake(("effects",), "lay-before", known=", ".join(sorted(_BEFORE_THE_GAME)))
    if p.phase == SETUP:
        begin(s)
        for letter, seat in p.seats.items():
            memory.set_seat(s, laying.index[letter], seat)
        return
    laying.lay(s)
    first = laying.index[p.active]
    s.active, s.turn = first, TurnState(first)
    s.frames = [("game", "cut", first, 0)]
    if s.kit.realm_decks:
        oldest = dict(s.kit.setup.options).get("oldest", "")  # tyrant.setup.order
        s.frames.append(("laying", "next", int(oldest) - 1 if oldest else laying.index["A"]))


def _set_clock(s: State, p: LaidPosition, index: Mapping[str, int], objects: Objects) -> None:
    """Whose turn it is, in which phase, and what comes next."""
    s.turns_taken = memory.begun_by(s, p.taken, index)
    s.turns = p.turn or sum(s.turns_taken)
    s.active = index[p.active]
    s.turn = TurnState(s.active, objects.one(p.granted_by) if p.granted_by else -1)
    s.phase = p.phase if isinstance(p.phase, int) else 0
    for did in p.done:
        if did not in DONE:
            raise Mistake(("done",), "lay-none-of", value=repr(did), known=", ".join(DONE))
        s.done |= DONE[did]
    memory.owe(s, objects, p.owed, ("owed",))
    s.check_goal = False
    s.frames = [("game", "turns"), ("turn", PHASES[p.phase])]
