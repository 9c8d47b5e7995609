"""Magical items of the DragonLance booster."""

from sixrealms.language import *

card(
    "DL/56",
    "Blamblower",
    Use(
        DiscardLevels(every((CHAMPION | ALLY) & OPPOSING), Fixed(6), OTHER_SIDE),
        at=("combat",),
        zone="battle",
        cost=pay(The(SELF)),
    ),
)
