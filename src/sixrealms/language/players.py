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
    LEFT_NEIGHBOUR,
    OPPONENTS,
    OTHER_SIDE,
    OTHERS,
    OUTSIDERS,
    PLAYER_OPPOSITE,
    RIGHT_NEIGHBOUR,
    YOU,
    Apart,
    ChosenPlayer,
    HavingCards,
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
    "LEFT_NEIGHBOUR",
    "OPPONENTS",
    "OTHERS",
    "OTHER_SIDE",
    "OUTSIDERS",
    "PLAYER_OPPOSITE",
    "RIGHT_NEIGHBOUR",
    "YOU",
    "Apart",
    "ChosenPlayer",
    "HavingCards",
]
