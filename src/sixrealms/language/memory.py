"""What a game remembers of a card, and what asks for it."""

from __future__ import annotations

from sixrealms.engine.marks import (
    ATTACKED,
    BEATEN,
    BORROWED,
    CAST_IN,
    FIRST_ALLY,
    FORETOLD,
    GIVEN_UP,
    HANDED_OVER,
    HAS_CANCELLED,
    HELD,
    IGNORED,
    JUST_DISCARDED_A_REALM,
    KING,
    MAY_ATTACK,
    NO_ATTACK,
    PLAYED,
    PLAYED_UNDER,
    RESTED,
    SACRIFICED,
    SCHOOL,
    SPENT,
    SUMMONED,
    WASTED,
)
from sixrealms.powers.history import PlayedAfter
from sixrealms.powers.lasting_effects import Remember
from sixrealms.powers.memory import Note, marked
from sixrealms.powers.note_questions import Noted

__all__ = [
    "ATTACKED",
    "BEATEN",
    "BORROWED",
    "CAST_IN",
    "FIRST_ALLY",
    "FORETOLD",
    "GIVEN_UP",
    "HANDED_OVER",
    "HAS_CANCELLED",
    "HELD",
    "IGNORED",
    "JUST_DISCARDED_A_REALM",
    "KING",
    "MAY_ATTACK",
    "NO_ATTACK",
    "PLAYED",
    "PLAYED_UNDER",
    "RESTED",
    "SACRIFICED",
    "SCHOOL",
    "SPENT",
    "SUMMONED",
    "WASTED",
    "Note",
    "Noted",
    "PlayedAfter",
    "Remember",
    "marked",
]
