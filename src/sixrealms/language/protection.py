"""What cannot be done to a card, and where it goes instead."""

from __future__ import annotations

from sixrealms.powers.averting import THREATENED, Avert
from sixrealms.powers.firm import Firm
from sixrealms.powers.immunity import Immune, NoImmunity, PlayersImmune
from sixrealms.powers.protection import (
    CannotBeAnswered,
    GoesInstead,
    Protected,
    UnplayedToDiscard,
)

__all__ = [
    "THREATENED",
    "Avert",
    "CannotBeAnswered",
    "Firm",
    "GoesInstead",
    "Immune",
    "NoImmunity",
    "PlayersImmune",
    "Protected",
    "UnplayedToDiscard",
]
