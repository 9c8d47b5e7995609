"""What a game remembers of a card, and what asks for it."""

from __future__ import annotations

from sixrealms.engine.marks import (
    BEATEN,
    FIRST_ALLY,
    FORETOLD,
    HAS_CANCELLED,
    MAY_ATTACK,
    PLAYED,
    RESTED,
    SACRIFICED,
    SCHOOL,
    SPENT,
)
from sixrealms.powers.groups import Gather, Gathered
from sixrealms.powers.history import AttackedThisTurn, CastBy
from sixrealms.powers.lasting import Remember
from sixrealms.powers.longer import CastInPhase, RememberPhase
from sixrealms.powers.memory import Kept, Marked, Note, Noted

__all__ = [
    "BEATEN",
    "FIRST_ALLY",
    "FORETOLD",
    "HAS_CANCELLED",
    "MAY_ATTACK",
    "PLAYED",
    "RESTED",
    "SACRIFICED",
    "SCHOOL",
    "SPENT",
    "AttackedThisTurn",
    "CastBy",
    "CastInPhase",
    "Gather",
    "Gathered",
    "Kept",
    "Marked",
    "Note",
    "Noted",
    "Remember",
    "RememberPhase",
]
