"""The abilities a card may have, and how it is written down."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Answer, Play, Target, Use, When
from sixrealms.powers.registry import card, same_as

__all__ = [
    "Always",
    "Answer",
    "Play",
    "Target",
    "Use",
    "When",
    "card",
    "same_as",
]
