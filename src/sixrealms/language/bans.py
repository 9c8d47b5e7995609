"""What may not be done: attack, fight, play, pass a wall."""

from __future__ import annotations

from sixrealms.powers.access import CannotAttack, CannotFight
from sixrealms.powers.allies_beside import NO_ENEMY_ALLIES
from sixrealms.powers.permission import NeedsPermission
from sixrealms.powers.places import closed_to
from sixrealms.powers.possession import MustDefend
from sixrealms.powers.use_and_play import AttachOnlyTo, CannotPlay
from sixrealms.powers.walls import Wall
from sixrealms.powers.ways import NotReachedBy

__all__ = [
    "NO_ENEMY_ALLIES",
    "AttachOnlyTo",
    "CannotAttack",
    "CannotFight",
    "CannotPlay",
    "MustDefend",
    "NeedsPermission",
    "NotReachedBy",
    "Wall",
    "closed_to",
]
