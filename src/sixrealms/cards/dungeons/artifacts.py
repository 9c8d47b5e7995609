"""Artifacts of the Dungeons booster."""

from sixrealms.language import *

card(
    "DU/118",
    "Slorath's Gloves",
    When("turn-start", HoldInLimbo(OPPONENTS), whose=YOU),
    When("leaves", ReleaseHeld()),
)
