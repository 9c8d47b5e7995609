"""Rule cards of the Underdark booster."""

from __future__ import annotations

from sixrealms.engine.ability import Always
from sixrealms.powers.identity import PowerLost
from sixrealms.powers.questions import ALLY, CHAMPION, Kind
from sixrealms.powers.registry import power

STRANGER = ~Kind("Underdark")
# Things That Go Bump in the Night
power("UD/69", Always(PowerLost(STRANGER & CHAMPION)), Always(PowerLost(STRANGER & ALLY)))
