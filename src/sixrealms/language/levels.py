"""Levels, bonuses, totals."""

from __future__ import annotations

from sixrealms.powers.levels import BaseLevels, Bonuses, Levels, NoEffect, Totals, gains

__all__ = [
    "BaseLevels",
    "Bonuses",
    "Levels",
    "NoEffect",
    "Totals",
    "gains",
]
