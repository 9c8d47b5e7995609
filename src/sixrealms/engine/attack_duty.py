"""Who could have attacked in a turn and has not: noted only in games in which a card asks for it."""

from __future__ import annotations

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.action import Action
from sixrealms.engine.state import State


def note_chances(s: State, attacks: list[Action]) -> None:
    """Remember who may attack now; of a hand only that it holds somebody who may."""
    for attack in attacks:
        atoms.mark(s, marks.COULD_ATTACK.alone)
        if s.zone[attack.card] == z.POOL:
            atoms.mark(s, marks.COULD_ATTACK.of(attack.card))


def has_shirked(s: State, champion: int) -> bool:
    """Whether this champion could have attacked in this turn and has not."""
    return marks.COULD_ATTACK.of(champion) in s.marks and marks.ATTACKED.of(champion) not in s.marks


def nobody_went(s: State, player: int) -> bool:
    """Whether this player could have attacked in the turn that runs and has not."""
    if s.active != player or marks.COULD_ATTACK.alone not in s.marks:
        return False
    return not any(key.startswith(marks.ATTACKED.prefix) for key in s.marks)
