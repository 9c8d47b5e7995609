"""Champions of other players, and those that fight as allies: to whose pool they go home."""

from __future__ import annotations

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.atoms import note
from sixrealms.engine.state import State

#: How a champion that has fought as an ally ends (marks.JOINED).
WITH_ALL, BARE, LOST_ANYWAY, BY_ITS_SIDE = 1, 2, 3, 4


def remember_pool(s: State, card: int) -> None:
    """Whose pool a champion leaves to fight as an ally, if that is not its owner's."""
    if s.ctrl[card] != s.owner[card]:
        atoms.mark(s, marks.FROM_POOL.of_copy(s, card), s.ctrl[card] + 1)


def home_of(s: State, card: int) -> int:
    """The seat to whose pool a champion goes that has fought as an ally: where it came from (open.champion-as-ally)."""
    return (s.marks.get(marks.FROM_POOL.of_copy(s, card)) or s.owner[card] + 1) - 1


def back_to_pool(s: State, card: int) -> None:
    """A champion that has fought as an ally goes home; what it carries works for its player again."""
    home = home_of(s, card)
    atoms.move(s, card, z.POOL, home)
    atoms.set_control(s, card, home)


def release(s: State, card: int) -> None:
    """Nobody holds another player's champion any longer: it goes to its owner's pool, out of a battle as soon as it
    has fought its round.
    """
    if s.ctrl[card] == s.owner[card]:
        return
    if s.zone[card] == z.POOL:
        atoms.set_control(s, card, s.owner[card])
        note(s, "control", card, s.owner[card])
    elif s.zone[card] == z.BATTLE:
        atoms.mark(s, marks.RELEASED.of_copy(s, card))
    elif s.zone[card] == z.ATTACHED:
        atoms.mark(s, marks.FROM_POOL.of_copy(s, card), 0)


def to_its_pool(s: State, champion: int) -> None:
    """Out of the battle to the pool of whoever has it, or of its owner if it has been released meanwhile."""
    atoms.move(s, champion, z.POOL, s.ctrl[champion])
    if s.marks.get(marks.RELEASED.of_copy(s, champion)):
        release(s, champion)
