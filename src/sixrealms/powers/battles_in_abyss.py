"""Battles fought elsewhere than before the realm."""

from __future__ import annotations

from sixrealms.engine.battle_statics import FoughtBelow
from sixrealms.engine.compiler_hints import dataclass


@dataclass(frozen=True)
class FoughtInTheAbyss(FoughtBelow):
    """The battle over this realm is fought in the Abyss: attacker and defender use champions and other cards that lie
    in their own Abyss, events excepted, as if they lay in the hand, and nothing from hand or pool.
    """
