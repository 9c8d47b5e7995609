"""What a game remembers of a card, and what asks for it."""

from __future__ import annotations

from sixrealms.powers.conditions import Marked
from sixrealms.powers.groups import Gather, Gathered
from sixrealms.powers.history import AttackedThisTurn, CastBy, Noted, PowerSpent, SpendPower
from sixrealms.powers.lasting import Note, Remember
from sixrealms.powers.longer import CastInPhase, RememberPhase
from sixrealms.powers.resting import Rest, Rested

__all__ = [
    "AttackedThisTurn",
    "CastBy",
    "CastInPhase",
    "Gather",
    "Gathered",
    "Marked",
    "Note",
    "Noted",
    "PowerSpent",
    "Remember",
    "RememberPhase",
    "Rest",
    "Rested",
    "SpendPower",
]
