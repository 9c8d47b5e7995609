"""Saying that a champion of the round is defeated: once, while everything is still where it was.

A champion is defeated by totals or when card play forces it out of the battle (ledger: gloss.defeated); the powers
that wait for it, its own among them, must see it before it is gone.
"""

from __future__ import annotations

from typing import Final

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.battle_flags import KEPT, STOPPED
from sixrealms.engine.level import allies_of
from sixrealms.engine.state import State
from sixrealms.engine.traits import acting_allies
from sixrealms.engine.triggers import emit

#: Where a beaten champion goes; coming back to the pool or hand by card play is no defeat (discard.implies-defeat).
LOST: Final = frozenset({z.DISCARD, z.LIMBO, z.ABYSS, z.VOID})


def forced_out(s: State, card: int, to: int) -> bool:
    """Whether card play that sends `card` to the zone `to` defeats it now: it fights, and nothing is decided yet."""
    b = s.battle
    return (
        b is not None and b.stage < 3 and to in LOST and s.zone[card] == z.BATTLE and card in (b.champion, b.opponent)
    )


def merely_kept(s: State, card: int) -> bool:
    """Whether the loser of the decided round goes home unbeaten: card play took it out of the fight and did not
    discard it. Of those only a stopped attacker is defeated (wall.attacker-stopped, wall.defender-stopped).
    """
    b = s.battle
    return b is not None and KEPT in b.flags and not (STOPPED in b.flags and card == b.champion)


def say_defeated(s: State, card: int) -> None:
    """Let the powers that wait for it know that this champion is defeated and on the losing side with its allies; a
    second time in the round is silent.
    """
    b = s.battle
    assert b is not None
    if was_defeated(s, card):
        return
    atoms.mark(s, marks.DEFEATED.of(card))
    winner = b.opponent if card == b.champion else b.champion
    by = b.defender if card == b.champion else b.attacker
    if not merely_kept(s, card):
        emit(s, "defeated", card, by=by, other=winner)
    for loser in (card, *allies_of(s, card), *acting_allies(s, card)):  # who merely goes home has lost all the same
        emit(s, "on-losing-side", loser, by=by, other=winner)


def was_defeated(s: State, card: int) -> bool:
    """Whether the defeat of this champion in the round has been said."""
    return bool(s.marks.get(marks.DEFEATED.of(card)))
