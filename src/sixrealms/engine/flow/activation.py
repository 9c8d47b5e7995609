"""What comes into a round whose powers have activated already works as it comes.

A champion's power works in full on being moved into combat (ledger: activation.full-on-entry), and cards played during
the battle take effect as they are laid down (activation.played-in-battle).
"""

from __future__ import annotations

from sixrealms.engine.state import State
from sixrealms.engine.traits import stands_aside
from sixrealms.engine.triggers import emit


def activated(s: State) -> bool:
    """Whether a round is on that has begun to activate and is not decided."""
    b = s.battle
    return b is not None and b.stage < 3 and any(frame[0] == "round" and frame[1] != "activate" for frame in s.frames)


def activate_late(s: State, card: int, by: int) -> None:
    """Let the power work that a card has for the activation of a round, if it has missed it."""
    if activated(s) and not stands_aside(s, card):
        emit(s, "activate", card, by=by)
