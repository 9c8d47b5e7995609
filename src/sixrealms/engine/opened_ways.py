"""Ways that cards open to realms, and who comes along on them."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.battle_statics import Reach
from sixrealms.engine.board import holding_true
from sixrealms.engine.closed_ways import way_closed
from sixrealms.engine.state import State


def opened(s: State, champion: int, realm: int) -> int:
    """What a power that brings allies along opens to this champion: 0 nothing, 1 shielded realms, 2 also past bars."""
    if Reach.kind not in s.kit.questions or s.zone[realm] != z.FORMATION:
        return 0
    grades = [
        static.grade(s, champion, realm, x)
        for static, x, _ in holding_true(s, Reach)
        if not static.alone and not way_closed(s, realm, x.source)
    ]
    return max(grades, default=0)


def allies_pass_bars(s: State) -> bool:
    """Whether the attacking champion takes its allies along past whatever bars the way to the attacked realm."""
    b = s.battle
    return b is not None and opened(s, b.champion, b.target) > 1
