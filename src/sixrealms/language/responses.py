"""Answers to what was just announced: cancel, calm, duplicate, turn."""

from __future__ import annotations

from sixrealms.powers.counters import AffectsOnlyYou, Cancel, Duplicate
from sixrealms.powers.redirection import Redirect
from sixrealms.powers.spell_turning import AimedAt, Strikes, Turn

__all__ = [
    "AffectsOnlyYou",
    "AimedAt",
    "Cancel",
    "Duplicate",
    "Redirect",
    "Strikes",
    "Turn",
]
