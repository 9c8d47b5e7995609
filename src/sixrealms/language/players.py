"""Players: you, your opponents, the attacker, a chosen one."""

from __future__ import annotations

from sixrealms.powers.players import (
    ACTIVE_PLAYER,
    ATTACKING_PLAYER,
    BOTH_SIDES,
    BY,
    CARDS_OWNER,
    CARDS_PLAYER,
    DEFENDING_PLAYER,
    EACH,
    EVERYONE,
    OPPONENTS,
    OTHER_SIDE,
    OTHERS,
    OUTSIDERS,
    YOU,
    Apart,
    ChosenPlayer,
    HavingCards,
    is_opponent,
)

__all__ = [
    "ACTIVE_PLAYER",
    "ATTACKING_PLAYER",
    "BOTH_SIDES",
    "BY",
    "CARDS_OWNER",
    "CARDS_PLAYER",
    "DEFENDING_PLAYER",
    "EACH",
    "EVERYONE",
    "OPPONENTS",
    "OTHERS",
    "OTHER_SIDE",
    "OUTSIDERS",
    "YOU",
    "Apart",
    "ChosenPlayer",
    "HavingCards",
    "is_opponent",
]
