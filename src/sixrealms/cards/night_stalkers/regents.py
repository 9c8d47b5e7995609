"""Regents of the Night Stalkers booster."""

from sixrealms.language import *

card(
    "NS/71",
    "The Vampire",
    Always(MayUse(ITSELF, BLOOD_ABILITY | THIEF_ABILITY)),
    Always(Has(ALLY & Beside(SELF), ("Undead",))),
)
