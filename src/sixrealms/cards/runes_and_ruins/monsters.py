"""Monsters of the Runes & Ruins booster."""

from sixrealms.language import *

card(
    "RR/31",
    "Falx the Silver Dragon",
    Always(MayUse(Is(SELF), WIZARD_SPELL)),
    Always(Protected(ITEM & HangsOn(SELF))),
    Always(gains(Is(SELF), Count(every(ITEM & HangsOn(SELF))))),
)
