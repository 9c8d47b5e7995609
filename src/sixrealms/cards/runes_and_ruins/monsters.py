"""Monsters of the Runes & Ruins booster."""

from sixrealms.language import *

card(
    "RR/31",
    "Falx the Silver Dragon",
    Always(MayUse(ITSELF, WIZARD_SPELL)),
    Always(Protected(ITEM & HangsOn(SELF))),
    Always(gains(ITSELF, Count(every(ITEM & HangsOn(SELF))))),
)
