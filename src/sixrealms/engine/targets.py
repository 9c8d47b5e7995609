"""Choosing what a card or power is aimed at: candidates, and whether there are enough."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Target
from sixrealms.engine.power import Context
from sixrealms.engine.state import State
from sixrealms.engine.traits import shielded


def candidates(s: State, target: Target, x: Context) -> list[int]:
    """Cards that may be chosen; openly immune ones are not offered (ledger: general.touch.retarget)."""
    return [
        card
        for card in target.among.find(s, x)
        if s.flags[card] & z.FACE_DOWN or not shielded(s, card, x)  # general.touch.hidden-target
    ]


def can_choose(s: State, target: Target, x: Context) -> bool:
    """A spell needs a target; it cannot be cast for nothing (ledger: spell.target-required)."""
    return bool(candidates(s, target, x))


def chooser(s: State, target: Target, x: Context) -> int:
    if target.by is None:
        return x.player
    seats = target.by.seats(s, x)
    return seats[0] if seats else x.player
