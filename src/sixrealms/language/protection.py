"""What cannot be done to a card, and where it goes instead."""

from __future__ import annotations

from sixrealms.powers.averting import THREATENED, Avert
from sixrealms.powers.firm import Firm
from sixrealms.powers.immunity import Immune, ImmuneEvenToGood, NoneImmune, PlayersImmune
from sixrealms.powers.protection import (
    CannotBeAnswered,
    GoesInstead,
    NeverInTheAbyss,
    OnlyInCombat,
    Protected,
    RealmsFallInstead,
    UnplayedToDiscard,
)
from sixrealms.powers.table_rules import NeverRemoved

__all__ = [
    "THREATENED",
    "Avert",
    "CannotBeAnswered",
    "Firm",
    "GoesInstead",
    "Immune",
    "ImmuneEvenToGood",
    "NeverInTheAbyss",
    "NeverRemoved",
    "NoneImmune",
    "OnlyInCombat",
    "PlayersImmune",
    "Protected",
    "RealmsFallInstead",
    "UnplayedToDiscard",
]
