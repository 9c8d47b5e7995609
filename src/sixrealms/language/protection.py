"""What cannot be done to a card, and where it goes instead."""

from __future__ import annotations

from sixrealms.powers.averted_loss import THREATENED, Avert
from sixrealms.powers.immunity import Immune
from sixrealms.powers.protection import DiscardedInstead, GoesInstead, Protected

__all__ = [
    "THREATENED",
    "Avert",
    "DiscardedInstead",
    "GoesInstead",
    "Immune",
    "Protected",
]
