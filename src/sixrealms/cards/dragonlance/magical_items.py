"""Magical items of the DragonLance booster."""

from sixrealms.language import *

card(
    "DL/56",
    "Blamblower",
    Use(
        Choose(
            every((CHAMPION | ALLY) & OPPOSING), "struck", who=OTHER_SIDE, levels=6, then=discard(AllChosen("struck"))
        ),
        at=("combat",),
        zone="battle",
        cost=pay(The(SELF)),
    ),
)
