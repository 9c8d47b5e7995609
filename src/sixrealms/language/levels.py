"""Levels, bonuses, totals."""

from __future__ import annotations

from sixrealms.powers.levels import Levels, NoEffect, gains

__all__ = [
    "Levels",
    "NoEffect",
    "gains",
]
