"""Choosing what a card or power is aimed at: candidates, and whether there are enough."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Answer, Play, Target, Use
from sixrealms.engine.power import Context
from sixrealms.engine.state import Act, State
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


def chosen(s: State, act: Act) -> list[int]:
    """Every card an act has chosen as a target when it was announced, and what a turned act strikes instead."""
    ability = s.kit.nodes[act.ability] if act.ability else None
    if not isinstance(ability, Play | Use | Answer):
        return []
    found: list[int] = []
    for target in ability.targets:
        value = act.context.get(target.name)
        if isinstance(value, tuple):
            found.extend(value)
        elif isinstance(value, int) and value >= 0:
            found.append(value)
    return found
