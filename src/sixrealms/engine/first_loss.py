"""What was first taken out of an undecided round: the attacker, the defender or the realm.

Whatever ends a round ends it then and there; what goes afterwards, in the windows before the round is settled, changes
neither who has won nor the spoils (ledger: battle.end.realm-gone, battle.end.attacker-discarded,
battle.after-combat-attacker). Cards taken by one and the same act go together (battle.end.both-discarded).
"""

from __future__ import annotations

from sixrealms.engine import atoms, marks
from sixrealms.engine.state import State


def remember_going(s: State, card: int) -> None:
    """Note when a champion or the realm of the round was lost to it; its first going counts."""
    b = s.battle
    if (
        b is not None
        and b.stage < 3
        and card in (b.champion, b.opponent, b.target)
        and not s.marks.get(marks.GONE.of(card))
    ):
        atoms.mark(s, marks.GONE.of(card), s.next_id)


def went(s: State, card: int) -> int:
    """When the card was lost to the round, counted in acts; one of which nobody has taken note goes last."""
    return s.marks.get(marks.GONE.of(card), s.next_id + 1)
