"""Artifacts of the Birthright booster."""

from sixrealms.language import *

card(
    "BR/46",
    "Tighmaevril Sword",
    Always(MayUse(Is(BEARER), BLOOD_ABILITY)),
    When("activate", AutoDefeat(OPPONENT, REGENT)),
)
