"""Magical items of the Night Stalkers booster."""

from sixrealms.language import *

card(
    "NS/50",
    "Wand of Bone",
    Always(AttachOnlyTo(UNDEAD)),
    Always(gains(Is(BEARER), Count(every(UNDEAD & CHAMPION)))),
    Always(Protected(ALLY & UNDEAD & HangsOn(BEARER), ("discard", "switch"))),
)
