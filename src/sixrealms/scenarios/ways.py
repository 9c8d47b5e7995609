"""One game played in several ways at once: as it is, in copies, and through saving and loading.

After every answer all of them must be the same position; a copy must leave its original alone; and what is remembered
must be what a fresh look finds.
"""

from __future__ import annotations

import msgspec

from sixrealms.engine import board as boards
from sixrealms.engine import marks
from sixrealms.engine.action import Action
from sixrealms.engine.ask import patient
from sixrealms.engine.digest import StateData, digest, restore, state_data
from sixrealms.engine.filed_board import Board
from sixrealms.engine.level import level, total
from sixrealms.engine.run import run
from sixrealms.engine.state import State

_WRITER = msgspec.msgpack.Encoder()
_READER = msgspec.msgpack.Decoder(StateData)


class WaysDiffer(AssertionError):
    """The same game went different ways: a fault of the program, not of the scenario."""


class Ways:
    """`main` is the game as it is; the others follow it. With `single` there are no others."""

    def __init__(self, state: State, *, single: bool = False) -> None:
        self.main = state
        self._single = single
        self._copied = state.copy()
        self._loaded = state
        if not single:
            self._loaded = through_a_file(state)
            self._compare("begin")

    def advance(self, action: Action) -> None:
        """Answer the pending decision in every way."""
        if self._single:
            _advance(self.main, action)
            return
        original, before = self._copied, digest(self._copied)
        self._copied = original.copy()
        _advance(self._copied, action)
        if digest(original) != before:
            raise WaysDiffer(f"{action.verb} in a copy changed the state it was copied from")
        self._loaded = through_a_file(self._loaded)
        _advance(self._loaded, action)
        _advance(self.main, action)
        self._compare(action.verb)

    def _compare(self, after: str) -> None:
        here = digest(self.main)
        if digest(self._copied) != here:
            raise WaysDiffer(f"after {after!r} the game played on in copies is another position")
        if digest(self._loaded) != here:
            raise WaysDiffer(f"after {after!r} the game saved and loaded at every decision is another position")
        for difference in naive_differences(self.main):
            raise WaysDiffer(f"after {after!r}: {difference}")


def _advance(s: State, action: Action) -> None:
    """Answer the pending decision. A patient game stays patient when it begins anew."""
    was_patient = patient(s)
    s.pending, s.answer = None, action
    run(s, lambda s: was_patient and not patient(s))
    if was_patient and not patient(s):
        s.marks[marks.PATIENT.alone] = 1
        run(s)


def through_a_file(s: State) -> State:
    """The state written down and read into a fresh one."""
    fresh = State(s.kit, s.seed)
    restore(fresh, _READER.decode(_WRITER.encode(state_data(s))))
    return fresh


def naive_differences(s: State) -> list[str]:
    """Where what the engine remembers is not what looking at every card afresh finds."""
    cold = s.copy()
    cold.forget()
    fast, naive = boards.board(s.copy()), boards.build(cold, naive=True)
    found = []
    if sorted(fast.cards) != sorted(naive.cards):
        found.append(f"cards in play differ: {sorted(set(fast.cards) ^ set(naive.cards))}")
    if _entries(fast) != _entries(naive):
        found.append("the active powers are not those that looking at every card finds")
    fresh = s.copy()
    fresh.forget()
    defs, defn = s.kit.defs, s.defn
    for card in fast.cards:
        d = defs[defn[card]]
        if (d.champion or d.type == "ally") and level(s.copy(), card) != level(fresh, card):
            found.append(f"the remembered level of {s.name(card)} is not the one computed afresh")
    battle = s.battle
    if battle is not None and battle.opponent >= 0 and battle.stage < 3:
        for champion in (battle.champion, battle.opponent):
            if total(s.copy(), champion) != total(fresh, champion):
                found.append(f"the remembered total of {s.name(champion)} is not the one computed afresh")
    return found


def _entries(b: Board) -> list[tuple[object, ...]]:
    statics = [("always", kind, n.key, *x[:4], repr(x.bound)) for kind, row in b.statics.items() for n, x, _ in row]
    whens = [("when", event, w.key, *x[:4], repr(x.bound)) for event, row in b.whens.items() for w, x in row]
    return sorted([*statics, *whens])
