"""The 1996 tournament rules, completed by the later clarifications: the defaults of `Ruleset`."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from sixrealms.rulesets.ruleset import DeckSize, Ruleset

TOURNAMENT: Final = Ruleset(
    name="tournament",
    sizes=MappingProxyType(
        {
            55: DeckSize(opening_hand=5, draw=3, max_hand=8, goal=6, places=6),
            75: DeckSize(opening_hand=6, draw=4, max_hand=10, goal=6, places=6),
            # setup.110.hand, victory.goal-110
            110: DeckSize(opening_hand=7, draw=5, max_hand=12, goal=10, places=10),
        }
    ),
)
